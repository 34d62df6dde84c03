// A shape for many values of a property.

/// How a shape looks for values on a grid over all that a reader may choose, at one time.
struct ShapeGrid {
    /// nil where the shape cannot be drawn. The first coordinate changes fastest.
    let cells: [ShapeMarkup?]
    private let count: Int
    private let axes: Int

    /// - Parameters:
    ///   - count: of values along each axis; at least 2.
    ///   - markup: the shape for a value.
    init(_ extent: [ClosedRange<Double>], count: Int, markup: ([Double]) -> ShapeMarkup?) {
        (self.count, axes) = (count, extent.count)
        let total = extent.reduce(1) { total, _ in total * count }
        cells = (0..<total).map { index in
            var rest = index
            return markup(extent.map { range in
                defer { rest /= count }
                return range.lowerBound + (range.upperBound - range.lowerBound) * Double(rest % count) / Double(count - 1)
            })
        }
    }

    /// How far looks that lie between those of a grid with half as many steps are from what these lead to expect.
    /// - Returns: in tolerances, of each; `mismatch` where neighbours have not the same form.
    func deviations(from coarse: ShapeGrid, tolerance: Double, mismatch: Double) -> [Double] {
        cells.indices.compactMap { index in
            let place = axes == 1 ? [index] : [index % count, index / count]
            guard place.contains(where: { $0 % 2 == 1 }) else { return nil }
            let corners = coarse.corners(around: place)
            guard let cell = cells[index], !corners.contains(where: { $0 == nil }) else {
                return cells[index] == nil && corners.allSatisfy { $0 == nil } ? 0 : mismatch
            }
            return cell.deviation(fromMiddleOf: corners.compactMap(\.self), tolerance: tolerance) ?? mismatch
        }
    }

    /// - Parameter place: in half steps.
    private func corners(around place: [Int]) -> [ShapeMarkup?] {
        let xs = Set([place[0] / 2, (place[0] + 1) / 2])
        guard axes == 2 else { return xs.map { cells[$0] } }
        return Set([place[1] / 2, (place[1] + 1) / 2]).flatMap { y in xs.map { cells[y * count + $0] } }
    }

    /// The grid as text: a look after the other, `FORM:` where the form changes and then the numbers, each as what it is
    /// more than its two predecessors of this form lead to expect, nothing for 0.
    /// - Parameter forms: the forms that have numbers, to which new ones are added.
    func text(_ forms: inout [ShapeMarkup.Form: Int]) -> [UInt8] {
        var text: [UInt8] = [], latest: [Int: [[Int]]] = [:], form = 0
        for (index, cell) in cells.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ";")) }
            guard let cell else { continue }
            let own = forms[cell.form] ?? forms.count, before = latest[own] ?? []
            forms[cell.form] = own
            if own != form || index == 0 { text += "\(own):".utf8 }
            form = own
            for (i, step) in cell.steps.enumerated() {
                if i > 0 { text.append(UInt8(ascii: ",")) }
                let expected = before.count > 1 ? 2 * before[0][i] - before[1][i] : before.first?[i] ?? 0
                if step != expected { text += String(step - expected).utf8 }
            }
            latest[own] = [cell.steps] + before.prefix(1)
        }
        return text
    }
}

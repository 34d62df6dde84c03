// A shape for many values of a property.

/// How a shape looks at one time for the values where lines meet: all that a reader may choose is divided unevenly, as is
/// needed.
struct ShapeGrid {
    /// Of each coordinate, in parts of its extent, from 0 to `steps`.
    typealias Lines = [[Int]]
    static let steps = 1024

    private let lines: Lines
    /// nil where the shape cannot be drawn. The first coordinate changes fastest.
    private let cells: [ShapeMarkup?]

    /// - Parameter markup: the shape where lines meet.
    init(_ lines: Lines, markup: ([Int]) -> ShapeMarkup?) {
        self.lines = lines
        let places = lines.reversed().reduce([[]]) { places, line in places.flatMap { place in line.map { [$0] + place } } }
        cells = places.map(markup)
    }

    /// The grid as text: a look after the other, `FORM:` where the form changes and then the numbers, each as what it is
    /// more than its predecessors of this form lead to expect, nothing for 0.
    /// - Parameter forms: the forms that have numbers, to which new ones are added.
    func text(_ forms: inout [ShapeMarkup.Form: Int]) -> [UInt8] {
        var text: [UInt8] = [], latest: [Int: [(index: Int, steps: [Int])]] = [:], form = -1
        for (index, cell) in cells.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ";")) }
            guard let cell else { continue }
            let own = forms[cell.form] ?? forms.count, before = latest[own] ?? []
            forms[cell.form] = own
            if own != form { text += "\(own):".utf8 }
            form = own
            let expected = expected(index, before, count: cell.steps.count)
            for (i, step) in cell.steps.enumerated() {
                if i > 0 { text.append(UInt8(ascii: ",")) }
                if step != expected[i] { text += String(step - expected[i]).utf8 }
            }
            latest[own] = [(index, cell.steps)] + before.prefix(1)
        }
        return text
    }

    /// The numbers of the look before, or what goes on straight from the two before in the same row.
    private func expected(_ index: Int, _ before: [(index: Int, steps: [Int])], count: Int) -> [Int] {
        guard let a = before.first else { return [Int](repeating: 0, count: count) }
        let width = lines[0].count
        guard let b = before.dropFirst().first, b.index / width == index / width else { return a.steps }
        func place(_ index: Int) -> Double { Double(lines[0][index % width]) }
        let further = (place(index) - place(a.index)) / (place(a.index) - place(b.index))
        return zip(a.steps, b.steps).map { Int((Double($0) + Double($0 - $1) * further + 0.5).rounded(.down)) }
    }
}

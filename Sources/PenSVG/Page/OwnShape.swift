// A shape with properties of its own that a page lets the reader change.

import PenGeometry
import PenScene

/// Draws an element of a moving picture for other values of one of its properties, the others being as they are at a time.
struct OwnShape {
    let picture: MovingPicture
    let element: MovingElement
    let own: OwnProperties
    /// In user units of the element.
    let tolerance: Double
    /// What the `id`s of its gradients begin with.
    let identifier: String
    let decimals: Int

    init?(_ picture: MovingPicture, _ element: MovingElement, tolerance: Double, identifier: String) {
        guard let own = picture.own(of: element) else { return nil }
        (self.picture, self.element, self.own, self.tolerance, self.identifier) = (picture, element, own, tolerance, identifier)
        decimals = MotionWriter.decimals(tolerance)
    }

    /// - Parameter place: the coordinates of the property's value.
    /// - Returns: nil where the script cannot draw it.
    func look(at time: Double, _ property: Int, _ place: [Double]) -> MovingLook? {
        var values = own.values(at: time)
        values[property] = place.count == 1 ? .number(place[0]) : .point(Point(place[0], place[1]))
        return try? picture.look(of: element, at: time, with: values)
    }

    /// - Parameter arcPieces: how many cubics stand for each arc.
    func markup(at time: Double, _ property: Int, _ place: [Double], arcPieces: Int) -> ShapeMarkup? {
        look(at: time, property, place).flatMap { ShapeMarkup($0.withCubics(arcPieces: arcPieces), decimals: decimals, identifier: identifier) }
    }

    /// The value of a property as its coordinates; nil for what is neither a number nor a point.
    func place(of property: Int, at time: Double) -> [Double]? {
        switch own.tracks[property].value(at: time) {
        case .number(let x): x.isFinite ? [x] : nil
        case .point(let p): p.isFinite ? [p.x, p.y] : nil
        case .paint, .path, .list, .text, .boolean: nil
        }
    }

    /// Those of the times at which not everything but one property is as at another of them.
    func different(_ times: [Double], besides property: Int) -> [Double] {
        times.reduce(into: []) { kept, time in
            if !kept.contains(where: { picture.isSame(element, at: $0, and: time, besides: property) }) { kept.append(time) }
        }
    }

    /// From when to when nothing begins or ends: each from a mark to the moment before the next. One that is empty where
    /// nothing moves.
    var intervals: [ClosedRange<Double>] {
        guard let span = element.span else { return [0...0] }
        let marks = span.marks.count > OwnShape.mostIntervals ? [0, span.end] : span.marks
        let between = zip(marks, marks.dropFirst()).map { start, end in start...(end - min(1e-9 * max(end, 1), (end - start) / 2)) }
        return between + [span.end...span.end]
    }

    private static let mostIntervals = 1000
}

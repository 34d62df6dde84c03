// A shape of which a part is stroked, as paths that are stroked whole or as one dash.

import PenGeometry
import PenScene

/// SVG knows no stroke that is a part of a path. So the area is one path, and the line of each subpath another, drawn as
/// one dash; of a dashed line each dash is a line of its own.
struct TrimmedShape {
    struct Line {
        var content: MovingLook.Content
        /// Nothing of it is stroked.
        var isEmpty: Bool
    }

    private(set) var area: MovingLook.Content?
    private(set) var lines: [Line] = []

    init(_ look: MovingLook) {
        guard case .shape(let shape, let trim) = look.content else { return }
        if shape.fill != nil {
            var area = shape
            area.stroke = nil
            self.area = .shape(area, trim: (0, 1))
        }
        let subpaths = shape.path.subpaths, places = TrimmedShape.places(in: shape, trim)
        lines = places.map { TrimmedShape.line(shape, subpaths[$0.subpath], $0) }
    }

    /// Where in a subpath a part is that is stroked where nothing is trimmed, and what is left of it.
    struct Place {
        var subpath: Int
        var length: Double
        var start: Double
        var end: Double
        /// From where in the part, and how much.
        var from: Double
        var on: Double

        var isWhole: Bool { start <= 0 && end >= length }
    }

    /// - Parameter trim: the fractions of the whole path between which it is stroked.
    static func places(in shape: DrawnShape, _ trim: (start: Double, end: Double)) -> [Place] {
        let lengths = shape.path.subpaths.map(\.length), whole = lengths.reduce(0, +)
        var before = 0.0, places: [Place] = []
        for (k, length) in lengths.enumerated() {
            let first = min(max(trim.start * whole - before, 0), length), last = min(max(trim.end * whole - before, 0), length)
            for (start, end) in dashes(in: length, shape.strokeStyle) {
                let from = min(max(first - start, 0), end - start), on = max(min(max(last - start, 0), end - start) - from, 0)
                places.append(Place(subpath: k, length: length, start: start, end: end, from: from, on: on))
            }
            before += length
        }
        return places
    }

    /// The dashes of a line of a length; the line itself where it has none.
    private static func dashes(in length: Double, _ style: StrokeStyle) -> [(start: Double, end: Double)] {
        let dash = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash, period = dash.reduce(0, +)
        guard period > 0, period.isFinite, length > 0, length / period * Double(dash.count) < mostDashes, style.dashPhase.isFinite else { return [(0, length)] }
        let phase = style.dashPhase.truncatingRemainder(dividingBy: period)
        var place = -(phase < 0 ? phase + period : phase), next = 0, dashes: [(Double, Double)] = []
        while place < length {
            let end = place + max(dash[next % dash.count], 0)
            if next % 2 == 0, end > 0 || place == 0 { dashes.append((max(place, 0), min(end, length))) }
            (place, next) = (end, next + 1)
        }
        return dashes
    }

    private static let mostDashes = 1000.0

    private static func line(_ shape: DrawnShape, _ subpath: Path, _ place: Place) -> Line {
        var line = shape
        line.path = place.isWhole ? subpath : subpath.subpath(from: place.start / place.length, to: place.end / place.length)
        line.fill = nil
        let length = place.end - place.start
        // A closed one that is whole has its corner where it closes.
        if place.on >= length, line.path.isClosed {
            (line.strokeStyle.dash, line.strokeStyle.dashPhase) = ([], 0)
        } else {
            // So long a gap that the dash never comes again, whatever the renderer takes for the length.
            let period = 2 * length + 2 * max(shape.strokeStyle.width, 1)
            (line.strokeStyle.dash, line.strokeStyle.dashPhase) = ([place.on, period - place.on], period - place.from)
        }
        return Line(content: .shape(line, trim: (0, 1)), isEmpty: place.on <= 0)
    }
}

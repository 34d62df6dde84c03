// Paths in cairo's own records.

import PenGeometry

/// A cairo_path_t, made before anything is timed: an array of headers (what follows, and how many places it takes with
/// the header) and points, sixteen bytes each.
final class CairoPath {
    private enum Kind: Int { case move, line, curve, close }

    private struct Record {
        var status: Int32 = 0
        var places: UnsafeMutablePointer<Point>?
        var count: Int32 = 0
    }

    private let places: UnsafeMutablePointer<Point>
    private let record: UnsafeMutablePointer<Record>

    init(_ path: Path) {
        var all: [Point] = [], here = Point.zero, start = Point.zero
        func add(_ kind: Kind, _ points: [Point]) {
            // The type in the lower half of the first word, the length in the upper one.
            all.append(Point(Double(bitPattern: UInt64(kind.rawValue | (points.count + 1) << 32)), 0))
            all += points
        }
        for element in path.elements {
            switch element {
            case .move(let p): add(.move, [p])
            case .line(let p): add(.line, [p])
            case .curve(let controls, let end): add(.curve, Self.cubic(here, controls, end))
            case .arc(let arc, _): for c in arc.cubics(tolerance: 1e-3) { add(.curve, Array(c.points.dropFirst())) }
            case .close: add(.close, [])
            }
            (here, start) = Self.pen(after: element, here, start)
        }
        places = .allocate(capacity: max(1, all.count))
        places.initialize(from: all, count: all.count)
        record = .allocate(capacity: 1)
        record.initialize(to: Record(places: places, count: Int32(all.count)))
    }

    deinit {
        places.deallocate()
        record.deallocate()
    }

    var address: UnsafeRawPointer { UnsafeRawPointer(record) }

    private static func pen(after element: PathElement, _ here: Point, _ start: Point) -> (here: Point, start: Point) {
        switch element {
        case .move(let p): (p, p)
        case .line(let p), .curve(_, let p), .arc(_, let p): (p, start)
        case .close: (start, start)
        }
    }

    /// A curve of degree two or three as cubic.
    private static func cubic(_ start: Point, _ controls: [Point], _ end: Point) -> [Point] {
        precondition(controls.count <= 2, "the scenes have no curves of a higher degree")
        if controls.count == 2 { return controls + [end] }
        return [start.lerp(to: controls[0], 2.0 / 3), end.lerp(to: controls[0], 2.0 / 3), end]
    }
}

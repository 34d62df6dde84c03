// Reading a path element by element.

import Synchronization

/// One verb of a path with what belongs to it.
public enum PathElement: Hashable, Sendable {
    /// A new subpath begins here.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A Bézier curve of degree `controls.count + 1` from the current point.
    case curve(controls: [Point], end: Point)
    /// An elliptical arc from the current point; `end` is its exact end.
    case arc(EllipticalArc, end: Point)
    /// A line to the start of the subpath, which ends there.
    case close
}

extension Path {
    /// The path's elements in order, until `Patience` is over. For tight loops read `verbs` and `points` instead.
    public var elements: ElementSequence { ElementSequence(path: self) }

    /// A walk over a path's verbs.
    public struct ElementSequence: Sequence, IteratorProtocol, Sendable {
        let path: Path
        var verb = 0
        var point = 0

        init(path: Path) { self.path = path }

        /// The next element, or nil behind the last.
        public mutating func next() -> PathElement? {
            guard verb < path.verbs.count, !Patience.isOver.load(ordering: .relaxed) else { return nil }
            let kind = path.verbs[verb]
            let p = path.points[point..<(point + kind.pointCount)]
            verb += 1
            point += kind.pointCount
            switch kind {
            case .move: return .move(p.first!)
            case .line: return .line(p.first!)
            case .arc: return .arc(Path.arc(from: p), end: p.last!)
            case .close: return .close
            default: return .curve(controls: Array(p.dropLast()), end: p.last!)
            }
        }
    }

    /// The arc that is stored in the five points behind an arc verb.
    static func arc(from p: ArraySlice<Point>) -> EllipticalArc {
        let i = p.startIndex
        return EllipticalArc(center: p[i], radii: p[i + 1], rotation: p[i + 2].x, start: p[i + 2].y, sweep: p[i + 3].x)
    }
}

// Walking along a path: its steps, segments and subpaths.

import Synchronization

extension Path {
    /// A verb with where it starts and ends, and where its own points stand in `points`.
    struct Step {
        let verb: Verb
        let from: Point
        let to: Point
        /// Where the verb's points begin. For lines and curves the point before is `from`, so that
        /// `points[index - 1...]` are the curve's control points.
        let index: Int
    }

    /// The verbs in order, until `Patience` is over. A close goes from the current point to the subpath's start; a move to where it goes.
    struct StepSequence: Sequence, IteratorProtocol {
        let path: Path
        private var verb = 0
        private var index = 0
        private var here = Point.zero
        private var subpathStart = Point.zero

        init(_ path: Path) { self.path = path }

        mutating func next() -> Step? {
            guard verb < path.verbs.count, !Patience.isOver.load(ordering: .relaxed) else { return nil }
            let kind = path.verbs[verb], from = here
            let first = index
            verb += 1
            index += kind.pointCount
            here = kind == .close ? subpathStart : path.points[index - 1]
            if kind == .move { subpathStart = here }
            return Step(verb: kind, from: kind == .move ? here : from, to: here, index: first)
        }
    }

    var steps: StepSequence { StepSequence(self) }

    /// What a step draws, or nil for a move and for a close that is already at the subpath's start.
    func segment(_ step: Step) -> PathSegment? {
        switch step.verb {
        case .move: nil
        case .line: .line(step.from, step.to)
        case .close: step.from == step.to ? nil : .line(step.from, step.to)
        case .arc: .arc(Path.arc(from: points[step.index..<(step.index + 5)]), from: step.from, to: step.to)
        default: .curve(curve(step))
        }
    }

    func curve(_ step: Step) -> BezierCurve {
        BezierCurve([step.from] + points[step.index..<(step.index + step.verb.pointCount)])
    }

    /// What is drawn, piece by piece, over all subpaths; the lines that closes draw are among them.
    public var segments: some Sequence<PathSegment> {
        steps.lazy.compactMap(segment)
    }

    /// Every subpath as a path of its own.
    public var subpaths: [Path] {
        var parts: [Path] = []
        var part = Path()
        for element in elements {
            if case .move = element, !part.isEmpty {
                parts.append(part)
                part = Path()
            }
            part.add(element)
        }
        if !part.isEmpty { parts.append(part) }
        return parts
    }

    /// Adds what an element says.
    public mutating func add(_ element: PathElement) {
        switch element {
        case .move(let p): move(to: p)
        case .line(let p): line(to: p)
        case .curve(let controls, let end): curve(to: end, via: controls)
        case .arc(let arc, let end): addArc(arc, end: end)
        case .close: close()
        }
    }

    /// Adds a segment; a move comes first where the pen is elsewhere or the last subpath is closed.
    public mutating func add(_ segment: PathSegment) {
        if !isOpen || currentPoint != segment.start { move(to: segment.start) }
        switch segment {
        case .line(_, let q): line(to: q)
        case .curve(let curve): self.curve(to: curve.end, via: Array(curve.points.dropFirst().dropLast()))
        case .arc(let arc, _, let q): addArc(arc, end: q)
        }
    }

    /// Adds an arc that starts at the current point, without looking whether its own start agrees.
    mutating func addArc(_ arc: EllipticalArc, end: Point) {
        beginSegment()
        verbs.append(.arc)
        points.append(arc.center)
        points.append(arc.radii)
        points.append(Point(arc.rotation, arc.start))
        points.append(Point(arc.sweep, 0))
        points.append(end)
    }

    /// Where the first subpath starts, or nil in an empty path.
    public var start: Point? { points.first }

    /// Where the pen is after the last segment, or nil in an empty path.
    public var end: Point? { currentPoint }

    /// True where there is something drawn and every subpath that draws is closed by `close()`.
    public var isClosed: Bool {
        var drawn = false, open = false
        for verb in verbs {
            switch verb {
            case .move: if open { return false }
            case .close: open = false
            default: (drawn, open) = (true, true)
            }
        }
        return (drawn || verbs.last == .close) && !open
    }
}

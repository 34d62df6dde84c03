// Paths run through backwards.

import Synchronization

extension Path {
    /// Every subpath run through from its end, the subpaths in their order. A closed one stays closed and keeps its
    /// start: the line that its close draws comes first then, and the close draws the first line. So reversing twice gives
    /// the path again, but for a line to the start before a close, which the close draws alone.
    public var reversed: Path {
        var path = Path()
        path.verbs.reserveCapacity(verbs.count)
        path.points.reserveCapacity(points.count)
        var run: [Step] = []
        for step in steps {
            if step.verb == .move, !run.isEmpty {
                path.addReversed(run, of: self)
                run.removeAll(keepingCapacity: true)
            }
            run.append(step)
        }
        if !run.isEmpty { path.addReversed(run, of: self) }
        return path
    }

    /// Adds the subpath with the steps `run`, of which the first is its move, backwards.
    private mutating func addReversed(_ run: [Step], of source: Path) {
        guard let first = run.first, let last = run.last else { return }
        let isClosed = last.verb == .close
        move(to: isClosed ? first.to : last.to)
        if isClosed, last.from != last.to { line(to: last.from) }
        for i in stride(from: run.count - (isClosed ? 2 : 1), to: 0, by: -1) where !Patience.isOver.load(ordering: .relaxed) {
            if i == 1, isClosed, run[i].verb == .line { break }
            addReversed(run[i], of: source)
        }
        if isClosed { close() }
    }

    private mutating func addReversed(_ step: Step, of source: Path) {
        switch step.verb {
        case .line: line(to: step.from)
        case .arc: addArc(Path.arc(from: source.points[step.index..<(step.index + 5)]).reversed, end: step.from)
        default:
            let controls = source.points[step.index..<(step.index + step.verb.pointCount - 1)]
            appendCurve(controls.reversed(), verb: step.verb)
            points.append(step.from)
        }
    }
}

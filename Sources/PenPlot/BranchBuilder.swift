// Puts the pieces that a tracer finds together to branches.

import PenGeometry

/// Takes pieces from left to right and knows where they hang together.
struct BranchBuilder {
    private(set) var traced = TracedCurve()
    /// The branch that grows, without the run that grows.
    private var branch: TracedCurve.Branch?
    private var run = CubicRun()
    /// Where the run has to begin instead of its first point, very near.
    private var start: Point?
    /// The latest piece was too small to be one.
    private var isStretched = false
    private var end = TracedCurve.End(place: .zero, reason: .range, t: 0)
    /// Why the next branch begins.
    private var reason = TracedCurve.End.Reason.range

    init() {}

    mutating func note(jump: TracedCurve.Jump) { traced.jumps.append(jump) }
    mutating func note(hole: Point) { traced.holes.append(hole) }
    mutating func noteValue() { traced.isDefinedSomewhere = true }

    private mutating func begin(_ place: Point, _ t: Double) {
        guard branch == nil else { return }
        branch = TracedCurve.Branch(first: TracedCurve.End(place: place, reason: reason, t: t), last: end)
    }

    /// A smooth piece from one number to another.
    mutating func add(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, from t: Double, to u: Double) {
        begin(p0, t)
        let isFirst = run.isEmpty
        run.append(p0, p1, p2, p3, longest: 40)
        if isFirst, let start { run.move(start: start) }
        (start, isStretched) = (nil, false)
        (end.place, end.t) = (p3, u)
    }

    /// A piece so small that it is enough to move what is beside it.
    mutating func add(speck p: Point, _ q: Point, from t: Double, to u: Double) {
        begin(p, t)
        if !run.isEmpty, !isStretched {
            run.move(end: q)
            isStretched = true
        } else if run.isEmpty, start == nil, branch?.runs.isEmpty == true {
            start = p
        } else {
            add(lines: [p, q], from: t, to: u)
        }
        (end.place, end.t) = (q, u)
    }

    mutating func add(lines points: [Point], from t: Double, to u: Double) {
        guard let first = points.first, let last = points.last else { return }
        begin(first, t)
        let joined = closeRun()
        (end.place, end.t) = (last, u)
        let points = joined.map { $0 == first ? points : [$0] + points } ?? points
        if case .lines(let before)? = branch?.runs.last, let goesOn = BranchBuilder.straight(before, points) {
            branch?.runs.removeLast()
            branch?.runs.append(.lines(goesOn))
        } else {
            branch?.runs.append(.lines(points))
        }
    }

    /// Two runs of lines as one, where the second goes on in the direction of the first.
    private static func straight(_ a: [Point], _ b: [Point]) -> [Point]? {
        guard a.count > 1, b.count > 1 else { return nil }
        let v = a[a.count - 1] - a[a.count - 2], w = b[1] - b[0]
        return v.cross(w) == 0 && v.dot(w) > 0 ? a.dropLast() + b.dropFirst() : nil
    }

    /// The direction changes at once.
    mutating func corner() {
        guard branch != nil else { return }
        start = closeRun() ?? start
    }

    /// - Returns: where the branch has come to; nil before its first run.
    private mutating func closeRun() -> Point? {
        defer { (run, start, isStretched) = (CubicRun(), nil, false) }
        guard let last = run.end else {
            if let start { return start }
            if case .lines(let points)? = branch?.runs.last { return points.last }
            if case .smooth(let run)? = branch?.runs.last { return run.end }
            return nil
        }
        branch?.runs.append(.smooth(run))
        return last
    }

    /// Nothing is drawn up to the next piece.
    mutating func gap(_ before: TracedCurve.End.Reason, _ after: TracedCurve.End.Reason) {
        reason = after
        guard branch != nil else { return }
        // A single speck is no run.
        if let place = closeRun(), branch?.runs.isEmpty == true { branch?.runs.append(.lines([place, end.place])) }
        end.reason = before
        branch?.last = end
        if let branch { traced.branches.append(branch) }
        branch = nil
    }
}

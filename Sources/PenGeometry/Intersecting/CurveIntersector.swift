// The search for all intersections of two curves.

/// Finds what two curves share, whatever they are, by one method: pieces whose hulls are apart are dropped; where the
/// tangent cones of two pieces have no direction in common, the pieces meet at most once (T. Sederberg, R. Meyers: Loop
/// detection in surface patch intersections. CAGD 5, 1988) and Newton's method finds where; all others are halved. What
/// cannot be told apart when it is flat to within rounding is a tangency, solved as such, or an overlap, found from the ends.
///
/// One value serves for many pairs, and keeps its buffers.
struct CurveIntersector {
    /// Both curves in the frame of the pair, that which comes first in a fixed order as the first, so that the answer does
    /// not depend on who asks.
    var a: LocalCurve
    var b: LocalCurve
    /// What counts as rounding, in the frame's units: curves closer than that touch.
    var slack = 0.0
    /// The polygons of the pieces that are being looked at, as a stack.
    var hulls: ContiguousArray<Point> = []
    /// Parameter pairs found so far.
    var roots: [(s: Double, t: Double)] = []
    /// Pairs of pieces that are the same to within rounding.
    var unresolved: [(s: ClosedRange<Double>, t: ClosedRange<Double>)] = []
    var overlaps: [CurveOverlap] = []
    /// Which ends are the same point: (0, 0), (0, 1), (1, 0), (1, 1).
    private var sharedEnds: [(s: Double, t: Double)] = []
    private var work = 0
    private var hasLookedForOverlaps = false

    /// So many halvings are ordinary; after them the curves may run along each other.
    private static let ordinaryWork = 400
    /// So many are enough for any pair of curves that is not the same to within rounding over long stretches.
    private static let mostWork = 40_000

    init() {
        let nothing = LocalCurve(.line(.zero, .zero), LocalCurve.Frame(origin: .zero, scale: 1))
        (a, b) = (nothing, nothing)
    }

    /// What the segments share; nothing where one of them is not finite.
    mutating func intersect(_ first: PathSegment, _ second: PathSegment) -> CurveIntersections {
        let boxes = (first.hullBounds, second.hullBounds)
        guard let frame = setFrame(boxes.0, boxes.1) else { return CurveIntersections() }
        let isSwapped = second.comesBefore(first)
        a = LocalCurve(isSwapped ? second : first, frame)
        b = LocalCurve(isSwapped ? first : second, frame)
        search()
        let found = report(frame)
        return isSwapped ? found.swapped : found
    }

    /// The frame of the pair, or nil where the boxes are apart or not finite.
    private mutating func setFrame(_ p: Rect, _ q: Rect) -> LocalCurve.Frame? {
        let common = p.intersection(q)
        let reach = max(abs(p.minX), abs(p.maxX), abs(p.minY), abs(p.maxY), abs(q.minX), abs(q.maxX), abs(q.minY), abs(q.maxY))
        guard reach.isFinite, reach > 0 || !common.isNull else { return nil }
        // Boxes that only rounding keeps apart count as touching.
        let gap = CurveIntersector.roundings * reach.ulp
        guard p.minX - gap <= q.maxX, q.minX - gap <= p.maxX, p.minY - gap <= q.maxY, q.minY - gap <= p.maxY else { return nil }
        let union = p.union(q)
        let size = max(union.maxX / 2 - union.minX / 2, union.maxY / 2 - union.minY / 2)
        let exponent = size > 0 ? size.exponent : reach > 0 ? reach.exponent : 0
        let scale = Double(sign: .plus, exponent: max(-1000, min(1000, -Int(exponent))), significand: 1)
        slack = gap * scale
        return LocalCurve.Frame(origin: Point(union.minX / 2 + union.maxX / 2, union.minY / 2 + union.maxY / 2), scale: scale)
    }

    /// How many units in the last place of the coordinates count as rounding: what a rotation or two leave behind.
    static let roundings = 32.0

    private mutating func search() {
        hulls.removeAll(keepingCapacity: true)
        roots.removeAll(keepingCapacity: true)
        unresolved.removeAll(keepingCapacity: true)
        overlaps.removeAll(keepingCapacity: true)
        (work, hasLookedForOverlaps) = (0, false)
        findSharedEnds()
        if overlapsAsLine() || overlapsAsArc() { return }
        let firsts = pieces(of: a), seconds = pieces(of: b)
        for p in firsts {
            for q in seconds { meet(p, q, areTransversal: false) }
        }
        if !unresolved.isEmpty { settleUnresolved() }
    }

    private mutating func findSharedEnds() {
        sharedEnds.removeAll(keepingCapacity: true)
        for (s, p) in [(0.0, a.start), (1.0, a.end)] {
            for (t, q) in [(0.0, b.start), (1.0, b.end)] where isTouch(p, q) {
                sharedEnds.append((s, t))
                roots.append((s, t))
            }
        }
    }

    func isTouch(_ p: Point, _ q: Point) -> Bool { abs(p.x - q.x) <= slack && abs(p.y - q.y) <= slack }

    // MARK: Halving

    private mutating func meet(_ p: CurvePiece, _ q: CurvePiece, areTransversal: Bool) {
        guard boxesMeet(p, q), !areSeparated(p, q) else { return }
        let shared = sharedEnd(p, q)
        if let shared, meetOnlyAtEnd(p, q, shared) { return }
        let transversal = areTransversal || conesAreApart(p, q)
        if transversal {
            if shared != nil { return }
            if let root = newton(p, q) {
                roots.append(root)
                return
            }
        }
        if isSettled(p, q) {
            unresolved.append((p.lower...p.upper, q.lower...q.upper))
            return
        }
        work += 1
        if work == CurveIntersector.ordinaryWork { findOverlaps() }
        if work > CurveIntersector.ordinaryWork, isInOverlap(p, q) { return }
        halve(p, q, transversal)
    }

    private mutating func halve(_ p: CurvePiece, _ q: CurvePiece, _ transversal: Bool) {
        let mark = hulls.count
        if canBeHalved(p), p.extent >= q.extent || !canBeHalved(q) {
            let (left, right) = halves(of: p, on: a)
            meet(left, q, areTransversal: transversal)
            meet(right, q, areTransversal: transversal)
        } else {
            let (left, right) = halves(of: q, on: b)
            meet(p, left, areTransversal: transversal)
            meet(p, right, areTransversal: transversal)
        }
        hulls.removeLast(hulls.count - mark)
    }

    /// Near zero there are parameters a thousand halvings deep; no curve needs so many.
    private func canBeHalved(_ p: CurvePiece) -> Bool { p.middle > p.lower && p.middle < p.upper && p.upper - p.lower > 0x1p-64 }

    /// True where halving does not help any more: both are points, or both straight and no crossing was found.
    private func isSettled(_ p: CurvePiece, _ q: CurvePiece) -> Bool {
        if work > CurveIntersector.mostWork { return true }
        if p.extent <= slack / 4, q.extent <= slack / 4 { return true }
        if !canBeHalved(p), !canBeHalved(q) { return true }
        return isStraight(p) && isStraight(q) && !chordsCross(p, q)
    }

    /// True where the chords are clearly not parallel, so that halving leads to the crossing or past it.
    private func chordsCross(_ p: CurvePiece, _ q: CurvePiece) -> Bool {
        let u = hulls[p.offset + p.count - 1] - hulls[p.offset], v = hulls[q.offset + q.count - 1] - hulls[q.offset]
        return abs(u.cross(v)) > 1e-3 * u.length * v.length
    }

    /// True where the piece is its chord, to within rounding, and does not turn back on it.
    private func isStraight(_ p: CurvePiece) -> Bool { flatness(p) <= slack / 4 && (p.extent <= slack || runsOneWay(p)) }

    /// The ends that both pieces share.
    private func sharedEnd(_ p: CurvePiece, _ q: CurvePiece) -> (s: Double, t: Double)? {
        sharedEnds.first { (p.lower == $0.s || p.upper == $0.s) && (q.lower == $0.t || q.upper == $0.t) }
    }

    private func isInOverlap(_ p: CurvePiece, _ q: CurvePiece) -> Bool {
        overlaps.contains { overlap in
            // A bit beyond: what touches an overlap's end is part of it.
            let s = overlap.first, t = overlap.second
            let ds = 1e-6 * (s.upperBound - s.lowerBound), dt = 1e-6 * (t.upperBound - t.lowerBound)
            return p.lower >= s.lowerBound - ds && p.upper <= s.upperBound + ds && q.lower >= t.lowerBound - dt && q.upper <= t.upperBound + dt
                && overlap.contains(s: p.lower...p.upper, t: q.lower...q.upper)
        }
    }

    private mutating func settleUnresolved() {
        if !hasLookedForOverlaps { findOverlaps() }
        unresolved.removeAll { pair in overlaps.contains { $0.contains(s: pair.s, t: pair.t) } }
        solveTangencies()
    }

    private mutating func findOverlaps() {
        hasLookedForOverlaps = true
        lookForOverlaps()
    }
}

extension CurveOverlap {
    /// True where the two ranges belong to each other along the overlap, or nearly.
    func contains(s: ClosedRange<Double>, t: ClosedRange<Double>) -> Bool {
        let length = first.upperBound - first.lowerBound
        let a = secondStart + (secondEnd - secondStart) * ((s.lowerBound - first.lowerBound) / length)
        let b = secondStart + (secondEnd - secondStart) * ((s.upperBound - first.lowerBound) / length)
        let margin = 1e-6 * abs(secondEnd - secondStart) + (t.upperBound - t.lowerBound)
        return min(a, b) - margin <= t.upperBound && max(a, b) + margin >= t.lowerBound
            && s.lowerBound >= first.lowerBound - 1e-6 && s.upperBound <= first.upperBound + 1e-6
    }
}

// Segments without corners between them, as one curve to be fitted.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A run of lines and Bézier curves, each from one whole parameter to the next.
struct SegmentChain: FittableCurve {
    let segments: [PathSegment]
    /// The tangents at the whole parameters.
    let directions: [Point]
    let knots: [Double]
    /// The segments as cubics, where they are no more.
    private let cubics: [FittedCubic?]

    init(_ segments: [PathSegment], directions: [Point]) {
        (self.segments, self.directions) = (segments, directions)
        var knots = [0.0]
        for (i, segment) in segments.enumerated() {
            if case .curve = segment { knots += SegmentChain.turns(of: segment).map { Double(i) + $0 } }
            knots.append(Double(i + 1))
        }
        self.knots = knots
        cubics = segments.map(SegmentChain.cubic)
    }

    /// The parameters inside a curve between which it turns slowly.
    private static func turns(of segment: PathSegment) -> [Double] {
        var places: [Double] = []
        func walk(_ u: Double, _ first: Point, _ v: Double, _ last: Point, _ depth: Int) {
            let middle = u + (v - u) / 2, direction = segment.tangent(at: middle)
            // A curve of rounding errors turns everywhere.
            let isSlow = first.dot(direction) > 0.8 && direction.dot(last) > 0.8
            guard depth > 0, !isSlow, places.count < 256, direction.isFinite else { return }
            walk(u, first, middle, direction, depth - 1)
            places.append(middle)
            walk(middle, direction, v, last, depth - 1)
        }
        walk(0, segment.tangent(at: 0), 1, segment.tangent(at: 1), 20)
        return places
    }

    private static func cubic(_ segment: PathSegment) -> FittedCubic? {
        switch segment {
        case .line(let p, let q): return FittedCubic(line: p, q)
        case .curve(let curve) where curve.degree <= 3:
            let p = curve.elevated(to: 3).points
            return FittedCubic(p[0], p[1], p[2], p[3])
        default: return nil
        }
    }

    private func place(_ t: Double) -> (index: Int, t: Double) {
        let i = min(Int(t), segments.count - 1)
        return (i, t - Double(i))
    }

    func motion(at t: Double) -> (point: Point, velocity: Point) {
        let (i, u) = place(t)
        if let cubic = cubics[i] { return (cubic.point(at: u), cubic.derivative(at: u)) }
        return (segments[i].point(at: u), segments[i].derivative(at: u))
    }

    func point(at t: Double) -> Point {
        let (i, u) = place(t)
        return u == 0 ? segments[i].start : u == 1 ? segments[i].end : cubics[i]?.point(at: u) ?? segments[i].point(at: u)
    }

    /// Along a line the direction goes over from that at one end to that at the other: the line may be a chord.
    func direction(at t: Double) -> Point {
        let (i, u) = place(t)
        if u <= 0 { return directions[i] }
        if u >= 1 { return directions[i + 1] }
        guard let cubic = cubics[i] else { return segments[i].tangent(at: u) }
        if cubic.isLine { return directions[i].lerp(to: directions[i + 1], u).normalized }
        let way = cubic.derivative(at: u), speed = way.plainLength
        // Where it nearly stands still its direction is another question.
        return speed > 1e-6 * cubic.reach ? way / speed : segments[i].tangent(at: u)
    }

    func isLine(from a: Double, to b: Double) -> Bool { cubics[place(a).index]?.isLine ?? false }

    func piece(from a: Double, to b: Double) -> FittedCubic? {
        let (i, u) = place(a)
        guard b <= Double(i + 1), let cubic = cubics[i] else { return nil }
        if cubic.isLine { return FittedCubic(line: point(at: a), point(at: b)) }
        let p = cubic.curve.subcurve(from: u, to: b - Double(i)).points
        return FittedCubic(point(at: a), p[1], p[2], point(at: b))
    }

    /// The end of a segment, unless it begins inside a curve that may be too far from any cubic.
    func end(near t: Double, behind begin: Double) -> Double {
        let (i, _) = place(t)
        guard t < Double(segments.count), Double(i) <= begin else { return min(t.rounded(.down), Double(segments.count)) }
        if case .curve(let curve) = segments[i], curve.degree > 3 { return t }
        return Double(i + 1)
    }

    /// Lines are not divided.
    func isDivisible(behind t: Double) -> Bool { t < Double(segments.count) && !isLine(from: t, to: t) }
}

// Many small cubics without corners between them, to be replaced by few.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A smooth curve that is known as a run of cubics, as when it was sampled with its derivatives (Hermite's interpolation).
public struct CubicRun: Sendable {
    private var pieces: [FittedCubic] = []

    public init() {}

    public var isEmpty: Bool { pieces.isEmpty }
    public var count: Int { pieces.count }
    public var start: Point? { pieces.first?.p0 }
    public var end: Point? { pieces.last?.p3 }

    /// Goes on with the cubic Bézier curve of four control points.
    /// - Precondition: it begins where the run ends, in the direction in which it ends, and turns by less than a quarter turn.
    /// - Parameter longest: longer pieces are taken in parts, which are looked at more closely.
    public mutating func append(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, longest: Double = .infinity) {
        let whole = FittedCubic(p0, p1, p2, p3), count = min(64, ((p3 - p0).length / longest).rounded(.up))
        guard count > 1 else { return pieces.append(whole) }
        for i in 0..<Int(count) { pieces.append(whole.part(from: Double(i) / count, to: Double(i + 1) / count)) }
    }

    /// Moves the run's first or last point a little, and its control point with it.
    public mutating func move(start: Point) {
        guard let first = pieces.first else { return }
        pieces[0].p1 = first.p1 + (start - first.p0)
        pieces[0].p0 = start
    }

    public mutating func move(end: Point) {
        guard let last = pieces.last else { return }
        pieces[pieces.count - 1].p2 = last.p2 + (end - last.p3)
        pieces[pieces.count - 1].p3 = end
    }

    /// As few cubics as possible that are nowhere farther than `tolerance` user units from the run, added to a path that
    /// ends where the run begins or is empty.
    /// - Throws: `FittingError` where the tolerance cannot be met.
    public func add(to path: inout Path, tolerance: Double) throws(FittingError) {
        try FittingError.check(tolerance: tolerance)
        guard let start else { return }
        var fitter = CubicFitter(CubicChain(pieces), tolerance: tolerance, prefersLines: true), fitted: [FittedCubic] = []
        try fitter.fit { fitted.append($0) }
        if path.currentPoint != start { path.move(to: start) }
        for piece in fitted { path.add(piece) }
    }
}

/// The curve's parameter grows by one from cubic to cubic.
private struct CubicChain: FittableCurve {
    let pieces: [FittedCubic]
    let knots: [Double]

    init(_ pieces: [FittedCubic]) {
        self.pieces = pieces
        knots = (0...pieces.count).map(Double.init)
    }

    @inline(__always)
    private func place(_ t: Double) -> (index: Int, t: Double) {
        let i = min(Int(t), pieces.count - 1)
        return (i, t - Double(i))
    }

    func motion(at t: Double) -> (point: Point, velocity: Point) {
        let (i, u) = place(t)
        return (pieces[i].point(at: u), pieces[i].derivative(at: u))
    }

    func point(at t: Double) -> Point {
        let (i, u) = place(t)
        return pieces[i].point(at: u)
    }

    func direction(at t: Double) -> Point {
        let (i, u) = place(t), piece = pieces[i], own = piece.derivative(at: u)
        if own.length > 1e-9 * (piece.p3 - piece.p0).length { return own.normalized }
        return (u < 0.5 ? piece.point(at: u + 0.01) - piece.point(at: u) : piece.point(at: u) - piece.point(at: u - 0.01)).normalized
    }

    var rules: (few: SampleRule, some: SampleRule, many: SampleRule) { (.four, .two, .two) }

    func piece(from a: Double, to b: Double) -> FittedCubic? {
        let (i, u) = place(a)
        guard b <= Double(i + 1) else { return nil }
        return pieces[i].part(from: u, to: b - Double(i))
    }
}

extension FittedCubic {
    /// The part between two parameters, by blossoming.
    fileprivate func part(from a: Double, to b: Double) -> FittedCubic {
        if a == 0, b == 1 { return self }
        func blossom(_ r: Double, _ s: Double, _ t: Double) -> Point {
            let q0 = p0.lerp(to: p1, r), q1 = p1.lerp(to: p2, r), q2 = p2.lerp(to: p3, r)
            return q0.lerp(to: q1, s).lerp(to: q1.lerp(to: q2, s), t)
        }
        return FittedCubic(a == 0 ? p0 : blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), b == 1 ? p3 : blossom(b, b, b))
    }
}

// The handles with which a cubic has a given area and first moment.

/// The equations for the lengths d0 and d1 of a cubic's handles, in chords, whose directions make the angles θ0 and θ1 with
/// the chord: with s and c for their sines and cosines and S for sin(θ0 + θ1),
///
///     20/3·area  = 2·s0·d0 + 2·s1·d1 − S·d0·d1
///     280·moment = 34·s0·d0 + 50·s1·d1 + 15·s0·c0·d0² − 15·s1·c1·d1² − (33·s0·c1 + 9·c0·s1)·d0·d1
///                  − 9·S·c0·d0²·d1 + 9·S·c1·d0·d1²
struct HandleEquations {
    private let s0, c0, s1, c1, s01: Double
    private let area, moment: Double
    /// No handle is longer: twice the curve.
    let longest: Double

    /// - Parameters:
    ///   - first: the unit tangent at the start.
    ///   - last: the unit tangent at the end.
    init(_ stretch: FitStretch, _ first: Point, _ last: Point) {
        (c0, s0) = (stretch.axis.dot(first), stretch.axis.cross(first))
        (c1, s1) = (stretch.axis.dot(last), -stretch.axis.cross(last))
        s01 = s0 * c1 + c0 * s1
        area = stretch.area / stretch.chord / stretch.chord * (20.0 / 3)
        moment = stretch.moment / stretch.chord / stretch.chord / stretch.chord * 280
        longest = 2 * stretch.length / stretch.chord
    }

    /// The pairs of handles that solve both equations. The first one gives d1 = n/d with n and d linear in d0; in the
    /// second one, times d², that leaves a polynomial of degree four in d0.
    var solutions: [(Double, Double)] {
        let n = [area, -2 * s0], d = [2 * s1, -s01]
        let nn = HandleEquations.product(n, n), nd = HandleEquations.product(n, d), dd = HandleEquations.product(d, d)
        var p = [0.0, 0, 0, 0, 0]
        func add(_ factor: Double, _ q: [Double], power: Int) { for k in 0..<3 { p[k + power] += factor * q[k] } }
        add(-moment, dd, power: 0)
        add(34 * s0, dd, power: 1)
        add(50 * s1, nd, power: 0)
        add(15 * s0 * c0, dd, power: 2)
        add(-15 * s1 * c1, nn, power: 0)
        add(-(33 * s0 * c1 + 9 * c0 * s1), nd, power: 1)
        add(-9 * s01 * c0, nd, power: 2)
        add(9 * s01 * c1, nn, power: 1)
        return HandleEquations.roots(p, upTo: longest).map { ($0, (n[0] + n[1] * $0) / (d[0] + d[1] * $0)) }
    }

    /// Handles to try where those do not serve: one of no length, as at a cusp, or both as on an even curve.
    var substitutes: [(Double, Double)] { [(0, area / (2 * s1)), (area / (2 * s0), 0), (longest / 6, longest / 6)] }

    private static func product(_ a: [Double], _ b: [Double]) -> [Double] { [a[0] * b[0], a[0] * b[1] + a[1] * b[0], a[1] * b[1]] }

    /// The roots in 0…limit of a polynomial of degree four in powers.
    private static func roots(_ p: [Double], upTo limit: Double) -> [Double] {
        let a = p[0], b = p[1] * limit, c = p[2] * limit * limit, d = p[3] * limit * limit * limit
        let e = p[4] * limit * limit * limit * limit
        let bernstein = [a, a + b / 4, a + b / 2 + c / 6, a + b * 0.75 + c / 2 + d / 4, a + b + c + d + e]
        return BernsteinPolynomial(coefficients: bernstein).roots.map { $0 * limit }
    }
}

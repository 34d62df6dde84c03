// Polynomials: their roots against facts, signs on a fine grid and prescribed roots; their algebra against values.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct PolynomialTests {
    /// All real roots of power forms. kurbo states one triple of roots to 4e-11 only, and a relative 1e-16 is less than
    /// rounding: 1e-9 relative is asked, or more where a fact gives more. The coefficients of "kurbo-quartic-2", rounded to
    /// doubles, have roots up to 1.8e-6 away from those that were meant, as 60 digits show.
    @Test(arguments: GeometryFact.all("polyRoots"))
    func realRoots(_ fact: GeometryFact) {
        let found = PowerPolynomial(coefficients: fact.numbers("coeffsLowToHigh")).realRoots
        // kurbo gives the double root of its weak case twice; those of the rounded coefficients differ by 0.3.
        var expected = fact.numbers("expected")
        if expected.count > found.count { expected = expected.indices.filter { $0 == 0 || expected[$0] != expected[$0 - 1] }.map { expected[$0] } }
        let relative = fact.testDescription == "kurbo-quartic-2" ? 2e-6 : fact.json["relTol"] as? Double ?? 0
        #expect(found.count == expected.count, "\(found)")
        for (a, b) in zip(found, expected) { #expect(abs(a - b) <= max(fact.json["tol"] as? Double ?? 0, max(relative, 1e-9) * abs(b)), "\(found)") }
    }

    @Test func exactRootsOfPowerForms() {
        #expect(PowerPolynomial(coefficients: [0, -1, 0, 1]).realRoots == [-1, 0, 1])
        #expect(PowerPolynomial(coefficients: [-6, 11, -6, 1]).realRoots == [1, 2, 3])
        #expect(PowerPolynomial(coefficients: [-0x1p500, 0x1p-500, 0]).realRoots == [0x1p1000])
        #expect(PowerPolynomial(coefficients: [0, 0]).realRoots.isEmpty && PowerPolynomial(coefficients: [.nan, 1]).realRoots.isEmpty)
    }

    /// (t - r)(t - s)… in Bernstein form.
    private func polynomial(_ roots: [Double]) -> BernsteinPolynomial {
        roots.reduce(BernsteinPolynomial(coefficients: [1])) { $0 * BernsteinPolynomial(coefficients: [-$1, 1 - $1]) }
    }

    @Test(arguments: [
        [0.5, 0.5], [0.3, 0.3, 0.7], [0, 0, 0.25], [0.4, 1, 1], [0.2, 0.2, 0.2], [0.1, 0.1, 0.8, 0.8], [0.6, 0.6, 0.6, 0.6],
        [0.25, 0.5, 0.5, 0.75, 2, -1], [0.9, 0.9, -3, -3, 4], [0, 0.5, 0.5, 1], [0.125, 0.125, 0.125, 0.875, 0.875], [0.35, 0.35, 0.65],
    ] as [[Double]])
    func multiplicities(_ roots: [Double]) {
        let inside = roots.filter { $0 >= 0 && $0 <= 1 }
        let expected = Set(inside).sorted().map { root in (root, inside.filter { $0 == root }.count) }
        let found = polynomial(roots).roots(noise: 0)
        #expect(found.map(\.multiplicity) == expected.map(\.1), "\(found)")
        // A root of multiplicity m is known to the m-th root of the rounding.
        for (a, b) in zip(found, expected) { #expect(abs(a.parameter - b.0) < (b.1 > 2 ? 1e-3 : 1e-7), "\(found)") }
    }

    /// Every change of sign on a fine grid has its root, each root is a change of sign or nearly zero.
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 60])
    func randomCoefficients(degree: Int) {
        var random = Randomness(state: UInt64(degree) * 7919)
        for _ in 0..<(degree < 10 ? 300 : 20) {
            let spread = random.next(3)
            let p = BernsteinPolynomial(coefficients: (0...degree).map { _ in random.unit(-1, 1) * (spread == 0 ? 1 : scalbn(1, random.whole(-20, 20) * spread)) })
            check(p)
            for exponent in [-900, 900] {
                let scaled = p * scalbn(1, exponent)
                if scaled.coefficients.allSatisfy(\.isNormal) { #expect(scaled.roots == p.roots) }
            }
        }
    }

    /// Pairs of roots from far apart to nearer than rounding tells.
    @Test func nearlyDoubleRoots() {
        var random = Randomness(state: 17)
        for exponent in -50 ..< -1 {
            let r = random.unit(0.1, 0.5), others = (0..<random.next(4)).map { _ in random.unit(-2, 3) }
            let p = polynomial([r, r + scalbn(1, exponent)] + others)
            check(p)
            let near = p.roots(noise: 0).filter { abs($0.parameter - r) < 2 * scalbn(1, exponent) + 1e-6 }
            if exponent > -20 { #expect(near.count >= 2) }
            #expect(near.reduce(0) { $0 + $1.multiplicity } >= 2)
        }
    }

    private func check(_ p: BernsteinPolynomial) {
        let roots = p.roots, noise = 1e-15 * Double(p.degree + 1) * p.size
        #expect(roots == roots.sorted() && Set(roots).count == roots.count && roots.count <= p.degree)
        for root in roots {
            let h = 1e-12, around = [max(root - h, 0), min(root + h, 1)].map(p.value)
            #expect(abs(p.value(at: root)) <= noise || around[0] * around[1] <= 0, "\(root) of \(p)")
        }
        let grid = 500
        var last = p.value(at: 0)
        for i in 1...grid {
            let value = p.value(at: Double(i) / Double(grid))
            if abs(value) > noise, abs(last) > noise, (value < 0) != (last < 0) {
                #expect(roots.contains { $0 >= Double(i - 1) / Double(grid) && $0 <= Double(i) / Double(grid) }, "\(p)")
            }
            last = value
        }
    }

    @Test func theNoiseThatIsAllowed() {
        let nearly = BernsteinPolynomial(coefficients: [1, -1 + 1e-9, 1])
        #expect(nearly.roots(noise: 0).isEmpty)
        let touching = nearly.roots(noise: 1e-8)
        #expect(touching.count == 1 && touching[0].multiplicity == 2 && abs(touching[0].parameter - 0.5) < 1e-9)
        #expect(BernsteinPolynomial(coefficients: [1e-12, 1, 2]).roots(noise: 1e-10).map(\.parameter) == [0])
    }

    @Test func nothingToFind() {
        for c: [Double] in [[], [0], [3], [0, 0, 0], [.nan, 1, -1], [.infinity, -1], [1, 2, 3, 4], [-1, -1]] {
            #expect(BernsteinPolynomial(coefficients: c).roots.isEmpty)
        }
        let atStart = BernsteinPolynomial(coefficients: [0, 0, 1]).roots(noise: 0)
        #expect(atStart.count == 1 && atStart[0].parameter == 0 && atStart[0].multiplicity == 2)
    }

    @Test(arguments: 0..<40)
    func algebra(seed: Int) {
        var random = Randomness(state: UInt64(seed) + 5)
        func any() -> BernsteinPolynomial { BernsteinPolynomial(coefficients: (0...random.next(9)).map { _ in random.unit(-1, 1) }) }
        let p = any(), q = any(), (a, b) = (random.unit(0, 1), random.unit(0, 1))
        let part = p.restricted(from: a, to: b), halves = p.split(at: a), h = 1e-6
        for t in [0, 0.2, 0.5, 0.9, 1, 1.5, -0.3] {
            #expect(isClose((p * q).value(at: t), p.value(at: t) * q.value(at: t), 1e-9))
            #expect(isClose((p + q).value(at: t), p.value(at: t) + q.value(at: t), 1e-10))
            #expect(isClose((p - q).value(at: t), p.value(at: t) - q.value(at: t), 1e-10))
            #expect(isClose(p.elevated(to: p.degree + 3).value(at: t), p.value(at: t), 1e-9))
            #expect(isClose(PowerPolynomial(p).value(at: t), p.value(at: t), 1e-9))
            #expect(isClose(PowerPolynomial(p).bernstein.value(at: t), p.value(at: t), 1e-9))
            #expect(isClose(p.reversed.value(at: 1 - t), p.value(at: t), 1e-9))
            guard t >= 0, t <= 1 else { continue }
            #expect(isClose(part.value(at: t), p.value(at: a + (b - a) * t), 1e-11))
            #expect(isClose(halves.first.value(at: t), p.value(at: a * t), 1e-11))
            #expect(isClose(halves.second.value(at: t), p.value(at: a + (1 - a) * t), 1e-11))
            #expect(isClose(p.antiderivative.derivative.value(at: t), p.value(at: t), 1e-12))
            #expect(abs(p.derivative.value(at: t) - (p.value(at: t + h) - p.value(at: t - h)) / (2 * h)) < 1e-5)
        }
        #expect(isClose(p.antiderivative.value(at: 1), p.integral, 1e-12) && p.antiderivative.value(at: 0) == 0)
        #expect(isClose(p.restricted(from: -0.5, to: 1.5).value(at: 0.5), p.value(at: 0.5), 1e-6))
    }
}

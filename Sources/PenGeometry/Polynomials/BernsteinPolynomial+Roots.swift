// Where a polynomial in Bernstein form vanishes.

extension BernsteinPolynomial {
    /// The different roots in 0…1, in growing order. None where the polynomial vanishes everywhere (`isZero`) or has
    /// coefficients that are not finite.
    public var roots: [Double] { roots(noise: 0).map(\.parameter) }

    /// The different roots in 0…1 with their multiplicities, in growing order.
    ///
    /// Subdivision until the coefficients show one sign change, thus one root (Descartes' rule; J. Lane, R. Riesenfeld:
    /// Bounds on a polynomial. BIT 21, 1981), then Newton's method kept inside the bracket; where roots lie so close that
    /// subdivision does not part them, the derivative's roots do (C. Yuksel: High-performance polynomial root finding for
    /// graphics, 2022), and an extremum whose value is rounding is a root of higher multiplicity. There is no closed form
    /// above degree two, so nothing depends on the leading coefficient.
    ///
    /// The answer is exact for some polynomial whose coefficients each differ from these by a few units in their last places:
    /// a simple root moves by that over its slope. Roots at exactly 0 and 1 are exact.
    /// - Parameter noise: how uncertain the coefficients are, in their own unit. An extremum, or an end, whose value is
    ///   not farther from 0 counts as a root; besides, extrema count that differ from 0 by the rounding alone.
    public func roots(noise: Double) -> [PolynomialRoot] {
        var found: [PolynomialRoot] = []
        coefficients.withUnsafeBufferPointer { c in forEachRoot(of: c, noise: noise) { found.append($0) } }
        return found
    }
}

/// Calls `body` with the different roots in 0…1 of the polynomial with the Bernstein coefficients `c`, in growing order;
/// takes no memory from the heap up to degree ten or so.
@inline(__always)
func forEachRoot(of c: UnsafeBufferPointer<Double>, noise: Double = 0, _ body: (PolynomialRoot) -> Void) {
    guard c.count > 1 else { return }
    withUnsafeTemporaryAllocation(of: PolynomialRoot.self, capacity: c.count + 1) { places in
        var finder = BernsteinRootFinder(places)
        finder.findRoots(of: c, noise: noise)
        for i in 0..<finder.count { body(places[i]) }
    }
}

// How to integrate over an interval.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a speed function tells of its integral over an interval.
enum QuadraturePlan {
    case nodes(Double)
    case cut(Double)
    /// Nothing is known: a rule and its halves are compared.
    case compare
}

/// The nodes that a Gauss rule on an interval needs for a function that is analytic, and at most `bound`, inside the ellipse
/// around the interval with the sum of half axes `rho` half widths: n + 1 nodes err by (64/15)·bound·rho^(-2n) / (1 - rho^-2)
/// half widths at most (P. Rabinowitz 1969; L. Trefethen: Approximation theory and approximation practice, theorem 19.3).
@inline(__always)
func gaussNodes(rho: Double, bound: Double, half: Double, tolerance: Double) -> Double {
    let error = 64.0 / 15 * bound * half / (1 - 1 / (rho * rho))
    return error <= tolerance ? 3 : max(3, 1 + log(error / tolerance) / (2 * log(rho)))
}

// Numerical integration by Gauss and Legendre.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A Gauss–Legendre rule with an even number of nodes: exact for polynomials of degree up to twice that number less one.
struct GaussLegendre: Sendable {
    /// The positive nodes in -1…1 and their weights; the negative ones mirror them.
    let nodes: [(x: Double, weight: Double)]

    static let sixteen = GaussLegendre(order: 16)

    private static let rules = (1...16).map { GaussLegendre(order: 2 * $0) }

    /// The rule with at least that many nodes, of which there are 32 at most.
    static func rule(_ count: Double) -> GaussLegendre { rules[min(max(Int((min(count, 32) / 2).rounded(.up)), 1), 16) - 1] }

    /// The roots of the Legendre polynomial by Newton's method from Chebyshev's guess.
    init(order n: Int) {
        nodes = (1...(n / 2)).map { i in
            var x = cos(Double.pi * (Double(i) - 0.25) / (Double(n) + 0.5))
            var slope = 0.0
            for _ in 0..<8 {
                var (previous, value) = (1.0, x)
                for k in 2...n {
                    (previous, value) = (value, (Double(2 * k - 1) * x * value - Double(k - 1) * previous) / Double(k))
                }
                slope = Double(n) * (x * value - previous) / (x * x - 1)
                x -= value / slope
            }
            return (x, 2 / ((1 - x * x) * slope * slope))
        }
    }

    @inline(__always)
    func integral<F: SpeedFunction>(of f: F, from a: Double, to b: Double) -> Double {
        let mid = (a + b) / 2, half = (b - a) / 2
        var sum = 0.0
        for node in nodes {
            let offset = half * node.x
            sum += node.weight * (f.speed(at: mid - offset) + f.speed(at: mid + offset))
        }
        return sum * half
    }
}

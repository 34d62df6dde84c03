// Functions of whole numbers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Builtin {
    /// The whole numbers that a Double tells apart.
    private static var exact: Limit<Double> { .whole(-9_007_199_254_740_992...9_007_199_254_740_992) }
    private static var counting: Limit<Double> { .whole(0...9_007_199_254_740_992) }

    static var wholeNumbers: [Builtin] {
        [
            function(
                "gcd", .mathematics, "The greatest common divisor: the largest number that divides both.",
                Parameter("a", "a whole number", exact), Parameter("b", "another", exact),
                example: "print gcd(12, 18)") { _, a, b in greatestCommonDivisor(a, b) },
            function(
                "lcm", .mathematics, "The least common multiple: the smallest number that both divide.",
                Parameter("a", "a whole number", exact), Parameter("b", "another", exact),
                example: "print lcm(4, 6)") { _, a, b in
                    a == 0 || b == 0 ? 0.0 : abs(a) / greatestCommonDivisor(a, b) * abs(b)
                },
            function(
                "factorial", .mathematics, "The product of all whole numbers from 1 to n: in how many orders n things can stand.",
                Parameter("n", "a whole number", .whole(0...170)),
                example: "print factorial(5)") { _, n in stride(from: 2, through: n, by: 1).reduce(1.0, *) },
            function(
                "choose", .mathematics, "In how many ways k things can be chosen from n: the binomial coefficient.",
                Parameter("n", "how many there are", counting), Parameter("k", "how many are taken", counting),
                example: "print choose(49, 6)") { _, n, k in binomial(n, k) },
        ]
    }

    /// Euclid's algorithm.
    private static func greatestCommonDivisor(_ a: Double, _ b: Double) -> Double {
        var (a, b) = (abs(a), abs(b))
        while b != 0 { (a, b) = (b, fmod(a, b)) }
        return a
    }

    /// Multiplies up the row of Pascal's triangle; every partial product is a binomial coefficient, so it stays whole. It
    /// at least doubles with every step as long as the end is far, so that it is infinite before the loop gets long.
    private static func binomial(_ n: Double, _ k: Double) -> Double {
        guard k <= n else { return 0 }
        var result = 1.0
        for i in stride(from: 1, through: min(k, n - k), by: 1) {
            // result · factor / i, in whole steps: the product alone could need more digits than there are.
            let factor = n - i + 1, quotient = (result / i).rounded(.down)
            result = quotient * factor + (result - quotient * i) * factor / i
            guard result.isFinite else { return .infinity }
        }
        return result
    }
}

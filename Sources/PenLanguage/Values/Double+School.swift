// Functions of numbers as a school book has them, where the C library's differ or are missing.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Double {
    /// True for odd whole numbers.
    var isOdd: Bool { Swift.abs(remainder(dividingBy: 2)) == 1 }

    /// The remainder with the divisor's sign, as the language's %: -1 and 3 give 2.
    func modulo(_ divisor: Double) -> Double {
        let rest = truncatingRemainder(dividingBy: divisor)
        return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
    }

    /// The third root, exact where it is a whole number.
    var cubeRoot: Double {
        let root = cbrt(self), whole = root.rounded()
        return whole * whole * whole == self ? whole : root
    }

    /// The n-th root; of a negative number where n is odd. Exact where the root is a whole number.
    func root(_ n: Double) -> Double {
        if n == 2 { return squareRoot() }
        if n == 3 { return cubeRoot }
        guard n != 0 else { return .nan }
        if self < 0, n.isOdd { return -(-self).root(n) }
        let root = pow(self, 1 / n), whole = root.rounded()
        return pow(whole, n) == self ? whole : root
    }

    /// The logarithm to a base, exact where it is a whole number.
    func logarithm(base: Double) -> Double {
        if base == 10 { return log10(self) }
        if base == 2 { return log2(self) }
        let exponent = log(self) / log(base), whole = exponent.rounded()
        return pow(base, whole) == self ? whole : exponent
    }

    /// Rounded to so many digits behind the decimal point (before it, where negative); halves away from 0.
    func rounded(digits: Double) -> Double {
        if digits < -308 { return isFinite ? 0 : self }
        let scale = pow(10, Swift.abs(digits))
        let scaled = digits < 0 ? self / scale : self * scale
        // Beyond 2^52 every number is whole already.
        guard scaled.isFinite, Swift.abs(scaled) < 0x1p52 else { return self }
        return digits < 0 ? scaled.rounded() * scale : scaled.rounded() / scale
    }

    /// -1, 0 or 1; NaN has no sign.
    var signum: Double { self > 0 ? 1 : self < 0 ? -1 : self == 0 ? 0 : .nan }

    /// The smaller of two; NaN where either is.
    static func lesser(_ a: Double, _ b: Double) -> Double { a < b || a.isNaN ? a : b }

    /// The larger of two; NaN where either is.
    static func greater(_ a: Double, _ b: Double) -> Double { a > b || a.isNaN ? a : b }
}

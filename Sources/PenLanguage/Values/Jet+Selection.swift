// Functions of numbers with derivatives that are made of pieces: absolute value, steps, the smaller and the larger.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Jet {
    /// The value alone: what has steps has the derivative 0 between them.
    func step(_ function: (Double) -> Double) -> Jet { Jet.constant(function(number), like: self) }

    /// The absolute value. At 0 the first derivative that is not 0 decides: |x²| is x²; where self changes its sign there
    /// the derivative is taken as 0, midway between −1 and 1.
    var magnitude: Jet {
        let leading = coefficients.firstIndex { $0 != 0 } ?? 0
        guard leading % 2 == 0 else { return Jet.constant(0, like: self) }
        return coefficients[leading] < 0 ? -self : self
    }

    /// What stands behind the decimal point, counted from the next whole number below: it changes as self does.
    var fraction: Jet { withNumber(number - number.rounded(.down)) }

    /// Where both are equal, the first.
    static func lesser(_ a: Jet, _ b: Jet) throws -> Jet {
        guard a.tag == b.tag else { throw JetError.mixed }
        return b.number < a.number || b.number.isNaN ? b : a
    }

    /// Where both are equal, the first.
    static func greater(_ a: Jet, _ b: Jet) throws -> Jet {
        guard a.tag == b.tag else { throw JetError.mixed }
        return b.number > a.number || b.number.isNaN ? b : a
    }

    /// √(a² + b²) without overflow; the derivative at (0, 0) is taken as that of |t|: 0.
    static func hypotenuse(_ a: Jet, _ b: Jet) throws -> Jet {
        guard a.tag == b.tag else { throw JetError.mixed }
        let value = hypot(a.number, b.number)
        guard value > 0, value.isFinite else {
            if a.isConstant, a.number == 0 { return b.magnitude }
            if b.isConstant, b.number == 0 { return a.magnitude }
            return Jet.constant(value, like: a)
        }
        let (x, y) = (a / value, b / value)
        return try ((x * x + y * y).squareRoot * value).withNumber(value)
    }
}

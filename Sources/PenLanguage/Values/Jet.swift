// Numbers with derivatives: truncated Taylor series, which make f' exact.

/// The value and the scaled derivatives of a quantity that depends on one variable: `coefficients[k]` is the k-th
/// derivative divided by k! (Griewank and Walther, "Evaluating Derivatives", chapter 13).
public final class Jet {
    /// Which variable this depends on; quantities of different variables do not mix.
    let tag: Int
    /// At least two.
    let coefficients: [Double]

    init(tag: Int, coefficients: [Double]) {
        (self.tag, self.coefficients) = (tag, coefficients)
    }

    /// The variable itself at a place: value, 1, 0, 0 …
    static func variable(_ x: Double, order: Int, tag: Int) -> Jet {
        Jet(tag: tag, coefficients: [x, 1] + [Double](repeating: 0, count: max(0, order - 1)))
    }

    /// A number that does not depend on the variable, as precise as `other`.
    static func constant(_ x: Double, like other: Jet) -> Jet {
        Jet(tag: other.tag, coefficients: [x] + [Double](repeating: 0, count: other.coefficients.count - 1))
    }

    var number: Double { coefficients[0] }
}

public final class JetPoint {
    let x, y: Jet
    init(x: Jet, y: Jet) { (self.x, self.y) = (x, y) }
}

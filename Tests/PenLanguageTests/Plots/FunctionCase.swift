// Functions that are known to go wrong in other programs, and what is true of their graphs.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Testing

/// A function as the language says it and as Swift does, the frame in which it is plotted, and facts of its graph there.
struct FunctionCase: Sendable, CustomTestStringConvertible {
    var said: String
    var x, y: ClosedRange<Double>
    /// Connected pieces in the frame; nil where no number of them is right.
    var branches: Int?
    /// Smooth highest and lowest points strictly inside of branches; nil where corners or flat parts are among them.
    var extrema: Int?
    var value: @Sendable (Double) -> Double

    var testDescription: String { said }

    init(_ said: String, _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, branches: Int?, extrema: Int?, _ value: @escaping @Sendable (Double) -> Double) {
        (self.said, self.x, self.y, self.branches, self.extrema, self.value) = (said, x, y, branches, extrema, value)
    }

    static let all: [FunctionCase] = polesAndJumps + rootsAndEnds + fast

    private static let polesAndJumps: [FunctionCase] = [
        FunctionCase("1/x", -5...5, -5...5, branches: 2, extrema: 0) { x in 1 / x },
        FunctionCase("1/x^2", -5...5, -1...5, branches: 2, extrema: 0) { x in 1 / (x * x) },
        FunctionCase("tan(x)", -2 * .pi ... 2 * .pi, -4...4, branches: 5, extrema: 0) { x in tan(x) },
        FunctionCase("1/sin(x)", -2 * .pi ... 2 * .pi, -4...4, branches: 4, extrema: 4) { x in 1 / sin(x) },
        FunctionCase("floor(x)", -5...4.5, -6...5, branches: 10, extrema: nil) { x in floor(x) },
        FunctionCase("x - floor(x)", -4...3.5, -0.5...1.5, branches: 8, extrema: 0) { x in x - floor(x) },
        FunctionCase("ceil(x / 2)", -4.5...4.5, -4...4, branches: 6, extrema: nil) { x in ceil(x / 2) },
        FunctionCase("sign(x)", -3...3, -2...2, branches: 2, extrema: nil) { x in x > 0 ? 1 : x < 0 ? -1 : 0 },
        FunctionCase("abs(x)", -3...3, -1...4, branches: 1, extrema: nil) { x in abs(x) },
        FunctionCase("abs(x^2 - 1)", -2...2, -1...4, branches: 1, extrema: nil) { x in abs(x * x - 1) },
        FunctionCase("abs(sin(x))", -6.5...6.5, -0.5...1.5, branches: 1, extrema: nil) { x in abs(sin(x)) },
        FunctionCase("sqrt(x)", -1...5, -1...3, branches: 1, extrema: 0) { x in sqrt(x) },
        FunctionCase("sqrt(x^2 - 16)", -8...8, -1...8, branches: 2, extrema: 0) { x in sqrt(x * x - 16) },
        FunctionCase("sqrt(1 - x^2)", -2...2, -0.5...1.5, branches: 1, extrema: 1) { x in sqrt(1 - x * x) },
        FunctionCase("sqrt(sin(x))", -6...6, -0.5...1.5, branches: 2, extrema: 2) { x in sqrt(sin(x)) },
        FunctionCase("x * sin(1/x)", -1...1, -1...1, branches: 1, extrema: nil) { x in x * sin(1 / x) },
        FunctionCase("sin(1/x)", -1...1, -1.2...1.2, branches: nil, extrema: nil) { x in sin(1 / x) },
        FunctionCase("x^2 * sin(1/x)", -0.3...0.3, -0.1...0.1, branches: 1, extrema: nil) { x in x * x * sin(1 / x) },
        FunctionCase("abs(x)^(1/3)", -2...2, -0.5...1.5, branches: 1, extrema: nil) { x in cbrt(abs(x)) },
        FunctionCase("sign(x) * abs(x)^(1/3)", -2...2, -1.5...1.5, branches: 1, extrema: 0) { x in cbrt(x) },
        FunctionCase("abs(x)^(2/3)", -2...2, -0.5...2, branches: 1, extrema: nil) { x in cbrt(x * x) },
        FunctionCase("(x^2 - 2)/(x^2 - 4)", -5...5, -5...5, branches: 3, extrema: 1) { x in (x * x - 2) / (x * x - 4) },
        FunctionCase("(x^2 - 1)/(x - 1)", -3...3, -3...5, branches: 1, extrema: 0) { x in (x * x - 1) / (x - 1) },
        FunctionCase("x^3/(x^2 - 1)", -4...4, -6...6, branches: 3, extrema: 2) { x in x * x * x / (x * x - 1) },
        FunctionCase("1/(x^2 - 2x + 1)", -3...5, -1...6, branches: 2, extrema: 0) { x in 1 / ((x - 1) * (x - 1)) },
    ]

    private static let rootsAndEnds: [FunctionCase] = [
        FunctionCase("exp(-1/x^2)", -3...3, -0.2...1.2, branches: 1, extrema: nil) { x in exp(-1 / (x * x)) },
        FunctionCase("exp(1/x)", -3...3, -1...8, branches: 2, extrema: 0) { x in exp(1 / x) },
        FunctionCase("1/(1 + exp(1/x))", -2...2, -0.2...1.2, branches: 2, extrema: 0) { x in 1 / (1 + exp(1 / x)) },
        FunctionCase("x^x", -1...2, -0.5...5, branches: 1, extrema: 1) { x in pow(x, x) },
        FunctionCase("abs(x)^x", -3...2, -0.5...5, branches: 1, extrema: nil) { x in pow(abs(x), x) },
        FunctionCase("atan(1/x)", -4...4, -2...2, branches: 2, extrema: 0) { x in atan(1 / x) },
        FunctionCase("atan(10000x)", -4...4, -2...2, branches: 1, extrema: 0) { x in atan(10000 * x) },
        FunctionCase("1/(1 + 1000000x^2)", -3...3, -0.2...1.2, branches: 1, extrema: 1) { x in 1 / (1 + 1e6 * x * x) },
        FunctionCase("1/(1 + exp(-1000x))", -3...3, -0.2...1.2, branches: 1, extrema: 0) { x in 1 / (1 + exp(-1000 * x)) },
        FunctionCase("1/(1 + exp(-1000000x))", -3...3, -0.2...1.2, branches: 1, extrema: 0) { x in 1 / (1 + exp(-1e6 * x)) },
        FunctionCase("tanh(50x)", -3...3, -1.5...1.5, branches: 1, extrema: 0) { x in tanh(50 * x) },
        FunctionCase("sin(x)/x", -15...15, -0.5...1.2, branches: 1, extrema: 9) { x in sin(x) / x },
        FunctionCase("(1 - cos(x))/x^2", -15...15, -0.2...0.7, branches: 1, extrema: nil) { x in (1 - cos(x)) / (x * x) },
        FunctionCase("(exp(x) - 1)/x", -3...3, -1...6, branches: 1, extrema: 0) { x in (exp(x) - 1) / x },
        FunctionCase("ln(x)", -1...5, -3...3, branches: 1, extrema: 0) { x in log(x) },
        FunctionCase("ln(abs(x))", -3...3, -4...2, branches: 2, extrema: 0) { x in log(abs(x)) },
        FunctionCase("x * ln(x)", -0.5...2, -0.6...1.5, branches: 1, extrema: 1) { x in x * log(x) },
        FunctionCase("1/ln(x)", -1...5, -5...5, branches: 2, extrema: 0) { x in 1 / log(x) },
        FunctionCase("ln(sin(x))", -6...6, -4...1, branches: 2, extrema: 2) { x in log(sin(x)) },
        FunctionCase("asin(x)", -2...2, -2...2, branches: 1, extrema: 0) { x in asin(x) },
        FunctionCase("acos(x)", -2...2, -0.5...3.5, branches: 1, extrema: 0) { x in acos(x) },
        FunctionCase("asin(sin(x))", -6...6, -2...2, branches: 1, extrema: nil) { x in asin(sin(x)) },
        FunctionCase("sin(x) + sin(sqrt(2) * x)", -30...30, -2.2...2.2, branches: 1, extrema: nil) { x in sin(x) + sin(2.0.squareRoot() * x) },
        FunctionCase("sin(x) + sin(pi * x) / 3", -20...20, -1.5...1.5, branches: 1, extrema: nil) { x in sin(x) + sin(.pi * x) / 3 },
        FunctionCase("sin(x)", 0 ... 2 * .pi, -1.2...1.2, branches: 1, extrema: 2) { x in sin(x) },
    ]

    private static let fast: [FunctionCase] = [
        FunctionCase("sin(20x)", -3...3, -1.2...1.2, branches: 1, extrema: 38) { x in sin(20 * x) },
        FunctionCase("sin(100x)", -10...10, -1.2...1.2, branches: 1, extrema: nil) { x in sin(100 * x) },
        FunctionCase("sin(x^2)", -8...8, -1.2...1.2, branches: 1, extrema: 41) { x in sin(x * x) },
        FunctionCase("exp(-x^2) * cos(30x)", -3...3, -1.2...1.2, branches: 1, extrema: nil) { x in exp(-x * x) * cos(30 * x) },
        FunctionCase("sin(exp(x))", -2...4, -1.2...1.2, branches: 1, extrema: 17) { x in sin(exp(x)) },
        FunctionCase("cos(x)/abs(cos(x))", -6...6, -1.5...1.5, branches: 5, extrema: nil) { x in cos(x) / abs(cos(x)) },
        FunctionCase("x/abs(x)", -3...3, -1.5...1.5, branches: 2, extrema: nil) { x in x / abs(x) },
        FunctionCase("1/(x - 0.123456789)", -2...2, -20...20, branches: 2, extrema: 0) { x in 1 / (x - 0.123456789) },
        FunctionCase("1/(x - 0.123456789)^2", -2...2, -5...200, branches: 2, extrema: 0) { x in 1 / ((x - 0.123456789) * (x - 0.123456789)) },
        FunctionCase("min(x^2, 2 - x)", -3...3, -1...5, branches: 1, extrema: nil) { x in min(x * x, 2 - x) },
        FunctionCase("max(sin(x), cos(x))", -6...6, -1.2...1.2, branches: 1, extrema: nil) { x in max(sin(x), cos(x)) },
        FunctionCase("x % 1", -2.5...2.5, -1.2...1.2, branches: 6, extrema: 0) { x in x - floor(x) },
        FunctionCase("sqrt(abs(x))", -3...3, -0.5...2, branches: 1, extrema: nil) { x in sqrt(abs(x)) },
        FunctionCase("x^5 - 3x^3 + x", -2...2, -6...6, branches: 1, extrema: 4) { x in x * x * x * x * x - 3 * x * x * x + x },
        FunctionCase("1000000x", -5...5, -5...5, branches: 1, extrema: 0) { x in 1e6 * x },
        FunctionCase("exp(x)", -5...5, -1...10, branches: 1, extrema: 0) { x in exp(x) },
        FunctionCase("sqrt(x - 1) * sqrt(3 - x)", 0...4, -0.5...1.5, branches: 1, extrema: 1) { x in sqrt(x - 1) * sqrt(3 - x) },
        FunctionCase("1/(sin(x) + cos(2x))", -3...3, -8...8, branches: 4, extrema: nil) { x in 1 / (sin(x) + cos(2 * x)) },
        FunctionCase("if x < 1 { x^2 } else { 3 - x }", -2...4, -1...5, branches: 2, extrema: nil) { x in x < 1 ? x * x : 3 - x },
        FunctionCase("x * abs(x)", -2...2, -5...5, branches: 1, extrema: 0) { x in x * abs(x) },
        FunctionCase("cos(x) / x^2 + x / 3", -6...6, -4...8, branches: 2, extrema: nil) { x in cos(x) / (x * x) + x / 3 },
        FunctionCase("sqrt(x^3 - x)", -2...3, -1...5, branches: 2, extrema: 1) { x in sqrt(x * x * x - x) },
        FunctionCase("0 * x + 1", -1...1, 0...2, branches: 1, extrema: nil) { x in 1 + 0 * x },
    ]
}

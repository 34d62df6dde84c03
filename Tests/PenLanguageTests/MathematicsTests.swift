// The mathematics that scripts call: values from school books, and the hard cases.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@testable import PenLanguage

private struct Sample: Sendable, CustomTestStringConvertible {
    let name: String, arguments: [Double], result: Double
    var testDescription: String { "\(name)\(arguments)" }
    init(_ name: String, _ arguments: [Double], _ result: Double) { (self.name, self.arguments, self.result) = (name, arguments, result) }
}

private let exact: [Sample] = [
    .init("sqrt", [2.25], 1.5), .init("cbrt", [-27], -3), .init("root", [32, 5], 2), .init("root", [-32, 5], -2), .init("root", [81, 4], 3),
    .init("root", [1000, 3], 10), .init("pow", [2, -2], 0.25), .init("log", [1000, 10], 3), .init("log", [125, 5], 3), .init("log", [8, 2], 3),
    .init("log2", [1024], 10), .init("log10", [1e-5], -5), .init("exp", [0], 1), .init("hypot", [3, 4], 5), .init("hypot", [3e300, 4e300], 5e300),
    .init("floor", [-2.5], -3), .init("ceil", [-2.5], -2), .init("trunc", [-2.5], -2), .init("round", [2.5], 3), .init("round", [-2.5], -3),
    .init("round", [1234.567, 2], 1234.57), .init("round", [1234.567, -2], 1200), .init("round", [1e300, 2], 1e300), .init("round", [1.5, 400], 1.5),
    .init("round", [123, -400], 0), .init("round", [-1e300, -400], 0), .init("round", [1e300, -300], 1e300), .init("round", [4e299, -300], 0), .init("round", [-15, -1], -20),
    .init("fract", [-0.25], 0.75), .init("abs", [-7], 7), .init("sign", [-0.1], -1), .init("sign", [0], 0),
    .init("mod", [-1, 3], 2), .init("mod", [1, -3], -2), .init("mod", [7, 3], 1), .init("mod", [-6, 3], 0), .init("mod", [5.5, 2], 1.5),
    .init("gcd", [12, 18], 6), .init("gcd", [-12, 18], 6), .init("gcd", [0, 5], 5), .init("gcd", [0, 0], 0), .init("gcd", [9_007_199_254_740_992, 3], 1),
    .init("lcm", [4, 6], 12), .init("lcm", [0, 3], 0), .init("factorial", [0], 1), .init("factorial", [20], 2_432_902_008_176_640_000),
    .init("choose", [49, 6], 13_983_816), .init("choose", [5, 7], 0), .init("choose", [0, 0], 1), .init("choose", [56, 28], 7_648_690_600_760_440),
    .init("choose", [1e15, 5e14], .infinity), .init("choose", [1e15, 1], 1e15),
    .init("min", [3, 1, 2], 1), .init("max", [3, 1, 2], 3), .init("min", [4], 4), .init("clamp", [12, 0, 10], 10), .init("clamp", [-1, 0, 10], 0),
    .init("clamp", [5, 5, 5], 5), .init("lerp", [10, 20, 0.25], 12.5), .init("lerp", [0.1, 0.7, 1], 0.7), .init("step", [5, 5], 1),
    .init("smoothstep", [0, 10, 5], 0.5), .init("smoothstep", [0, 10, 2.5], 0.15625), .init("smoothstep", [3, 3, 2], 0),
    .init("smoothstep", [10, 0, 2.5], 0.84375), .init("degrees", [.pi], 180), .init("sum", [1, 2, 3], 6), .init("mean", [1, 2, 6], 3),
    .init("product", [2, 3, 4], 24), .init("atan2", [0, -1], .pi),
]

private let close: [Sample] = [
    .init("sin", [.pi / 6], 0.5), .init("cos", [.pi / 3], 0.5), .init("tan", [.pi / 4], 1), .init("cot", [.pi / 4], 1), .init("sec", [.pi / 3], 2),
    .init("csc", [.pi / 6], 2), .init("asin", [0.5], .pi / 6), .init("acos", [0.5], .pi / 3), .init("atan", [1], .pi / 4), .init("atan2", [1, -1], 3 * .pi / 4),
    .init("sinh", [1], 1.1752011936438014), .init("cosh", [1], 1.5430806348152437), .init("tanh", [1], 0.7615941559557649),
    .init("asinh", [1], 0.881373587019543), .init("acosh", [2], 1.3169578969248166), .init("atanh", [0.5], 0.5493061443340549),
    .init("exp", [1], 2.718281828459045), .init("ln", [10], 2.302585092994046), .init("log", [10], 2.302585092994046), .init("radians", [180], .pi),
    .init("factorial", [170], 7.257415615307994e306), .init("choose", [1000, 500], 2.7028824094543655e299),
]

struct MathematicsTests {
    let call = BuiltinCalls()

    @Test(arguments: exact) private func exactly(_ sample: Sample) throws {
        let result = try apply(sample)
        #expect(result == sample.result, "\(sample.testDescription) is \(result)")
    }

    @Test(arguments: close) private func closely(_ sample: Sample) throws {
        let result = try apply(sample)
        #expect(abs(result - sample.result) <= 1e-14 * abs(sample.result), "\(sample.testDescription) is \(result)")
    }

    private func apply(_ sample: Sample) throws -> Double {
        let a = sample.arguments
        if Builtin.named[sample.name]?.info.parameters.first?.takesRest == true {
            guard case .number(let x) = try call(sample.name, numbers(a)) else { return .nan }
            return x
        }
        switch a.count {
        case 1: return try call.number(sample.name, a[0])
        case 2: return try call.number(sample.name, a[0], a[1])
        default: return try call.number(sample.name, a[0], a[1], a[2])
        }
    }

    /// What inner loops call is the same function as the general one.
    @Test func directCallsAgree() throws {
        for builtin in Builtin.mathematics {
            switch builtin.direct {
            case .number1(let plain, _)?:
                for x in [-2.5, -0.5, 0, 0.5, 3] {
                    let general = try call.number(builtin.info.name, x)
                    #expect(plain(x) == general || (plain(x).isNaN && general.isNaN), "\(builtin.info.name) at \(x)")
                }
            case .number2(let plain, _)?:
                for (x, y) in [(-2.5, 2.0), (0.5, 0.5), (7, 3)] {
                    let general = try call.number(builtin.info.name, x, y)
                    #expect(plain(x, y) == general || (plain(x, y).isNaN && general.isNaN), "\(builtin.info.name) at \(x), \(y)")
                }
            default: break
            }
        }
    }

    /// The derivative that belongs to each builtin against the quotient of small differences.
    @Test func derivativesBelongToTheirFunctions() throws {
        let h = 1e-6
        for builtin in Builtin.mathematics {
            guard case .number1(let plain, let derived)? = builtin.direct else { continue }
            for x in [0.3, 0.7, 1.6] {
                let slope = (plain(x + h) - plain(x - h)) / (2 * h), exact = try derived(.variable(x, order: 1, tag: 1))
                guard slope.isFinite else { continue }
                #expect(abs(slope - exact.coefficients[1]) < 1e-7 * max(1, abs(slope)), "\(builtin.info.name)' at \(x)")
                #expect(exact.number == plain(x), "\(builtin.info.name) at \(x)")
            }
        }
        for builtin in Builtin.mathematics {
            guard case .number2(let plain, let derived)? = builtin.direct else { continue }
            let x = Jet.variable(1.3, order: 1, tag: 1)
            let first = (plain(1.3 + h, 2.2) - plain(1.3 - h, 2.2)) / (2 * h), second = (plain(2.2, 1.3 + h) - plain(2.2, 1.3 - h)) / (2 * h)
            #expect(abs(try derived(x, .constant(2.2, like: x)).coefficients[1] - first) < 1e-6, "\(builtin.info.name), first")
            #expect(abs(try derived(.constant(2.2, like: x), x).coefficients[1] - second) < 1e-6, "\(builtin.info.name), second")
        }
    }

    @Test func derivativesGoThroughFunctionsOfMany() throws {
        let x = Value.jet(.variable(0.25, order: 2, tag: 1))
        func coefficients(_ value: Value) -> [Double] {
            if case .jet(let jet) = value { return jet.coefficients }
            return []
        }
        #expect(coefficients(try call("max", list(x, 0, -1))) == [0.25, 1, 0])
        #expect(coefficients(try call("clamp", x, 0, 1)) == [0.25, 1, 0])
        #expect(coefficients(try call("clamp", x, 1, 2)) == [1, 0, 0])
        #expect(coefficients(try call("lerp", 10, 20, x)) == [12.5, 10, 0])
        #expect(coefficients(try call("smoothstep", 0, 1, x)) == [0.15625, 1.125, 1.5])
        #expect(coefficients(try call("sum", list(x, x, 1))) == [1.5, 2, 0])
        #expect(coefficients(try call("mean", list(x, 1))) == [0.625, 0.5, 0])
        #expect(coefficients(try call("product", list(x, x))) == [0.0625, 0.5, 1])
        #expect(coefficients(try call("round", x, 1)) == [0.3, 0, 0])
        guard case .jetPoint(let p) = try call("polar", 2, x) else { throw JetError.mixed }
        #expect(abs(p.x.coefficients[1] + 2 * sin(0.25)) < 1e-15)
        #expect(coefficients(try call("length", .jetPoint(p))).dropFirst().allSatisfy { abs($0) < 1e-15 })
        guard case .jetPoint(let turned) = try call("rotated", .jetPoint(p), .number(.pi / 2)) else { throw JetError.mixed }
        #expect(turned.x.coefficients[1] == -p.y.coefficients[1])
    }

    @Test func notANumberIsPassedOn() throws {
        for (a, b) in [(Double.nan, 1.0), (1.0, Double.nan)] {
            #expect(try call.number("min", a, b).isNaN)
            #expect(try call.number("max", a, b).isNaN)
        }
        #expect(try call.number("sign", .nan).isNaN)
        #expect(try call.number("root", 5, 0).isNaN)
        #expect(same(try call("isNaN", .number(.nan)), .boolean(true)))
        #expect(same(try call("isFinite", .number(.infinity)), .boolean(false)))
    }

    @Test func totalsOfPointsAndRanges() throws {
        #expect(same(try call("sum", list(point(1, 2), point(3, 4))), point(4, 6)))
        #expect(same(try call("mean", list(point(0, 0), point(4, 6))), point(2, 3)))
        #expect(same(try call("sum", list()), 0))
        #expect(same(try call("sum", list(range(1, 100))), 5050))
        #expect(call.complaint("mean", list())?.contains("empty") == true)
        #expect(call.complaint("sum", list(1, "a")) != nil)
        #expect(call.complaint("max", list()) != nil)
    }

    @Test func wholeNumbersAreAskedFor() {
        for name in ["gcd", "lcm", "choose"] {
            #expect(call.complaint(name, 1.5, 2)?.contains("whole number") == true)
            #expect(call.complaint(name, .number(.infinity), 2) != nil)
            #expect(call.complaint(name, .number(.nan), 2) != nil)
        }
        #expect(call.complaint("factorial", -1) != nil)
        #expect(call.complaint("factorial", 171) != nil)
        #expect(call.complaint("clamp", 1, 3, 2)?.contains("above") == true)
        #expect(call.complaint("sqrt", "4") != nil)
    }

    @Test func randomNumbersRepeatAndStayWithin() throws {
        let (a, b) = (BuiltinCalls(), BuiltinCalls())
        for _ in 0..<100 {
            let x = try a.number("random"), y = try b.number("random")
            #expect(x == y && x >= 0 && x < 1)
        }
        _ = try a("seed", 7)
        let first = try a.number("random")
        _ = try a("seed", 8)
        #expect(try a.number("random") != first)
        _ = try a("seed", 7)
        #expect(try a.number("random") == first)
        for _ in 0..<200 {
            let die = try a.number("random", of: range(1, 6))
            #expect((1...6).contains(die) && die == die.rounded())
            #expect(try (10..<20).contains(a.number("random", 10, 20)))
            #expect(try (0..<0.5).contains(a.number("random", of: range(0, 0.5))))
            #expect(try [3, 5].contains(a.number("random", of: numbers([3, 5]))))
        }
        #expect(a.complaint("random", list())?.contains("empty") == true)
        #expect(a.complaint("random", .number(.infinity)) != nil)
        #expect(a.complaint("random", range(1, .infinity)) != nil)
    }

    /// Mean, spread and counts of a large sample.
    @Test func randomNumbersAreEven() {
        var source = RandomSource(seed: 1)
        let sample = (0..<100_000).map { _ in source.unit() }
        let mean = sample.reduce(0, +) / 1e5, variance = sample.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 1e5
        #expect(abs(mean - 0.5) < 0.005 && abs(variance - 1.0 / 12) < 0.001)
        var counts = [Int](repeating: 0, count: 7)
        for _ in 0..<70_000 { counts[source.index(below: 7)] += 1 }
        #expect(counts.allSatisfy { abs($0 - 10_000) < 500 })
    }
}

extension BuiltinCalls {
    fileprivate func number(_ name: String, of value: Value) throws -> Double {
        guard case .number(let x) = try self(name, value) else { return .nan }
        return x
    }
}

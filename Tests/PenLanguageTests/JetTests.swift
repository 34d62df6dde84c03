// Derivatives from truncated Taylor series against closed forms, finite differences and special places.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@testable import PenLanguage

private let order = 5

private func variable(_ x: Double, order: Int = order) -> Jet { .variable(x, order: order, tag: 1) }

extension Jet {
    /// The derivatives, 0th to last.
    fileprivate var derivatives: [Double] {
        var factorial = 1.0
        return coefficients.enumerated().map { k, c in
            if k > 1 { factorial *= Double(k) }
            return c * factorial
        }
    }
}

private func agree(_ a: [Double], _ b: [Double], tolerance: Double = 1e-11) -> Bool {
    let scale = b.map(abs).max() ?? 1
    return a.count == b.count && zip(a, b).allSatisfy { x, y in x == y || abs(x - y) <= tolerance * max(abs(y), scale * 1e-3) }
}

/// A function with its first five derivatives in closed form, and where to try it.
private struct ClosedForm: CustomTestStringConvertible, Sendable {
    let name: String
    let places: [Double]
    let jet: @Sendable (Jet) throws -> Jet
    let derivatives: @Sendable (Double) -> [Double]
    var testDescription: String { name }
}

private func form(_ name: String, _ places: [Double], _ jet: @escaping @Sendable (Jet) throws -> Jet, _ derivatives: @escaping @Sendable (Double) -> [Double]) -> ClosedForm {
    ClosedForm(name: name, places: places, jet: jet, derivatives: derivatives)
}

private let everywhere = [-7.5, -2, -1, -0.3, 0, 0.1, 0.5, 1, 2, 3.7]
private let positive = [0.01, 0.3, 1, 2.5, 40]
private let inner = [-0.9, -0.5, 0, 0.2, 0.8]

private let closedForms: [ClosedForm] = [
    form("sin", everywhere, { $0.sine }) { x in [sin(x), cos(x), -sin(x), -cos(x), sin(x), cos(x)] },
    form("cos", everywhere, { $0.cosine }) { x in [cos(x), -sin(x), -cos(x), sin(x), cos(x), -sin(x)] },
    form("tan", [-1.2, -0.5, 0, 0.7, 1.3, 2.5], { $0.tangent }) { x in
        let t = tan(x), s = 1 + t * t
        return [t, s, 2 * t * s, s * (2 + 6 * t * t), s * (16 * t + 24 * t * t * t), s * (16 + 120 * t * t + 120 * t * t * t * t)]
    },
    form("exp", everywhere, { $0.exponential }) { x in [Double](repeating: exp(x), count: 6) },
    form("log", positive, { try $0.logarithm() }) { x in [log(x), 1 / x, -1 / pow(x, 2), 2 / pow(x, 3), -6 / pow(x, 4), 24 / pow(x, 5)] },
    form("log2", positive, { try $0.logarithm2() }) { x in [log2(x)] + [1 / x, -1 / pow(x, 2), 2 / pow(x, 3), -6 / pow(x, 4), 24 / pow(x, 5)].map { $0 / log(2) } },
    form("log10", positive, { try $0.logarithm10() }) { x in [log10(x)] + [1 / x, -1 / pow(x, 2), 2 / pow(x, 3), -6 / pow(x, 4), 24 / pow(x, 5)].map { $0 / log(10) } },
    form("sqrt", positive, { $0.squareRoot }) { x in
        [sqrt(x), 0.5 * pow(x, -0.5), -0.25 * pow(x, -1.5), 0.375 * pow(x, -2.5), -0.9375 * pow(x, -3.5), 3.28125 * pow(x, -4.5)]
    },
    form("cbrt", [-8, -1, 0.5, 27], { $0.cubeRoot }) { x in
        let c = cbrt(x)
        return [c, c / (3 * x), -2 * c / (9 * pow(x, 2)), 10 * c / (27 * pow(x, 3)), -80 * c / (81 * pow(x, 4)), 880 * c / (243 * pow(x, 5))]
    },
    form("x^3", everywhere, { $0.power(3) }) { x in [x * x * x, 3 * x * x, 6 * x, 6, 0, 0] },
    form("x^0", everywhere, { $0.power(0) }) { _ in [1, 0, 0, 0, 0, 0] },
    form("x^-1", [-3, -0.5, 0.25, 2], { $0.power(-1) }) { x in [1 / x, -1 / pow(x, 2), 2 / pow(x, 3), -6 / pow(x, 4), 24 / pow(x, 5), -120 / pow(x, 6)] },
    form("1/x", [-3, -0.5, 0.25, 2], { try 1 / $0 }) { x in [1 / x, -1 / pow(x, 2), 2 / pow(x, 3), -6 / pow(x, 4), 24 / pow(x, 5), -120 / pow(x, 6)] },
    form("2^x", everywhere, { try Jet.constant(2, like: $0).power($0) }) { x in (0...5).map { pow(2, x) * pow(log(2), Double($0)) } },
    form("atan", everywhere, { try $0.arcTangent() }) { x in
        let q = 1 + x * x
        return [
            atan(x), 1 / q, -2 * x / pow(q, 2), (6 * x * x - 2) / pow(q, 3), 24 * x * (1 - x * x) / pow(q, 4),
            24 * (5 * pow(x, 4) - 10 * x * x + 1) / pow(q, 5),
        ]
    },
    form("asin", inner, { try $0.arcSine() }) { x in [asin(x)] + asinDerivatives(x) },
    form("acos", inner, { try $0.arcCosine() }) { x in [acos(x)] + asinDerivatives(x).map { -$0 } },
    form("sinh", everywhere, { $0.hyperbolicSine }) { x in [sinh(x), cosh(x), sinh(x), cosh(x), sinh(x), cosh(x)] },
    form("cosh", everywhere, { $0.hyperbolicCosine }) { x in [cosh(x), sinh(x), cosh(x), sinh(x), cosh(x), sinh(x)] },
    form("tanh", [-2, -0.5, 0, 0.3, 1.5], { $0.hyperbolicTangent }) { x in
        let t = tanh(x), s = 1 - t * t
        return [t, s, -2 * t * s, s * (6 * t * t - 2), s * (16 * t - 24 * t * t * t), s * (16 - 120 * t * t + 120 * t * t * t * t)]
    },
    form("asinh", everywhere, { try $0.areaSine() }) { x in
        let q = 1 + x * x
        return [
            asinh(x), pow(q, -0.5), -x * pow(q, -1.5), (2 * x * x - 1) * pow(q, -2.5), (9 * x - 6 * x * x * x) * pow(q, -3.5),
            (24 * pow(x, 4) - 72 * x * x + 9) * pow(q, -4.5),
        ]
    },
    form("atanh", inner, { try $0.areaTangent() }) { x in
        let q = 1 - x * x
        return [
            atanh(x), 1 / q, 2 * x / pow(q, 2), (6 * x * x + 2) / pow(q, 3), 24 * x * (x * x + 1) / pow(q, 4),
            24 * (5 * pow(x, 4) + 10 * x * x + 1) / pow(q, 5),
        ]
    },
    form("acosh", [1.1, 2, 5], { try $0.areaCosine() }) { x in
        let q = x * x - 1
        return [
            acosh(x), pow(q, -0.5), -x * pow(q, -1.5), (2 * x * x + 1) * pow(q, -2.5), (-6 * x * x * x - 9 * x) * pow(q, -3.5),
            (24 * pow(x, 4) + 72 * x * x + 9) * pow(q, -4.5),
        ]
    },
    form("abs", [-3, -0.5, 0.5, 4], { $0.magnitude }) { x in [abs(x), x < 0 ? -1 : 1, 0, 0, 0, 0] },
    form("x mod 3", [-4, -0.5, 1, 7.5], { try Jet.modulo($0, .constant(3, like: $0)) }) { x in [x - 3 * (x / 3).rounded(.down), 1, 0, 0, 0, 0] },
    form("floor", [-4.5, 0.5, 7.5], { $0.step { $0.rounded(.down) } }) { x in [x.rounded(.down), 0, 0, 0, 0, 0] },
    form("x·sin x", everywhere, { try $0 * $0.sine }) { x in
        [x * sin(x), sin(x) + x * cos(x), 2 * cos(x) - x * sin(x), -3 * sin(x) - x * cos(x), -4 * cos(x) + x * sin(x), 5 * sin(x) + x * cos(x)]
    },
    form("exp(-x²)", [-1.5, -0.5, 0, 0.5, 1.5], { try (-($0 * $0)).exponential }) { x in
        // exp(-x²) times Hermite's polynomials.
        let g = exp(-x * x)
        return [
            g, -2 * x * g, (4 * x * x - 2) * g, (-8 * x * x * x + 12 * x) * g, (16 * pow(x, 4) - 48 * x * x + 12) * g,
            (-32 * pow(x, 5) + 160 * x * x * x - 120 * x) * g,
        ]
    },
]

private func asinDerivatives(_ x: Double) -> [Double] {
    let q = 1 - x * x
    return [
        pow(q, -0.5), x * pow(q, -1.5), (2 * x * x + 1) * pow(q, -2.5), (6 * x * x * x + 9 * x) * pow(q, -3.5),
        (24 * pow(x, 4) + 72 * x * x + 9) * pow(q, -4.5),
    ]
}

struct JetTests {
    @Test(arguments: closedForms) private func closedForm(_ form: ClosedForm) throws {
        for x in form.places {
            let computed = try form.jet(variable(x)).derivatives
            #expect(agree(computed, form.derivatives(x)), "at \(x): \(computed), not \(form.derivatives(x))")
        }
    }

    @Test(arguments: closedForms) private func firstOrderAlone(_ form: ClosedForm) throws {
        for x in form.places {
            let computed = try form.jet(variable(x, order: 1)).coefficients
            #expect(agree(computed, Array(form.derivatives(x)[...1])))
        }
    }

    @Test func quotientRule() throws {
        // x / (1 + x²) at 2: f' = (1 - x²) / (1 + x²)², f'' = 2x(x² - 3) / (1 + x²)³
        let x = variable(2)
        let f = try (x / (1 + x * x)).derivatives
        #expect(agree(Array(f[...2]), [0.4, -3.0 / 25, 4.0 / 125]))
    }

    @Test func powersAtZero() {
        #expect(variable(0).power(2).derivatives == [0, 0, 2, 0, 0, 0])
        #expect(variable(0).power(0).derivatives == [1, 0, 0, 0, 0, 0])
        #expect(variable(0).power(1).derivatives == [0, 1, 0, 0, 0, 0])
        #expect(Array(variable(0).power(1.5).derivatives[...2]) == [0, 0, .infinity])
        #expect(variable(-2).power(3).derivatives == [-8, 12, -12, 6, 0, 0])
        #expect(variable(-2).power(0.5).number.isNaN)
    }

    @Test func changingExponent() throws {
        // x^x: f' = x^x (ln x + 1), f'' = x^x ((ln x + 1)² + 1/x)
        let x = variable(2), l: Double = 1 + log(2.0)
        #expect(agree(Array(try x.power(x).derivatives[...2]), [4, 4 * l, 4 * (l * l + 0.5)]))
        // 0^x is 0 for positive x.
        #expect(try Jet.constant(0, like: x).power(x).derivatives == [0, 0, 0, 0, 0, 0])
        // A whole exponent that happens to be written as a number with derivatives.
        #expect(try variable(-3).power(.constant(2, like: x)).derivatives == [9, -6, 2, 0, 0, 0])
    }

    @Test func rootsAtZero() {
        let root = variable(0, order: 2).squareRoot
        #expect(root.number == 0 && root.coefficients[1] == .infinity)
        #expect(Jet.constant(0, like: variable(1)).squareRoot.derivatives == [0, 0, 0, 0, 0, 0])
        #expect(variable(0, order: 1).cubeRoot.coefficients == [0, .infinity])
        #expect(variable(-1, order: 1).squareRoot.number.isNaN)
    }

    @Test func absoluteValueAtZero() throws {
        #expect(variable(0).magnitude.derivatives == [0, 0, 0, 0, 0, 0])
        #expect((-variable(0).power(2)).magnitude.derivatives == [0, 0, 2, 0, 0, 0])
        #expect(try (variable(0) * variable(0)).squareRoot.coefficients[1] == 0)
    }

    @Test func inverseFunctionsAtTheirEnds() throws {
        #expect(try variable(1, order: 1).arcSine().coefficients == [asin(1), .infinity])
        #expect(try variable(1, order: 1).arcCosine().coefficients == [0, -.infinity])
        #expect(try variable(0, order: 1).logarithm().coefficients == [-.infinity, .infinity])
        #expect(try variable(2, order: 1).arcSine().number.isNaN)
    }

    @Test func inverseFunctionsUndo() throws {
        let x = variable(0.3)
        let undone = try [
            x.sine.arcSine(), x.arcTangent().tangent, x.exponential.logarithm(), x.areaTangent().hyperbolicTangent,
            x.squareRoot.power(2), x.root(5).power(5), x / x * x, x.areaSine().hyperbolicSine,
        ]
        for jet in undone {
            #expect(zip(jet.coefficients, [0.3, 1, 0, 0, 0, 0]).allSatisfy { abs($0 - $1) < 1e-14 }, "\(jet.coefficients)")
        }
    }

    @Test func logarithmToABase() throws {
        let x = variable(8), base = Jet.constant(2, like: x)
        #expect(agree(Array(try x.logarithm(base: base).derivatives[...1]), [3, 1 / (8 * log(2))]))
    }

    @Test func smallerAndLarger() throws {
        let x = variable(2), c = Jet.constant(3, like: x)
        #expect(try Jet.lesser(x, c).derivatives[1] == 1)
        #expect(try Jet.greater(x, c).derivatives[1] == 0)
    }

    @Test(arguments: [(3.0, 4.0), (-5, 0.1), (0.1, 7), (-1, -1), (1e200, 1e200)])
    func direction(x: Double, y: Double) throws {
        // (x, y + t): θ' = x / (x² + y²)
        let t = variable(0, order: 2)
        let computed = try Jet.arcTangent(y: y + t, x: .constant(x, like: t)).coefficients
        let slope = 1 / (x + y / x * y)
        #expect(agree(Array(computed[...1]), [atan2(y, x), slope]))
    }

    @Test func lengthOfAMovingPoint() throws {
        // (3t, 4t): length 5t; (cos t, sin t): constant.
        let t = variable(2, order: 3)
        #expect(agree(try JetPoint(x: t * 3, y: t * 4).length().coefficients, [10, 5, 0, 0]))
        let circle = JetPoint(x: t.cosine, y: t.sine)
        #expect(try zip(circle.length().coefficients, [1, 0, 0, 0]).allSatisfy { abs($0 - $1) < 1e-15 })
        #expect(try zip(circle.angle().coefficients, [2, 1, 0, 0]).allSatisfy { abs($0 - $1) < 1e-15 })
        #expect(try JetPoint(x: t - 2, y: .constant(0, like: t)).length().coefficients[1] == 0)
        let huge = try JetPoint(x: t * 1e300, y: t * 1e300).length().coefficients
        #expect(agree(Array(huge[...1]), [2e300 * 2.0.squareRoot(), 1e300 * 2.0.squareRoot()]))
    }

    @Test func pointsAddScaleAndMultiply() throws {
        let t = variable(3, order: 1)
        let p = JetPoint(x: t, y: t * 2), q = JetPoint.constant(Point(5, -1), like: t)
        #expect(try p.dot(q).coefficients == [9, 3])
        #expect(try p.cross(q).coefficients == [-33, -11])
        #expect(try (p + q).x.coefficients == [8, 1])
        #expect(try (p - q).y.coefficients == [7, 2])
        #expect(try (p * t).x.coefficients == [9, 6])
        #expect(try p.lerp(to: q, t).x.coefficients == [9, 0])
        #expect(p.perpendicular.x.coefficients == [-6, -2])
        #expect(try zip(p.normalized().x.coefficients, [1 / 5.0.squareRoot(), 0]).allSatisfy { abs($0 - $1) < 1e-15 })
        #expect(try p.transformed(by: .translation(Point(1, 1))).x.coefficients == [4, 1])
    }

    @Test func variablesDoNotMix() {
        let x = Jet.variable(1, order: 1, tag: 1), y = Jet.variable(1, order: 1, tag: 2)
        #expect(throws: JetError.mixed) { try x + y }
        #expect(throws: JetError.mixed) { try x * y }
        #expect(throws: JetError.mixed) { try x / y }
        #expect(throws: JetError.mixed) { try x.power(y) }
        #expect(throws: JetError.mixed) { try Jet.lesser(x, y) }
        #expect(throws: JetError.mixed) { try Jet.hypotenuse(x, y) }
        #expect(throws: JetError.mixed) { try Jet.arcTangent(y: x, x: y) }
    }

    @Test func notANumberStaysOne() throws {
        let x = variable(.nan, order: 1)
        for jet in [x.sine, x.magnitude, x.exponential, x.squareRoot, try 1 / x, x.fraction, try Jet.lesser(x, .constant(1, like: x))] {
            #expect(jet.number.isNaN)
        }
    }

    @Test func manyOrders() {
        // exp has the 30th derivative e at 1; sin the 30th -sin.
        #expect(agree(Array(variable(1, order: 30).exponential.derivatives.suffix(1)), [exp(1)]))
        #expect(agree(Array(variable(1, order: 30).sine.derivatives.suffix(1)), [-sin(1)]))
    }
}

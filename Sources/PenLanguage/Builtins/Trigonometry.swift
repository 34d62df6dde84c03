// Trigonometric and hyperbolic functions and their inverses.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Builtin {
    private static let angle = "an angle in radians; 90deg writes one in degrees"

    static var trigonometry: [Builtin] {
        [
            numeric("sin", "The sine of an angle.", angle, parameter: "angle", example: "print sin(30deg)", sin) { $0.sine },
            numeric("cos", "The cosine of an angle.", angle, parameter: "angle", example: "print cos(60deg)", cos) { $0.cosine },
            numeric("tan", "The tangent of an angle: its sine divided by its cosine.", angle, parameter: "angle", example: "print tan(45deg)", tan) { $0.tangent },
            numeric("cot", "The cotangent of an angle: its cosine divided by its sine.", angle, parameter: "angle", example: "print cot(45deg)", { 1 / tan($0) }) { try 1 / $0.tangent },
            numeric("sec", "The secant of an angle: 1 divided by its cosine.", angle, parameter: "angle", example: "print sec(60deg)", { 1 / cos($0) }) { try 1 / $0.cosine },
            numeric("csc", "The cosecant of an angle: 1 divided by its sine.", angle, parameter: "angle", example: "print csc(30deg)", { 1 / sin($0) }) { try 1 / $0.sine },
            numeric("asin", "The angle from -90° to 90° whose sine is x, in radians.", "a sine, from -1 to 1", example: "print degrees(asin(0.5))", asin) { try $0.arcSine() },
            numeric("acos", "The angle from 0° to 180° whose cosine is x, in radians.", "a cosine, from -1 to 1", example: "print degrees(acos(0.5))", acos) { try $0.arcCosine() },
            numeric("atan", "The angle between -90° and 90° whose tangent is x, in radians.", "a tangent", example: "print degrees(atan(1))", atan) { try $0.arcTangent() },
            numeric2(
                "atan2", "The direction of the point (x, y) as seen from the origin, in radians from -pi to pi.",
                Parameter("y", "how far in the direction of y"), Parameter("x", "how far in the direction of x"),
                example: "print degrees(atan2(1, -1))", atan2) { try Jet.arcTangent(y: $0, x: $1) },
            numeric("degrees", "An angle in radians as a number of degrees.", "an angle in radians", parameter: "angle", example: "print degrees(pi)", { $0 / .pi * 180 }) { $0 / .pi * 180 },
            numeric("radians", "A number of degrees as an angle in radians.", "a number of degrees", parameter: "degrees", example: "print sin(radians(90))", { $0 / 180 * .pi }) { $0 / 180 * .pi },
        ]
    }

    static var hyperbolics: [Builtin] {
        [
            numeric("sinh", "The hyperbolic sine: half of e^x - e^-x.", "any number", example: "print sinh(1)", sinh) { $0.hyperbolicSine },
            numeric("cosh", "The hyperbolic cosine, the shape of a hanging chain: half of e^x + e^-x.", "any number", example: "print cosh(1)", cosh) { $0.hyperbolicCosine },
            numeric("tanh", "The hyperbolic tangent: sinh(x) divided by cosh(x).", "any number", example: "print tanh(1)", tanh) { $0.hyperbolicTangent },
            numeric("asinh", "The number whose hyperbolic sine is x.", "any number", example: "print asinh(1)", asinh) { try $0.areaSine() },
            numeric("acosh", "The number, 0 or more, whose hyperbolic cosine is x.", "a number, 1 or more", example: "print acosh(2)", acosh) { try $0.areaCosine() },
            numeric("atanh", "The number whose hyperbolic tangent is x.", "a number between -1 and 1", example: "print atanh(0.5)", atanh) { try $0.areaTangent() },
        ]
    }
}

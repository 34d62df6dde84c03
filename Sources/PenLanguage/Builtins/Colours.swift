// Colours and gradients: the family, and how colours are made and changed.

import PenScene

extension Builtin {
    nonisolated(unsafe) static let colours: [Builtin] = colourMaking + colourChanging + gradients

    /// What a colour knows of itself: `c.red`.
    nonisolated(unsafe) static let colorProperties: [String: (Color) -> Value] = [
        "red": { .number($0.red) }, "green": { .number($0.green) }, "blue": { .number($0.blue) }, "alpha": { .number($0.alpha) },
        "hue": { .number($0.hue) }, "saturation": { .number($0.saturation) }, "brightness": { .number($0.brightness) },
        "hex": { .text($0.hex) },
    ]

    private static var hue: Parameter<Double> { Parameter("hue", "a fraction of a turn from red over green and blue back to red", .finite) }
    private static var alpha: Parameter<Double> { Parameter("alpha", "how opaque, from 0 to 1", default: 1, "1", .unit) }

    private static var colourMaking: [Builtin] {
        [
            function(
                "rgb", .colours, "A colour from its red, green and blue parts.",
                Parameter<Double>("red", "from 0 to 1"), Parameter<Double>("green", "from 0 to 1"), Parameter<Double>("blue", "from 0 to 1"), alpha,
                example: "fill rgb(1, 0.5, 0)\ncircle 50, 50, 40"
            ) { call, red, green, blue, alpha in
                try checkComponents(call, [red, green, blue], alpha: alpha)
                return Color(red: red, green: green, blue: blue, alpha: alpha)
            },
            function(
                "hsb", .colours, "A colour from its hue, saturation and brightness.",
                hue, Parameter<Double>("saturation", "from 0, grey, to 1, full colour", .unit), Parameter<Double>("brightness", "from 0, black, to 1", .unit), alpha,
                example: "fill hsb(0.6, 1, 1)\ncircle 50, 50, 40"
            ) { _, hue, saturation, brightness, alpha in Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) },
            function(
                "hsl", .colours, "A colour from its hue, saturation and lightness.",
                hue, Parameter<Double>("saturation", "from 0, grey, to 1, full colour", .unit), Parameter<Double>("lightness", "from 0, black, to 1, white", .unit), alpha,
                example: "fill hsl(0.6, 1, 0.5)\ncircle 50, 50, 40"
            ) { _, hue, saturation, lightness, alpha in Color(hue: hue, saturation: saturation, lightness: lightness, alpha: alpha) },
            function(
                "oklch", .colours, "A colour from its lightness, chroma and hue as the eye sees them: equal steps look equal.",
                Parameter<Double>("lightness", "from 0, black, to 1, white", .unit),
                Parameter<Double>("chroma", "how colourful, from 0, grey, to about 0.3", .notNegative),
                Parameter<Double>("hue", "an angle in radians; 30deg is red, 140deg green, 260deg blue", .finite).asAngle, alpha,
                example: "fill oklch(0.7, 0.15, 140deg)\ncircle 50, 50, 40"
            ) { _, lightness, chroma, hue, alpha in Color(lightness: lightness, chroma: min(chroma, 1), hue: hue, alpha: alpha) },
            function(
                "gray", .colours, "A grey.",
                Parameter<Double>("brightness", "from 0, black, to 1, white", .unit), alpha,
                example: "fill gray(0.8)\ncircle 50, 50, 40"
            ) { _, v, alpha in Color(red: v, green: v, blue: v, alpha: alpha) },
        ]
    }

    /// Components from 0 to 255 are offered in the notation that takes them.
    private static func checkComponents(_ call: Invocation, _ components: [Double], alpha: Double) throws {
        guard let wrong = components.firstIndex(where: { !($0 >= 0 && $0 <= 1) }) else { return }
        let message = "\(["red", "green", "blue"][wrong]) must be from 0 to 1, and is \(Value.number(components[wrong]).shown)"
        guard components.allSatisfy({ $0 >= 0 && $0 <= 255 }) else { throw call.failure(.outOfRange, message, at: wrong) }
        let hex = Color(red: components[0] / 255, green: components[1] / 255, blue: components[2] / 255, alpha: alpha).hex
        let whole = call.site.span, reachesEnd = call.site.argumentSpans.allSatisfy { ($0?.end ?? 0) < whole.end }
        throw call.failure(.outOfRange, "\(message); for parts up to 255 write \(hex)", at: wrong, fix: reachesEnd ? .init(replacing: whole, with: hex) : nil)
    }

    private static var colourChanging: [Builtin] {
        [
            function(
                "mix", .colours, "A colour between two.",
                Parameter<Color>("a", "a colour"), Parameter<Color>("b", "another"),
                Parameter("t", "the part of the second, from 0 to 1", default: 0.5, "0.5", .unit),
                example: "print mix(red, blue, 25%)") { _, a, b, t in a.mixed(with: b, t) },
            function(
                "withAlpha", .colours, "A colour, more or less opaque.",
                Parameter<Color>("color", "a colour"), Parameter<Double>("alpha", "how opaque, from 0 to 1", .unit),
                example: "fill red.withAlpha(50%)\ncircle 50, 50, 40") { _, color, alpha in color.withAlpha(alpha) },
            function(
                "lighter", .colours, "A colour, mixed with white.",
                Parameter<Color>("color", "a colour"), Parameter("amount", "the part of white, from 0 to 1", default: 0.2, "20%", .unit),
                example: "print lighter(navy, 50%)"
            ) { _, color, amount in color.mixed(with: Color.white.withAlpha(color.alpha), amount) },
            function(
                "darker", .colours, "A colour, mixed with black.",
                Parameter<Color>("color", "a colour"), Parameter("amount", "the part of black, from 0 to 1", default: 0.2, "20%", .unit),
                example: "print darker(gold, 50%)"
            ) { _, color, amount in color.mixed(with: Color.black.withAlpha(color.alpha), amount) },
        ]
    }
}

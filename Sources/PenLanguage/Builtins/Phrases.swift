// Animations that are wanted often, in the terms of `animate`.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

extension Builtin {
    static var phrases: [Builtin] { [drawOn, fadeIn, fadeOut, morph, pulse, follow] }

    private static var layer: Parameter<LayerID?> { Parameter("layer", "what moves; the shape drawn last if not given") }
    /// Of one second, where nothing else is said.
    private static let usualDuration = 1.0

    /// - Parameter body: what the phrase makes a layer do; nil stands for the shape whose block this is.
    private static func phrase(
        _ name: String, _ summary: String, _ own: [AnyParameter] = [], example: String,
        _ body: @escaping (Phrase, LayerID?) throws -> Void
    ) -> Builtin {
        define(name, .animation, summary, [layer.erased] + own + TimingParameters.all(usual: usualDuration), .none, example, isCommand: true, .nothing, nil) { call in
            let staging = Staging(call: call), named = try call.argument(layer)
            let id = staging.isInsideShape && named == nil ? nil : try staging.layer(named, at: 0)
            let phrase = Phrase(staging: staging, said: try call.timing(usual: usualDuration))
            try body(phrase, id)
            call.machine.pen.timeline.passed(until: call.machine.pen.timeline.now + phrase.said.timing.endTime)
            return .nothing
        }
    }

    private static var drawOn: Builtin {
        phrase("drawOn", "Draws a layer's lines from their beginnings to their ends; what has no line, and texts and images, fade in.",
            example: "stroke crimson\nlet badge = star(50, 50, 40)\ndrawOn badge over 2s"
        ) { phrase, layer in try phrase.drawOn(layer) }
    }

    private static var fadeIn: Builtin {
        phrase("fadeIn", "Lets a layer appear: its opacity comes from 0.", example: "let dot = circle(50, 50, 20)\nfadeIn dot over 1s") { phrase, layer in try phrase.fadeIn(layer) }
    }

    private static var fadeOut: Builtin {
        phrase("fadeOut", "Lets a layer disappear: its opacity goes to 0.", example: "let dot = circle(50, 50, 20)\nfadeOut dot over 1s, delay: 1s") { phrase, layer in
            try phrase.animate(layer, "opacity", to: .number(0))
        }
    }

    private static var morph: Builtin {
        let to = Parameter<Value>("to", "the path that it becomes; or a shape, which takes its place then").of(.path, .layer)
        return phrase("morph", "Turns a shape into another one: its path, and where that is a shape its colours and its line too.", [to.erased],
            example: "let dot = circle(50, 50, 40)\nlet badge = star(50, 50, 40)\nmorph dot to badge over 2s"
        ) { phrase, layer in try phrase.morph(layer, to: phrase.call.argument(to), at: 1) }
    }

    private static var pulse: Builtin {
        let by = Parameter<Double>("by", "how much larger it becomes for a moment", default: 1.2, "1.2", .positive)
        return phrase("pulse", "Makes a layer larger about its middle, and as it was again.", [by.erased],
            example: "let dot = circle(50, 50, 20)\npulse dot over 0.5s, repeat: 3") { phrase, layer in try phrase.pulse(layer, by: phrase.call.argument(by)) }
    }

    private static var follow: Builtin {
        let along = Parameter<Path>("along", "the path on which it goes, at constant speed")
        let rotate = Parameter<PathRotation>("rotate", "how it turns with the path: auto, reverse, an angle or none", default: PathRotation(rotation: .auto), "auto")
        return phrase("follow", "Moves a layer along a path and turns it with the path.", [along.erased, rotate.erased],
            example: "let road = path { moveTo 10, 80; curveTo (90, 80) via (50, -40) }\ndraw road\nlet car = shape { polygon 0, 0, 8, sides: 3; fill red }\nfollow car along road over 3s"
        ) { phrase, layer in
            guard let motion = try PathMotion(along: phrase.call.argument(along), rotation: phrase.call.argument(rotate).rotation) else {
                throw phrase.call.failure(.missingValue, "this path is empty, so nothing can follow it", at: along)
            }
            try phrase.add(.along(motion), layer, "position")
        }
    }
}

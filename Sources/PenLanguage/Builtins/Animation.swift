// Commands that say what happens when.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

extension Builtin {
    nonisolated(unsafe) static let animation: [Builtin] = [animate, wait, sequence, together, presentation]

    private static var animate: Builtin { AnimateCommand.builtin }

    private static var wait: Builtin {
        command("wait", .animation, "Lets time pass: what follows happens later.", Parameter<Double>("time", "seconds", .notNegative),
            example: "let dot = circle(20, 50, 10)\nwait 1s\ndot.fill = red") { call, time in
            call.machine.pen.endShape()
            call.machine.pen.timeline.wait(time)
        }
    }

    private static var sequence: Builtin {
        command("sequence", .animation, "Plays the animations of its block one after another.", block: .required,
            example: "circle 50, 50, 40\nsequence {\n    animate strokeEnd from 0 to 1 over 1s\n    animate strokeStart from 0 to 1 over 1s\n}"
        ) { call in try ordered(call, .oneAfterAnother) }
    }

    private static var together: Builtin {
        command("together", .animation, "Plays the animations of its block at once; in a sequence what follows waits for the last of them.", block: .required,
            example: "let dot = circle(0, 0, 10)\ntogether {\n    animate dot.position to (90, 50) over 1s\n    animate dot.opacity to 0 over 2s\n}"
        ) { call in try ordered(call, .atOnce) }
    }

    private static func ordered(_ call: Invocation, _ order: Timeline.Order) throws {
        call.machine.pen.endShape()
        call.machine.pen.timeline.begin(order)
        try call.block?()
        call.machine.pen.endShape()
        call.machine.pen.timeline.end()
    }

    private static var presentation: Builtin {
        function("value", .animation, "What a property is at a time.", Parameter<PropertyPlace>("property", "the property of a layer, such as ring.strokeEnd"),
            Parameter<Double>("at", "seconds from the start", .notNegative),
            example: "let ring = circle(50, 50, 40)\nanimate ring.strokeEnd from 0 to 1 over 4s\nprint value(ring.strokeEnd, at: 1s)"
        ) { call, place, time in
            call.machine.pen.endShape()
            guard let id = place.layer ?? call.machine.pen.lastLayer else { throw call.failure(.missingValue, "there is no shape yet whose property could be meant", at: 0) }
            let span = call.site.place(of: 0) ?? call.site.span
            let value = try call.machine.property(Name(place.name, span), of: id, at: time)
            return try place.component.map { try call.machine.property(Name($0, span), of: value) } ?? value
        }
    }
}

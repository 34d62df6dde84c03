// Easings: functions of the progress.

import PenAnimation
import PenGeometry

extension Builtin {
    nonisolated(unsafe) static let easings: [Builtin] = [linear] + plain + families + [cubic, steps, spring]

    /// An easing as a function of one number.
    private static func easing(_ name: String, _ summary: String, _ ease: Ease) -> Builtin {
        let timing = ease.timing(over: ease.duration ?? 1)
        let builtin = function(name, .animation, summary, Parameter<Double>("t", "the progress, from 0 to 1"), example: "print \(name)(0.25)") { _, t in timing(t) }
        builtin.ease = ease
        return builtin
    }

    private static var plain: [Builtin] {
        [
            easing("easeIn", "Slow at the beginning.", .timing(.easeIn)),
            easing("easeOut", "Slow at the end.", .timing(.easeOut)),
            easing("easeInOut", "Slow at both ends.", .timing(.easeInOut)),
            easing("default", "A little slow at the beginning and slower at the end, as interfaces move.", .timing(.standard)),
        ]
    }

    /// easeInSine … easeInOutBounce
    private static var families: [Builtin] {
        Easing.Family.allCases.flatMap { family in
            [("In", Easing.Direction.in, "at the beginning"), ("Out", .out, "at the end"), ("InOut", .inOut, "at both ends")].map { word, direction, place in
                let name = family.rawValue.prefix(1).uppercased() + String(family.rawValue.dropFirst())
                return easing("ease\(word)\(name)", "\(family.summary) \(place).", .timing(.easing(Easing(family, direction))))
            }
        }
    }

    private static var cubic: Builtin {
        function("cubic", .animation, "An easing by a cubic Bézier curve from (0, 0) to (1, 1), as CSS and Core Animation have it.",
            Parameter<Double>("x1", "of the first control point, from 0 to 1", .unit), Parameter<Double>("y1", "of the first control point", .finite),
            Parameter<Double>("x2", "of the second control point, from 0 to 1", .unit), Parameter<Double>("y2", "of the second control point", .finite),
            example: "let e = cubic(0.7, 0, 0.3, 1)\nprint e(0.25)"
        ) { call, x1, y1, x2, y2 in
            guard let curve = CubicTiming(x1, y1, x2, y2) else { throw call.failure(.outOfRange, "cubic needs x1 and x2 from 0 to 1") }
            return made("cubic", [x1, y1, x2, y2], .timing(.cubic(curve)))
        }
    }

    private static var steps: Builtin {
        function("steps", .animation, "An easing in steps.", Parameter<Double>("count", "how many", .whole(1...1e9)),
            Parameter<Word<StepTiming.Position>>("jump", "where the value jumps", default: Word(.jumpEnd), "jumpEnd"),
            example: "let e = steps(4)\nprint e(0.3)"
        ) { call, count, jump in
            guard let steps = StepTiming(Int(count), jump.choice) else { throw call.failure(.outOfRange, "steps needs two steps at least where neither end jumps") }
            return made("steps", [count], .timing(.steps(steps)))
        }
    }

    private static var linear: Builtin {
        let builtin = function("linear", .animation, "Even progress; or, with a list, an easing along straight lines between values at equal distances, or where it is said.",
            Parameter<Value>("t", "the progress, from 0 to 1; or two values or more"), Parameter<[Double]?>("at", "where the values are reached, from 0 to 1"),
            example: "let e = linear([0, 0.8, 1], at: [0, 0.25, 1])\nprint e(0.5)"
        ) { call, t, places in
            switch t {
            case .number, .jet: return t
            default: break
            }
            guard let values = [Double].convert(t) else { throw call.mismatch(0, takes: "a number or a list of numbers") }
            guard let pieces = LinearTiming(values, at: places) else { throw call.failure(.wrongCount, "linear needs two values at least, and one place for each") }
            return made("linear", values + (places ?? []), .timing(.pieces(pieces))).value
        }
        builtin.ease = .timing(.linear)
        return builtin
    }

    private static var spring: Builtin {
        function("spring", .animation, "An easing that swings about its end: by its damping alone as long as it is asked to, or by mass, stiffness and damping as long as such a spring takes.",
            Parameter<Double?>("damping", "without stiffness from 0 to 1 and above, 1 being the shortest way without swinging, 0.5 if not given; with stiffness in force by speed, 10 if not given", .positive),
            Parameter<Double>("velocity", "the speed at first, in whole ways a second", default: 0, "0", .finite),
            Parameter<Double?>("mass", "1 if not given", .positive), Parameter<Double?>("stiffness", "the force by distance; 100 if not given", .positive),
            example: "let e = spring(damping: 0.3)\nprint e(0.2)"
        ) { call, damping, velocity, mass, stiffness in
            guard mass != nil || stiffness != nil else {
                return made("spring", [damping ?? 0.5, velocity], .spring(dampingRatio: damping ?? 0.5, velocity: velocity))
            }
            let spring = Spring(mass: mass ?? 1, stiffness: stiffness ?? 100, damping: damping ?? 10, initialVelocity: velocity)
            return made("spring", [spring.mass, spring.stiffness, spring.damping, velocity], .physical(spring))
        }
    }

    /// A function that is a value, called as it was made.
    private static func made(_ name: String, _ numbers: [Double], _ ease: Ease) -> FunctionObject {
        FunctionObject(.builtin(easing("\(name)(\(numbers.map { Value.number($0).shown }.joined(separator: ", ")))", "An easing.", ease)))
    }
}

extension Easing.Family {
    fileprivate var summary: String {
        switch self {
        case .sine: "A sine's quarter, slow"
        case .quad: "A parabola, slow"
        case .cubic: "The third power, slow"
        case .quart: "The fourth power, slow"
        case .quint: "The fifth power, slow"
        case .expo: "Powers of two, very slow"
        case .circ: "A circle's quarter, slow"
        case .back: "Goes beyond the value"
        case .elastic: "Swings"
        case .bounce: "Bounces"
        }
    }
}

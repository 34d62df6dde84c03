// The words that stand for values, that name arguments, and that follow numbers.

extension LanguageWord {
    static let constants: [LanguageWord] = [
        .init("true", .constant, .true, "What a condition that holds is; yes is the same.", example: "print 2 < 3, true == yes"),
        .init("false", .constant, .false, "What a condition that does not hold is; no is the same.", example: "print 2 > 3, false == no"),
        .init("nil", .constant, .nil, "The value of what has none; none is the same.", example: "print nil, [1, 2].indexOf(5) == nil"),
        .init("yes", .constant, nil, "The same as true.", example: "spline through (20, 80), (50, 20), (80, 80), closed: yes"),
        .init("no", .constant, nil, "The same as false.", example: "arc (50, 50), 40 from 0deg to 90deg, clockwise: no"),
        .init("none", .constant, nil, "No colour, no value.", example: "fill gold; stroke none\ncircle 50, 50, 40"),
        .init("pi", .constant, nil, "The ratio of a circle's circumference to its diameter, 3.14159…; π is the same.", example: "print pi, cos(pi), 2pi * 10"),
        .init("π", .constant, nil, "The same as pi.", example: "arc (50, 50), 40 from 0 to π / 2"),
        .init("e", .constant, nil, "The base of natural logarithms, 2.71828…", example: "print e, ln(e), e^2"),
        .init("inf", .constant, nil, "Infinity: greater than every number.",
            example: "let smallest = inf\nfor n in [4, 2, 7] { if n < smallest { smallest = n } }\nprint smallest"),
        .init("args", .constant, nil, "The script's arguments, a list of texts: what stands behind its name on the command line.",
            form: "args\nargs[INDEX]", example: "print args.count, args"),
    ]

    static let prepositions: [LanguageWord] = [
        .init("from", .preposition, .preposition, "Names where something starts.", form: "COMMAND … from VALUE",
            example: "arc (50, 50), 40 from 90deg to 180deg"),
        .init("to", .preposition, .preposition, "Names where something ends.", form: "COMMAND … to VALUE",
            example: "fill linearGradient(from (10, 0) to (90, 0), stops: [gold, crimson])\ncircle 50, 50, 40"),
        .init("via", .preposition, .preposition, "Names the control points of a curve.", form: "COMMAND … via POINT, POINT, …",
            example: "moveTo 10, 90\ncurveTo (90, 90) via (20, 10), (80, 10)"),
        .init("at", .preposition, .preposition, "Names a place: a point, an index, or the text that parts another.", form: "COMMAND … at VALUE",
            example: "text \"hello\" at (20, 50)\nlet list = [1, 3]\ninsert list, 2 at 1\nprint list"),
        .init("along", .preposition, .preposition, "Names the path that something follows.", form: "COMMAND … along PATH", example: "let dot = circle(0, 0, 5)\nanimate dot.position along path(\"M0 0L90 50\") over 2s"),
        .init("through", .preposition, .preposition, "Names the points that a curve meets.", form: "COMMAND … through POINT, POINT, …",
            example: "spline through (10, 80), (30, 20), (60, 70), (90, 20)"),
        .init("over", .preposition, .preposition, "Names how long something takes.", form: "COMMAND … over SECONDS", example: "circle 50, 50, 40\nanimate strokeEnd from 0 to 1 over 3s"),
        .init("by", .preposition, nil, "Names a step, an order or a transform. Where no value stands before it, it is a name.",
            form: "for NAME in A..B by STEP { … }\nCOMMAND … by VALUE",
            example: "for x in 10..90 by 20 { circle x, 20, 8 }\nprint sorted([3, -5, 1] by n => abs(n))"),
    ]

    static let units: [LanguageWord] = [
        .init("deg", .unit, nil, "Degrees: an angle in radians, of which a full turn has 2pi.", form: "NUMBERdeg", example: "moveTo 20, 20; forward 40; right 90deg; forward 40\nprint 180deg"),
        .init("°", .unit, nil, "The same as deg.", form: "NUMBER°", example: "print sin(30°)"),
        .init("rad", .unit, nil, "Radians: what a number without a unit is as an angle.", form: "NUMBERrad", example: "print 2rad, degrees(2rad)"),
        .init("turn", .unit, nil, "Full turns: an angle in radians.", form: "NUMBERturn", example: "arc (50, 50), 40 from 0 to 0.75turn"),
        .init("s", .unit, nil, "Seconds.", form: "NUMBERs", example: "print 2s + 500ms"),
        .init("ms", .unit, nil, "Thousandths of a second, in seconds.", form: "NUMBERms", example: "print 250ms"),
        .init("%", .unit, nil, "Hundredths, directly behind a number; elsewhere % gives the remainder of a division.", form: "NUMBER%\nA % B",
            example: "opacity 50%; fill teal\ncircle 50, 50, 40\nprint 17 % 5"),
    ]
}

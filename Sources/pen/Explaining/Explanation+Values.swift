// The pages of commands and functions that are given what they cannot use.

extension Explanation {
    static let values: [Explanation] = [
        .init(.missingValue, "a value that a command or function needs was left out",
            "pen help NAME says which values it needs and which it has of itself.",
            wrong: "circle 50, 50", mended: "circle 50, 50, 20"),
        .init(.wrongCount, "too many or too few values",
            "A function takes as many values as it has parameters; those with = in their declaration may be left out. pen help NAME says it of"
                + " pen's own.",
            wrong: "circle 50, 50, 20, 30", mended: "oval 30, 20, 40, 60"),
        .init(.givenTwice, "one parameter is given two values",
            "A value without a label has gone to this parameter, or its label stands twice.",
            wrong: "text \"hi\" at (0, 0), size: 20, size: 30", mended: "text \"hi\" at (0, 0), size: 30"),
        .init(.wrongKind, "a value of another kind than is needed",
            "Numbers, points, texts, colours, lists, ranges, paths, layers, functions, true and false are different kinds of values, and none"
                + " becomes another by itself: a number is put into a text with \\( ), number(\"5\") reads one from a text.",
            wrong: "circle 50, 50, \"20\"", mended: "circle 50, 50, 20"),
        .init(.notTrueOrFalse, "a condition that is neither true nor false",
            "if, while, and, or and not take true or false. Numbers, texts and lists are compared: n != 0, list.count > 0.",
            wrong: "let n = 3\nif n { circle 0, 0, n }", mended: "let n = 3\nif n != 0 { circle 0, 0, n }"),
        .init(.outOfRange, "a number that is too small or too large for what it means",
            "A radius is not negative, a share is from 0 to 1 (or 0% to 100%), a size is greater than 0. The message says the limits.",
            wrong: "circle 50, 50, -20", mended: "circle 50, 50, 20"),
        .init(.notFinite, "a coordinate, size or angle that is not finite",
            "1/0 is infinite and 0/0 is no number at all; computing with them is allowed, drawing is not. The message names the variables that"
                + " led there.",
            wrong: "for x in 0..3 { circle x, 1/x, 1 }", mended: "for x in 1..3 { circle x, 1/x, 1 }"),
        .init(.angleInDegrees, "an angle that looks like degrees",
            "Angles are radians, as in mathematics: a full turn is 2pi. Degrees are written with their unit, 90deg, and turns too: 0.25turn."
                + " A number that is more than a full turn is taken for a slip.",
            wrong: "forward 50; right 90; forward 50", mended: "forward 50; right 90deg; forward 50"),
        .init(.noSuchPlace, "a place outside of a list, a text or a range",
            "The first value is l[0], the last l[-1] or l[l.count - 1]. An empty list has no first, no last and no mean.",
            wrong: "let l = [1, 2, 3]\nprint l[3]", mended: "let l = [1, 2, 3]\nprint l[2]"),
        .init(.namesAndValues, "as many names as there are values are needed",
            "let (a, b) = … takes a point or a list of two values apart, with three names one of three. for takes one name, or two for the place"
                + " and the value.",
            wrong: "let (a, b) = [1, 2, 3]", mended: "let (a, b, c) = [1, 2, 3]\nprint a + b + c"),
        .init(.notAFunction, "parentheses behind what is no function",
            "name(…) calls a function. A product of two names or of a name and a parenthesis needs *: a * (b + 1). Only a number multiplies"
                + " without a sign: 2(b + 1).",
            wrong: "let a = 2\nprint a(3 + 1)", mended: "let a = 2\nprint a * (3 + 1)"),
        .init(.notACommand, "a function that only computes stands like a command",
            "A line that begins with a name and a space is a command. A function such as sin only gives a value: print sin(0) shows it, let y ="
                + " sin(0) keeps it.",
            wrong: "sin (0) + 1", mended: "print sin(0) + 1"),
        .init(.noValue, "a command's value is wanted, and it has none",
            "Commands such as lineTo draw with the pen and give nothing that a name could hold. path { … } gives a path, shape { … } a layer.",
            wrong: "let line = lineTo(40, 0)", mended: "let line = path { moveTo 0, 0; lineTo 40, 0 }\ndraw line"),
        .init(.removedLayer, "a layer that is not there any more",
            "remove takes a layer out of the picture at the time at which it stands, with all that is in it. What is said of the layer comes before"
                + " that; a layer that is to be seen again is hidden and not removed.",
            wrong: "let ball = circle(50, 50, 20)\nwait 1s\nremove ball\nball.fill = red",
            mended: "let ball = circle(50, 50, 20)\nwait 1s\nball.hidden = yes\nwait 1s\nball.hidden = no"),
        .init(.misplacedDrawing, "something drawn where it cannot be",
            "path { … } holds lines and curves only, without colours and widths; shape { … } is one path with its colours; group { … } holds"
                + " shapes, texts, images and groups.",
            wrong: "let p = path { fill red; circle 0, 0, 20 }\ndraw p", mended: "shape { fill red; circle 0, 0, 20 }"),
        .init(.wrongPathData, "path data of SVG that cannot be read",
            "path(\"M0 0L9 9\") reads the d attribute of SVG: letters, each with its numbers. The message counts the characters to the wrong one.",
            wrong: "draw path(\"M0 0 L10\")", mended: "draw path(\"M0 0 L10 10\")"),
    ]
}

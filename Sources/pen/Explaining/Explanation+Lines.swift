// The pages of mistakes in how a line is built.

extension Explanation {
    static let lines: [Explanation] = [
        .init(.missingPart, "something that must follow is not there",
            "A sign such as + or = waits for a value behind it, for x waits for in, and a block for its }. The message says what is missing, and"
                + " the mark shows where.",
            wrong: "let r = 5 +\nlet s = 3", mended: "let r = 5 + 1\nlet s = 3\ncircle 0, r, s"),
        .init(.missingSign, "two values without a sign between them",
            "Values in a row are separated by commas, and only a number directly before a name or a parenthesis multiplies it: 2pi, 3(x + 1)."
                + " Any other product needs *.",
            wrong: "circle 50 50 20", mended: "circle 50, 50, 20"),
        .init(.missingParentheses, "a function inside a line without its parentheses",
            "At the head of a line a command stands before its values without parentheses: circle 0, 0, 5. Inside a line a function has its"
                + " values in parentheses: sin(x).",
            wrong: "let x = 1\nlet y = sin x", mended: "let x = 1\nlet y = sin(x)\ncircle x, y, 1"),
        .init(.extraParentheses, "parentheses where several values stand alone",
            "The values of a command stand behind its name and a space, without parentheses: a parenthesis after the space is one value or one"
                + " point. Lists have square brackets.",
            wrong: "rect (0, 0, 40, 20)", mended: "rect 0, 0, 40, 20"),
        .init(.brokenLine, "a line that begins with what belongs to the line above",
            "A line goes on after an operator, a comma or an open bracket. So the operator stands at the end of the first line, not at the"
                + " beginning of the second.",
            wrong: "let total = 1 + 2\n  + 3", mended: "let total = 1 + 2 +\n  3\nprint total"),
        .init(.twoCommands, "two commands on one line",
            "Each command has a line of its own, or a ; stands between two on one line.",
            wrong: "forward 50 right 90deg", mended: "forward 50; right 90deg"),
        .init(.wrongOrder, "something stands behind what it should stand before",
            "A command stands before its values, a colour or a width before the figure that it is for, and a loop before what it repeats.",
            wrong: "10 20 moveTo 40 50 lineTo", mended: "moveTo 10, 20; lineTo 40, 50"),
        .init(.misplacedLabel, "a label or a value without one where it cannot stand",
            "Values without labels come first, then those with labels: a name, a colon and the value. Labels belong to the values of a command"
                + " or a call.",
            wrong: "text \"hi\", size: 20, (0, 0)", mended: "text \"hi\" at (0, 0), size: 20"),
        .init(.misplacedWord, "a word of pen where it cannot stand",
            "return stands in a function, break and continue in a loop, import outside of all blocks, else behind the } of an if. from, to, via,"
                + " at, along, through and over stand among the values of a command.",
            wrong: "circle 0, 0, 5\nbreak", mended: "for r in 1..9 {\n  if r > 5 { break }\n  circle 0, 0, r\n}"),
        .init(.misplacedBlock, "a block where there is none, or none where one must be",
            "Some commands have a block { … }, such as group, shape and path; most have values only. Inside a line a call with a block stands"
                + " in parentheses: draw (path { … }).",
            wrong: "circle 0, 0, 5 { fill red }", mended: "shape {\n  circle 0, 0, 5\n  fill red\n}"),
        .init(.reservedName, "a word of pen used as a name",
            "let, def, if, else, while, for, in, repeat, return, break, continue, import, true, false, nil, and, or, not, and the prepositions"
                + " from, to, via, at, along, through, over mean something already: another name is needed.",
            wrong: "let to = 5", mended: "let size = 5\ncircle 0, 0, size"),
        .init(.oneEqualsSign, "= where == is meant",
            "= gives a value to a name, == compares two values.",
            wrong: "let x = 3\nif x = 3 { circle 0, 0, x }", mended: "let x = 3\nif x == 3 { circle 0, 0, x }"),
    ]
}

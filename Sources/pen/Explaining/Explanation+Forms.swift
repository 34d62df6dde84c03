// The pages of what other languages write otherwise.

extension Explanation {
    static let forms: [Explanation] = [
        .init(.foreignName, "a name from another language or system",
            "The message names what pen calls it. What only prepares or shows a drawing elsewhere has no name here: what is drawn is shown, and"
                + " changes of the pen end with their block. pen help NAME knows many of the others' names.",
            wrong: "ellipse 50, 50, 40, 20", mended: "oval 30, 40, 40, 20"),
        .init(.wrongDeclaration, "a variable that is not declared as pen does it",
            "A variable is declared with let, a value and nothing else: let r = 5. There are no types. Each has a let of its own, or several"
                + " names stand in parentheses: let (x, y) = point.",
            wrong: "var r = 5\ncircle 0, 0, r", mended: "let r = 5\ncircle 0, 0, r"),
        .init(.wrongFunction, "a function that is not written as pen does it",
            "A function of one formula is written f(x) = x^2, one of several lines def f(x) { … }, and one without a name x => x^2, with a block"
                + " x => { … }. What a parameter is when it is left out stands behind =.",
            wrong: "function spot(x) { circle x, 0, 4 }\nspot 5", mended: "def spot(x) { circle x, 0, 4 }\nspot 5"),
        .init(.wrongBlock, "a block that does not stand between { and }",
            "The block of if, while, for, repeat and def stands between { and }, and the { stands in the line of the head. There is no colon, no"
                + " then, do or end, and indentation means nothing.",
            wrong: "for i in 1..3:\n    circle 20i, 0, 8", mended: "for i in 1..3 {\n    circle 20i, 0, 8\n}"),
        .init(.wrongLoop, "a loop that is not written as pen does it",
            "for i in 0..<10 { … } counts from 0 to 9, for i in 1..10 to 10, and by 2 takes steps of two. for x in list { … } takes each value,"
                + " for (i, x) in list { … } its place too. repeat 4 { … } does the same four times, while c { … } goes on as long as c is true.",
            wrong: "for (let i = 0; i < 3; i++) { circle 20i, 0, 8 }", mended: "for i in 0..<3 { circle 20i, 0, 8 }"),
        .init(.wrongChoice, "a choice that is not written as pen does it",
            "if c { … } else if d { … } else { … } chooses what is done, and also gives a value: let x = if c { 1 } else { 2 }.",
            wrong: "let c = true\nlet r = c ? 10 : 20", mended: "let c = true\nlet r = if c { 10 } else { 20 }\ncircle 0, 0, r"),
        .init(.wrongValue, "a point, a list or a range that is not written as pen does it",
            "A point is (x, y), a list [a, b, c], a range a..b or, without its end, a..<b. l[0] is a list's first value, l[1..2] a part of it;"
                + " list.map(x => 2x) makes another list from it. There are no tables of names.",
            wrong: "let points = {1, 2, 3}", mended: "let points = [1, 2, 3]\nprint points"),
        .init(.wrongDerivative, "a derivative that cannot be taken",
            "f' is the derivative of the function named f: the ' stands directly behind the name. It can be taken where everything computed from"
                + " the variable has a derivative, and not of what changes variables outside of the function.",
            wrong: "f(x) = floor(x) + random(x)\nprint f'(2)", mended: "f(x) = x^2 + sin(x)\nprint f'(2)"),
    ]
}

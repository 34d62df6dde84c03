// The words with which statements begin and by which they are joined.

extension LanguageWord {
    static let declarations: [LanguageWord] = [
        .init("let", .declaration, .let, "Declares a variable; several names take a list or a point apart.",
            form: "let NAME = VALUE\nlet (NAME, NAME) = VALUES", example: "let r = 30\nlet (x, y) = (50, 40)\ncircle x, y, r"),
        .init("def", .declaration, .def, "Declares a function or a command of one's own.",
            form: "def NAME(PARAMETER, PARAMETER = VALUE) { … }\nNAME(PARAMETER) = VALUE",
            example: "def ring(center, r = 20) { circle center, r; circle center, r / 2 }\nring (50, 50)\nring (50, 50), r: 40"),
        .init("return", .declaration, .return, "Ends a function and gives its value.", form: "return VALUE\nreturn",
            example: "def larger(a, b) {\n    if a > b { return a }\n    return b\n}\nprint larger(3, 7)"),
        .init("import", .declaration, .import, "Runs another script once and brings the names that it declares; its file lies in the script's folder or below it.",
            form: "import \"FILE.pen\"", example: "import \"shapes.pen\"  // def house(x, y) { rect x, y, 30, 20 }\nhouse 20, 40"),
    ]

    static let control: [LanguageWord] = [
        .init("if", .control, .if, "Runs a block where a condition holds; in an expression its value is that of the block taken.",
            form: "if CONDITION { … } else if CONDITION { … } else { … }",
            example: "let hour = 9\nif hour < 12 { print \"morning\" } else { print \"evening\" }\nlet size = if hour < 12 { 20 } else { 40 }\ncircle 50, 50, size"),
        .init("else", .control, .else, "Begins what is done where the condition of an if does not hold.",
            form: "if CONDITION { … } else { … }", example: "for x in 10..90 by 20 {\n    if x < 50 { circle x, 50, 8 } else { rect x - 8, 42, 16, 16 }\n}"),
        .init("for", .control, .for, "Runs a block for each value of a list, a range or a text, also with its index.",
            form: "for NAME in VALUES { … }\nfor (INDEX, NAME) in VALUES { … }\nfor NAME in A..B by STEP { … }",
            example: "for x in 10..90 by 20 { circle x, 30, 8 }\nfor (i, hue) in [crimson, gold, teal] { fill hue; circle 20 + 30i, 70, 12 }"),
        .init("in", .control, .in, "Stands between the name and the values of a for.", form: "for NAME in VALUES { … }",
            example: "for p in [(20, 20), (50, 80), (80, 20)] { circle p, 10 }"),
        .init("while", .control, .while, "Runs a block as long as a condition holds.", form: "while CONDITION { … }",
            example: "let r = 45\nwhile r > 2 { circle 50, 50, r; r = r * 0.7 }"),
        .init("repeat", .control, .repeat, "Runs a block a number of times.", form: "repeat COUNT { … }",
            example: "moveTo 30, 30\nrepeat 4 { forward 40; right 90deg }"),
        .init("break", .control, .break, "Leaves the innermost loop.", form: "break",
            example: "for n in 1..100 {\n    if n^2 > 50 { break }\n    print n, n^2\n}"),
        .init("continue", .control, .continue, "Goes on with the next turn of the innermost loop.", form: "continue",
            example: "for x in 10..90 by 10 {\n    if x == 50 { continue }\n    circle x, 50, 4\n}"),
    ]

    static let logic: [LanguageWord] = [
        .init("and", .logic, .and, "Holds where both conditions hold; the second is not asked where the first does not.",
            form: "CONDITION and CONDITION", example: "let x = 5\nif x > 0 and 10 / x > 1 { print \"between 0 and 10\" }"),
        .init("or", .logic, .or, "Holds where one of two conditions holds; the second is not asked where the first does.",
            form: "CONDITION or CONDITION", example: "for n in 1..12 { if n % 3 == 0 or n % 4 == 0 { print n } }"),
        .init("not", .logic, .not, "Holds where a condition does not.", form: "not CONDITION",
            example: "let seen = [3, 5]\nfor n in 1..5 { if not seen.contains(n) { print n } }"),
    ]
}

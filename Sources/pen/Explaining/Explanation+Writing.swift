// The pages of mistakes in what a script is written with: characters, numbers, texts, comments, brackets.

extension Explanation {
    static let writing: [Explanation] = [
        .init(.unknownCharacter, "a character that means nothing here",
            "A script holds letters, digits and the signs of pen, and any character inside a text or a comment. What is no UTF-8 was saved by an"
                + " editor in another encoding: save the file as UTF-8. Characters that cannot be seen come from copied pages: delete them.",
            wrong: "let price = 5 \u{20AC}", mended: "let price = 5   // \u{20AC}\ncircle 0, 0, price"),
        .init(.wrongNumber, "a number that is not written as pen writes it",
            "Numbers are decimal: 12, 1.5, .5, 1e-3, 1_000. A unit stands directly behind its number: 90deg, 1turn, 2s, 500ms, 50%."
                + " The largest number is about 1.8e308.",
            wrong: "rotate 90 deg\nrect 0, 0, 40, 20", mended: "rotate 90deg\nrect 0, 0, 40, 20"),
        .init(.wrongColour, "a colour that is not written as pen writes it",
            "A colour is a name of CSS such as tomato, or # and 3, 6 or 8 hexadecimal digits, or rgb(r, g, b), hsl(h, s, l) or oklch(l, c, h)"
                + " with parts from 0 to 1. color.withAlpha(50%) makes it half transparent.",
            wrong: "fill 200\ncircle 0, 0, 40", mended: "fill #c8c8c8\ncircle 0, 0, 40"),
        .init(.wrongQuotes, "a text that does not stand between double quotes",
            "A text begins and ends with a plain double quote, on one line. A line break in it is written \\n, a quote \\\".",
            wrong: "text 'hello' at (0, 0)", mended: "text \"hello\" at (0, 0)"),
        .init(.wrongEscape, "something in a text that is not written as pen writes it",
            "After \\ in a text stand n (a new line), t (a tab), \", \\, u{…} with the number of a character, or a value in parentheses:"
                + " \"r is \\(r)\" holds the value of r.",
            wrong: "text \"C:\\drawings\" at (0, 0)", mended: "text \"C:\\\\drawings\" at (0, 0)"),
        .init(.wrongComment, "a comment that does not begin with //",
            "A comment begins with // and ends with its line; several lines have // each. Two strokes are never a division: floor(a / b) divides"
                + " whole numbers.",
            wrong: "# the sun\ncircle 50, 50, 20", mended: "// the sun\ncircle 50, 50, 20"),
        .init(.wrongSign, "a sign that pen writes otherwise",
            "Powers are written a^b, comparisons == != < <= > >=, and conditions are joined by the words and, or, not. One is added by"
                + " x += 1. Roots, absolute values and factorials are functions: sqrt(x), abs(x), factorial(n).",
            wrong: "let x = 3\nprint x > 1 && x < 5", mended: "let x = 3\nprint x > 1 and x < 5"),
        .init(.unmatchedBracket, "a bracket without its partner",
            "Every ( [ and { has its ) ] and } behind it, in the right order. The message shows where one is missing and which one waits for it.",
            wrong: "print sqrt(2", mended: "print sqrt(2)"),
        .init(.tooLarge, "something too long, too deep or too many",
            "Brackets and blocks may stand 500 deep in each other, a list holds about a thousand million values, and a script two gigabytes. What is"
                + " longer is better made by a loop or a function.",
            wrong: "let numbers = (1..1e12).map(x => x)", mended: "for x in 1..12 { circle 10x, 0, 4 }"),
    ]
}

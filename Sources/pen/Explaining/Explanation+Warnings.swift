// The pages of what is allowed and hardly meant.

extension Explanation {
    static let warnings: [Explanation] = [
        .init(.shadowedName, "a variable hides what pen has of that name",
            "A variable may be called as a command, a function or a colour of pen, which then cannot be reached in that block. pen check warns of"
                + " it; another name is clearer.",
            wrong: "let circle = 5\nrect 0, 0, circle, circle", mended: "let side = 5\nrect 0, 0, side, side"),
        .init(.ambiguousUnit, "a unit that is missing, or is also the name of a variable",
            "Directly behind a number s, ms, deg, rad and turn are units, whatever variables there are: 2s is two seconds. Two times s is 2 * s."
                + " A time without a unit is in seconds: wait 500 waits for more than eight minutes, wait 500ms for half a second.",
            wrong: "let s = 10\ncircle 2s, 0, s", mended: "let s = 10\ncircle 2 * s, 0, s"),
        .init(.idleStyle, "a style with nothing drawn after it",
            "A colour or a width holds for what is drawn after it, until it is set again or its group ends. So it stands before what it styles, and where it is set"
                + " twice in a row nothing gets the first.",
            wrong: "circle 0, 0, 40\nfill red", mended: "fill red\ncircle 0, 0, 40"),
        .init(.lineFromNowhere, "a line without a beginning",
            "lineTo draws from where the pen is. moveTo says where that is; without it the line begins at (0, 0).",
            wrong: "lineTo 40, 20", mended: "moveTo 0, 0; lineTo 40, 20"),
        .init(.unusedResult, "a value that is computed for nothing",
            "x == 3 alone on a line compares, and only shows the answer. x = 3 gives x a value.",
            wrong: "let x = 1\nx == 3\ncircle 0, 0, x", mended: "let x = 1\nx = 3\ncircle 0, 0, x"),
        .init(.unusedVariable, "a variable that nobody uses",
            "pen check warns of a variable whose value is never asked for: a slip in a name, or something left over. A name that begins with _"
                + " says that it is meant so.",
            wrong: "let radius = 20\nlet other = 30\ncircle 0, 0, radius", mended: "let radius = 20\nlet _other = 30\ncircle 0, 0, radius"),
        .init(.undrawnPath, "a path that is never drawn",
            "path { … } and path(…) make a path, which is a value; draw p draws it. Without draw it is lost.",
            wrong: "path { circle 0, 0, 40 }\ncircle 0, 0, 20", mended: "draw (path { circle 0, 0, 40 })\ncircle 0, 0, 20"),
        .init(.emptyPicture, "a picture without anything in it",
            "Nothing in the script draws, so the picture is empty. Perhaps a function that draws is never called. A path may be empty, too: an inset by more than"
                + " there is, or what two areas have in common that do not meet.",
            wrong: "let r = 5\nmoveTo r, r", mended: "let r = 5\nmoveTo r, r; lineTo 2r, r"),
        .init(.unreachableCode, "lines that are never reached",
            "What stands in a block behind return, break or continue is never run.",
            wrong: "def spot(x) {\n  circle x, 0, 5\n  return\n  circle x, 9, 5\n}\nspot 1", mended: "def spot(x) {\n  circle x, 0, 5\n  circle x, 9, 5\n}\nspot 1"),
        .init(.otherFont, "a font or letters for which others stand in",
            "Where a text is measured or drawn as an outline its font must be on this computer. Another one stands in for a font that is not.",
            wrong: "text \"hello\" at (0, 0), font: \"No Such Font\"", mended: "text \"hello\" at (0, 0), font: \"sans-serif\""),
    ]
}

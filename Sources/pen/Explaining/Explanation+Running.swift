// The pages of what happens while a script runs and its picture is made.

extension Explanation {
    static let running: [Explanation] = [
        .init(.cannotReadFile, "a file that cannot be read",
            "import and image read files below the script's own folder, and nothing else: no other folder, nothing from the network. A file that"
                + " is damaged or of another kind cannot be read either, and two files cannot import each other.",
            wrong: "import \"https://example.org/shapes.pen\"", mended: "def leaf(x) { oval x, 0, 10, 30 }   // or: import \"shapes.pen\"\nleaf 5"),
        .init(.endlessRecursion, "a function calls itself without an end",
            "A function that calls itself needs a case in which it does not. 10,000 calls may go on at once.",
            wrong: "def tree(n) { circle 0, 10n, 1; tree(n - 1) }\ntree 5", mended: "def tree(n) {\n  circle 0, 10n, n\n  if n > 1 { tree n - 1 }\n}\ntree 5"),
        .init(.stopped, "a script that was stopped",
            "Ctrl-C stops a script, and so do --timeout, --max-steps and --max-memory (2 GB if not given). Mostly a loop does not end: its"
                + " condition must become false.",
            wrong: "let n = 1\nwhile n > 0 { n += 1 }\nprint n", mended: "let n = 1\nwhile n < 100 { n += 1 }\nprint n"),
        .init(.cannotDraw, "a picture that a format cannot hold",
            "SVG, PNG and PDF hold coordinates up to a limit, and a letter that no font has has no outline. The message says what is too far"
                + " away, too large or missing.",
            wrong: "circle 0, 0, 1e300", mended: "circle 0, 0, 1e3"),
    ]
}

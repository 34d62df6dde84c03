// The style of scripts, as numbers and in words.

/// How `Source.formatted()` writes scripts.
public enum FormattingStyle {
    /// Columns that a line of code has at most where it can be broken; comments behind it do not count.
    static let width = 100
    /// Blanks a level.
    static let indentation = 4

    /// The rules, each with what it is about.
    public static let rules: [(subject: String, rule: String)] = [
        ("levels", "4 blanks each. What stands in brackets is a level deeper than the line that opens them, and so are the further lines of a statement."),
        ("statements", "One a line. Those joined by ; stay together where they were written so, are of one line each and fit in 100 columns."),
        ("blocks", "On one line where they were written so and fit, with all blocks of an if; otherwise each of their statements has its line."),
        ("lines", "Lists and long statements are broken where they were broken."),
        ("operators", "A blank on both sides, except for ^, a minus before its value, and ranges with simple ends: 0..<n, but 0 .. n - 1. Products without a sign stay so: 2pi, 3(x + 1)."),
        ("brackets", "No blanks inside ( ) and [ ], one inside { }; none before those of a call, one behind the name of a command. One behind commas and colons."),
        ("comments", "On a line of their own they are indented like what follows; behind code they stand 2 blanks away, and at the ends of consecutive lines below each other."),
        ("blank lines", "One at a time; none behind an opening bracket, before a closing one, or at the ends of the file."),
        ("spelling", "Numbers, texts, names and signs stay as they are written. Lines end with \\n and without blanks; a byte order mark goes."),
    ]
}

// Pages of help: numbers, angles, points and texts as values.

extension HelpTopic {
    static let values: [HelpTopic] = [numbers, operators, angles, points, strings, chance, imports]

    private static let numbers = HelpTopic(
        name: "numbers", otherNames: ["number", "arithmetic", "maths", "math", "percent", "units of numbers", "rounding"],
        summary: "Numbers, units, and products as a textbook writes them.",
        parts: [
            .text("1.5, .5, 1e-3 and 1_000 are numbers. A number directly before a name or a parenthesis multiplies it: 2pi, 3x, 2(x + 1). This binds tighter than a division, so that 1/2pi is"
                + " 1/(2pi), and looser than a power. Any other product needs *."),
            .text("Directly behind a number stand % for hundredths, deg and turn for angles, s and ms for times. Numbers have about 16 digits and print with 15, so that 0.1 + 0.2 shows as 0.3."),
        ],
        example: "let x = 3\nprint 2x^2, 1 / 2x, 50% * 80\nprint round(2 / 3, digits: 2), sqrt(2), 7 % 3",
        related: ["pi", "round", "sqrt", "sin", "min", "max", "format", "angles", "operators", "functions"])

    private static let operators = HelpTopic(
        name: "operators", otherNames: ["signs", "precedence", "operator", "+", "-", "*", "/", "^", "=", "==", "=>", "..", "..<", "<", ">", "<=", ">=", "!=", "+=", "∪", "∩", "∖", "△"],
        summary: "The signs between values, and which binds tighter.",
        parts: [
            .text("From the loosest to the tightest; signs of one line are read from the left, powers from the right:"),
            .table([
                ("=>", "a function in place: x => x^2"), ("or", ""), ("and", ""), ("not", ""), ("== != < <= > >=", "comparisons, which may be chained"),
                (".. ..<", "ranges, with and without their end"), ("+ -", "also of points; a list and a list"), ("∪ ∖ △", "areas of paths: together, one without the other, what is in one alone"),
                ("* / %", "% is the remainder, with the sign of the divisor"), ("∩", "what two areas have in common"),
                ("-x", ""), ("2x", "a number before a name or a parenthesis"), ("^", "powers"), ("f(x) l[i] p.x", "calls, values of lists, properties"),
            ]),
            .text("∪ ∖ △ bind like + and -, ∩ like *. The same are the functions union, subtract, xor and intersect, which need no special keys: a.union(b) is a ∪ b. At the prompt \\cup, \\cap,"
                + " \\setminus and \\triangle become the signs with Tab; vim has Ctrl-K ) U for ∪ and Ctrl-K ( U for ∩."),
            .text("= gives a variable a value, and += -= *= /= %= ^= change it. + never joins texts and numbers: \"\\(n) discs\" inserts a value."),
        ],
        example: "let t = 0.5\nprint 0 < t < 1, -2^2, 2^3^2, -1 % 3, (1, 2) + 3 * (1, 0)",
        related: ["and", "or", "not", "numbers", "loops", "functions", "strings"])

    private static let angles = HelpTopic(
        name: "angles", otherNames: ["angle", "degrees", "radians", "directions", "rotation of things"],
        summary: "Degrees, radians and turns.",
        parts: [
            .text("Angles are radians, as in mathematics; 90deg, 90° and 0.25turn are converted, and degrees(a) converts back. 0 looks to the right, and angles grow from the x axis to the y axis:"
                + " clockwise as one sees it where y grows down, counterclockwise where it grows up."),
            .text("A plain number above 2π where an angle is expected is an error that offers deg. polar(r, a) is the point at a distance and an angle, angle(p) the angle of a point."),
        ],
        example: "for i in 0..<12 { circle (50, 50) + polar(40, i * 30deg), 4 }\nprint sin(30deg), degrees(pi), angle((1, 1))",
        related: ["deg", "turn", "rad", "polar", "rotate", "right", "arc", "sin", "degrees", "heading", "coordinates"])

    private static let points = HelpTopic(
        name: "points", otherNames: ["point", "vectors", "vector", "pairs", "vertices"],
        summary: "Points and vectors: (x, y) as a value.",
        parts: [
            .text("(3, 4) is a point; p.x and p.y are its parts, which can be set. Points add and subtract, and numbers scale them. length, distance, angle, normalized, perpendicular,"
                + " dot, cross, midpoint and lerp are what vectors have."),
            .text("Where a command takes a point, two numbers do as well: moveTo 10, 20 is moveTo (10, 20)."),
        ],
        example: "let (a, b) = [(10, 80), (110, 20)]\nlet middle = midpoint(a, b)\nmoveTo a; lineTo b\nstroke tomato; moveTo middle; lineBy 30 * (b - a).perpendicular.normalized\nprint distance(a, b), (3, 4).length",
        related: ["polar", "length", "distance", "normalized", "perpendicular", "midpoint", "lerp", "dot", "cross", "rotated", "coordinates"])

    private static let strings = HelpTopic(
        name: "strings", otherNames: ["string", "interpolation", "characters", "escapes", "formatting"],
        summary: "Texts as values: inserting, joining, cutting.",
        parts: [
            .text("A text stands between double quotes, on one line. \\(…) inserts a value, \\n is a new line, \\\" a quote, \\\\ a backslash and \\u{e9} the character with that number."),
            .text("Texts know count, uppercase, split, replaced, startsWith and more; t[0] is a character, as a reader counts them. format writes a number with so many digits, number reads one."),
        ],
        example: "let n = 7\nprint \"\\(n) times \\(n) is \\(n^2)\"\nprint \"Bézier\".count, \"a,b,c\".split(\",\"), \"pen\".uppercase, format(pi, 3)",
        related: ["string", "split", "joined", "replaced", "uppercase", "format", "number", "characters", "print", "texts"])

    private static let chance = HelpTopic(
        name: "randomness", otherNames: ["chance", "noise", "shuffle"],
        summary: "Numbers by chance that stay the same.",
        parts: [
            .text("random() is a number from 0 to 1, random(a, b) one between two, random(list) one of its values, shuffled(list) its values in another order."
                + " Every run gives the same numbers, so that a picture stays as it was; seed asks for others."),
        ],
        example: "seed 4\nfor i in 1..40 {\n    fill [gold, tomato, teal].shuffled[0]\n    circle random(10, 190), random(10, 90), random(2, 8)\n}",
        related: ["random", "seed", "shuffled"])

    private static let imports = HelpTopic(
        name: "files", otherNames: ["modules", "include", "libraries", "packages", "safety", "sandbox"],
        summary: "Several scripts, and what a script may read.",
        parts: [
            .text("import \"shapes.pen\" runs another script once and brings the names that it declares; what it draws is drawn. Scripts and images are read only from the script's own folder and"
                + " below it, and a script writes nothing: only -o does."),
            .text("args holds what stands behind the script's name on the command line: pen poster.pen \"Hello\" gives args[0]."),
        ],
        example: "let name = if args.isEmpty { \"nobody\" } else { args[0] }\ntext \"for \\(name)\" at (10, 50), size: 24",
        related: ["import", "args", "image", "limits", "output"])
}

// Pages of help: how a script is written.

extension HelpTopic {
    static let language: [HelpTopic] = [commands, variables, functions, derivatives, choices, loops, lists] + values

    private static let commands = HelpTopic(
        name: "commands", otherNames: ["syntax", "grammar", "statements", "lines of a script", "arguments", "labels", "comments", "blocks"],
        summary: "How a line is written: arguments, labels, prepositions, blocks.",
        parts: [
            .text("A line is a command: a name, a space and arguments with commas between; `;` puts several on one line, and // begins a comment. A line goes on while a bracket is open, after"
                + " a comma or an operator, and where the next begins with a preposition."),
            .text("Arguments without a name come first. Others are named by a label, size: 24, or by a preposition, from 0deg to 90deg; several values behind a preposition make a list."
                + " Braces hold a block of lines that belongs to the command before it."),
            .text("Inside an expression the same commands and functions are called with parentheses: let c = circle(50, 50, 40), 2 * length(road). road.length is the same as length(road)."),
        ],
        example: "arc (50, 50), 40 from 0deg to 180deg  // prepositions\nlet label = text(\"half\" at (35, 45), size: 16)\nlabel.fill = teal\ngroup { translate 100, 0; circle 50, 50, 40 }",
        related: ["drawing", "variables", "functions", "from", "group", "operators", "points", "errors"])

    private static let variables = HelpTopic(
        name: "variables", otherNames: ["names", "assignment", "scope", "values", "constants", "nothing"],
        summary: "Names for values: let and =.",
        parts: [
            .text("let declares a variable, = gives it another value, and += and its like change it. A variable is known from its declaration to the end of the block that holds it."
                + " Names have letters of any script, digits and _; capitals matter."),
            .text("Values are numbers, texts, points, colours, yes and no, lists, paths, transforms, layers, functions, and none where there is nothing."),
        ],
        example: "let r = 10\nlet (x, y) = (20, 50)\nwhile x < 180 {\n    circle x, y, r\n    x += 2r; r *= 1.1\n}",
        related: ["let", "numbers", "points", "strings", "lists", "colours", "paths", "layers", "functions"])

    private static let functions = HelpTopic(
        name: "functions", otherNames: ["function", "procedures", "closures", "lambda", "lambdas", "own commands", "recursion", "mathematics"],
        summary: "Functions and commands of one's own.",
        parts: [
            .text("f(x) = x^2 declares a function by an expression, def ring(p, r = 20) { … } one by a block, whose value is given with return. Parameters may have defaults and are named in"
                + " calls as those of pen's own are; what was declared with a block may head a line as a command."),
            .text("x => x^2 and (x, y) => x + y write a function in place. Functions are values; they see the variables around them, may call themselves, and are known in the whole block"
                + " that holds them, also before their line."),
        ],
        example: "f(x) = 40 + 20sin(x / 10)\ndef dot(p, size = 3) { circle p, size }\nfor x in 10..190 by 10 { dot (x, f(x)) }\ndot (100, 80), size: 12\nprint [1, 2, 3].map(x => x^2)",
        related: ["def", "return", "derivatives", "map", "filter", "reduce", "variables", "commands"])

    private static let derivatives = HelpTopic(
        name: "derivatives", otherNames: ["derivative", "calculus", "differentiation", "tangents", "slope", "prime"],
        summary: "f' is the derivative of f, exactly.",
        parts: [
            .text("A prime behind a function's name gives its derivative, two the second: f'(x), f''(x). It is exact, not a difference of near values, through conditions, loops and the"
                + " functions that are called, and for functions that give points."),
        ],
        example: "f(x) = 50 - 30sin(x / 20)\nmoveTo 0, f(0)\nfor x in 1..200 { lineTo x, f(x) }\nstroke tomato\nfor x in 20..180 by 40 {\n    moveTo (x, f(x)) - 15 * (1, f'(x)).normalized\n    lineBy 30 * (1, f'(x)).normalized\n}",
        related: ["functions", "sin", "exp", "normalized", "tangentAt"])

    private static let choices = HelpTopic(
        name: "choices", otherNames: ["conditions", "conditionals", "booleans", "comparison", "truth", "switch", "branches"],
        summary: "Conditions: if and else.",
        parts: [
            .text("if takes a condition and a block, else if and else follow. In an expression it gives the value of the block that is taken. Conditions compare with == != < <= > >=, which may be"
                + " chained as in 0 <= x < 10, and are joined by and, or and not."),
        ],
        example: "for x in 10..190 by 15 {\n    fill if x < 70 { gold } else if 70 <= x < 130 { tomato } else { teal }\n    circle x, 50, 6\n}",
        related: ["if", "else", "and", "or", "not", "true", "loops"])

    private static let loops = HelpTopic(
        name: "loops", otherNames: ["loop", "iteration", "repetition", "ranges", "range", "steps"],
        summary: "Doing things again: repeat, for, while, and ranges.",
        parts: [
            .text("repeat 4 { … } does something a number of times, for x in VALUES { … } for each value, while CONDITION { … } as long as it holds. break leaves a loop, continue begins its next turn."),
            .text("1..10 is a range with its end, 0..<10 one without, by sets the step. for (i, p) in points gives the index too, from 0."),
        ],
        example: "moveTo 10, 50\nrepeat 8 { forward 10; left 60deg; forward 10; right 60deg }\nfor i in 0..<10 by 3 { circle 20 + 10i, 80, 8 }\nfor (i, hue) in [red, gold, blue] { fill hue; circle 120 + 20i, 80, 8 }",
        related: ["repeat", "for", "while", "by", "break", "continue", "lists", "limits"])

    private static let lists = HelpTopic(
        name: "lists", otherNames: ["list", "arrays", "array", "sequences", "indices", "map and filter"],
        summary: "Several values in a row.",
        parts: [
            .text("[1, 2, 3] is a list; l[0] is its first value, l[-1] its last, l[1..2] a part, l.count how many there are. append, insert, remove change a list that all its names see;"
                + " sorted, reversed, map, filter and the like give a new one."),
            .text("list(5, i => i^2) makes one from a function, zip and enumerated join lists, sum, mean, min and max work on lists of numbers. Lists of numbers add and scale as vectors do."),
        ],
        example: "let points = list(6, i => polar(40, i * 60deg) + (50, 50))\nfor p in points { circle p, 5 }\npoints.append((50, 50))\nspline through points\nprint points.count, points[0], points.map(p => p.x).max",
        related: ["list", "append", "insert", "remove", "count", "sorted", "map", "filter", "reduce", "slice", "zip", "sum", "loops"])
}

// The pages of names that are not there, not yet there, or there twice.

extension Explanation {
    static let names: [Explanation] = [
        .init(.unknownName, "a name that nobody has declared",
            "A name means something when pen has it, or when the script declares it with let, def, as f(x) = …, or as the variable of a loop."
                + " Large and small letters differ. A variable is known to the end of the block in which it is declared. Often a letter is wrong:"
                + " the message then offers the near name.",
            wrong: "let radius = 20\ncircle 50, 50, raduis", mended: "let radius = 20\ncircle 50, 50, radius"),
        .init(.unknownProperty, "a property that this kind of value does not have",
            "What follows a dot belongs to the value before it: a point has x and y, a path has length and bounds, a list has count, a layer has"
                + " fill and rotation. value.name also calls name(value).",
            wrong: "let p = (3, 4)\nprint p.z", mended: "let p = (3, 4)\nprint p.y"),
        .init(.unknownLabel, "a label that this command or function does not know",
            "pen help NAME lists the labels that a command takes. Words such as from, to, via and at are labels, too.",
            wrong: "circle 0, 0, 20, filled: yes", mended: "fill black\ncircle 0, 0, 20"),
        .init(.unknownWord, "a word that is none of those which a parameter takes",
            "Some parameters take one of a few words: lineCap takes butt, round or square. The message names them.",
            wrong: "lineCap rounded\nmoveTo 0, 0; lineTo 40, 0", mended: "lineCap round\nmoveTo 0, 0; lineTo 40, 0"),
        .init(.undeclaredVariable, "a value given to a variable that was not declared",
            "let declares a variable, and = changes one that is there. The first time let is needed; a misspelt name is offered the right one.",
            wrong: "total = 5\nprint total", mended: "let total = 5\nprint total"),
        .init(.alreadyDeclared, "a name declared twice in one block",
            "A second let of the same name in the same block is mostly a slip. To change the variable write it without let; for something else"
                + " take another name.",
            wrong: "let r = 5\nlet r = 6", mended: "let r = 5\nr = 6\ncircle 0, 0, r"),
        .init(.usedTooEarly, "a variable used before it has a value",
            "A variable has its value from its let on. A function that uses it may stand above, but must be called below. In its own let a"
                + " variable is not known yet; a function that calls itself is declared with def or as f(x) = ….",
            wrong: "def spot() { circle 0, 0, size }\nspot\nlet size = 5", mended: "def spot() { circle 0, 0, size }\nlet size = 5\nspot"),
        .init(.wrongAssignment, "a value given to something that takes none",
            "A variable, a list's place l[0], a coordinate p.x and a layer's property ring.opacity can be given a value with =. A function"
                + " cannot, a text's letters cannot, and a command has its value behind it, without =.",
            wrong: "lineWidth = 5\nmoveTo 0, 0; lineTo 40, 0", mended: "lineWidth 5\nmoveTo 0, 0; lineTo 40, 0"),
    ]
}

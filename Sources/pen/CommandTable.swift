// Every way to call pen, declared once: the help and the suggestions come from this table.

/// A word that names something to do other than to run a script.
struct CommandDeclaration: Sendable {
    var name: String
    var run: @Sendable (Options) throws -> ExitCode

    static let all: [CommandDeclaration] = [
        .init(name: "help") { try HelpCommand(options: $0).run() },
        .init(name: "examples") { try ExamplesCommand(options: $0).list() },
        .init(name: "example") { try ExamplesCommand(options: $0).show() },
        .init(name: "check") { options in
            var options = options
            options.words.removeFirst()
            options.checksOnly = true
            return try RunCommand(options: options).run()
        },
    ]

    /// How pen is called, for the top of the help.
    static let usage: [(call: String, meaning: String)] = [
        ("pen [FILE.pen|- [ARGS]]", "draw in the terminal; alone: a conversation"),
        ("pen FILE.pen -o P.svg", "draw it into a file"),
        ("pen help [NAME|--all]", "what there is to draw with, and how"),
        ("pen examples; pen example NAME", "finished scripts to begin with"),
    ]
}

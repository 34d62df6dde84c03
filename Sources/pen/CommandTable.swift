// Every way to call pen, declared once: the help and the suggestions come from this table.

import PenSyntax

/// A word that names something to do other than to run a script.
struct CommandDeclaration: Sendable {
    var name: String
    /// What it does, in a line.
    var summary: String
    /// What its words may be.
    var takes: ExpectedWord
    /// The options that it has for itself, by their long names.
    var options: [String]
    var run: @Sendable (Options) throws -> ExitCode

    init(
        name: String, summary: String = "", takes: ExpectedWord = .scripts, options: [String] = [],
        run: @escaping @Sendable (Options) throws -> ExitCode
    ) {
        (self.name, self.summary, self.takes, self.options, self.run) = (name, summary, takes, options, run)
    }

    /// As the help writes it: `pen example NAME`
    var call: String { "pen " + name + (takes.placeholder.map { " " + $0 } ?? "") }

    static let all: [CommandDeclaration] = [
        .init(name: "help", summary: "tells what there is to draw with, and how", takes: .words(HelpSubject.completions), options: ["--all", "--search"]) {
            try HelpCommand(options: $0).run()
        },
        .init(name: "watch", summary: "draws a script again whenever it is saved") { try WatchCommand(options: $0).run() },
        .init(name: "examples", summary: "lists finished scripts to begin with", takes: .nothing) { try ExamplesCommand(options: $0).list() },
        .init(name: "example", summary: "prints one of them", takes: .words(Gallery.scripts.map(\.name))) { try ExamplesCommand(options: $0).show() },
        .init(name: "learn", summary: "teaches Bézier curves and pen in lessons", takes: .nothing, options: ["--list", "--language", "--lessons", "--check", "--html"]) { try LearnCommand(options: $0).run() },
        .init(name: "explain", summary: "tells what a code in a message means", takes: .words(Diagnostic.Code.allCases.map(\.rawValue))) {
            try ExplainCommand(options: $0).run()
        },
        .init(name: "check", summary: "finds errors, and what is hardly meant, and runs nothing", options: ["--json"]) { options in
            var options = options
            options.words.removeFirst()
            options.checksOnly = true
            return try RunCommand(options: options).run()
        },
        .init(name: "fmt", summary: "writes scripts in one style", options: ["--check"]) { try FormatCommand(options: $0).run() },
        .init(name: "join", summary: "makes a film of numbered frames", takes: .files, options: ["--fps", "--loop"]) { try JoinCommand(options: $0).run() },
        .init(name: "completions", summary: "prints what makes a shell complete pen's words", takes: .words(Shell.allCases.map(\.rawValue))) {
            try CompletionsCommand(options: $0).run()
        },
        .init(name: "grammar", summary: "prints what makes an editor colour scripts", takes: .words(Editor.allCases.map(\.rawValue))) {
            try GrammarCommand(options: $0).run()
        },
        .init(name: "manual", summary: "prints the page for man", takes: .nothing) { _ in try Console.show(ManualPage.text) },
    ]

    /// How pen is called, for the top of the help.
    static let usage: [(call: String, meaning: String)] = [
        ("pen [FILE.pen|- [ARGS]]", "draw in the terminal; alone: a conversation"),
        ("pen [watch] FILE.pen -o P.svg", "draw into a file; watch: at every save"),
        ("pen help [NAME|--search WORDS]", "what there is to draw with, and how"),
        ("pen check FILE; explain CODE", "find mistakes; say what a message means"),
        ("pen learn; pen examples", "lessons; scripts to begin with"),
    ]
}

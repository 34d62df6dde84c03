// `pen manual`: the page for man, from the tables of commands, options and help.

enum ManualPage {
    static var text: String {
        """
        .\\" Written by `pen manual`.
        .TH PEN 1 "" "pen \(penVersion)" "User Commands"
        .SH NAME
        pen \\- a small language for drawing
        .SH SYNOPSIS
        .B pen
        .RI [ OPTIONS ]
        .RI [ FILE.pen | \\- ]
        .RI [ ARGUMENTS ]
        \(CommandDeclaration.all.map(synopsis).joined(separator: "\n"))
        .SH DESCRIPTION
        A script of commands such as
        .B circle 50, 50, 40
        becomes a picture. It is shown in the terminal, by pixels or by characters, or written as SVG, PNG or PDF. Without words, at a terminal, a
        conversation begins in which each line is answered with the picture as it then stands.
        .PP
        A script reads only files below its own folder and writes none. What follows
        .B \\-\\-
        are the script's own arguments.
        .SH COMMANDS
        \(CommandDeclaration.all.map(command).joined(separator: "\n"))
        .SH OPTIONS
        \(OptionDeclaration.ofRuns.map(option).joined(separator: "\n"))
        .SH EXIT STATUS
        \(ExitCode.allCases.map { item("\($0.rawValue)", escaped($0.meaning + ".")) }.joined(separator: "\n"))
        .SH FILES
        .TP
        .I $XDG_STATE_HOME/pen/history
        What was typed in conversations; ~/.local/state/pen/history where the variable is not set.
        .TP
        .I ~/.inputrc
        The keys of conversations, as
        .BR readline (3)
        reads them.
        .SH ENVIRONMENT
        .TP
        .B NO_COLOR
        Messages and pictures of cells have no colours where it is set.
        .SH EXAMPLES
        .EX
        pen \\-e \\(aqcircle 50, 50, 40\\(aq
        pen example clock | pen \\- \\-o clock.svg
        pen FILE.pen \\-o FILE.png \\-\\-size 800
        .EE
        .PP
        The language is told by
        .B pen help
        and the pages that it names: \(escaped(HelpTopic.all.map(\.name).joined(separator: ", "))).

        """
    }

    private static func synopsis(_ command: CommandDeclaration) -> String {
        ".br\n.B pen \(escaped(command.name))" + (command.takes.placeholder.map { "\n.RI [ \(escaped($0)) ]" } ?? "")
    }

    private static func command(_ command: CommandDeclaration) -> String {
        let own = OptionDeclaration.every.filter { command.options.contains($0.long) }
        let options = own.isEmpty ? "" : "\n.RS\n" + own.map(option).joined(separator: "\n") + "\n.RE"
        return item(escaped(command.call), escaped(command.summary + ".")) + options
    }

    private static func option(_ option: OptionDeclaration) -> String {
        item(escaped(option.spelling), escaped(option.help + "."))
    }

    /// An entry of a list: the term in bold, and what it is.
    private static func item(_ term: String, _ text: String) -> String { ".TP\n.B \(term)\n\(text)" }

    /// A text that means itself: no sign of it asks troff for something, and none needs more than ASCII.
    private static func escaped(_ text: String) -> String {
        let signs = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case _ where !scalar.isASCII: "\\[u" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count)) + String(scalar.value, radix: 16, uppercase: true) + "]"
            default: String(scalar)
            }
        }
        return (text.hasPrefix(".") ? "\\&" : "") + signs.joined()
    }
}

// What a prompt understands beside the language: `:` and a word.

/// A command to the prompt itself.
struct ColonCommand: Sendable {
    var name: String
    /// What follows the name, for help.
    var argument = ""
    /// What may follow the name, for completion.
    var takes = ColonArgument.nothing
    var summary: String
    var run: @Sendable (Prompt, _ argument: String) throws -> Void

    static let all: [ColonCommand] = [
        .init(name: "help", argument: "[NAME]", takes: .name, summary: "this list; or what a name of the language is") { try $0.help($1) },
        .init(name: "undo", argument: "[N]", summary: "take the last input back, or the last N, with all that they did") { try $0.undo($1) },
        .init(name: "redo", argument: "[N]", summary: "do again what was taken back") { try $0.redo($1) },
        .init(name: "list", summary: "the script so far, as :save writes it") { prompt, _ in prompt.list() },
        .init(name: "save", argument: "FILE [OPTIONS]", takes: .word(.files), summary: "write the script (.pen), the picture (.svg …) or a film (.gif …)") { try $0.save($1) },
        .init(name: "load", argument: "[FILE.pen]", takes: .word(.scripts), summary: "run a script; alone, what was left unsaved") { try $0.load($1) },
        .init(name: "reset", summary: "begin anew, with nothing drawn") { prompt, _ in try prompt.reset() },
        .init(name: "preview", argument: "[SIZE|MODE]", takes: .word(.words(PicturePane.Size.allCases.map(\.rawValue) + OptionValue.previewNames.split(separator: " ").map(String.init))), summary: "how the picture is shown; alone it tells the choices") { try $0.preview($1) },
        .init(name: "play", summary: "what moves in the picture, once more") { prompt, _ in try prompt.play() },
        .init(name: "grid", argument: "[on|off]", takes: .word(.words(["on", "off"])), summary: "coordinates in the picture") { try $0.turn(\.showsGrid, $1) },
        .init(name: "points", argument: "[on|off]", takes: .word(.words(["on", "off"])), summary: "anchors and control points of its curves") { try $0.turn(\.showsPoints, $1) },
        .init(name: "pen", argument: "[on|off]", takes: .word(.words(["on", "off"])), summary: "an arrow where the pen stands and looks") { try $0.turnPen($1) },
        .init(name: "type", argument: "EXPR", takes: .expression, summary: "what kind of value it is") { try $0.type($1) },
        .init(name: "time", argument: "EXPR", takes: .expression, summary: "how long it takes; nothing of it is kept") { try $0.time($1) },
        .init(name: "examples", argument: "[NAME]", takes: .word(.words(Gallery.scripts.map(\.name))), summary: "the gallery; or a script of it and its picture") { try $0.examples($1) },
        .init(name: "quit", summary: "leave; so does Ctrl-D") { prompt, _ in prompt.quit() },
    ]

    static func named(_ name: String, among all: [ColonCommand]) throws -> ColonCommand {
        if let command = all.first(where: { $0.name == name }) { return command }
        let begun = all.filter { $0.name.hasPrefix(name) }
        if begun.count == 1 { return begun[0] }
        if begun.count > 1 {
            let names = begun.map { ":" + $0.name }
            throw CommandFailure(.usage, ":\(name) may be \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]).")
        }
        let near = nearestName(to: name, in: all.map(\.name))
        throw CommandFailure(.usage, "there is no :\(name).", hint: near.map { "Did you mean :\($0)?" } ?? ":help lists what there is.")
    }

    private var call: String { ":" + name + (argument.isEmpty ? "" : " " + argument) }

    /// The command by itself.
    var help: String { Paragraph.standardOutput.lines("\(call)  \(summary)", hanging: 4) }

    /// All commands, a line each where the window is wide enough.
    static func overview(of all: [ColonCommand]) -> String {
        let paragraph = Paragraph.standardOutput, width = all.map(\.call.count).max() ?? 0
        let list = all.map { command in
            paragraph.lines(command.call + String(repeating: " ", count: width + 2 - command.call.count) + command.summary, indent: 2, hanging: width + 4)
        }
        return paragraph.lines("Lines of the language are run, and _ is the last value. These begin with a colon, and their first letters do:") + list.joined()
    }
}

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
        .init(name: "help", argument: "[NAME]", takes: .name, summary: "what there is to type; or one thing of it") { try $0.help($1) },
        .init(name: "undo", summary: "take the last input back, with all that it did") { prompt, _ in try prompt.undo() },
        .init(name: "redo", summary: "do it again") { prompt, _ in try prompt.redo() },
        .init(name: "list", summary: "the script so far") { prompt, _ in prompt.list() },
        .init(name: "save", argument: "FILE", takes: .word(.files), summary: "write the script (.pen) or the picture (.svg .png .pdf .txt)") { try $0.save($1) },
        .init(name: "load", argument: "FILE.pen", takes: .word(.scripts), summary: "run a script here") { try $0.load($1) },
        .init(name: "reset", summary: "begin anew, with nothing drawn") { prompt, _ in try prompt.reset() },
        .init(name: "grid", argument: "on|off", takes: .word(.words(["on", "off"])), summary: "coordinates under the picture") { try $0.turn(\.showsGrid, $1) },
        .init(name: "points", argument: "on|off", takes: .word(.words(["on", "off"])), summary: "anchors and control points of curves") { try $0.turn(\.showsPoints, $1) },
        .init(name: "preview", argument: "MODE", takes: .word(.words(OptionValue.previewNames.split(separator: " ").map(String.init))), summary: "how the picture is shown: " + OptionValue.previewNames) { try $0.preview($1) },
        .init(name: "quit", summary: "leave; so does Ctrl-D") { prompt, _ in prompt.quit() },
    ]

    static func named(_ name: String) throws -> ColonCommand {
        if let command = all.first(where: { $0.name == name }) { return command }
        let near = nearestName(to: name, in: all.map(\.name))
        throw CommandFailure(.usage, "there is no :\(name).", hint: near.map { "Did you mean :\($0)?" } ?? ":help lists what there is.")
    }

    static var overview: String {
        let width = all.map { $0.name.count + $0.argument.count }.max() ?? 0
        return all.map { command in
            let call = ":\(command.name) \(command.argument)"
            return "  " + call + String(repeating: " ", count: max(width + 4 - call.count, 1)) + command.summary + "\n"
        }.joined()
    }
}

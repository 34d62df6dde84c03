// Commands to the prompt: what was said, and what is known.

import PenLanguage
import PenSyntax

extension Prompt {
    // MARK: What was said

    func undo(_ argument: String) throws {
        for done in 0..<(try Prompt.count(argument)) {
            guard let input = takeBack() else {
                if done > 0 { break }
                throw CommandFailure(.usage, "there is nothing to take back.")
            }
            page.write("took back: \(input)\n")
        }
        try showPicture()
    }

    private func takeBack() -> String? {
        // What an exercise gives stays.
        if course != nil, conversation.inputs.count <= 1 { return nil }
        if let input = conversation.undo() { return input }
        guard let earlier = forgotten.popLast() else { return nil }
        conversation = earlier
        pane.clear()
        return ":reset"
    }

    func redo(_ argument: String) throws {
        for done in 0..<(try Prompt.count(argument)) {
            guard let input = conversation.redo() else {
                if done > 0 { break }
                throw CommandFailure(.usage, "there is nothing to do again.")
            }
            page.write("did again: \(input)\n")
        }
        try showPicture()
    }

    /// How many inputs are meant.
    private static func count(_ argument: String) throws -> Int {
        guard !argument.isEmpty else { return 1 }
        guard let count = Int(argument), count > 0 else { throw CommandFailure(.usage, "how many inputs is a whole number from 1, not “\(argument)”.") }
        return count
    }

    func list() {
        let script = conversation.script.text
        page.write(script.isEmpty ? "nothing has been said yet\n" : script)
    }

    /// What was said until now is kept for `:undo`.
    func reset() throws {
        guard course == nil else { return try beginExerciseAgain() }
        forgotten.append(conversation)
        conversation = makeConversation()
        pane.clear()
        try showPicture()
        page.write("nothing is drawn; :undo brings it back\n")
    }

    // MARK: What is known

    func type(_ input: String) throws {
        guard !input.isEmpty else { throw CommandFailure(.usage, ":type needs an expression.", hint: "For example :type (3, 4).length") }
        var type: String?
        let isDone = run { conversation, report in
            let (ending, found) = conversation.type(of: input, report: report)
            type = found
            return ending
        }
        if isDone { page.write((type ?? "nothing") + "\n") }
    }

    /// The session is as before: what takes long is run once, what is fast many times.
    func time(_ input: String) throws {
        guard !input.isEmpty else { throw CommandFailure(.usage, ":time needs something to run.", hint: "For example :time (1..1000).sum") }
        var timing: Conversation.Timing?
        let isDone = run { conversation, report in
            let (ending, found) = conversation.time(input, report: report)
            timing = found
            return ending
        }
        guard isDone, let timing else { return }
        page.write(Prompt.text(ofSeconds: timing.seconds) + (timing.runs > 1 ? ", the best of \(timing.runs) runs" : "") + "; nothing of it is kept\n")
    }

    /// Three digits, in the unit that suits.
    private static func text(ofSeconds seconds: Double) -> String {
        let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")]
        let (scale, unit) = units.first { seconds >= $0.0 } ?? (1e-6, "µs")
        let number = seconds / scale, factor = number >= 100 ? 1.0 : number >= 10 ? 10 : 100
        let rounded = (number * factor).rounded() / factor
        return (rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)") + " " + unit
    }

    func help(_ name: String) throws {
        guard !name.isEmpty else { return page.write(ColonCommand.overview(of: commands)) }
        if name.hasPrefix(":") { return page.write(try ColonCommand.named(String(name.dropFirst()), among: commands).help) }
        let words = name.split(separator: " ").map(String.init)
        if words.first == "--search" { return page.write(try HelpCommand.findings(for: Array(words.dropFirst()), .standardOutput)) }
        page.write(try HelpCommand.text(of: name, .standardOutput))
        try illustrate(try HelpCommand.example(of: name), part: 3)
    }

    /// The gallery's names; or one of its scripts, with its picture.
    func examples(_ name: String) throws {
        guard !name.isEmpty else {
            let paragraph = Paragraph.standardOutput
            return page.write(paragraph.lines(Gallery.scripts.map(\.name).joined(separator: " ")) + paragraph.lines(":examples NAME shows one."))
        }
        let script = try ExamplesCommand.script(name)
        page.write(script)
        try illustrate(script, part: 2)
    }
}

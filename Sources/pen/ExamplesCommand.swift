// `pen examples` and `pen example NAME`: the gallery inside the binary.

struct ExamplesCommand {
    let options: Options

    /// All names, each with the first comment of its script.
    func list() throws -> ExitCode {
        let width = Gallery.scripts.map(\.name.count).max() ?? 0
        let paragraph = Paragraph.standardOutput
        let lines = Gallery.scripts.map { script in
            paragraph.lines(script.name + String(repeating: " ", count: width + 2 - script.name.count) + summary(script.text), hanging: width + 2)
        }
        return try Console.show(lines.joined() + "\n" + paragraph.lines("pen example NAME prints one; pen example NAME | pen draws it."))
    }

    func show() throws -> ExitCode {
        guard let name = options.words.dropFirst().first?.text else {
            throw CommandFailure(.usage, "which example?", hint: "pen examples lists them.")
        }
        return try Console.show(ExamplesCommand.script(name))
    }

    static func script(_ name: String) throws -> String {
        guard let script = Gallery.scripts.first(where: { $0.name == name || $0.name + ".pen" == name }) else {
            let near = nearestName(to: name, in: Gallery.scripts.map(\.name))
            throw CommandFailure(.usage, "there is no example `\(name)`.", hint: near.map { "Did you mean \($0)?" } ?? "pen examples lists them.")
        }
        return script.text
    }

    private func summary(_ text: String) -> String {
        let comment = text.split(separator: "\n").first { $0.hasPrefix("//") }
        return comment.map { String($0.drop { $0 == "/" || $0 == " " }) } ?? ""
    }
}

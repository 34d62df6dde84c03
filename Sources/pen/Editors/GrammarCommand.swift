// `pen grammar EDITOR`: what makes an editor colour scripts.

enum Editor: String, CaseIterable {
    case vim, textmate

    /// The file that the editor reads.
    var grammar: String {
        switch self {
        case .vim: VimGrammar.text
        case .textmate: TextMateGrammar.text
        }
    }
}

struct GrammarCommand {
    let options: Options

    func run() throws -> ExitCode {
        let names = Editor.allCases.map(\.rawValue).joined(separator: " and ")
        guard let name = options.words.dropFirst().first?.text else {
            throw CommandFailure(.usage, "for which editor?", hint: "There are grammars for \(names); pen help editors tells where they go.")
        }
        guard let editor = Editor(rawValue: name) else {
            let near = nearestName(to: name, in: Editor.allCases.map(\.rawValue))
            throw CommandFailure(.usage, "there is no grammar for `\(name)`.", hint: near.map { "Did you mean \($0)?" } ?? "There are some for \(names).")
        }
        return try Console.show(editor.grammar)
    }
}

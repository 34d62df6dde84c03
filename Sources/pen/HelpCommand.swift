// `pen help`: what there is to draw with.

import PenLanguage

struct HelpCommand {
    let options: Options

    func run() throws -> ExitCode {
        if options.wantsAll { return try Console.show(Reference.markdown) }
        let names = options.words.dropFirst().map(\.text)
        guard !names.isEmpty else { return try Console.show(overview) }
        return try Console.show(names.map(entry).joined(separator: "\n"))
    }

    /// All names by family.
    private var overview: String {
        let families = BuiltinInfo.Family.allCases.compactMap { family -> String? in
            let names = BuiltinInfo.all.filter { $0.family == family }.map(\.name)
            return names.isEmpty ? nil : family.rawValue + "\n" + wrapped(names.joined(separator: " "), indent: 2)
        }
        return families.joined(separator: "\n") + "\npen help NAME tells more of one, pen help --all everything.\n"
    }

    private func entry(_ name: String) throws -> String {
        let found = BuiltinInfo.all.filter { $0.name == name }
        guard !found.isEmpty else { throw unknown(name) }
        return found.map(describe).joined(separator: "\n")
    }

    private func describe(_ builtin: BuiltinInfo) -> String {
        let width = builtin.parameters.map(\.name.count).max() ?? 0
        let parameters = builtin.parameters.map { parameter in
            let name = parameter.name + String(repeating: " ", count: width - parameter.name.count)
            let usual = parameter.defaultText.map { "; \($0) if not given" } ?? ""
            return wrapped("\(name)  \(parameter.type): \(parameter.help)\(usual)", indent: 2, hanging: width + 4)
        }
        let example = builtin.example.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }
        return builtin.signature + "\n" + wrapped(builtin.summary, indent: 2)
            + (parameters.isEmpty ? "" : "\n" + parameters.joined()) + (builtin.example.isEmpty ? "" : "\nFor example\n" + example.joined())
    }

    private func unknown(_ name: String) -> CommandFailure {
        let near = nearestName(to: name, in: BuiltinInfo.all.map(\.name))
        return CommandFailure(.usage, "there is no `\(name)` to tell of.", hint: near.map { "Did you mean \($0)?" } ?? "pen help lists what there is.")
    }

    /// Lines of at most 78 columns.
    private func wrapped(_ text: String, indent: Int, hanging: Int? = nil) -> String {
        var lines = [String(repeating: " ", count: indent)]
        var isEmpty = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !isEmpty, lines[lines.count - 1].count + 1 + word.count > 78 {
                lines.append(String(repeating: " ", count: hanging ?? indent))
                isEmpty = true
            }
            lines[lines.count - 1] += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

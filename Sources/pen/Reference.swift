// The whole reference in Markdown, written from the table of builtins.

import PenLanguage

enum Reference {
    static var markdown: String {
        let families = BuiltinInfo.Family.allCases.compactMap { family -> String? in
            let builtins = BuiltinInfo.all.filter { $0.family == family }
            return builtins.isEmpty ? nil : "## \(family.rawValue)\n\n" + builtins.map(entry).joined(separator: "\n")
        }
        return "# Reference\n\nWritten by `pen help --all`.\n\n" + families.joined(separator: "\n")
    }

    private static func entry(_ builtin: BuiltinInfo) -> String {
        let parameters = builtin.parameters.map { parameter in
            let usual = parameter.defaultText.map { " (`\($0)` if not given)" } ?? ""
            return "- `\(parameter.name)`, \(parameter.type): \(parameter.help)\(usual)\n"
        }
        let example = builtin.example.isEmpty ? "" : "\n```pen\n\(builtin.example)\n```\n"
        let list = parameters.isEmpty ? "" : "\n" + parameters.joined()
        return "### `\(builtin.signature)`\n\n\(builtin.summary)\n" + list + example
    }
}

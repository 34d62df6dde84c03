// The whole reference in Markdown, written from the tables of builtins and of the language's words.

import PenLanguage
import PenSyntax

enum Reference {
    static var markdown: String {
        let families = BuiltinInfo.Family.allCases.compactMap { family -> String? in
            let builtins = BuiltinInfo.all.filter { $0.family == family }
            return builtins.isEmpty ? nil : "## \(family.rawValue)\n\n" + builtins.map(entry).joined(separator: "\n")
        }
        return "# Reference\n\nWritten by `pen help --all`.\n\n" + families.joined(separator: "\n") + "\n" + words
    }

    private static var words: String {
        "## Words of the language\n\n" + LanguageWord.all.map { word in
            let form = word.form.split(separator: "\n").map { "`\($0)`" }.joined(separator: ", ")
            return "### \(form)\n\n\(word.summary)\n" + (word.example.isEmpty ? "" : "\n```pen\n\(word.example)\n```\n")
        }.joined(separator: "\n")
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

// The grammar for editors that read TextMate's: VS Code, Sublime Text, and others.

/// Scopes follow TextMate's naming conventions; expressions are Oniguruma's. Where two rules match at one place, the first is taken.
enum TextMateGrammar {
    static var text: String {
        """
        {
          "name": "pen",
          "scopeName": "source.pen",
          "fileTypes": ["pen"],
          "firstLineMatch": "^#!.*\\\\bpen\\\\b",
          "patterns": [{"include": "#all"}],
          "repository": {
            "all": {"patterns": [
              \(rules.map(\.json).joined(separator: ",\n      "))
            ]},
            "parentheses": {"begin": "\\\\(", "end": "\\\\)", "patterns": [{"include": "#all"}]}
          }
        }

        """
    }

    private struct Rule {
        var json: String

        /// - Parameter captures: the scopes of the expression's groups, from the first.
        static func match(_ expression: String, _ scope: String? = nil, captures: [String?] = []) -> Rule {
            let groups = captures.enumerated().compactMap { index, scope in scope.map { "\"\(index + 1)\": {\"name\": \"\($0).pen\"}" } }
            return Rule(json: "{\"match\": \(quoted(expression))" + (scope.map { ", \"name\": \"\($0).pen\"" } ?? "")
                + (groups.isEmpty ? "" : ", \"captures\": {\(groups.joined(separator: ", "))}") + "}")
        }

        static func quoted(_ text: String) -> String { "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
    }

    private static let letter = #"[\p{L}_]"#
    private static let name = #"[\p{L}_][\p{L}\p{N}\p{M}_]*"#
    private static let end = #"(?![\p{L}\p{N}\p{M}_])"#
    /// Before a word; a number may stand directly before it, as in `2pi`, but not a name that ends with a digit.
    private static let start = #"(?<![\p{L}_])(?<![\p{L}_]\d)"#
    /// Where a statement begins.
    private static let head = #"(?:^|(?<=[;{}]))\s*"#
    /// What makes the name before it head a command: a space and a value, or a block.
    private static let argument = ##"(?=\s*\{|\s+(?:-(?=\S)|[\p{L}_\d"#(\[]|\.\d))"##
    /// Before a name that is no word of the language.
    private static var noName: String { "(?!" + words(GrammarWords.allReserved) + end + ")" }

    private static func words(_ words: [String]) -> String { "(?:" + words.joined(separator: "|") + ")" }

    private static var rules: [Rule] { beginnings + definitions + literals + reserved + names + signs }

    private static var beginnings: [Rule] {
        let member = #"\.\s*("#, builtin = words(GrammarWords.builtins) + ")" + end
        return [
            .match(#"\A#!.*$"#, "comment.line.shebang"), .match("//.*$", "comment.line.double-slash"), quotedText,
            .match(#"\.\.<?"#, "keyword.operator.range"),
            .match(member + builtin, captures: ["support.function"]), .match(member + name + ")", captures: ["variable.other.member"]),
        ]
    }

    private static var signs: [Rule] {
        [
            .match(#"=>|==|!=|<=|>=|[-+*/%^]=|[-+*/%^=<>−×·÷≤≥≠∪∩∖△]"#, "keyword.operator"),
            Rule(json: ##"{"include": "#parentheses"}"##),
        ]
    }

    private static var quotedText: Rule {
        Rule(json: ##"""
            {"name": "string.quoted.double.pen", "begin": "\"", "end": "\"|$", "patterns": [
                    {"match": "\\\\(?:[nt\"\\\\]|u\\{[0-9A-Fa-f]+\\})", "name": "constant.character.escape.pen"},
                    {"begin": "\\\\\\(", "end": "\\)", "contentName": "meta.embedded.pen",
                      "beginCaptures": {"0": {"name": "punctuation.section.embedded.begin.pen"}},
                      "endCaptures": {"0": {"name": "punctuation.section.embedded.end.pen"}}, "patterns": [{"include": "#all"}]}]}
            """##)
    }

    private static var definitions: [Rule] {
        [
            .match(start + "(\(name))(?=\\s*:)", captures: ["variable.parameter.label"]),
            .match(start + "(def)\\s+(\(name))", captures: ["storage.type.function", "entity.name.function"]),
            .match(start + "(let)\\s+(\(name))", captures: ["storage.type", "variable.other.declaration"]),
            .match(head + noName + "(\(name))" + #"(?=\s*\((?:[^()]|\([^()]*\))*\)\s*=(?![=>]))"#, captures: ["entity.name.function"]),
        ]
    }

    private static var literals: [Rule] {
        let unit = "(" + words(GrammarWords.units) + end + #"|[°º]|%(?![\p{L}\p{N}_(]|\.\d))?"#
        let number = #"(?:\d(?:_?\d)*(?:\.\d(?:_?\d)*)?|\.\d(?:_?\d)*)(?:[eE][-+]?\d(?:_?\d)*)?"#
        return [
            .match(#"(?<![\p{L}\p{N}_])"# + number + unit, "constant.numeric", captures: ["keyword.other.unit"]),
            .match("#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})" + end, "constant.other.color"),
        ]
    }

    private static var reserved: [Rule] {
        func rule(_ words: [String], _ scope: String) -> Rule { .match(start + self.words(words) + end, scope) }
        return [
            rule(GrammarWords.reserved(.control) + ["return", "import"], "keyword.control"), rule(["let", "def"], "storage.type"),
            rule(GrammarWords.reserved(.logic), "keyword.operator.word"), rule(GrammarWords.reserved(.constant), "constant.language"),
            rule(GrammarWords.reserved(.preposition), "keyword.other.preposition"), .match(#"(?<=[\p{L}\p{N}_)\]}"'%°]\s)by(?=\s+[^=\s])"#, "support.other.preposition"),
        ]
    }

    private static var names: [Rule] {
        let builtins = words(GrammarWords.builtins)
        let command = head + "(\(builtins))" + end + #"(?:(?=\s*(?:$|[;}]|//))|"# + argument + ")"
        let ownCommand = head + noName + "(\(name))" + argument
        let call = start + builtins + end + #"(?='*\s*[({])"#, ownCall = start + noName + name + #"(?='*\()"#
        func rule(_ words: [String], _ scope: String) -> Rule { .match(start + self.words(words) + end, scope) }
        return [
            .match(command, captures: ["support.function.command"]), .match(ownCommand, captures: ["entity.name.function.command"]),
            .match(call, "support.function"), .match(ownCall, "entity.name.function.call"),
            rule(GrammarWords.colours, "support.constant.color"), rule(GrammarWords.constants, "support.constant"),
            rule(GrammarWords.choices, "support.constant.word"), .match(start + name + "'*", "variable.other"),
        ]
    }
}

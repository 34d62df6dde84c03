// The table of the language's words says what the parser does.

import PenSyntax
import Testing

@Suite struct LanguageWordTests {
    /// As `let`, a parameter and a loop's variable.
    @Test(arguments: LanguageWord.all.filter { $0.role != .unit }) func aReservedWordIsNoName(_ word: LanguageWord) {
        for text in ["let \(word.name) = 1", "f(\(word.name)) = 1", "for \(word.name) in [1] { }"] {
            #expect(messages(text).isEmpty == !word.isReserved, "\(text)")
        }
        #expect(messages("f(\(word.name): 1)\nlet x = a.\(word.name)").isEmpty)
    }

    @Test func theGrammarNamesTheSameWords() throws {
        let grammar = try Grammar.load()
        #expect(signs("reserved", grammar) == Set(LanguageWord.all.filter(\.isReserved).map(\.name)))
        #expect(signs("preposition", grammar).union(["by"]) == Set(LanguageWord.all.filter { $0.role == .preposition }.map(\.name)))
        #expect(signs("unit", grammar) == Set(LanguageWord.all.filter { $0.role == .unit }.map(\.name)))
    }

    @Test(arguments: LanguageWord.all) func itIsExplained(_ word: LanguageWord) {
        #expect(word.summary.hasSuffix(".") || word.summary.hasSuffix("…"))
        #expect(word.form.contains(word.name))
        #expect(LanguageWord.named(word.name)?.form == word.form)
    }

    @Test func everyRoleHasWordsAndNoWordTwoRoles() {
        for role in LanguageWord.Role.allCases { #expect(LanguageWord.all.contains { $0.role == role }) }
        #expect(Set(LanguageWord.all.map(\.name)).count == LanguageWord.all.count)
    }

    private func messages(_ text: String) -> [String] { Parser.parse(Source(text: text)).diagnostics.map(\.message) }

    /// The signs of a rule and of the rules that it refers to.
    private func signs(_ name: String, _ grammar: Grammar) -> Set<String> {
        func signs(_ rule: Rule) -> Set<String> {
            switch rule {
            case .sign(let text): [text]
            case .reference(let name): self.signs(name, grammar)
            case .sequence(let parts), .choice(let parts): Set(parts.flatMap(signs))
            case .optional(let part), .repeated(let part): signs(part)
            case .remark: []
            }
        }
        return grammar.rules[name].map(signs) ?? []
    }
}

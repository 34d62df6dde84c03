// The pages of help: complete, true, and pointing to pages that there are.

import PenLanguage
import PenScene
import PenSyntax
import Testing

@testable import pen

@Suite struct HelpTopicTests {
    @Test(arguments: HelpTopic.all.map(\.name)) func theExampleRunsAndShowsSomething(_ name: String) throws {
        let topic = try topic(name)
        let place = try Workplace()
        let outcome = try place.pen("-", "-o", "picture.svg", input: topic.example)
        let warnings = outcome.errors.split(separator: "\n").filter { $0.contains("warning: ") }
        #expect(outcome.code == 0 && warnings.allSatisfy { $0.contains("draws nothing") }, "\(outcome.errors)")
        #expect(warnings.isEmpty || !outcome.output.isEmpty, "it shows nothing")
    }

    @Test(arguments: HelpTopic.all.map(\.name)) func thePointersLeadToPages(_ name: String) throws {
        let topic = try topic(name)
        #expect(!topic.related.isEmpty)
        #expect(Set(topic.related).count == topic.related.count && !topic.related.contains(topic.name))
        for name in topic.related { #expect(!HelpSubject.named(name).isEmpty, "\(topic.name) points to \(name)") }
    }

    @Test(arguments: HelpTopic.all.map(\.name)) func itIsWholeSentences(_ name: String) throws {
        let topic = try topic(name)
        #expect(topic.summary.hasSuffix(".") && topic.summary.count < 80)
        #expect(!topic.parts.isEmpty)
        for case .text(let text) in topic.parts { #expect([".", ":", "E"].contains { text.hasSuffix($0) }, "\(topic.name): \(text.suffix(20))") }
    }

    /// What a page says of an option is what the option is.
    @Test(arguments: HelpTopic.all.map(\.name)) func theOptionsItNamesExist(_ name: String) throws {
        let topic = try topic(name)
        for row in topic.tables where row.left.hasPrefix("-") {
            // `-o, --output FILE` is `--output FILE`.
            let words = Array(row.left.split(separator: " ").map(String.init).drop { $0.hasSuffix(",") })
            guard words[0] != "-x" else { continue }
            let option = OptionDeclaration.every.first { $0.long == words[0] || $0.short == words[0] }
            #expect(option != nil && (option?.placeholder == nil) == (words.count == 1), "\(row.left)")
        }
    }

    @Test func noNameLeadsToTwoTopics() {
        let names = HelpTopic.all.flatMap { [$0.name] + $0.otherNames }
        #expect(Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == [])
        #expect(Set(HelpTopic.all.map(\.name)).isDisjoint(with: BuiltinInfo.all.map(\.name)))
    }

    @Test func everyBuiltinOfDrawingIsNamedByATopic() {
        let named = Set(HelpTopic.all.flatMap(\.related))
        let families: [BuiltinInfo.Family] = [.pen, .figures, .properties, .coordinates, .layers]
        let forgotten = BuiltinInfo.all.filter { families.contains($0.family) && !named.contains($0.name) }.map(\.name)
        #expect(forgotten == [])
    }

    private func topic(_ name: String) throws -> HelpTopic { try #require(HelpTopic.all.first { $0.name == name }) }
}

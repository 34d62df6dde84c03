// The grammar and the parser say the same.

import Foundation
import PenSyntax
import Testing

@Test func everyNameOfTheGrammarHasARule() throws {
    let grammar = try Grammar.load()
    func check(_ rule: Rule) {
        switch rule {
        case .reference(let name): #expect(grammar.rules[name] != nil, "\(name)")
        case .sequence(let parts), .choice(let parts): parts.forEach(check)
        case .optional(let part), .repeated(let part): check(part)
        case .sign, .remark: break
        }
    }
    #expect(grammar.rules.count > 50)
    grammar.rules.values.forEach(check)
}

@Test(arguments: 1...8)
func sentencesOfTheGrammarAreReadWithoutErrors(seed: UInt64) throws {
    var generator = SentenceGenerator(try Grammar.load(), seed: seed)
    for _ in 0..<250 {
        let text = generator.sentence()
        let found = errors(text)
        #expect(found == [], "\(text)")
        if !found.isEmpty { return }
    }
}

@Test(arguments: ["statement", "expression", "command"], 1...4)
func sentencesOfOneRuleAreReadWithoutErrors(rule: String, seed: UInt64) throws {
    var generator = SentenceGenerator(try Grammar.load(), seed: seed * 7919)
    for _ in 0..<150 {
        let text = (rule == "expression" ? "kk = " : "") + generator.sentence(rule)
        let found = errors(text)
        #expect(found == [], "\(text)")
        if !found.isEmpty { return }
    }
}

@Test func everyProgramCanBeDerived() throws {
    let grammar = try Grammar.load()
    let correct = try programs().filter { Parser.parse($0).diagnostics.isEmpty }
    #expect(correct.count > 250)
    for program in correct {
        var recognizer = Recognizer(grammar, program)
        let accepted = recognizer.accepts()
        #expect(accepted, "\(program.name) at \(program.location(of: recognizer.place)): \(String(decoding: program.bytes, as: UTF8.self))")
    }
}

@Test(arguments: ["x y z =", "circle from", "if a", "let x", "1 2", "f(a b)", "a..b..c", "[1 2]", "x = (1, 2, 3)", "x = not"])
func whatIsNoSentenceCannotBeDerived(text: String) throws {
    var recognizer = Recognizer(try Grammar.load(), Source(text: text))
    let accepted = recognizer.accepts()
    #expect(!accepted)
}

/// The scripts of the repository, part by part; those of its Markdown files; and the sample with which broken texts are
/// made.
func programs() throws -> [Source] {
    let files = FileManager.default.enumerator(at: Grammar.root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found = [Source(name: "sample", text: sample)]
    while let file = files?.nextObject() as? URL {
        guard ["pen", "md"].contains(file.pathExtension) else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        let parts = file.pathExtension == "pen"
            ? text.components(separatedBy: "// ---\n")
            : text.components(separatedBy: "```pen\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        found += parts.map { Source(name: file.lastPathComponent, text: $0) }
    }
    return found
}

/// The messages, each with what stands around its place.
private func errors(_ text: String) -> [String] {
    let source = Source(text: text)
    return Parser.parse(source).diagnostics.map {
        $0.message + " ⟨" + source.text(Span(source: 0, start: max(0, $0.span.start - 60), end: $0.span.start)) + "⟩"
    }
}

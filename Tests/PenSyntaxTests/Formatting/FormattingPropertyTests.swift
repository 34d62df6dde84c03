// What holds for every script: formatting keeps its meaning and its comments, and a second time it changes nothing.

import Foundation
import Testing

@testable import PenSyntax

@Test func scriptsOfTheRepositoryKeepTheirMeaning() throws {
    let all = try programs()
    #expect(all.count > 300)
    for program in all {
        let found = formattingFaults(String(decoding: program.bytes, as: UTF8.self))
        #expect(found == [], "\(program.name): \(String(decoding: program.bytes, as: UTF8.self))")
    }
}

@Test func theGalleryIsFormatted() throws {
    let gallery = Grammar.root.appending(path: "scripts/gallery")
    let names = try FileManager.default.contentsOfDirectory(atPath: gallery.path).filter { $0.hasSuffix(".pen") }
    #expect(names.count > 15)
    for name in names {
        let text = try String(contentsOf: gallery.appending(path: name), encoding: .utf8)
        #expect(formatted(text) == text, "run pen fmt scripts/gallery/\(name)")
    }
}

@Test func theExampleOfTheReadmeIsFormatted() throws {
    let text = try String(contentsOf: Grammar.root.appending(path: "README.md"), encoding: .utf8)
    let example = text.components(separatedBy: "```pen\n")[1].components(separatedBy: "```")[0]
    #expect(formatted(example) == example)
}

@Test(arguments: 1...8)
func sentencesOfTheGrammarKeepTheirMeaning(seed: UInt64) throws {
    var generator = SentenceGenerator(try Grammar.load(), seed: seed * 104_729)
    var random = Randomness(state: seed)
    for _ in 0..<100 {
        let sentence = generator.sentence()
        for text in [sentence, random.respaced(sentence), random.respaced(sentence)] {
            let found = formattingFaults(text)
            #expect(found == [], "\(text)")
            if !found.isEmpty { return }
        }
    }
}

@Test(arguments: ["statement", "expression", "command"], 1...3)
func sentencesOfOneRuleKeepTheirMeaning(rule: String, seed: UInt64) throws {
    var generator = SentenceGenerator(try Grammar.load(), seed: seed * 7_927)
    var random = Randomness(state: seed * 3)
    for _ in 0..<70 {
        let sentence = (rule == "expression" ? "kk = " : "") + generator.sentence(rule)
        for text in [sentence, random.respaced(sentence), random.respaced(sentence)] {
            let found = formattingFaults(text)
            #expect(found == [], "\(text)")
            if !found.isEmpty { return }
        }
    }
}

@Test(arguments: 0..<6)
func changedScriptsKeepTheirMeaning(seed: UInt64) {
    var random = Randomness(state: seed * 31 + 7)
    for _ in 0..<40 {
        let text = random.respaced(sample)
        #expect(formattingFaults(text) == [], "\(text)")
    }
}

/// Every short row of statements, separators, signs and comments, in a block and outside.
@Test(arguments: ["a", ";", "\n", "// c\n", "{", "}", "-", " "])
func shortRowsOfPiecesKeepTheirMeaning(first: String) {
    var rows = [first]
    for _ in 1...3 { rows += rows.flatMap { row in ["a", ";", "\n", "// c\n", "{", "}", "-", " "].map { row + $0 } } }
    for row in Set(rows) {
        for text in [row, "repeat 2 {\(row)}", "repeat 2 {;\(row)\n}"] {
            let found = formattingFaults(text)
            #expect(found == [], "\(text)")
            if !found.isEmpty { return }
        }
    }
}

/// Most of the sentences that are spaced anew are without errors: else the tests above would show little.
@Test func manySentencesCanBeSpacedAnew() throws {
    var generator = SentenceGenerator(try Grammar.load(), seed: 5)
    var random = Randomness(state: 6)
    let texts = (0..<200).map { _ in random.respaced(generator.sentence("statement")) }
    #expect(texts.count { formatted($0) != nil } > 120)
}

extension Randomness {
    /// The text with other blanks, line ends and comments between some of its tokens, inside brackets more often.
    fileprivate mutating func respaced(_ text: String) -> String {
        let source = Source(text: text)
        let tokens = Lexer.tokens(of: source).tokens
        let rate = 2 + next(30)
        var result: [UInt8] = [], depth = 0
        for index in tokens.indices {
            let gap = source.bytes[(index == 0 ? 0 : Int(tokens[index - 1].end))..<Int(tokens[index].start)]
            let isChanged = next(rate) == 0 && !(index > 0 && isInsideText(tokens, index))
            result += isChanged ? Array(blanks(for: gap, mayBreak: depth > 0).utf8) : Array(gap)
            result += source.bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
            switch tokens[index].kind {
            case .openParenthesis, .openBracket, .openBrace: depth += 1
            case .closeParenthesis, .closeBracket, .closeBrace: depth -= 1
            default: break
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func blanks(for gap: ArraySlice<UInt8>, mayBreak: Bool) -> String {
        let breaks = ["\n", "\r\n", "\n\n\n  ", " // c\n", "\n  // own\n", " // one\n\n// two 圆\n\t", "\r"]
        if gap.contains(0x0A) || mayBreak && next(2) == 0 || next(8) == 0 { return breaks[next(breaks.count)] }
        if gap.isEmpty { return next(3) == 0 ? " " : "" }
        return [" ", "  ", "\t", "\u{A0}", "\u{3000} "][next(5)]
    }

    private func isInsideText(_ tokens: [Token], _ index: Int) -> Bool {
        tokens[..<index].reduce(0) { $1.kind == .textOpening ? $0 + 1 : $1.kind == .textClosing ? $0 - 1 : $0 } > 0
    }
}

// `pen explain`: every kind of fault has a page, and its example makes that fault and no other.

import Foundation
import PenSyntax
import Testing

struct ExplainTests {
    let place = try! Workplace()

    @Test func everyCodeIsListedOnce() throws {
        let lines = try place.pen("explain").output.components(separatedBy: "\n\n")[0].split(separator: "\n")
        let listed = lines.filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != " " }) }
        #expect(listed.sorted() == Diagnostic.Code.allCases.map(\.rawValue).sorted())
    }

    @Test(arguments: Diagnostic.Code.allCases) func examplesDoWhatThePageSays(_ code: Diagnostic.Code) throws {
        let page = try place.pen("explain", code.rawValue).output
        #expect(page.hasPrefix("\(code.rawValue): "))
        let scripts = page.components(separatedBy: "\nWrong\n").last?.components(separatedBy: "\nMended\n").map(withoutMargin) ?? []
        try #require(scripts.count == 2)
        #expect(try codes(scripts[0], code) == [code.rawValue])
        #expect(try codes(scripts[1], code) == [])
    }

    private func withoutMargin(_ text: String) -> String { text.split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n") }

    /// What a check and a run report; two faults are those of a format.
    private func codes(_ script: String, _ code: Diagnostic.Code) throws -> Set<String> {
        try place.write("a.pen", script)
        try place.write("shapes.pen", "")
        let format = [Diagnostic.Code.otherFont: "--format png", .cannotDraw: "--format svg"][code] ?? ""
        let run = try place.shell("pen a.pen --max-steps 1M \(format); pen check a.pen")
        return Set(run.errors.matches(of: /: (?:error|warning)\[([a-z-]+)\]:/).map { String($0.1) })
    }

    @Test(arguments: ["error[unknown-name]", "error[unknown-name]:", "a.pen:1:8: error[unknown-name]: there is no name x", "Unknown-Name"])
    func whatStandsInAMessageIsUnderstood(word: String) throws {
        let outcome = try place.pen("explain", word)
        #expect(try outcome.code == 0 && outcome.output == place.pen("explain", "unknown-name").output)
    }

    @Test func pageOfAName() throws {
        let outcome = try place.pen("explain", "unknown-word")
        #expect(outcome.output == """
            unknown-word: a word that is none of those which a parameter takes

            Some parameters take one of a few words: lineCap takes butt, round or square.
            The message names them.

            Wrong
              lineCap rounded
              moveTo 0, 0; lineTo 40, 0

            Mended
              lineCap round
              moveTo 0, 0; lineTo 40, 0

            """)
    }

    @Test func nearCodesAreOffered() throws {
        let outcome = try place.pen("explain", "unknown-nmae")
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors == "pen: there is no code `unknown-nmae`.\n     Did you mean unknown-name?\n", "\(outcome.errors)")
    }
}

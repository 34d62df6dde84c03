// Offers: no line is offered that does not run.

import PenSyntax
import Testing

@Suite struct OfferTests {
    /// A name that is spelled alike, or parentheses, would be wrong here.
    @Test(arguments: [
        "heading 90deg", "dot (5, 5)", "font \"Helvetica\"", "let g = group { circle 0, 0, 9 }\ng.clone()", "let f = 3\nf(x) = x^2",
        "let p = path { circle 0, 0, 9 }\nprint p.points", "circle 0, 0, 9, width: 3", "polygon (0, 0), 5, 20 sides 5",
    ])
    func nothingIsOffered(_ text: String) {
        let errors = ScriptRun(text).errors
        #expect(errors.count == 1)
        #expect(errors.first?.fix == nil)
        #expect(errors.first?.message.contains("did you mean") == false)
    }

    /// The nearest name is told also where something else on the line is wrong.
    @Test func nameIsToldBesideOtherFaults() {
        let errors = ScriptRun("print sqr(4), foo").errors
        #expect(errors.count == 2)
        #expect(errors.first?.message.contains("did you mean sqrt?") == true)
        #expect(errors.allSatisfy { $0.fix == nil })
    }

    @Test(arguments: ["let f = 3\nf(x) = x^2", "f(x) = x^2\nlet f = 3"])
    func secondDeclarationIsTheLaterLine(_ text: String) {
        let run = ScriptRun(text)
        #expect(run.errors.map(run.line) == [2])
    }

    @Test(arguments: ["path \"M0 0H9\"", "path { circle 0, 0, 9 }"])
    func pathAloneIsOfferedToDraw(_ text: String) throws {
        let warning = try #require(ScriptRun(text).diagnostics.first)
        let fix = try #require(warning.fix)
        let mended = ScriptRun(String(decoding: Source(id: 0, name: "", bytes: Array(text.utf8)).applying(fix), as: UTF8.self))
        #expect(mended.diagnostics.isEmpty)
        #expect(mended.shapes.count == 1)
    }

    /// An offer is tried in a short run only: an endless loop before it does no harm.
    @Test func offerBehindAnEndlessLoop() {
        let run = ScriptRun("let n = 0\nwhile true { n += 1 }\nprint sqr(4)")
        #expect(run.errors.first?.fix != nil)
    }
}

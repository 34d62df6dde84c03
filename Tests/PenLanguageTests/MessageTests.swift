// Messages that no single file of the suite can give: with imports, beyond limits, and with notes, each with its whole text.

import PenSyntax
import Testing

@testable import PenLanguage

struct MessageTests {
    /// The reports of a run, as they are printed.
    private func printed(_ text: String, files: [String: String] = [:], check: Bool = false) -> String {
        struct Missing: Error, CustomStringConvertible { let description = "there is no such file" }
        let session = Session(load: { name in
            guard let file = files[name] else { throw Missing() }
            return Array(file.utf8)
        })
        let source = session.add(name: "script.pen", bytes: Array(text.utf8))
        var found: [Diagnostic] = []
        if check { found = session.check(source) } else if case .failed(let last) = session.run(source, report: { found.append($0) }) { found.append(last) }
        let printer = DiagnosticPrinter(sources: session.sources, width: 80)
        return found.map(printer.text).joined()
    }

    @Test func missingImport() {
        #expect(printed("import \"a.pen\"") == """
            script.pen:1:8: error[cannot-read-file]: a.pen cannot be imported: there is no such file
                import "a.pen"
                       ^~~~~~~

            """)
    }

    @Test func importsInACircle() {
        #expect(printed("import \"a.pen\"", files: ["a.pen": "import \"b.pen\"", "b.pen": "let r = 1\nimport \"a.pen\""]) == """
            b.pen:2:8: error[cannot-read-file]: a.pen imports itself in a circle
                import "a.pen"
                       ^~~~~~~
            script.pen:1:8: note: a.pen is imported here
                import "a.pen"
                       ^~~~~~~
            a.pen:1:8: note: b.pen is imported here
                import "b.pen"
                       ^~~~~~~

            """)
    }

    @Test func importOfANameThatIsThere() {
        #expect(printed("let r = 5\nimport \"a.pen\"", files: ["a.pen": "let s = 1\nlet r = 6"]) == """
            script.pen:2:8: error[already-declared]: a.pen brings the name r, which is already declared here
                import "a.pen"
                       ^~~~~~~
            script.pen:1:5: note: declared here
                let r = 5
                    ^
            a.pen:2:5: note: and in the imported file here
                let r = 6
                    ^

            """)
    }

    @Test func textOverSeveralLines() {
        #expect(printed("print \"a\nb\"") == """
            script.pen:1:9: error[wrong-quotes]: a text stands on one line; a line break in it is written \\n
                print "a
                        ^
            script.pen:1:7: note: it begins here
                print "a
                      ^
              try: print "a\\nb"

            """)
    }

    @Test func callsThatWereGoingOn() {
        #expect(printed("def spot(r) { circle 0, 0, r }\ndef two() { spot -3 }\ntwo") == """
            script.pen:1:28: error[out-of-range]: radius must not be negative, and is -3
                def spot(r) { circle 0, 0, r }
                                           ^
              in spot, called at script.pen:2:13
              in two, called at script.pen:3:1

            """)
    }

    @Test func shadowIsAWarning() {
        #expect(printed("let red = 3\nprint red", check: true) == """
            script.pen:1:5: warning[shadowed-name]: red now hides what pen has of that name
                let red = 3
                    ^~~

            """)
    }

    @Test func tooDeep() {
        let depth = 600
        let found = Parser.parse(Source(text: "print " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth))).diagnostics
        #expect(found.map(\.message) == ["this is nested too deeply: at most 500 levels"] && found[0].code == .tooLarge)
    }

    @Test func tooLong() throws {
        let found = Parser.parse(Source(text: "print 1" + String(repeating: "+1", count: 200_000))).diagnostics
        let message = try #require(found.first).message
        #expect(found.count == 1 && message.wholeMatch(of: /this is too long: at most [0-9]+ links in a row; make it a loop or several lines/) != nil)
    }
}

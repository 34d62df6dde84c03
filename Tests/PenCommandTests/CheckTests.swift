// `pen check`, as people and as programs read it.

import Foundation
import Testing

struct CheckTests {
    let place = try! Workplace()

    private func entries(_ output: String) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    }

    @Test func everyFileIsChecked() throws {
        try place.write("a.pen", "cirlce 1, 2, 3\nprint x")
        try place.write("b.pen", "let r = 5\ncircle 0, 0, 1")
        try place.write("c.pen", "print (1")
        let outcome = try place.pen("check", "a.pen", "b.pen", "c.pen")
        #expect(outcome.code == 65 && outcome.output.isEmpty)
        #expect(outcome.errors == """
            a.pen:1:1: error[unknown-name]: there is no command cirlce; did you mean circle?
                cirlce 1, 2, 3
                ^~~~~~
              try: circle 1, 2, 3
            a.pen:2:7: error[unknown-name]: there is no name x
                print x
                      ^
            b.pen:1:5: warning[unused-variable]: r is given a value that is never used
                let r = 5
                    ^
            c.pen:1:9: error[unmatched-bracket]: a closing ) is missing
                print (1
                        ^
            c.pen:1:7: note: it was opened here
                print (1
                      ^
              try: print (1)

            """, "\(outcome.errors)")
    }

    @Test func warningsAloneAreNoFailure() throws {
        try place.write("b.pen", "let r = 5\ncircle 0, 0, 1")
        #expect(try place.pen("check", "b.pen").code == 0)
        #expect(try place.pen("--check", "b.pen").errors.contains("warning[unused-variable]"))
    }

    @Test func aMissingFileDoesNotHideTheOthers() throws {
        try place.write("b.pen", "print x")
        let outcome = try place.pen("check", "a.pen", "b.pen")
        #expect(outcome.code == 66 && outcome.errors.contains("cannot read a.pen") && outcome.errors.contains("b.pen:1:7"))
    }

    @Test func whatSeveralImportIsSaidOnce() throws {
        try place.write("shapes.pen", "let s = 4\ndef leaf(x) { oval x, 0, 2s, 3 }")
        for name in ["a.pen", "b.pen"] { try place.write(name, "import \"shapes.pen\"\nleaf 3") }
        let outcome = try place.pen("check", "a.pen", "b.pen", "shapes.pen")
        #expect(outcome.code == 0 && outcome.errors.components(separatedBy: "warning[").count == 2, "\(outcome.errors)")
    }

    @Test(arguments: GalleryTests.names) func galleryIsClean(name: String) throws {
        let outcome = try place.pen("check", GalleryTests.folder.appendingPathComponent(name + ".pen").path)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }

    // MARK: JSON

    @Test func jsonHoldsEverything() throws {
        try place.write("a.pen", "let r = 5\nprint \"é\"; let r = 6")
        let outcome = try place.pen("check", "--json", "a.pen")
        #expect(outcome.code == 65 && outcome.errors.isEmpty)
        #expect(outcome.output == #"""
            [
            {"file":"a.pen","line":2,"column":16,"endLine":2,"endColumn":17,"start":26,"end":27,"severity":"error","code":"already-declared","message":"r is already declared in this block; to change it write it without let","notes":[{"message":"declared here first","file":"a.pen","line":1,"column":5,"endLine":1,"endColumn":6,"start":4,"end":5}],"fix":[{"line":2,"column":12,"endLine":2,"endColumn":16,"start":22,"end":26,"text":""}]}
            ]

            """#, "\(outcome.output)")
    }

    @Test func jsonOfNothing() throws {
        let outcome = try place.pen("--check", "--json", "-e", "circle 0, 0, 1")
        #expect(outcome.code == 0 && outcome.output == "[]\n" && outcome.errors.isEmpty)
    }

    @Test func jsonOfAllFiles() throws {
        try place.write("a.pen", (0..<150).map { "print unknown\($0)\n" }.joined())
        try place.write("b.pen", "circle 0, 0, 3\nlet circle = 3\nprint circle")
        let outcome = try place.pen("check", "a.pen", "missing.pen", "b.pen", "--json")
        let found = try entries(outcome.output)
        #expect(found.count { $0["file"] as? String == "a.pen" } == 150)
        #expect(found.filter { $0["file"] as? String == "b.pen" }.map { $0["severity"] as? String } == ["warning"])
        #expect(outcome.code == 65 && outcome.errors == "pen: cannot read missing.pen: it does not exist.\n", "\(outcome.errors)")
    }

    /// Whatever the script and its name hold, the list can be read.
    @Test func jsonOfStrangeTexts() throws {
        let script = Data(Array("print a\u{1}\u{7F}\"\\\t\u{2028}\u{1F600}\nprint \"".utf8) + [0xFF, 0xFE, 0x0A] + Array("#\n'x' y\r\nprint \"\\q\"".utf8))
        for name in ["\"quoted\" \\ name.pen", "line\nbreak.pen", "\u{1B}[31m.pen", "图.pen"] {
            try place.write(name, script)
            let found = try entries(place.pen("check", "--json", name).output)
            #expect(!found.isEmpty && found.allSatisfy { $0["message"] is String && $0["line"] is Int && $0["file"] as? String == name })
        }
        let outcome = try place.shell(#"printf 'print x' > $'caf\xe9.pen'; pen check --json $'caf\xe9.pen'"#)
        #expect(try entries(outcome.output).map { $0["file"] as? String } == [#"caf\xE9.pen"#])
    }

    /// The edits of a fix, applied from the last to the first, give a script without that error.
    @Test(arguments: ["circle(1 2, 3)", "let x = 3\nprint x > 1 && x < 4", "for (i = 0; i < 3; i++) { circle i, 0, 1 }", "rect (0, 0, 9, 9)", "print 'é' + \"ü\""])
    func editsMend(text: String) throws {
        try place.write("a.pen", text)
        var bytes = Array(text.utf8)
        let fixes = try entries(place.pen("check", "--json", "a.pen").output).compactMap { $0["fix"] as? [[String: Any]] }
        for edit in try #require(fixes.first).reversed() {
            let start = try #require(edit["start"] as? Int), end = try #require(edit["end"] as? Int)
            bytes.replaceSubrange(start..<end, with: Array(try #require(edit["text"] as? String).utf8))
        }
        try place.write("a.pen", Data(bytes))
        let outcome = try place.pen("check", "a.pen")
        #expect(outcome.code == 0, "\(String(decoding: bytes, as: UTF8.self))\n\(outcome.errors)")
    }

    @Test func jsonBelongsToCheck() throws {
        let outcome = try place.pen("-e", "circle 0, 0, 1", "--json")
        #expect(outcome.code == 64 && outcome.errors == "pen: --json goes with pen check.\n")
    }
}

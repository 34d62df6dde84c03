// pen never overwrites what it reads.

import Foundation
import Testing

struct OverwritingTests {
    let place = try! Workplace()
    let script = "print \"run\"\ncircle 50, 40, 30\n"

    static let lines = [
        "pen a.pen -o a.pen --format svg", "pen a.pen -o ./x/../a.pen --format txt", "pen a.pen -o soft.svg", "pen a.pen -o hard.svg", "pen soft.svg -o a.pen --format svg",
        "pen hard.svg -o soft.svg", "pen - -o a.pen --format svg < a.pen", "pen -o soft.svg < a.pen", "pen - -o hard.svg < soft.svg", "pen a.pen --format svg >> a.pen",
        "pen a.pen >> hard.svg", "pen - -o - < a.pen 1<> a.pen", "cp a.pen b; mkdir out; ln a.pen out/b.svg; pen b a.pen -o out/",
    ]

    @Test(arguments: lines) func noScriptIsOverwritten(line: String) throws {
        try place.write("a.pen", script)
        try place.write("x/y", "")
        let outcome = try place.shell("ln -s a.pen soft.svg; ln a.pen hard.svg; \(line)")
        #expect(outcome.code == 64, "\(outcome.errors)")
        #expect(outcome.errors.contains("would overwrite it"), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
        #expect(try place.read("a.pen") == script)
    }

    @Test(arguments: ["lib.svg", "./lib.svg", "soft.svg", "hard.svg"]) func noImportIsOverwritten(output: String) throws {
        try place.write("lib.svg", "let r = 3\n")
        try place.write("middle.pen", "import \"lib.svg\"\n")
        let outcome = try place.shell("ln -s lib.svg soft.svg; ln lib.svg hard.svg; pen -o \(output) -e 'import \"middle.pen\"; print 1; circle 1, 1, 1'")
        #expect(outcome.code == 64, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("middle.pen:1:") && outcome.errors.contains("would overwrite it"), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
        #expect(try place.read("lib.svg") == "let r = 3\n")
    }

    /// Devices and pipes lose nothing, and a file that was a picture before is none of the scripts.
    @Test(arguments: ["pen a.pen -o b.svg", "pen - -o /dev/null --format svg < /dev/null", "cat a.pen | pen - -o - | cat", "pen --check a.pen -o a.pen --format svg", "pen a.pen -o none >> a.pen"])
    func otherFilesAreWritten(line: String) throws {
        try place.write("a.pen", script)
        try place.write("b.svg", "old")
        #expect(try place.shell(line).code == 0)
        #expect(try place.read("a.pen").hasPrefix(script))
    }
}

// `pen fmt`: files in place, standard input to standard output, and nothing is ever lost.

import Foundation
import Testing

struct FormatCommandTests {
    let place = try! Workplace()
    let rough = "circle  1,2 ,3 // dot\n\n\n"
    let neat = "circle 1, 2, 3  // dot\n"

    // MARK: Where texts come from and go to

    @Test func filesAreRewritten() throws {
        try place.write("a.pen", rough)
        try place.write("b.pen", neat)
        let outcome = try place.pen("fmt", "a.pen", "b.pen")
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
        #expect(outcome.errors == "formatted a.pen\n")
        #expect(try place.read("a.pen") == neat)
        #expect(try place.pen("fmt", "a.pen").errors == "")
        #expect(place.names == ["a.pen", "b.pen"])
    }

    @Test(arguments: [["fmt"], ["fmt", "-"]])
    func standardInputGoesToStandardOutput(words: [String]) throws {
        let outcome = try place.shell("printf 'circle  1,2 ,3 // dot' | pen \(words.joined(separator: " "))")
        #expect(outcome.code == 0)
        #expect(outcome.output == neat)
        #expect(outcome.errors == "")
    }

    @Test func fileNamesMayBeginWithAMinus() throws {
        try place.write("-a.pen", rough)
        #expect(try place.pen("fmt", "--", "-a.pen").code == 0)
        #expect(try place.read("-a.pen") == neat)
    }

    @Test func lineEndsAndByteOrderMarksOfOtherSystemsGo() throws {
        try place.write("a.pen", Data([0xEF, 0xBB, 0xBF]) + Data("#!/usr/bin/env pen\r\na = 1\r\n".utf8))
        #expect(try place.pen("fmt", "a.pen").code == 0)
        #expect(try place.read("a.pen") == "#!/usr/bin/env pen\na = 1\n")
    }

    /// Names of the assigned are not asked: only the form counts.
    @Test func whatRunsWithAnErrorIsFormatted() throws {
        #expect(try place.pen("fmt", input: "nobody knows,  this\n").output == "nobody knows, this\n")
    }

    // MARK: --check

    @Test func checkNamesWhatWouldChange() throws {
        try place.write("a.pen", rough)
        try place.write("b.pen", neat)
        try place.write("c d.pen", rough)
        let outcome = try place.pen("fmt", "--check", "a.pen", "b.pen", "c d.pen")
        #expect(outcome.code == 1)
        #expect(outcome.output == "a.pen\nc d.pen\n")
        #expect(outcome.errors == "")
        #expect(try place.read("a.pen") == rough)
        #expect(try place.pen("fmt", "--check", "b.pen").code == 0)
        #expect(try place.pen("fmt", "--check", input: rough).output == "<stdin>\n")
        #expect(try place.pen("fmt", "--check", input: rough).code == 1)
        #expect(try place.pen("fmt", "--check", input: neat).code == 0)
    }

    // MARK: Errors

    @Test func aFileWithAnErrorIsLeftAlone() throws {
        try place.write("a.pen", "circle 1 2\n")
        try place.write("b.pen", rough)
        let outcome = try place.pen("fmt", "a.pen", "b.pen")
        #expect(outcome.code == 65)
        #expect(outcome.errors.hasPrefix("a.pen:1:10: error"), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("formatted b.pen\n"))
        #expect(try place.read("a.pen") == "circle 1 2\n")
        #expect(try place.read("b.pen") == neat)
        #expect(try place.pen("fmt", "--check", "b.pen", "a.pen").code == 65)
    }

    @Test func errorsAreThoseOfARun() throws {
        let script = "let k = 'a'\nlet c = circle 1, 2, 3\nk = (\n"
        try place.write("a.pen", script)
        #expect(try place.pen("fmt", "a.pen").errors == place.pen("a.pen", "--check").errors)
    }

    /// An editor that sends its text through pen gets it back.
    @Test func standardInputWithAnErrorGoesThrough() throws {
        let outcome = try place.pen("fmt", input: "circle  1 2\r\n")
        #expect(outcome.code == 65)
        #expect(outcome.output == "circle  1 2\r\n")
        #expect(outcome.errors.hasPrefix("<stdin>:1:11: error"))
    }

    @Test func whatCannotBeReadKeepsNothingBack() throws {
        try place.write("b.pen", rough)
        let outcome = try place.pen("fmt", "missing.pen", ".", "b.pen")
        #expect(outcome.code == 66)
        #expect(outcome.errors == "pen: cannot read missing.pen: it does not exist.\npen: cannot read .: it is a folder.\nformatted b.pen\n")
    }

    @Test func anOutputIsRefused() throws {
        try place.write("a.pen", rough)
        #expect(try place.pen("fmt", "a.pen", "-o", "b.pen").code == 64)
        #expect(try place.read("a.pen") == rough)
        #expect(place.names == ["a.pen"])
    }

    @Test func pipesAreNotRewritten() throws {
        let outcome = try place.shell("pen fmt <(echo 'a  = 1')")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("is no file that could be rewritten"))
        #expect(try place.shell("pen fmt --check <(echo 'a  = 1')").code == 1)
    }

    // MARK: Nothing is lost

    @Test func modeAndLinksStay() throws {
        try place.write("a.pen", rough)
        let outcome = try place.shell("chmod 751 a.pen; ln -s a.pen soft.pen; pen fmt soft.pen; stat -c '%a %F' a.pen soft.pen")
        #expect(outcome.output == "751 regular file\n777 symbolic link\n")
        #expect(try place.read("a.pen") == neat)
    }

    @Test func hardLinksStay() throws {
        for text in [rough, "k=(1+2)*3", "a" + String(repeating: " ", count: 5000) + "= 1"] {
            try place.write("a.pen", text)
            let outcome = try place.shell("rm -f b.pen; ln a.pen b.pen; pen fmt b.pen; stat -c '%h' a.pen; pen fmt --check a.pen")
            #expect(outcome.output == "2\n")
            #expect(outcome.code == 0)
        }
        #expect(try place.read("a.pen") == "a = 1\n")
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files to others")) func ownersStay() throws {
        try place.write("a.pen", rough)
        let outcome = try place.shell("chown 1234:4321 a.pen; pen fmt a.pen; stat -c '%u %g' a.pen")
        #expect(outcome.output == "1234 4321\n")
    }

    /// The formatted text is longer than may be written: a file is replaced by none, and one of two names is not cut short.
    @Test(arguments: ["true", "ln a.pen b.pen"])
    func aFullDiskLeavesTheOldText(before: String) throws {
        let text = String(repeating: "k=1\n", count: 1000)
        try place.write("a.pen", text)
        let outcome = try place.shell("\(before); ulimit -f 4; pen fmt a.pen")
        #expect(outcome.code == 73)
        #expect(outcome.errors == "pen: cannot write a.pen: the file would be larger than is allowed.\n")
        #expect(try place.read("a.pen") == text)
        #expect(place.names.filter { $0 != "b.pen" } == ["a.pen"])
    }

    @Test func aFullStandardOutputIsReported() throws {
        let outcome = try place.shell("echo 'a  = 1' | pen fmt > /dev/full")
        #expect(outcome.code == 73)
        #expect(outcome.errors == "pen: cannot write to standard output: the disk is full.\n")
    }

    @Test func aClosedPipeIsNoFault() throws {
        let outcome = try place.shell("seq 20000 | sed 's/.*/k = &/' > a.pen; pen fmt < a.pen | head -1; echo ${PIPESTATUS[0]}; pen fmt a.pen 2>&1 | true; wc -l < a.pen")
        #expect(outcome.output == "k = 1\n0\n20000\n")
    }

    @Test func helpTellsTheStyle() throws {
        let outcome = try place.pen("help", "fmt")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("fmt\n"))
        #expect(outcome.output.contains("4 blanks") && outcome.output.contains("--check"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count < 80 })
    }
}

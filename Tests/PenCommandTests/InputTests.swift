// Where scripts come from, and what cannot be read.

import Foundation
import Testing

struct InputTests {
    let place = try! Workplace()

    @Test func missingFileSuggestsItsNeighbour() throws {
        try place.write("star.pen", "circle 50, 50, 40")
        for name in ["satr.pen", "star"] {
            let outcome = try place.pen(name)
            #expect(outcome.code == 66)
            #expect(outcome.errors.contains("Did you mean star.pen?"), "\(outcome.errors)")
        }
    }

    @Test func missingFileWithoutNeighbour() throws {
        let outcome = try place.pen("nothing/here.pen")
        #expect(outcome.code == 66)
        #expect(outcome.errors == "pen: cannot read nothing/here.pen: it does not exist.\n")
    }

    @Test(arguments: [("a PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("a JPEG", [0xFF, 0xD8, 0xFF, 0xE0]), ("a PDF", Array("%PDF-1.7\n".utf8))])
    func pictureIsNoScript(kind: String, bytes: [UInt8]) throws {
        try place.write("photo", Data(bytes))
        let outcome = try place.pen("photo")
        #expect(outcome.code == 66)
        #expect(outcome.errors.hasPrefix("pen: photo is \(kind), not a script."), "\(outcome.errors)")
        #expect(outcome.errors.contains("image \"photo\"") == (kind != "a PDF"))
    }

    @Test func folderIsNoScript() throws {
        let outcome = try place.pen(".")
        #expect(outcome.code == 66)
        #expect(outcome.errors.contains("it is a folder"))
    }

    @Test func endlessDeviceIsRefused() throws {
        let outcome = try place.pen("/dev/zero", "-o", "none")
        #expect(outcome.code == 66)
    }

    @Test(arguments: ["pen - -o none < a.pen", "pen -o none < a.pen", "cat a.pen | pen -o none", "pen <(cat a.pen) -o none"])
    func pipesAreRead(line: String) throws {
        try place.write("a.pen", "print \"read\"")
        let outcome = try place.shell(line)
        #expect(outcome.code == 0)
        #expect(outcome.output == "read\n")
    }

    @Test func scriptsBehindAScriptAreProbablyNotArguments() throws {
        try place.write("a.pen", "circle 50, 40, 30")
        try place.write("b.pen", "circle 50, 40, 30")
        try place.write("uses.pen", "print args.count")
        func warns(_ words: String) throws -> Bool {
            let outcome = try place.shell("pen \(words)")
            #expect(outcome.code == 0, "\(outcome.errors)")
            return outcome.errors.contains("pen: warning: b.pen is not drawn") && outcome.errors.contains("-o FOLDER/")
        }
        #expect(try warns("a.pen b.pen"))
        #expect(try warns("a.pen b.pen -o a.svg"))
        for words in ["a.pen missing.pen", "a.pen -- b.pen", "uses.pen b.pen -o none", "a.pen b.pen -o out/", "-e 'circle 1, 1, 1' b.pen"] { #expect(try !warns(words), "\(words)") }
    }

    @Test func argumentsFollowTheFile() throws {
        try place.write("a.pen", "print args.joined(\" \")")
        let outcome = try place.pen("a.pen", "one", "-3", "-o", "none", "--", "--size", "two words")
        #expect(outcome.output == "one -3 --size two words\n")
        #expect(outcome.code == 0)
    }

    @Test func firstLineMayNameTheInterpreter() throws {
        try place.write("a.pen", "#!\(Workplace.binary)\nprint args.count")
        try place.makeExecutable("a.pen")
        #expect(try place.shell("./a.pen x y").output == "2\n")
    }

    @Test func severalTextsAreLines() throws {
        #expect(try place.pen("-e", "let a = 2", "-e", "print a + 1", "-o", "none").output == "3\n")
    }

    @Test func afterTwoDashesTheFirstWordIsTheFile() throws {
        try place.write("--odd.pen", "print args.joined(\",\")")
        #expect(try place.pen("--", "--odd.pen", "-o").output == "-o\n")
    }

    /// What cannot be held is said as it is.
    @Test(arguments: [("1e12", "reaches to 1000000000000,"), ("1e200", "reaches to 1e+200,")])
    func hugeNumbersAreTold(number: String, told: String) throws {
        let outcome = try place.pen("-e", "canvas 9, 9; lineTo \(number), 0", "-o", "a.svg")
        #expect(outcome.errors.contains(told), "\(outcome.errors)")
    }

    /// The place is that of the command that made or began what reaches too far.
    @Test(arguments: [
        ("circle 1, 1, 1; stroke red\n  circle 2e9, 1, 1", "2:3"), ("moveTo 1, 1\nlineTo 1, -1e10\nlineTo 2, 3", "1:1"),
        ("lineWidth 2e9\ncircle 0, 0, 1", "2:1"), ("circle 1, 1, 1\ntext \"a\" at (3e9, 1)", "2:1"),
        ("scaleBy 1e5\nscaleBy 1e5\ngroup {\n  circle 1, 1, sin(1) }", "4:3"), ("let s = shape {\n stroke red\n circle 1, 1, 5e9 }", "3:2"),
        ("canvas 100, 100\ncircle 1, 1, 1\nclip { circle 2e9, 2e9, 2e9 }\ncircle 1, 1, 1", "3:8"),
        ("f(x) = x^2\nfor i in 1..9 {\n  lineTo f(100^i), 3; stroke red\n}", "3:3"),
    ])
    func coordinatesThatSVGCannotHold(code: String, position: String) throws {
        let outcome = try place.pen("-e", code, "-o", "a.svg")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains("<code>:\(position): error[cannot-draw]: this reaches to"), "\(outcome.errors)")
        #expect(outcome.errors.contains("an SVG picture holds coordinates up to 1000000000"))
        #expect(place.names.isEmpty)
        #expect(try place.pen("-e", code, "-o", "a.txt").code == 0)
    }

    @Test func aCanvasThatSVGCannotHold() throws {
        let outcome = try place.pen("-e", "canvas 2e9, 1", "-o", "a.svg")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains("<code>"), "\(outcome.errors)")
    }

    @Test func withoutATerminalNothingIsAScript() throws {
        let outcome = try place.pen()
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("draws nothing"))
    }
}

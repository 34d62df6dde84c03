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

    @Test func folderIsNoScript() throws {
        let outcome = try place.pen(".")
        #expect(outcome.code == 66)
        #expect(outcome.errors.contains("it is a folder"))
    }

    @Test func unreadableFile() throws {
        try place.write("closed.pen", "circle 50, 50, 40")
        chmod(place.path("closed.pen"), 0)
        guard access(place.path("closed.pen"), R_OK) != 0 else { return }
        let outcome = try place.pen("closed.pen")
        #expect(outcome.code == 66)
        #expect(outcome.errors.contains("permission denied"))
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

    @Test func argumentsFollowTheFile() throws {
        try place.write("a.pen", "print args.joined(\" \")")
        let outcome = try place.pen("a.pen", "one", "-3", "-o", "none", "--", "--size", "two words")
        #expect(outcome.output == "one -3 --size two words\n")
        #expect(outcome.code == 0)
    }

    @Test func firstLineMayNameTheInterpreter() throws {
        try place.write("a.pen", "#!\(Workplace.binary)\nprint args.count")
        chmod(place.path("a.pen"), 0o755)
        #expect(try place.shell("./a.pen x y").output == "2\n")
    }

    @Test func severalTextsAreLines() throws {
        #expect(try place.pen("-e", "let a = 2", "-e", "print a + 1", "-o", "none").output == "3\n")
    }

    @Test func afterTwoDashesTheFirstWordIsTheFile() throws {
        try place.write("--odd.pen", "print args.joined(\",\")")
        #expect(try place.pen("--", "--odd.pen", "-o").output == "-o\n")
    }

    @Test func coordinatesThatSVGCannotHold() throws {
        let outcome = try place.pen("-e", "circle 2e9, 1, 1", "-o", "a.svg")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains("<code>") && outcome.errors.contains("1000000000"))
        #expect(place.names.isEmpty)
    }

    @Test func withoutATerminalNothingIsAScript() throws {
        let outcome = try place.pen()
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("draws nothing"))
    }
}

// A script imports from below its own folder, and from nowhere else.

import Foundation
import Testing

struct ImportTests {
    let place = try! Workplace()

    @Test func belowTheScriptsFolder() throws {
        try place.write("a/main.pen", "import \"parts/b.pen\"\nprint b")
        try place.write("a/parts/b.pen", "import \"c.pen\"\nlet b = c + 1")
        try place.write("a/parts/c.pen", "let c = 41")
        let outcome = try place.pen("a/main.pen", "-o", "none")
        #expect(outcome.output == "42\n", "\(outcome.errors)")
    }

    @Test(arguments: ["../secret.pen", "link.pen", "parts/../../secret.pen"])
    func nothingOutside(path: String) throws {
        try place.write("secret.pen", "print 1")
        try place.write("a/main.pen", "import \"\(path)\"")
        try place.write("a/parts/b.pen", "")
        try FileManager.default.createSymbolicLink(atPath: place.path("a/link.pen"), withDestinationPath: "../secret.pen")
        let outcome = try place.pen("a/main.pen", "-o", "none")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains("outside the script's folder"), "\(outcome.errors)")
        #expect(outcome.errors.contains("a/main.pen:1:"))
        #expect(outcome.output.isEmpty)
    }

    /// Whether something is there is nobody's business.
    @Test(arguments: ["../missing.pen", "../secret.pen/x", "../../x", "parts/../../missing.pen", "dangling.pen", "up/missing.pen", "/missing/x.pen", "/etc/missing.pen", "a/../../missing.pen"])
    func whatIsMissingOutsideLiesOutside(path: String) throws {
        try place.write("secret.pen", "print 1")
        try place.write("a/main.pen", "import \"\(path)\"")
        try place.write("a/parts/b.pen", "")
        try FileManager.default.createSymbolicLink(atPath: place.path("a/dangling.pen"), withDestinationPath: "parts/../../missing.pen")
        try FileManager.default.createSymbolicLink(atPath: place.path("a/up"), withDestinationPath: "..")
        let outcome = try place.pen("a/main.pen", "-o", "none")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains("lies outside the script's folder") && !outcome.errors.contains("exist"), "\(outcome.errors)")
    }

    @Test func anEmptyNameIsNoFile() throws {
        let outcome = try place.pen("-o", "none", "-e", "import \"\"")
        #expect(outcome.code == 65)
        #expect(outcome.errors.hasPrefix("<code>:1:8: error[cannot-read-file]: import needs the name of a file"), "\(outcome.errors)")
    }

    @Test func linksInACircleAreNoImport() throws {
        let outcome = try place.shell("ln -s a.pen b.pen; ln -s b.pen a.pen; pen -o none -e 'import \"a.pen\"'")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains("its links go round in a circle"), "\(outcome.errors)")
    }

    @Test func absolutePathIsRefused() throws {
        try place.write("secret.pen", "print 1")
        try place.write("a/main.pen", "import \"\(place.path("secret.pen"))\"")
        #expect(try place.pen("a/main.pen", "-o", "none").code == 65)
    }

    @Test func missingImportSuggestsItsNeighbour() throws {
        try place.write("shapes.pen", "")
        try place.write("main.pen", "import \"shape.pen\"")
        let outcome = try place.pen("main.pen", "-o", "none")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains("shapes.pen"), "\(outcome.errors)")
    }

    @Test func aFolderIsNoImport() throws {
        try place.write("parts/b.pen", "")
        #expect(try place.pen("-e", "import \"parts\"", "-o", "none").code == 65)
    }
}

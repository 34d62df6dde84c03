// The pictures of the gallery and of the README are the ones that pen draws, and the README's scripts run.

import Foundation
import Testing

struct PictureTests {
    static let folder = GalleryTests.folder
    static let names = GalleryTests.names
    static let readme = (try? text("README.md")) ?? ""

    /// The blocks of the README that are marked as pen.
    static let readmeScripts: [String] = readme.components(separatedBy: "```pen\n").dropFirst()
        .map { $0.components(separatedBy: "```")[0] }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: Workplace.repository.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func thereAreEnoughPictures() {
        #expect(Self.names.count >= 12)
        #expect(!Self.readmeScripts.isEmpty)
    }

    /// `scripts/draw-gallery` writes the pictures anew.
    @Test(arguments: names) func pictureIsWhatPenDraws(name: String) throws {
        let outcome = try Workplace().pen(Self.folder.appendingPathComponent(name + ".pen").path, "-o", "-")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(outcome.output == (try Self.text("docs/gallery/\(name).svg")))
        #expect(outcome.output.utf8.count < 40_000)
    }

    @Test(arguments: names) func scriptIsShortAndSaysWhatItIs(name: String) throws {
        let script = try Self.text("scripts/gallery/\(name).pen")
        #expect(script.hasPrefix("// "))
        #expect(script.split(separator: "\n").count <= 50)
        let check = try Workplace().pen("--check", Self.folder.appendingPathComponent(name + ".pen").path)
        #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    }

    @Test(arguments: names) func readmeShowsIt(name: String) {
        #expect(Self.readme.contains("docs/gallery/\(name).svg"))
        #expect(Self.readme.contains("scripts/gallery/\(name).pen"))
    }

    @Test func pictureOfTheTourIsWhatPenDraws() throws {
        let outcome = try Workplace().pen("-", "-o", "-", input: Self.readmeScripts.first ?? "")
        #expect(outcome.output == (try Self.text("docs/tour.svg")))
    }

    @Test(arguments: readmeScripts) func readmeScriptRuns(script: String) throws {
        let outcome = try Workplace().pen("-", "-o", "none", input: script)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
}

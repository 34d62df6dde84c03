// The gallery and the reference in the binary are those of the repository.

import Foundation
import Testing

struct GalleryTests {
    let place = try! Workplace()

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".pen") }.map { String($0.dropLast(4)) }.sorted()
    static let folder = Workplace.repository.appendingPathComponent("scripts/gallery")

    @Test func examplesListTheGallery() throws {
        let outcome = try place.pen("examples")
        #expect(outcome.code == 0)
        let listed = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != " " }) }
        #expect(listed == GalleryTests.names, "run scripts/embed-gallery")
    }

    @Test(arguments: names)
    func exampleIsFresh(name: String) throws {
        let text = try String(contentsOf: GalleryTests.folder.appendingPathComponent(name + ".pen"), encoding: .utf8)
        #expect(try place.pen("example", name).output == text, "run scripts/embed-gallery")
    }

    @Test func unknownExample() throws {
        #expect(try place.pen("example").code == 64)
        #expect(try place.pen("example", "no such thing").code == 64)
    }

    @Test func referenceIsFresh() throws {
        let written = try String(contentsOf: Workplace.repository.appendingPathComponent("grammar/reference.md"), encoding: .utf8)
        #expect(try place.pen("help", "--all").output == written, "run pen help --all > grammar/reference.md")
    }

    @Test func helpTellsOfOneName() throws {
        let outcome = try place.pen("help", "circle")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("circle"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count < 80 })
    }

    @Test(arguments: [("rectangle", "rect"), ("strokeWeight", "lineWidth"), ("LINETO", "lineTo"), ("fd", "forward"), ("println", "print"), ("arcsin", "asin")])
    func helpKnowsWhatOtherSystemsCallIt(name: String, own: String) throws {
        let outcome = try place.pen("help", name)
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("What other systems call `\(name)` is `\(own)` here.\n\n\(own)"))
    }

    @Test func helpSuggestsTheNearName() throws {
        let outcome = try place.pen("help", "cirlce")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("Did you mean circle?"))
    }
}

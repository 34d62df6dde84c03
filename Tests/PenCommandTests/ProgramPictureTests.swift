// The pictures of the tutorials' programs: the bytes looked at once, and colours at places computed from the tutorials.

import Foundation
import Testing

struct ProgramPictureTests {
    static let folder = Workplace.repository.appendingPathComponent("Tests/Suite/programs")
    static let names = ProgramProbe.all.map(\.program)

    private func picture(_ name: String) throws -> String {
        let outcome = try Workplace().pen(Self.folder.appendingPathComponent(name + ".pen").path, "-o", "-")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.output
    }

    /// `PEN_REWRITE_PICTURES=1` writes them anew; look at each as a picture before it is kept.
    @Test(arguments: names) func pictureIsTheOneLookedAt(name: String) throws {
        let file = Self.folder.appendingPathComponent(name + ".svg"), drawn = try picture(name)
        if ProcessInfo.processInfo.environment["PEN_REWRITE_PICTURES"] == "1" { try drawn.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == drawn)
    }

    @Test func everyProgramHasAPicture() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(Self.names.flatMap { [$0 + ".pen", $0 + ".svg"] }))
    }

    @Test(.enabled(if: RenderedPicture.isAvailable || ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1"), arguments: names)
    func librsvgDrawsWhatTheTutorialSays(name: String) throws {
        let probes = try #require(ProgramProbe.all.first { $0.program == name }).probes
        let pixels = try RenderedPicture.colours(of: picture(name), at: probes.flatMap(\.places))
        let wanted = probes.flatMap { probe in probe.places.map { (probe.colour, $0) } }
        try #require(pixels.count == wanted.count)
        for (found, (colour, place)) in zip(pixels, wanted) {
            let isNear = zip(found, colour).allSatisfy { abs($0 - $1) <= 6 }
            #expect(isNear, "\(name) at \(place) is \(found), not \(colour)")
        }
    }
}

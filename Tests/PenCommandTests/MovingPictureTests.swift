// What is written of scripts that move.

import Foundation
import Testing

@Suite struct MovingPictureTests {
    /// A square that goes a hundred units to the right in two seconds, on a picture of 120 units.
    static let script = "canvas 120, 20\nlet a = shape { rect 0, 0, 20, 20; stroke none; fill red }\nanimate a.position to (100, 0) over 2s\n"

    private func svg(_ words: String...) throws -> String {
        let place = try Workplace()
        try place.write("a.pen", Self.script)
        let outcome = try place.shell("pen a.pen -o - --format svg \(words.joined(separator: " "))")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.output
    }

    /// Where nothing moves the square stands where it is at that time.
    @Test(arguments: [("", "100 0"), ("--poster 500ms", "25 0"), ("--poster 1.5s", "75 0"), ("--poster 1m", "100 0")])
    func posterIsWhereItIsThen(words: String, place: String) throws {
        let svg = try svg(words)
        #expect(svg.contains("<g transform=\"translate(\(place))\""), "\(svg)")
        #expect(svg.contains("values=\"0 0;100 0\""))
    }

    /// Other outputs show the same moment.
    @Test func posterOfPixels() throws {
        let place = try Workplace()
        try place.write("a.pen", Self.script)
        let outcome = try place.shell("pen a.pen -o poster.png --poster 1s; pen a.pen -o still.png --at 1s; cmp poster.png still.png")
        #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.output)")
    }

    @Test(arguments: [
        ("--tolerance 0", "takes a number greater than 0"), ("--tolerance -1", "takes a number greater than 0"), ("--tolerance nan", "takes a number greater than 0"),
        ("--tolerance", "--tolerance"), ("--tolerance 1e-9", "at least 0.0001"), ("--tolerance 2e9", "up to 1000000000"), ("--poster -1s", "takes a time"), ("--poster inf", "takes a time"), ("--poster now", "takes a time"),
    ])
    func wrongValues(words: String, complaint: String) throws {
        let place = try Workplace()
        try place.write("a.pen", Self.script)
        let outcome = try place.shell("pen a.pen -o a.svg \(words)")
        #expect(outcome.code == 64 && outcome.errors.contains(complaint), "\(outcome.errors)")
        #expect(!place.exists("a.svg"))
    }

    /// What only a moment can show stands still, and that is said; where a moment is asked for there is nothing to say.
    @Test(arguments: ["--outline-text", "--grid", "--points"])
    func whatStandsStillIsSaid(option: String) throws {
        let place = try Workplace()
        try place.write("a.pen", Self.script)
        let still = try place.shell("pen a.pen -o a.svg \(option) --poster 1.5s")
        #expect(still.code == 0 && still.errors.contains("with \(option) it does not move and shows the moment at 1.5 s"), "\(still.errors)")
        let asked = try place.shell("pen a.pen -o a.svg \(option) --at 1s")
        #expect(asked.code == 0 && !asked.errors.contains("does not move"), "\(asked.errors)")
    }

    /// A style sheet that is for those alone who ask for it.
    @Test func standsStillWhereThatIsAskedFor() throws {
        let svg = try svg()
        let rule = /<style>@media \(prefers-reduced-motion:reduce\){\.([\w-]+){transform:translate\(100px,0px\)!important}}<\/style>/
        let name = try #require(svg.firstMatch(of: rule)?.1)
        #expect(svg.contains(" class=\"\(name)\">"))
    }
}

// Pages as files.

import Foundation
import Testing

struct PageFileTests {
    private let place = try! Workplace()
    private static let moving = "canvas 100, 100\nlet disc = shape(place: (20, 50)) { circle place, 10 }\nanimate disc.place to (80, 50) over 1s\n"

    @Test func oneFileThatIsTheSameEveryTime() throws {
        try place.write("disc.pen", Self.moving)
        #expect(try place.pen("disc.pen", "-o", "a.html").errors.contains("wrote a.html: 100 × 100, "))
        #expect(try place.pen("disc.pen", "-o", "b.html").code == 0)
        let page = try place.read("a.html")
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.contains("<title>disc</title>"))
        #expect(try place.read("b.html") == page)
        #expect(try place.pen("disc.pen", "--format", "html").output == page)
        #expect(try place.pen("disc.pen", "-o", "c.html/", "--format", "html").code == 0)
        #expect(try place.read("c.html/disc.html") == page)
    }

    @Test func nothingIsLoaded() throws {
        try place.write("disc.pen", Self.moving)
        let page = try place.pen("disc.pen", "--format", "html").output
        #expect(page.contains("default-src 'none'"))
        let addresses = page.matches(of: /https?:[^"'\s]+/).map { String($0.0) }
        #expect(Set(addresses) == ["http://www.w3.org/2000/svg"], "names of the format, which nobody opens")
        #expect(page.firstMatch(of: /(?:src|href)=/) == nil)
    }

    /// What a script says cannot end what it stands in.
    @Test func wordsAreEscaped() throws {
        let words = "</script></title>\\\"'&<!--]]>\\u{0}\\u{2028}"
        let page = try place.pen("-e", "title \"\(words)\"\n" + Self.moving + "text \"\(words)\" at (0, 20)", "--format", "html").output
        #expect(page.contains("<title>&lt;/script&gt;&lt;/title&gt;\"'&amp;&lt;!--]]&gt;\u{FFFD}\u{2028}</title>"))
        #expect(page.contains("aria-label=\"&lt;/script&gt;&lt;/title&gt;&quot;'&amp;&lt;!--]]&gt;\u{FFFD}\u{2028}\""))
        #expect(page.components(separatedBy: "</script").count == 3, "one of the data, one of the script")
        #expect(!page.contains("\0"))
    }

    @Test func whatStandsStillHasNoControls() throws {
        for words in [["-e", "circle 50, 50, 40"], ["-e", Self.moving, "--at", "0.5"]] {
            let page = try place.shell("pen --format html " + words.map { "'\($0)'" }.joined(separator: " ")).output
            #expect(page.contains("<svg") && !page.contains("<script") && !page.contains("<button"))
        }
    }

    /// A script that cannot draw a shape for some of the values that a reader may choose is a script without an error.
    @Test func valuesThatCannotBeDrawn() throws {
        let script = "canvas 100, 100\nlet bar = shape(n: 4) { let list = [10, 20, 30, 40, 50]; rect 0, 0, list[floor(n)], 10 }\nanimate bar.opacity to 0.5 over 1s"
        let outcome = try place.pen("-e", script, "--format", "html")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(outcome.output.contains("\"low\":[0],\"high\":[8]"), "from 0 to twice its value")
    }

    /// Tables grow with what a reader can change, up to a bound.
    @Test func manyPropertiesStayInBounds() throws {
        let script = "canvas 100, 100\nfor i in 1..12 {\n let d = shape(place: (5i, 50), r: 5, turn: 0) { arc place, r from 0deg to turn; lineWidth 1 + r / 10 }\n"
            + " animate d.place to (90, 90) over 1s, ease: easeIn\n animate d.r to 20 over 2s\n animate d.turn to 360deg over 3s\n}"
        let outcome = try place.pen("-e", script, "--format", "html")
        #expect(outcome.code == 0)
        #expect(outcome.output.utf8.count < 1_000_000, "the tables 300 kB, and the picture itself")
    }
}

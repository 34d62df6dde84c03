// The size that is told of a file is the file's.

import Foundation
import Testing

struct ReportedSizeTests {
    let place = try! Workplace()

    /// In the file's units: those of SVG's `width` and `height`, pixels, and points, of which there are 3/4 a pixel.
    @Test(arguments: [
        ("a.svg --scale 2", "200 × 160, "), ("a.svg --size 50x60", "50 × 60, "), ("a.png", "100 × 80 pixels, "), ("a.png --scale 8", "800 × 640 pixels, "),
        ("a.png --size 33", "33 × 27 pixels, "), ("a.pdf", "75 × 60 points, "), ("a.pdf --size 50", "37.5 × 30 points, "), ("a.txt", "100 × 80, "),
    ])
    func sizesAreThoseOfTheFile(words: String, size: String) throws {
        let outcome = try place.shell("pen -e 'canvas 100, 80; circle 50, 40, 30' -o \(words)")
        #expect(outcome.code == 0 && outcome.errors.contains(": \(size)"), "\(outcome.errors)")
    }

    /// The grid's labels lie around the picture.
    @Test func sizesHoldTheGrid() throws {
        let outcome = try place.pen("-e", "canvas 100, 80; circle 50, 40, 30", "-o", "a.svg", "--grid")
        let svg = try place.read("a.svg")
        let sides = ["width", "height"].map { side in svg.components(separatedBy: " \(side)=\"")[1].prefix { $0 != "\"" } }
        #expect(sides[0] != "100" && outcome.errors.contains(": \(sides[0]) × \(sides[1]), "), "\(outcome.errors) \(sides)")
    }
}

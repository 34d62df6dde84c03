// Bad input gives an error with its place; strange input gives the right picture.

import Foundation
import Testing

struct BadInputTests {
    let place = try! Workplace()

    // MARK: An error with its place

    /// What the script says, and where and what the message must say; a further place is that of the opening.
    @Test(arguments: [
        ("print 1\nprint \"abc", "2:11: error", "2:7: note"), ("print [1,\n  2\n", "error", "1:7: note"), ("print (1", "1:9: error", "1:7: note"),
        ("for i in 1..3 {\n  print i\n", "error", "1:15: note"), ("fill \"blau\"", "1:6: error", "blau"), ("fill #12", "1:6: error", "hexadecimal"),
        ("fill bleu", "1:6: error", "did you mean blue"), ("circle 1, 1, -2", "1:14: error", "-2"), ("lineWidth -1", "1:11: error", "-1"),
        ("lineDash 3, -1", "1:10: error", "negative"), ("lineDash 0, 0", "1:10: error", "0"), ("let x = 0\ncircle 1/x, 2, 3", "2:8: error", "x = 0"),
        ("let a = 10^200\nrotate a * a", "2:8: error", "a = 1e200"), ("let r = sqrt(0)\ncircle 1, 2, 3 / r", "2:14: error", "r = 0"),
        ("import \"nothing.pen\"", "1:8: error", "does not exist"), ("import \"folder\"", "1:8: error", "is a folder"),
        ("import \"/etc/passwd\"", "1:8: error", "outside"), ("import \"main.pen\"", "1:8: error", "circle"),
        ("import \"round.pen\"", "main.pen:1:8: error", "round.pen:1:8: note"), ("import \"out.pen\"", "1:8: error", "outside"),
        ("import \"nobody.pen\"", "1:8: error", "links go round in a circle"), ("import \"latin.pen\"", "latin.pen:2:7: error", "UTF-8"),
    ])
    func errorsHaveTheirPlace(text: String, position: String, message: String) throws {
        try place.write("a/main.pen", text)
        try place.write("a/round.pen", "import \"main.pen\"")
        try place.write("a/latin.pen", Data([UInt8]("let a = 1\nlet b\u{20}".utf8) + [0xE9]))
        try place.write("a/folder/b.pen", "")
        try FileManager.default.createSymbolicLink(atPath: place.path("a/out.pen"), withDestinationPath: "/etc/passwd")
        try FileManager.default.createSymbolicLink(atPath: place.path("a/nobody.pen"), withDestinationPath: "nobody.pen")
        let outcome = try place.pen("a/main.pen", "-o", "a.svg")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains(position), "\(outcome.errors)")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(!place.exists("a.svg"))
    }

    @Test func aTextThatIsNotUTF8() throws {
        try place.write("a.pen", Data([UInt8]("circle 5, 5, 5\n  print \"caf".utf8) + [0xE9, 0x22]))
        let outcome = try place.pen("a.pen")
        #expect(outcome.code == 65)
        #expect(outcome.errors.hasPrefix("a.pen:2:13: error[unknown-character]: this is not UTF-8: byte E9"), "\(outcome.errors)")
    }

    @Test(arguments: [("[", "]"), ("(", ")"), ("{ ", "}"), ("if true { ", "}"), ("group { ", "}"), ("-", ""), ("not ", ""), ("path { ", "}"), ("x => ", "")])
    func deepNestingIsAnError(opening: String, closing: String) throws {
        for (count, tail) in [(200_000, String(repeating: closing, count: 200_000)), (5_000, "")] {
            let text = "let a = " + String(repeating: opening, count: count) + "1" + tail
            let outcome = try place.pen("-", "-o", "none", input: opening.hasSuffix("{ ") ? String(text.dropFirst(8)) : text)
            #expect(outcome.code == 65, "\(opening): \(outcome.errors.prefix(300))")
            #expect(outcome.errors.contains("<stdin>:1:"))
            #expect(outcome.errors.utf8.count < 500_000)
        }
    }

    /// Place, line, caret, the calls that were going on, and what was printed and drawn until then.
    @Test func theWholeReport() throws {
        try place.write("a.pen", "def spot(r) {\n  circle 50, 50, r\n}\nprint \"begun\"\ncanvas 100, 100\nspot 40\ndef two() { spot -3 }\ntwo\n")
        let outcome = try place.pen("a.pen", "--width", "20")
        #expect(outcome.code == 65)
        #expect(outcome.errors == """
            a.pen:2:18: error[out-of-range]: radius must not be negative, and is -3
                  circle 50, 50, r
                                 ^
              in spot, called at a.pen:7:13
              in two, called at a.pen:8:1

            """)
        #expect(outcome.output.hasPrefix("begun\n") && outcome.output.split(separator: "\n").count > 5)
    }

    // MARK: The right picture

    static let lines = ["canvas 40, 30", "// 圆", "for i in 1..3 {", "  circle 10i, 10, 4", "}", "text \"é\" at (1, 29)"]

    @Test(arguments: ["\r\n", "\r", "\n\n", " \t\n"])
    func lineEndsDoNotMatter(end: String) throws {
        let plain = try place.pen("-", "-o", "-", input: Self.lines.joined(separator: "\n") + "\n")
        #expect(plain.output.contains("<path"))
        for tail in [end, ""] {
            let outcome = try place.pen("-", "-o", "-", input: Self.lines.joined(separator: end) + tail)
            #expect(outcome.output == plain.output && outcome.errors.isEmpty, "\(outcome.errors)")
        }
    }

    @Test func aByteOrderMarkDoesNotMatter() throws {
        let text = Self.lines.joined(separator: "\n")
        try place.write("a.pen", "\u{FEFF}" + text)
        try place.write("b.pen", "\u{FEFF}#!/usr/bin/env pen\n" + text)
        let plain = try place.pen("-", "-o", "-", input: text).output
        #expect(try place.pen("a.pen", "-o", "-").output == plain)
        #expect(try place.pen("b.pen", "-o", "-").output == plain)
        #expect(try place.pen("-e", "import \"a.pen\"", "-o", "-").output == plain)
        try place.write("c.pen", "\u{FEFF}circle 1, 1, -1")
        #expect(try place.pen("c.pen").errors.hasPrefix("c.pen:1:14: error"))
    }

    /// In a picture of 20 × 20 cells on a canvas of 20 × 20: whether the cells with these columns and rows have ink.
    @Test(arguments: [
        // A curve whose points are all equal has nothing with butt caps, and is a dot with round ones.
        ("moveTo 10, 10; curveTo (10, 10) via (10, 10), (10, 10)", [], [10]), ("lineCap round; moveTo 10, 10; curveTo (10, 10) via (10, 10)", [10], [3, 17]),
        ("lineCap round; moveTo 10, 10; lineTo 10, 10", [10], [3, 17]), ("lineCap round; moveTo 10, 10; close", [10], [3, 17]),
        ("moveTo 10, 10; lineTo 10, 10", [], [10]), ("lineCap round; moveTo 10, 10", [], [10]),
        // A radius of 0 and a width of 0 are nothing.
        ("fill black; circle 10, 10, 0", [], [10]), ("lineWidth 0; moveTo 0, 10; lineTo 20, 10", [], [10]), ("lineWidth 0; circle 10, 10, 5", [], [5, 15]),
        // Three lengths are doubled: 4 on, 3 off, 4 on, 4 off, 3 on, 4 off.
        ("lineDash 4, 3, 4; moveTo 0, 10; lineTo 20, 10", [1, 2, 8, 9, 16], [5, 13, 12]),
        // A path that turns back on itself keeps its width and its end.
        ("moveTo 2, 10; lineTo 15, 10; lineTo 8, 10", [3, 9, 14], [0, 17, 19]), ("moveTo 2, 10; curveTo (2, 10) via (20, 10)", [3, 7], [0, 18]),
        ("lineJoin round; moveTo 2, 10; lineTo 14, 10; lineTo 2, 10", [3, 13, 15], [18]),
        // Very small figures are dots as wide as their line.
        ("circle 10, 10, 1e-9", [10], [3, 17]), ("fill black; stroke none; rect 10, 10, 1e-12, 1e-12", [], [3, 17]),
    ] as [(String, [Int], [Int])])
    func strangePathsGiveTheRightPicture(code: String, ink: [Int], paper: [Int]) throws {
        let outcome = try place.pen("-e", "canvas 20, 20; lineWidth 4\n" + code, "--preview", "ascii", "--width", "40")
        #expect(outcome.code == 0)
        let rows = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        func hasInk(_ x: Int) -> Bool { [9, 10].contains { y in rows[y].indices.contains(2 * x) && rows[y][2 * x] != " " } }
        for x in ink { #expect(hasInk(x), "no ink at \(x):\n\(outcome.output)") }
        for x in paper { #expect(!hasInk(x), "ink at \(x):\n\(outcome.output)") }
    }

    /// The same picture at any scale, up to the numbers in it.
    @Test(arguments: ["1e-12", "1e-6", "1e6"])
    func scaleDoesNotMatter(unit: String) throws {
        func drawn(_ unit: String) throws -> Outcome {
            try place.pen("-e", "let u = \(unit)\nlineWidth u\ncircle 0, 0, 10u\nmoveTo -10u, 0; lineTo 10u, 0", "--preview", "ascii", "--width", "40")
        }
        let small = try drawn(unit), plain = try drawn("1")
        #expect(small.code == 0 && small.output == plain.output, "\(small.errors)\(small.output)")
    }

    @Test func aMillionSegments() throws {
        let outcome = try place.pen("-e", "canvas 100, 100\nmoveTo 0, 0\nfor i in 1..10^6 { lineTo i % 97, i % 89 }", "-o", "a.svg")
        #expect(outcome.code == 0)
        #expect(try place.read("a.svg").utf8.count { $0 == UInt8(ascii: "L") || $0 == UInt8(ascii: "l") } <= 1_000_000)
        #expect(try place.read("a.svg").hasSuffix("\"/>\n</svg>\n") || place.read("a.svg").hasSuffix("</svg>\n"))
    }

    @Test func aScriptOfTenMegabytes() throws {
        let line = "let n = 1 // a comment that makes the script longer, as comments do: \(String(repeating: "words ", count: 160))\n"
        let text = String(repeating: "{\n\(line)}\n".replacingOccurrences(of: "{\n", with: "if true {\n"), count: 10_000_000 / line.utf8.count + 1)
        try place.write("a.pen", text + "circle 5, 5, 5\nprint \"end\"")
        let outcome = try place.pen("a.pen", "-o", "a.svg")
        #expect(outcome.code == 0 && outcome.output == "end\n", "\(outcome.errors.prefix(500))")
        #expect(text.utf8.count > 10_000_000)
    }
}

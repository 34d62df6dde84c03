// Shares of a film that are put together.

import Foundation
import Testing

@Suite(.enabled(if: FilmReader.isThere))
struct JoinTests {
    let place = try! Workplace()

    init() throws { try place.write("film.pen", FilmTests.square + "\nlet c = circle(40, 20, 9)\nanimate c.opacity from 0 to 1 over 1s") }

    func run(_ line: String, code: Int32 = 0) throws -> String {
        let outcome = try place.shell(line)
        #expect(outcome.code == code, "\(outcome.errors)")
        return outcome.errors
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: place.folder.appendingPathComponent(name)) }

    /// Whether the paper is transparent or not.
    @Test(arguments: ["gif", "webp", "apng", "mp4", "webm"], ["", "background #fdfaf3"])
    func sharesMakeTheSameFile(format: String, start: String) throws {
        try place.write("film.pen", start + "\n" + FilmTests.square + "\nlet c = circle(40, 20, 9)\nanimate c.opacity from 0 to 1 over 1s")
        _ = try run("pen film.pen -o whole.\(format) --fps 12 --size 81,41")
        _ = try run("for s in 8..12 0..3 4..7; do pen film.pen -o f/x-%02d.png --fps 12 --size 81,41 --frames $s || exit; done; pen join f/*.png -o joined.\(format) --fps 12")
        _ = try run("pen join f/x-%02d.png -o pattern.\(format) --fps 12")
        #expect(try bytes("whole.\(format)") == bytes("joined.\(format)"))
        #expect(try bytes("whole.\(format)") == bytes("pattern.\(format)"))
    }

    /// By their numbers, however these are written and from whichever folder they come.
    @Test func framesAreOrderedByNumber() throws {
        _ = try run("pen film.pen -o whole.apng --fps 12; pen film.pen -o a/%d.png --fps 12; mkdir b; mv a/1*.png b; pen join b/*.png a/*.png -o joined.apng --fps 12")
        #expect(try bytes("whole.apng") == bytes("joined.apng"))
    }

    @Test func whatIsMissingIsNamed() throws {
        _ = try run("pen film.pen -o f/%02d.png --fps 12; cp f/03.png f/3.png")
        #expect(try run("pen join f/*.png -o a.gif", code: 64).contains("frame 3 is there twice"))
        #expect(try run("rm f/3.png f/05.png; pen join f/*.png -o a.gif", code: 66).contains("frame 5 is missing"))
        #expect(try run("rm f/06.png; pen join f/*.png -o a.gif", code: 66).contains("frames 5 to 6 are missing"))
        #expect(try run("rm f/00.png; pen join f/*.png -o a.gif", code: 66).contains("frame 0 is missing"))
        #expect(try run("pen join f/x%d.png -o a.gif", code: 66).contains("no frames"))
        #expect(place.names == ["f", "film.pen"])
    }

    @Test func framesHaveOneSizeAndAreWhole() throws {
        _ = try run("pen film.pen -o f/%d.png --fps 2; pen film.pen -o f/1.png --at 1 --scale 2")
        #expect(try run("pen join f/*.png -o a.gif", code: 66).contains("f/1.png has 160 × 80 pixels"))
        _ = try run("pen film.pen -o f/%d.png --fps 2; head -c 100 f/1.png > f/x; mv f/x f/1.png")
        #expect(try run("pen join f/*.png -o a.gif", code: 66).contains("cannot read f/1.png"))
        #expect(try run("pen join f/0.png film.pen -o a.gif", code: 64).contains("film.pen has no number"))
        #expect(try run("pen join f/0.png f/2.svg -o a.gif", code: 64).contains("not of one film"))
        #expect(try run("pen join f/0.png f/7000.png -o a.gif", code: 66).contains("frames 1 to 6999"))
        #expect(place.names == ["f", "film.pen"])
    }

    @Test(arguments: ["join", "join f/0.png", "join -o a.gif", "join f/0.png -o a.svg", "join f/0.png -o -", "join f/0.png -o a.gif --fps 0"])
    func whatIsJoinedAndIntoWhatMustBeSaid(words: String) throws { _ = try run("pen \(words)", code: 64) }
}

// GIF, WebP, APNG, MP4 and WebM.

import Foundation
import Testing

@Suite(.enabled(if: FilmReader.isThere))
struct FilmTests {
    let place = try! Workplace()

    /// A square that goes from the left to the right in a second, on white and on nothing.
    static let square = "canvas 80, 40\nfill red; stroke none\nlet box = rect(0, 10, 20, 20)\nanimate box.position by (60, 0) over 1s"
    static let onPaper = "background white\n" + square

    func film(_ name: String, _ script: String, _ words: String = "") throws -> FilmReader {
        try place.write("film.pen", script)
        let outcome = try place.shell("pen film.pen -o '\(name)' \(words)")
        #expect(outcome.code == 0, "\(outcome.errors)")
        return FilmReader(place: place, name: name)
    }

    static let formats = ["gif", "apng", "mp4", "webm"]
    static let codecs = ["gif": "gif", "apng": "apng", "mp4": "h264", "webm": "vp9"]

    /// Ten frames before the end and one of it; each shows its moment.
    @Test(arguments: formats)
    func filmsShowWhatMoves(format: String) throws {
        let film = try film("film.\(format)", FilmTests.onPaper, "--fps 10"), fields = try film.fields(), frames = try film.frames()
        #expect(fields["codec_name"] == FilmTests.codecs[format])
        #expect(fields["width"] == "80" && fields["height"] == "40")
        #expect(fields["nb_read_frames"] == "11" && frames.count == 11)
        #expect(fields["avg_frame_rate"] == "10/1")
        for (index, frame) in frames.enumerated() {
            let center = 10 + 6 * index
            #expect(isNear(frame.pixel(center, 20, width: 80), [255, 0, 0, 255]), "\(index): \(frame.pixel(center, 20, width: 80))")
            #expect(isNear(frame.pixel((center + 40) % 80, 20, width: 80), [255, 255, 255, 255]) || (index == 0 || index == 10), "\(index)")
            #expect(isNear(frame.pixel(40, 3, width: 80), [255, 255, 255, 255]))
        }
    }

    @Test func webPShowsWhatMoves() throws {
        let (frames, durations, loops) = try film("film.webp", FilmTests.square, "--fps 10 --loop").framesOfWebP()
        #expect(frames.count == 11 && durations.allSatisfy { $0 == 100 } && loops == 0)
        for (index, frame) in frames.enumerated() {
            #expect(frame.pixel(10 + 6 * index, 20, width: 80) == [255, 0, 0, 255])
            #expect(frame.pixel(40, 3, width: 80)[3] == 0)
        }
    }

    func isNear(_ color: [Int], _ other: [Int]) -> Bool { zip(color, other).allSatisfy { abs($0 - $1) <= 6 } }

    /// What moved away leaves nothing behind: each frame is the still of its moment.
    @Test(arguments: ["gif", "apng", "webp", "webm"])
    func whatIsNotDrawnIsTransparent(format: String) throws {
        let frames = try film("film.\(format)", FilmTests.square, "--fps 5").frames()
        #expect(frames.count == 6)
        for (index, frame) in frames.enumerated() {
            for x in stride(from: 2, to: 80, by: 4) where abs(x - 12 * index) > 3 && abs(x - 12 * index - 20) > 3 {
                let isInside = (12 * index..<12 * index + 20).contains(x), alpha = frame.pixel(x, 20, width: 80)[3]
                #expect(abs(alpha - (isInside ? 255 : 0)) < 8, "\(format), frame \(index), column \(x): \(alpha)")
            }
        }
    }

    /// Half opaque is what it is where the format knows that, and lies on white where not.
    @Test func halfOpaqueColoursAreKept() throws {
        let script = "canvas 40, 40\nfill blue; stroke none; opacity 50%\nlet r = rect(0, 0, 40, 40)\nanimate r.rotation from 0 to 0 over 200ms"
        for format in ["apng", "webp", "webm"] {
            let pixel = try #require(try film("film.\(format)", script).frames().first).pixel(20, 20, width: 40)
            #expect(isNear(pixel, [0, 0, 255, 128]), "\(format): \(pixel)")
        }
        for format in ["gif", "mp4"] {
            let pixel = try #require(try film("film.\(format)", script).frames().first).pixel(20, 20, width: 40)
            #expect(isNear(pixel, [127, 127, 255, 255]), "\(format): \(pixel)")
        }
    }

    /// Browsers play it: colours for every second pixel, and the index before the frames; HD's colours are named.
    @Test func mp4IsWhatBrowsersPlay() throws {
        let film = try film("film.mp4", FilmTests.onPaper, "--size 81,41"), fields = try film.fields()
        #expect(fields["pix_fmt"] == "yuv420p" && fields["width"] == "82" && fields["height"] == "42")
        #expect(fields["color_space"] == "bt709" && fields["color_primaries"] == "bt709" && fields["color_transfer"] == "iec61966-2-1" && fields["color_range"] == "tv")
        let bytes = try Data(contentsOf: place.folder.appendingPathComponent("film.mp4"))
        let index = try #require(bytes.range(of: Data("moov".utf8))), pixels = try #require(bytes.range(of: Data("mdat".utf8)))
        #expect(index.lowerBound < pixels.lowerBound)
    }

    /// Colours of flat areas, as they were asked for, within what compression takes.
    @Test(arguments: ["gif", "apng", "webp", "mp4", "webm"], ["#808080", "#2e8b57", "#ffd700", "#000080", "#ff0000", "#fdfaf3"])
    func coloursAreRight(format: String, color: String) throws {
        let frames = try film("film.\(format)", "canvas 64, 48\nbackground \(color)\nlet c = circle(5, 5, 1)\nanimate c.position by (1, 0) over 100ms").frames()
        let value = try #require(Int(color.dropFirst(), radix: 16)), expected = [value >> 16, value >> 8 & 255, value & 255, 255]
        #expect(isNear(try #require(frames.last).pixel(40, 30, width: 64), expected), "\(frames[0].pixel(40, 30, width: 64)), not \(expected)")
    }

    @Test func ratesAreExact() throws {
        #expect(try film("film.mp4", FilmTests.onPaper, "--fps 30000/1001").fields()["r_frame_rate"] == "30000/1001")
        #expect(try film("film.webm", FilmTests.onPaper, "--fps 12.5").fields()["r_frame_rate"] == "25/2")
        #expect(try film("film.apng", FilmTests.onPaper, "--fps 0.5").frames().count == 2)
    }

    /// Once, or for ever, where the format says so.
    @Test func loopsAreAsked() throws {
        func bytes(_ name: String, _ words: String) throws -> Data {
            _ = try film(name, FilmTests.square, words)
            return try Data(contentsOf: place.folder.appendingPathComponent(name))
        }
        let extensionOfGIF = Data("NETSCAPE2.0".utf8)
        #expect(try bytes("a.gif", "").range(of: extensionOfGIF) == nil)
        let forever = try bytes("b.gif", "--loop"), end = try #require(forever.range(of: extensionOfGIF)).upperBound
        #expect(forever[end..<end + 4].elementsEqual([3, 1, 0, 0]))
        // acTL: the number of frames, then that of plays.
        let control = Data("acTL".utf8), once = try bytes("c.apng", ""), often = try bytes("d.apng", "--loop")
        let (a, b) = (try #require(once.range(of: control)).upperBound, try #require(often.range(of: control)).upperBound)
        #expect(once[a + 4..<a + 8].elementsEqual([0, 0, 0, 1]) && often[b + 4..<b + 8].elementsEqual([0, 0, 0, 0]))
    }

    static let endless = "canvas 40, 40\nlet r = rect(10, 10, 20, 20)\nanimate r.rotation by 1turn over 2s, repeat: inf"

    /// A cycle, whose end is its beginning, is as long as it is.
    @Test func whatNeverEndsNeedsAnEnd() throws {
        try place.write("endless.pen", FilmTests.endless)
        let outcome = try place.pen("endless.pen", "-o", "a.mp4")
        #expect(outcome.code == 64 && outcome.errors.contains("--to") && outcome.errors.contains("--loop"), "\(outcome.errors)")
        #expect(place.names == ["endless.pen"])
        #expect(try film("a.gif", FilmTests.endless, "--loop --fps 10").frames().count == 20)
        #expect(try film("b.gif", FilmTests.endless, "--to 500ms --fps 10").frames().count == 5)
    }

    /// What is still after the end stays; what does not move at all is one frame, or as many as are asked for.
    @Test func stillnessIsShown() throws {
        #expect(try film("a.apng", FilmTests.square, "--to 2s --fps 10").frames().count == 20)
        #expect(try film("b.apng", "circle 5, 5, 5").frames().count == 1)
        #expect(try film("c.mp4", "circle 5, 5, 5", "--to 1s --fps 4").frames().count == 4)
        #expect(try film("d.gif", FilmTests.square, "--from 900ms --to 910ms").frames().count == 1)
        #expect(try film("e.apng", FilmTests.square, "--from 500ms --fps 10").frames().first?.pixel(40, 20, width: 80) == [255, 0, 0, 255])
    }

    /// The same script, the same bytes.
    @Test(arguments: ["gif", "webp", "apng", "mp4", "webm"])
    func filmsAreTheSameEachTime(format: String) throws {
        _ = try film("a.\(format)", FilmTests.square)
        _ = try film("b.\(format)", FilmTests.square)
        #expect(try Data(contentsOf: place.folder.appendingPathComponent("a.\(format)")) == Data(contentsOf: place.folder.appendingPathComponent("b.\(format)")))
    }

    /// Shapes with properties of their own run their block for each frame; an error in one names the time and leaves no file.
    @Test func aLaterErrorLeavesNoFile() throws {
        try place.write("a.pen", "canvas 40, 40\nlet s = shape(r: 5) { circle 20, 20, 3 - r }\nanimate s.r from 0 to 6 over 1s")
        let outcome = try place.pen("a.pen", "-o", "a.gif")
        #expect(outcome.code == 65 && outcome.errors.contains(" s, where r is "), "\(outcome.errors)")
        #expect(place.names == ["a.pen"])
    }
}

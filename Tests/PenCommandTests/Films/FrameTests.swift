// Numbered frames, several moments, and shares of films that are joined.

import Foundation
import Testing

struct FrameTests {
    let place = try! Workplace()

    func write(_ script: String = FilmTests.square) throws { try place.write("film.pen", script) }

    @discardableResult
    func pen(_ words: String, code: Int32 = 0) throws -> String {
        let outcome = try place.shell("pen film.pen \(words)")
        #expect(outcome.code == code, "\(outcome.errors)")
        return outcome.errors
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: place.folder.appendingPathComponent(name)) }

    func names(in folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: place.path(folder)).sorted() }

    /// Each is the still of its moment, to the byte.
    @Test func framesAreTheStillsOfTheirMoments() throws {
        try write()
        #expect(try pen("-o frames/f-%03d.png --fps 4").contains("5 pictures"))
        #expect(try names(in: "frames") == ["f-000.png", "f-001.png", "f-002.png", "f-003.png", "f-004.png"])
        for index in 0..<5 {
            try pen("-o still.png --at \(Double(index) / 4)")
            #expect(try bytes("still.png") == bytes("frames/f-00\(index).png"))
        }
    }

    /// Where there is no canvas the paper holds all that is drawn at any time, in every frame.
    @Test func framesHaveOneSize() throws {
        try write("let s = rect(0, 0, 20, 20)\nanimate s.position by (100, 0) over 1s")
        try pen("-o f%d.png --fps 2")
        let sizes = try (0..<3).map { try bytes("f\($0).png")[16..<24] }
        #expect(Set(sizes).count == 1)
    }

    @Test func momentsAreNumberedOrPages() throws {
        try write()
        try pen("-o m%d.svg --at 0 --at 500ms --at 1s")
        #expect(place.names == ["film.pen", "m0.svg", "m1.svg", "m2.svg"])
        for (index, time) in ["0", "0.5s", "1"].enumerated() {
            try pen("-o still.svg --at \(time)")
            #expect(try bytes("still.svg") == bytes("m\(index).svg"))
        }
        #expect(try pen("-o pages.pdf --at 0 --at 500ms --at 1s").contains("3 pages"))
        #expect(try pen("-o m.png --at 0 --at 1", code: 64).contains("FILE-%d.png"))
        #expect(try pen("-o - --at 0 --at 1", code: 64).contains("several --at"))
    }

    /// Places for a number as in printf; what is none stays.
    @Test func namesCount() throws {
        try write("circle 5, 5, 5")
        try pen("-o 'a%%b%02d.png'")
        try pen("-o 'c%d%.svg'")
        try pen("-o '100%.svg'")
        try pen("-o 'd%5d.svg'")
        #expect(place.names == ["100%.svg", "a%b00.png", "c0%.svg", "d%5d.svg", "film.pen"])
        #expect(try pen("-o 'e%0300d.png'", code: 64).contains("more digits"))
        #expect(try pen("-o 'e%d-%d.png'", code: 64).contains("2 places for a number"))
        #expect(try pen("-o 'e%d.gif'", code: 64).contains("one file"))
    }

    @Test func sharesHaveTheirTrueNumbers() throws {
        try write()
        try pen("-o all/%d.png --fps 10")
        try pen("-o share/%d.png --fps 10 --frames 7..10")
        #expect(try names(in: "share") == ["10.png", "7.png", "8.png", "9.png"])
        for name in try names(in: "share") { #expect(try bytes("share/\(name)") == bytes("all/\(name)")) }
        #expect(try pen("-o share/%d.png --fps 10 --frames 7..11", code: 64).contains("frames 0 to 10"))
        try write(FilmTests.endless)
        try pen("-o far/%d.png --frames 1000000..1000001")
        #expect(try names(in: "far") == ["1000000.png", "1000001.png"])
    }

    @Test(arguments: ["9..7", "-1..3", "a..b", "3", "3..", "1..99999999999999999999"])
    func framesAreAsked(value: String) throws {
        let outcome = try place.shell("pen -e 'circle 1, 1, 1' -o %d.png --frames=\(value)")
        #expect(outcome.code == 64 && outcome.errors.contains("--frames takes"), "\(outcome.errors)")
    }

    @Test(arguments: ["0", "-1", "nan", "inf", "1e3", "1001", "30/0", "0/5", "1/2/3", "", ".", "1234567890", "0x10"])
    func ratesAreNumbers(value: String) throws {
        let outcome = try place.shell("pen -e 'circle 1, 1, 1' -o %d.png --fps='\(value)'")
        #expect(outcome.code == 64 && outcome.errors.contains("--fps takes"), "\(outcome.errors)")
    }

    @Test(arguments: [
        "-o a.svg --fps 30", "-o a.png --from 1", "-o a.pdf --to 2", "-o a.svg --frames 1..2", "-o a.gif --frames 1..2", "-o a.gif --at 1", "-o %d.png --at 1 --fps 3",
        "-o - --format gif", "--format mp4", "-o %d.png --from 2 --to 1", "-o %d.png --from 2 --to 2", "-o %d.png --from 5", "-o a.gif --fps 60",
    ])
    func contradictionsAreWrongUsage(words: String) throws {
        try write()
        try pen(words, code: 64)
        #expect(place.names == ["film.pen"])
    }

    /// Two at once into one folder are in each other's way nowhere: every file is whole.
    @Test func twoAtOnceInOneFolder() throws {
        try write()
        try pen("-o alone/%d.png")
        let outcome = try place.shell("pen film.pen -o both/%d.png & pen film.pen -o both/%d.png; a=$?; wait $!; exit $((a + $?))")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(try names(in: "both") == names(in: "alone"))
        for name in try names(in: "alone") { #expect(try bytes("both/\(name)") == bytes("alone/\(name)")) }
    }
}

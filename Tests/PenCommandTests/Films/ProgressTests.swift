// How far long work has come, as a terminal shows it.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: FilmReader.isThere && TerminalCapture.isPossible))
struct ProgressTests {
    let place = try! Workplace()

    /// A window in which a film of 30,000 frames goes into a slow ffmpeg, when the bar is seen.
    func window(columns: Int) throws -> PromptWindow {
        try place.write("film.pen", FilmTests.square)
        try place.write("bin/ffmpeg", "#!/bin/sh\nwhile [ $(head -c 12800 | wc -c) -gt 0 ]; do sleep 0.02; done")
        try place.makeExecutable("bin/ffmpeg")
        return try PromptWindow(place, script: "PATH=$PWD/bin:$PATH; pen film.pen -o film.apng --to 1000s", until: "%", columns: columns)
    }

    /// In one line, with as much of it as there is room for; Ctrl-C leaves nothing of it.
    @Test(arguments: [(80, "film.apng ["), (40, "0% "), (12, "0%")])
    func aBarIsShownAndTakenAway(columns: Int, part: String) throws {
        let window = try window(columns: columns)
        let shown = window.seen.filter { !$0.isEmpty }
        #expect(shown.count == 1 && shown[0].contains(part) && shown[0].count < columns, "\(shown)")
        if columns > 30 { #expect(shown[0].contains("/30,000") && shown[0].contains(" left"), "\(shown)") }
        try window.press("C-c")
        window.wait(for: "left with")
        #expect(!window.text.contains("%") && !window.text.contains("left with 0"), "\(window.text)")
        #expect(!place.exists("film.apng"))
    }

    @Test func nothingIsShownWhereThereIsNoTerminal() throws {
        try place.write("film.pen", FilmTests.square)
        let outcome = try place.pen("film.pen", "-o", "%d.png", "--to", "10s")
        #expect(outcome.code == 0 && outcome.errors.split(separator: "\n").count == 1 && !outcome.errors.contains("\r"), "\(outcome.errors)")
    }
}

// Options: spelling, values, suggestions, help.

import Testing

struct OptionTests {
    let place = try! Workplace()

    @Test(arguments: [
        (["--sise", "3"], "--size"), (["--chek"], "--check"), (["--preveiw", "half"], "--preview"), (["-output", "x"], "--output"),
        (["--max-step=3"], "--max-steps"), (["--timout", "1"], "--timeout"), (["--versoin"], "--version"), (["exmaple"], "pen example"),
        (["hlep"], "pen help"), (["exampels"], "pen examples"),
    ])
    func mistypedWordGetsSuggestion(words: [String], suggestion: String) throws {
        let outcome = try run(words)
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("Did you mean \(suggestion)?"), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }

    @Test(arguments: [
        ["--size", "0"], ["--size", "-3"], ["--size", "4,5,6"], ["--size", "nan"], ["--size", "inf"], ["--size", ""], ["--scale", "x"],
        ["--width", "0"], ["--width", "9.5"], ["--width", "99999999999999999999"], ["--preview", "sixels"], ["--format", "bmp"],
        ["--max-steps", "0"], ["--max-steps", "1e300"], ["--max-steps", "3q"], ["--timeout", "-1"], ["--timeout", "nan"], ["--max-memory", "2GG"],
        ["--from", "-1"], ["--from", "x"], ["--to", "0"], ["--to", "inf"], ["--loop=3"], ["--from", "2s", "--to", "1500ms"],
        ["--check=yes"], ["--size"], ["-o"], ["-o", "--grid"], ["-o", ""],
    ])
    func badValueIsWrongUsage(words: [String]) throws {
        let outcome = try run(words)
        #expect(outcome.code == 64)
        #expect(outcome.errors.hasPrefix("pen: \(words[0].split(separator: "=")[0]) "), "\(outcome.errors)")
    }

    @Test(arguments: [
        ["--size", "40"], ["--size=40,50"], ["--size", "40x50"], ["--size", "2.5"], ["--scale=.5"], ["--max-steps", "5M"], ["--max-steps=1_000"],
        ["--timeout", "500ms"], ["--timeout=2m"], ["--timeout", "1.5s"], ["--max-memory", "512M"], ["--max-memory", "1.5g"], ["--width", "40"],
        ["--preview", "braille"], ["--format", "SVG"], ["--loop", "--from", "0", "--to=1.5s"], ["--from=250ms", "--to", "2m"],
    ])
    func goodValueIsTaken(words: [String]) throws {
        #expect(try run(words + ["-o", "none", "-e", "// nothing"]).code == 0)
    }

    @Test func sizeAndScaleTogetherAreWrongUsage() throws {
        #expect(try place.pen("--size", "3", "--scale", "2", "-e", "").code == 64)
    }

    @Test(arguments: [["--help"], ["-h"]])
    func helpFitsOneScreen(words: [String]) throws {
        let outcome = try run(words)
        #expect(outcome.code == 0)
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 23)
        #expect(lines.allSatisfy { $0.count < 80 })
        for option in ["-o", "--format", "--size", "--scale", "--preview", "--width", "--version", "--open", "--grid", "--points", "-e"] {
            #expect(outcome.output.contains(option))
        }
    }

    @Test func versionIsOneLine() throws {
        let outcome = try place.pen("--version")
        #expect(outcome.code == 0)
        #expect(outcome.output.wholeMatch(of: /pen \d+\.\d+\.\d+\n/) != nil)
    }

    @Test func openNeedsAFile() throws {
        let outcome = try place.pen("--open", "-e", "circle 50, 50, 40")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("-o"))
    }

    @Test func openNeedsAViewer() throws {
        let outcome = try place.pen("--open", "-o", "a.svg", "-e", "circle 50, 50, 40", environment: ["PATH": place.folder.path])
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("not installed"))
        #expect(place.names.isEmpty)
    }

    private func run(_ words: [String]) throws -> Outcome {
        try RunningProcess(Workplace.binary, words, in: place.folder, input: nil, environment: [:]).outcome()
    }
}

// What begins with a colon.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct PromptCommandTests {
    let place = try! Workplace()

    @Test func previewsHaveSizes() throws {
        let window = try PromptWindow(place)
        try window.enter("canvas 100, 100; background gold; circle 50, 50, 40")
        for (size, rows) in [("small", 6), ("full", 21), ("on", 12), ("off", 0), ("braille", 12), ("half", 12)] {
            try window.enter(":preview \(size)")
            // The last prompt stands below the line and the picture.
            #expect(window.rows(below: ":preview \(size)") == rows, "\(size)\n\(window.text)")
        }
        try window.enter(":preview")
        #expect(window.words.contains("The preview is on, in half. :preview takes off small on full, or one of kitty"))
        try window.enter(":preview smal")
        #expect(window.words.contains { $0.contains("Did you mean `small`?") })
    }

    @Test func thePenCanBeSeen() throws {
        let window = try PromptWindow(place)
        try window.enter("canvas 100, 100; background white; moveTo 50, 50")
        let without = window.styledText
        try window.enter(":pen on")
        try window.enter("right 90deg")
        let down = window.styledText
        #expect(down != without && window.pictureRows > 0)
        try window.enter(":save a.svg")
        #expect(try !place.read("a.svg").contains("path"))
        try window.enter(":pen off")
        try window.enter(":pen perhaps")
        #expect(window.words.contains { $0.contains("on or off") })
        #expect(window.pictureRows == 0)
    }

    /// What other prompts take without a colon; names that the language or the script has are these.
    @Test func bareCommands() throws {
        let window = try PromptWindow(place)
        for (input, own) in [("help", "help"), ("quit", "quit"), ("exit()", "quit"), ("?", "help"), ("undo", "undo")] {
            try window.enter(input)
            #expect(window.words.suffix(3) == ["pen: what is said to the prompt begins with a colon.", "     Did you mean :\(own)?", "pen>"], "\(input)")
        }
        try window.enter("let undo = 5")
        try window.enter("undo")
        #expect(window.words.suffix(2) == ["5", "pen>"])
    }

    /// A name of pen's own that is declared after it was used would mean something else in a script.
    @Test func functionsAreNamedAnewAfterPensOwn() throws {
        let window = try PromptWindow(place)
        for input in ["circle 3, 4, 5", "f(x) = sin(x) * 10", "sin(x) = 2", "def circle(x) { rect x, x, sin(x), x }", "circle 7", "line (0, 0), (f(1), sin(1))"] { try window.enter(input) }
        for file in ["a.pen", "a.svg"] { try window.enter(":save " + file) }
        #expect(!window.text.contains("does not draw") && window.text.contains("wrote a.svg"), "\(window.text)")
        #expect(try place.pen("a.pen", "-o", "b.svg").code == 0)
        #expect(try place.read("a.svg") == place.read("b.svg"))
    }

    /// Of a variable nobody knows where it is meant.
    @Test func scriptsThatDrawOtherwise() throws {
        let window = try PromptWindow(place)
        for input in ["f(x) = pi * x", "let pi = 3", "circle 0, 0, f(1)"] { try window.enter(input) }
        try window.enter(":save a.pen")
        #expect(window.text.replacing("\n", with: " ").contains("this script does not draw what the session drew"))
        try window.enter(":reset")
        for input in ["let c = circle(1, 2, 3)", "let c = circle(7, 2, 3)", "\"hi\"", "text _ at (1, 1)"] { try window.enter(input) }
        try window.enter(":save b.pen")
        #expect(window.count("does not draw what") == 1 && window.words.suffix(2).first?.hasPrefix("wrote b.pen") == true)
    }

    /// A function that nobody can call without values is asked what it is.
    @Test func functionsAlone() throws {
        let window = try PromptWindow(place)
        try window.enter("g(x) = x^2")
        for (input, answer) in [("g", "g(x) = x^2"), ("sin", "sin(angle)"), (":type g", "function")] {
            try window.enter(input)
            #expect(window.words.suffix(2) == [answer, "pen>"], "\(input)")
        }
        try window.enter(":help --search rounded corner")
        #expect(window.words.contains { $0.contains("roundRect  Draws") })
    }

    @Test func typesAndTimesChangeNothing() throws {
        let window = try PromptWindow(place)
        try window.enter("let l = [1, 2]")
        let answers = [
            ("3", "number"), ("90deg", "angle"), ("(3, 4)", "point"), ("\"a\"", "text"), ("[(1, 2), (3, 4)]", "list of 2 points"), ("[1, \"a\"]", "list of 2 values"),
            ("red", "colour"), ("x => x", "function"), ("1 < 2", "yes or no"), ("path { }", "path"), ("l.append(3); l", "list of 3 numbers"), ("circle 0, 0, 9", "nothing"),
        ]
        for (input, type) in answers {
            try window.enter(":type \(input)")
            #expect(window.words.suffix(2) == [type, "pen>"], "\(input)")
        }
        try window.enter(":time l.append(4)")
        #expect(window.words.suffix(2).first?.hasSuffix("nothing of it is kept") == true)
        #expect(window.words.suffix(2).first?.contains("the best of ") == true)
        try window.enter("l")
        #expect(window.words.suffix(2) == ["[1, 2]", "pen>"])
        try window.enter(":type nothere")
        #expect(window.words.contains { $0.contains("there is no name nothere") })
        try window.enter(":time while true { }", until: "true { }")
        usleep(300_000)
        try window.press("C-c")
        window.wait(for: "interrupted")
        try window.enter("l")
    }

    @Test func helpShowsTheExamplesPicture() throws {
        let window = try PromptWindow(place)
        try window.enter(":help circle")
        // A third of 24 rows.
        #expect((3...8).contains(window.pictureRows))
        #expect(window.text.contains("radius"))
        try window.enter(":help circel")
        #expect(window.text.contains("Did you mean circle?"))
        try window.enter(":help :save")
        #expect(window.words.contains { $0.hasPrefix(":save FILE") })
        // It is nobody's picture: the next one leaves it where it is.
        try window.enter("fill navy; circle 5, 5, 5")
        #expect(window.text.contains("radius"))
    }

    @Test func helpFitsTheWindow() throws {
        let window = try PromptWindow(place)
        try window.enter(":help")
        #expect(window.seen.contains { $0.hasPrefix("Lines of the language are run") } && window.seen.contains { $0.contains(":quit") })
    }

    @Test func examplesAreShown() throws {
        let window = try PromptWindow(place)
        try window.enter(":examples")
        #expect(window.text.contains("beads casteljau clock comb construction"))
        try window.enter(":examples clock")
        #expect(window.text.contains("canvas") && (6...12).contains(window.pictureRows))
        try window.enter(":examples clok")
        #expect(window.text.contains("Did you mean clock?"))
    }

    @Test func beginningsOfCommandsDo() throws {
        let window = try PromptWindow(place)
        try window.enter("let n = 1")
        try window.enter(":u")
        #expect(window.words.contains("took back: let n = 1"))
        try window.enter(":re")
        #expect(window.words.contains("pen: :re may be :redo or :reset."))
        try window.enter(":lst")
        #expect(window.text.contains("Did you mean :list?"))
        try window.type(":q")
        try window.press("Enter")
        window.wait(for: "left with 0")
    }

    /// All that -o writes, with options for that file alone.
    @Test func filmsAndPagesAreSaved() throws {
        let window = try PromptWindow(place), line = "canvas 40, 20; let r = rect(0, 0, 10, 10); animate r.position by (30, 10) over 1s"
        try window.enter(line)
        let files = ["a.html", "a b.svg", "a.pdf --at 0 --at 1s", "f%d.png --fps 2"] + (FilmReader.isThere ? ["a.gif", "b.apng --fps 2", "c.mp4 --size 80"] : [])
        for file in files { try window.enter(":save " + file, until: "wrote ") }
        try place.write("a.pen", line)
        for file in files where file != "a b.svg" {
            let words = file.split(separator: " ", maxSplits: 1), name = String(words[0]), other = "x" + name
            #expect(try place.shell("pen a.pen -o \(other) \(words.dropFirst().first ?? "")").code == 0)
            let (first, second) = (name.replacing("%d", with: "2"), other.replacing("%d", with: "2"))
            #expect(try name == "a.html" || place.bytes(first) == place.bytes(second), "\(file)")
        }
        #expect(place.exists("a b.svg") && !place.exists("f3.png"))
        for wrong in ["a.gif --fpx 3", "a.gif --fps 3 b", "a.gif --at 1s", "-", "none", "a.svg --fps 3"] { try window.enter(":save " + wrong, until: "pen: ") }
    }

    @Test(.enabled(if: FilmReader.isThere)) func ctrlCEndsTheSavingOfAFilm() throws {
        let window = try PromptWindow(place)
        try window.enter("canvas 400, 400; let r = rect(0, 0, 10, 10); animate r.position by (30, 10) over 1s")
        let before = place.names
        try window.enter(":save a.webm --to 3000s", until: "% ")
        try window.press("C-c")
        window.wait(for: "pen: interrupted.")
        #expect(place.names == before && !window.text.contains("%"))
        try window.enter("2 + 3", until: "\n5")
    }

    @Test func savingTellsWhatWasWritten() throws {
        let window = try PromptWindow(place)
        try window.enter(":save a.pen")
        #expect(window.words.contains("pen: there is nothing to save yet."))
        for line in ["canvas 80, 60; circle 40, 30, 20", "2 + 3", "circle 40, 30, _", ":save a.pen", ":save a.svg", ":save a.png"] { try window.enter(line) }
        #expect(window.words.contains("wrote a.pen: the script, 3 lines"))
        #expect(try place.read("a.pen") == "canvas 80, 60; circle 40, 30, 20\nlet _1 = 2 + 3; (_1)\ncircle 40, 30, _1\n")
        #expect(window.words.contains { $0.hasPrefix("wrote a.svg: 80 × 60, ") && $0.hasSuffix(" bytes") })
        #expect(window.words.contains { $0.hasPrefix("wrote a.png: 80 × 60 pixels, ") })
        #expect(try place.pen("a.pen", "-o", "b.svg").output == "5\n")
        #expect(try place.read("b.svg") == place.read("a.svg"))
        // Asked, and broken off.
        try window.enter(":save a.pen", until: "Overwrite it?")
        try window.press("C-c")
        window.wait(for: "nothing was written")
        try window.enter(":save nowhere/a.pen")
        #expect(window.text.contains("cannot write nowhere/a.pen"))
        try window.enter(":save a.xyz")
        #expect(window.text.contains("a.xyz"))
    }

    @Test func resettingIsTakenBack() throws {
        let window = try PromptWindow(place)
        try window.enter("let n = 7; fill navy; circle 5, 5, 5")
        try window.enter(":reset")
        #expect(window.pictureRows == 0)
        try window.enter("n")
        #expect(window.text.contains("there is no name n"))
        try window.enter(":undo")
        #expect(window.words.contains("took back: :reset") && window.pictureRows > 5)
        try window.enter("n")
        #expect(window.words.suffix(2) == ["7", "pen>"])
    }

    @Test func drawingsThatWereNotSavedAreKept() throws {
        do {
            let window = try PromptWindow(place)
            try window.enter("let r = 20")
            try window.enter("circle 50, 50, r")
            try window.press("C-d")
            window.wait(for: "left with 0")
            #expect(window.text.contains("not saved; kept in"))
        }
        let window = try PromptWindow(place)
        try window.enter(":load")
        #expect(window.pictureRows > 5)
        try window.enter("r")
        #expect(window.words.suffix(2) == ["20", "pen>"])
        try window.enter(":save b.pen")
        try window.press("C-d")
        window.wait(for: "left with 0")
        #expect(!window.text.contains("not saved"))
    }

    /// Short sessions do not cost the work of a long one.
    @Test func drawingsOfEarlierSessionsAreKept() throws {
        for radius in 1...3 {
            let window = try PromptWindow(place)
            try window.enter("circle 50, 50, \(radius)")
            try window.press("C-d")
            window.wait(for: "left with 0")
        }
        for (name, radius) in [("unsaved", 3), ("unsaved-1", 2), ("unsaved-2", 1)] {
            #expect(try place.read("pen/\(name).pen") == "circle 50, 50, \(radius)\n")
        }
    }

    @Test func severalInputsAreTakenBack() throws {
        let window = try PromptWindow(place)
        for line in ["let n = 1", "n = 2", "n = 3", ":undo 2"] { try window.enter(line) }
        #expect(window.words.suffix(4) == ["pen> :undo 2", "took back: n = 3", "took back: n = 2", "pen>"])
        for line in [":redo 9", ":undo 1", "n"] { try window.enter(line) }
        #expect(window.words.suffix(2) == ["2", "pen>"])
        try window.enter(":undo all")
        #expect(window.text.contains("how many inputs is a whole number from 1, not “all”."))
    }

    /// A script is read as one from its own folder.
    @Test func loadingSeesImportsFromTheFile() throws {
        try place.write("parts/a.pen", "import \"b.pen\"\nlet twice = 2 * size\n")
        try place.write("parts/b.pen", "let size = 4\n")
        try place.write("parts/wrong.pen", "let a = 1\ncircle 1, 2, a, zz\n")
        let window = try PromptWindow(place)
        try window.enter(":load parts/a.pen")
        try window.enter("twice")
        #expect(window.words.suffix(2) == ["8", "pen>"])
        try window.enter(":load parts/wrong.pen")
        #expect(window.text.contains("parts/wrong.pen:2:17: error"))
        try window.enter(":load parts/nothere.pen")
        #expect(window.text.contains("cannot read parts/nothere.pen"))
    }
}

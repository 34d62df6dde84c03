// Pictures in terminals that show pixels, and in those that do not.

import Foundation
import Testing

@Suite(.serialized)
struct PixelTests {
    let place = try! Workplace()
    static let script = "canvas 100, 50; background #fdfaf3; fill tomato; stroke navy; lineWidth 3; circle 50, 25, 20"

    private func visit(_ manners: TerminalManners, _ words: String = "", script: String = script, environment: [String: String] = [:]) throws -> TerminalVisit {
        try place.write("a.pen", script)
        return try FakeTerminal(manners).visit("pen a.pen \(words)", environment: environment, in: place.folder)
    }

    /// The same picture as a file of these pixels.
    private func png(_ size: String, _ words: String = "") throws -> Data {
        #expect(try place.shell("pen a.pen -o a.png --size \(size) --compress 4 \(words)").code == 0)
        return try Data(contentsOf: place.folder.appendingPathComponent("a.png"))
    }

    /// kitty's cells are 18 × 36 pixels: 40 columns and 10 rows of the 11 that there are make 720 × 360.
    @Test func kittyGetsPNGInPieces() throws {
        let visit = try visit(.kitty)
        #expect(visit.code == 0 && visit.left.isEmpty && visit.isAsBefore)
        let pieces = visit.text.matches(of: /\u{1B}_G([^;\u{1B}]*);([^\u{1B}]*)\u{1B}\\/).filter { !$0.1.contains("a=q") }
        #expect(pieces.count > 1)
        #expect(pieces.allSatisfy { $0.2.utf8.count <= 4096 } && pieces.dropLast().allSatisfy { $0.2.utf8.count % 4 == 0 })
        let keys = Set(pieces[0].1.split(separator: ","))
        #expect(keys.isSuperset(of: ["a=T", "f=100", "q=2", "C=1", "c=40", "r=10", "m=1"]))
        #expect(pieces.dropFirst().map { String($0.1) } == Array(repeating: "q=2,m=1", count: pieces.count - 2) + ["q=2,m=0"])
        let data = try #require(Data(base64Encoded: pieces.map { String($0.2) }.joined()))
        #expect(try data == png("720x360"))
    }

    /// iTerm2 counts points, of which a pixel of this screen is a half.
    @Test func itermGetsOnePNG() throws {
        let visit = try visit(.iterm)
        #expect(visit.code == 0 && visit.left.isEmpty && visit.isAsBefore)
        let match = try #require(try /\u{1B}\]1337;File=([^:]*):([^\u{07}]*)\u{07}/.firstMatch(in: visit.text))
        let data = try #require(Data(base64Encoded: String(match.2)))
        #expect(match.1 == "inline=1;size=\(data.count);width=40;height=10;preserveAspectRatio=1")
        #expect(try data == png("640x320"))
    }

    @Test func weztermGetsThePixelsOfItsCells() throws {
        let match = try #require(try /\u{1B}\]1337;File=([^:]*):([^\u{07}]*)\u{07}/.firstMatch(in: visit(.wezterm).text))
        #expect(match.1.hasSuffix("width=40;height=9;preserveAspectRatio=1"))
        #expect(try Data(base64Encoded: String(match.2)) == png("360x180"))
    }

    /// Width, height and the number of colours that sixels begin with.
    private func sixels(_ visit: TerminalVisit) throws -> (width: Int, height: Int, colors: Int) {
        let match = try #require(try /\u{1B}P[0-9;]*q"1;1;([0-9]+);([0-9]+)([^\u{1B}]*)\u{1B}\\/.firstMatch(in: visit.text))
        let numbers = match.3.matches(of: /#([0-9]+);2;/).compactMap { Int($0.1) }
        return (try #require(Int(match.1)), try #require(Int(match.2)), Set(numbers).count)
    }

    private static let hasSixel = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/local/lib"].contains {
        FileManager.default.fileExists(atPath: $0 + "/libsixel.so.1")
    }

    /// 40 × 10 cells of 10 × 20 pixels: 400 × 200, of which 198 are whole sixels.
    @Test(.enabled(if: hasSixel, "needs libsixel1")) func footGetsSixels() throws {
        let visit = try visit(.foot), sixels = try sixels(visit)
        #expect(visit.code == 0 && visit.left.isEmpty && visit.isAsBefore)
        #expect(sixels.width == 400 && sixels.height == 198)
    }

    /// This xterm shows 16 colours on at most 200 × 200 pixels: 25 × 7 of its cells, which are 8 × 16 pixels.
    @Test(.enabled(if: hasSixel, "needs libsixel1")) func xtermsLimitsHold() throws {
        let sixels = try sixels(visit(.xterm))
        #expect(sixels.width == 200 && sixels.height == 108)
        #expect(sixels.colors == 16)
    }

    static let withoutPixels: [TerminalManners] = [
        .apple, .mute, .kitty.but { $0.answers.removeLast() }, .apple.but { $0.answers[0].answer = "\u{1B}[?1;2" },
        .apple.but { $0.answers[0].answer = "\u{1B}]11;rgb:zz\u{1B}\\\u{1B}[6;0;0t\u{1B}[6;99999999999999999999;-1t\u{1B}P>|\u{1B}\\\u{1B}[?1;2c" },
    ]

    /// Each shows the cells that are shown without a question, and is quick about it.
    @Test(arguments: withoutPixels) func othersGetCells(manners: TerminalManners) throws {
        let visit = try visit(manners), plain = try self.visit(.mute, "--preview quad")
        #expect(visit.code == 0 && visit.isAsBefore)
        #expect(visit.text.hasSuffix(plain.text) && plain.text.contains("▀"))
        // The beginning of an answer that never ended is not left behind as if it had been typed.
        #expect(visit.left.isEmpty)
        #expect(visit.seconds < plain.seconds + 3)
    }

    /// Answers in the smallest pieces, and after a while.
    @Test(arguments: [TerminalManners.kitty, .iterm, .wezterm])
    func piecesAreAnswersToo(manners: TerminalManners) throws {
        let visit = try visit(manners.but { ($0.piece, $0.delay) = (7, 0.05) })
        #expect(visit.text.contains("a=T,") || visit.text.contains("]1337;File="))
        #expect(visit.left.isEmpty && visit.isAsBefore)
    }

    /// Too late for the picture; but nobody finds the answers in the input.
    @Test(arguments: [(TerminalManners.kitty, 0.4), (.foot, 0.4), (.kitty.but { $0.typed = $0.answers.removeFirst().answer }, 0.25)])
    func lateAnswersAreNotLeftBehind(manners: TerminalManners, delay: Double) throws {
        let visit = try visit(manners.but { ($0.delay, $0.piece) = (delay, delay < 0.3 ? 1 : 4096) })
        #expect(visit.code == 0 && visit.isAsBefore)
        #expect(visit.text.contains("▀") && !visit.text.contains("a=T,"))
        #expect(visit.left.isEmpty, "\(visit.left.debugDescription)")
    }

    /// Whose name says all is believed where it cannot be asked.
    @Test func namesCountWhereAnswersAreLate() throws {
        #expect(try visit(.mute, environment: ["TERM": "xterm-kitty"]).text.contains("a=T,f=100"))
        #expect(try visit(.mute, environment: ["LC_TERMINAL": "iTerm2"]).text.contains("]1337;File=inline=1"))
        // A terminal that is known to answer is waited for longer.
        let late = try visit(.kitty.but { $0.delay = 1.2 }, environment: ["TERM": "xterm-kitty"])
        #expect(late.text.contains("a=T,f=100") && late.left.isEmpty && late.isAsBefore)
        #expect(try !visit(.apple, environment: ["LC_TERMINAL": "iTerm2"]).text.contains("]1337;File=inline=1"))
    }

    private static let givesBack = (try? String(contentsOfFile: "/proc/sys/dev/tty/legacy_tiocsti", encoding: .utf8)).map { $0.hasPrefix("1") } ?? false

    @Test(.enabled(if: givesBack, "needs the system call that puts keys back: sysctl dev.tty.legacy_tiocsti=1"))
    func keysTypedMeanwhileAreGivenBack() throws {
        let visit = try visit(.kitty.but { $0.typed = "l\u{1B}[Aä\u{1B}Ox" })
        #expect(visit.left == "l\u{1B}[Aä\u{1B}Ox")
        #expect(visit.text.contains("a=T,f=100"))
    }

    /// What was typed before would be read with the answers: nothing is asked then, and nothing lost.
    @Test func typeAheadIsLeftAlone() throws {
        try place.write("a.pen", PixelTests.script)
        let visit = try FakeTerminal(.kitty).visit("stty -icanon; printf '\\033[c'; sleep 0.3; stty icanon; pen a.pen", in: place.folder)
        #expect(visit.left == "\u{1B}[?62;52;c")
        #expect(!visit.text.contains("a=q") && visit.text.contains("▀"))
    }

    static let unasked: [(words: String, environment: [String: String])] = [
        ("--preview half", [:]), ("--preview none", [:]), ("-o a.svg", [:]), ("-o none", [:]), ("--check", [:]), ("", ["TERM": "dumb"]), ("", ["TERM": "linux"]),
        ("", ["TERM": ""]), ("", ["NO_COLOR": "1"]), ("", ["TMUX": "/tmp/tmux-0/default,1,0"]), ("", ["TERM": "screen-256color"]),
        ("", ["TERM": "tmux-256color"]), ("| cat", [:]), ("< /dev/null", [:]), ("> out", [:]),
    ]

    @Test(arguments: unasked.indices) func nothingIsAskedWhereItMustNot(index: Int) throws {
        let (words, environment) = PixelTests.unasked[index]
        let visit = try visit(.kitty, words, environment: environment)
        #expect(!visit.text.contains(TerminalManners.attributes) && !visit.text.contains("_G"))
        #expect(visit.code == 0 && visit.left.isEmpty && visit.isAsBefore)
    }

    /// A job in the background would be stopped if it asked, or read.
    @Test func jobsInTheBackgroundAskNothing() throws {
        try place.write("a.pen", PixelTests.script)
        let visit = try FakeTerminal(.kitty).visit("set -m; \(Workplace.binary) a.pen & wait $!", in: place.folder)
        #expect(visit.code == 0 && visit.text.contains("▀") && !visit.text.contains("a=q"))
    }

    @Test func whatIsAskedForIsWritten() throws {
        let tmux = try visit(.mute, "--preview kitty", environment: ["TMUX": "/tmp/tmux-0/default,1,0"]).text
        #expect(tmux.contains("\n\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,f=100"))
        #expect(tmux.contains("\u{1B}[@\u{1B}[P\u{1B}Ptmux;\u{1B}\u{1B}7\u{1B}\u{1B}[10A\u{1B}\u{1B}_Gq=2,m=0;"))
        #expect(!tmux.replacing("\u{1B}\u{1B}", with: "").contains("\u{1B}_G"))
        #expect(try visit(.kitty, "--preview iterm").text.contains("]1337;File=inline=1"))
        #expect(try place.shell("pen a.pen --preview kitty > file; cat file").output.contains("\u{1B}_Ga=T,f=100"))
        #expect(try place.shell("pen a.pen --preview kitty -o a.txt; cat a.txt").output.contains("\u{1B}") == false)
    }

    /// On a light terminal the picture lies on the terminal's own colour, on a dark one on white.
    @Test(arguments: [("rgb:fdfd/f6f6/e3e3", "#fdf6e3"), ("rgb:0000/2b2b/3636", "white"), ("#fffff8", "#fffff8"), ("rgba:80/80/80/ff", "white")])
    func theBackgroundIsThePaper(answer: String, paper: String) throws {
        let manners = TerminalManners.kitty.but { $0.answers[3].answer = "\u{1B}]11;\(answer)\u{1B}\\" }
        let bare = "canvas 100, 50; circle 50, 25, 20"
        let seen = try visit(manners, script: bare).text, expected = try visit(.kitty, script: "background \(paper); " + bare).text
        let image = /m=[01];([^\u{1B}]*)\u{1B}/
        #expect(seen.matches(of: image).map(\.1) == expected.matches(of: image).map(\.1))
        let cells = TerminalManners.apple.but { $0.answers.insert(("\u{1B}]11;?\u{1B}\\", "\u{1B}]11;\(answer)\u{1B}\\"), at: 0) }
        #expect(try visit(cells, script: bare).text.hasSuffix(visit(cells, "--preview quad", script: "background \(paper); " + bare).text))
    }

    /// The grid is part of the picture, and the width is kept.
    @Test func gridAndWidthHold() throws {
        let visit = try visit(.kitty, "--grid --width 30")
        #expect(visit.text.contains("c=30,"))
        let plain = try self.visit(.kitty, "--width 30")
        #expect(visit.text != plain.text && plain.text.contains("c=30,r=8,"))
        // With a width alone a picture may be higher than the window, but not in pixels.
        #expect(try self.visit(.kitty, "--width 60", script: "canvas 10, 100; circle 5, 5, 5").text.contains("r=11,"))
    }

    /// Ctrl-C, Ctrl-\\ and Ctrl-Z while the terminal is asked: its settings are as before.
    @Test(arguments: [("INT", 130), ("TERM", 143), ("QUIT", 131), ("TSTP", 0)])
    func signalsGiveTheTerminalBack(name: String, code: Int32) throws {
        try place.write("a.pen", PixelTests.script)
        try place.write("send", """
            until stty -a < /dev/tty | grep -q -e -icanon; do sleep 0.01; done
            kill -\(name) $(cat process); sleep 0.1; stty -a < /dev/tty > settings; kill -CONT $(cat process)

            """)
        let line = "sh send 2> errors & sh -c 'echo $$ > process; exec \(Workplace.binary) a.pen'; code=$?; wait; (exit $code)"
        let visit = try FakeTerminal(.mute).visit(line, in: place.folder)
        #expect(visit.code == code && visit.isAsBefore)
        let settings = try place.read("settings")
        #expect(settings.contains(" icanon ") && settings.contains(" echo "))
    }

    /// Ctrl-C while the terminal is slow to take the picture: its string is ended, and the shell is not stuck in it.
    @Test(arguments: [TerminalManners.kitty, .iterm]) func interruptedPicturesAreEnded(manners: TerminalManners) throws {
        try place.write("a.pen", "canvas 100, 50; background linearGradient((0, 0), (100, 50), [red, blue]); circle 50, 25, 20")
        let line = "trap : INT; \(Workplace.binary) a.pen"
        let visit = try FakeTerminal(manners.but { ($0.stallsAfter, $0.columns, $0.rows) = (2000, 80, 24) }).visit(line, in: place.folder)
        #expect(visit.code == 130 && visit.isAsBefore)
        #expect(visit.text.contains("\u{1B}\\\u{1B}[?2026l\u{1B}[0m\r\n") && !visit.text.contains("\u{1B}[20B"))
    }

    /// A file that is no library takes the place of the real one.
    private func without(_ library: String) throws -> [String: String] {
        try place.write(library, "")
        return ["LD_LIBRARY_PATH": place.folder.path + ":" + (ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "")]
    }

    /// Cells stand in where they may, and what is missing has a name.
    @Test(arguments: [
        (TerminalManners.foot, "sixel", "libsixel.so.1", "libsixel1"), (.kitty, "kitty", "libz.so.1", "zlib1g"), (.iterm, "iterm", "libpango-1.0.so.0", "libpango-1.0-0"),
    ])
    func missingLibrariesAreNamed(manners: TerminalManners, mode: String, library: String, package: String) throws {
        let environment = try without(library), script = PixelTests.script + (library.contains("pango") ? "; text \"A\" at (20, 20)" : "")
        let cells = try visit(manners, script: script, environment: environment)
        #expect(cells.code == 0 && cells.text.contains("▀") && cells.left.isEmpty && cells.isAsBefore)
        let warning = try #require(try /warning: cells stand in for pixels: [^\n]*/.firstMatch(in: cells.text))
        #expect(warning.0.contains(library) && warning.0.contains("(apt-get install \(package))"))
        let asked = try visit(manners, "--preview \(mode)", script: script, environment: environment)
        #expect(asked.code == 73 && asked.isAsBefore && asked.text.contains("apt-get install \(package)"))
    }
}

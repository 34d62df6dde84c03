// What terminals say about themselves.

import PenScene
import Testing

@testable import PenTerminal

@Suite struct TerminalAnswersTests {
    static func answers(_ text: String) -> TerminalAnswers {
        var answers = TerminalAnswers()
        answers.read(text.utf8)
        answers.end()
        return answers
    }

    static func terminal(_ text: String) -> Terminal {
        var terminal = Terminal(environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"], isTerminal: true, window: WindowSize(columns: 100, rows: 40))
        terminal.learn(from: answers(text))
        return terminal
    }

    /// As these terminals document it, or were seen to do.
    @Test(arguments: [
        ("\u{1B}_Gi=1;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[?62;52;c", PreviewMode.kitty),
        ("\u{1B}_Gi=1;OK\u{1B}\\\u{1B}P>|ghostty 1.0.1\u{1B}\\\u{1B}[?62;22c", .kitty),
        ("\u{1B}P>|iTerm2 3.5.2\u{1B}\\\u{1B}[?62;4c", .iterm),
        ("\u{1B}]1337;ReportCellSize=17.0;8.0;2.0\u{1B}\\\u{1B}[?62;4c", .iterm),
        ("\u{1B}P>|WezTerm 20240203-110809-5046fc22\u{1B}\\\u{1B}[?65;4;6;18;22c", .iterm),
        ("\u{1B}P>|mintty 3.7.6\u{1B}\\\u{1B}[?64;1;2;4;6;9;15;21;22;28;29c", .iterm),
        ("\u{1B}P>|foot(1.16.2)\u{1B}\\\u{1B}[?62;4;22c", .sixel),
        ("\u{1B}P>|XTerm(390)\u{1B}\\\u{1B}[?63;1;2;4;6;9;15;22c", .sixel),
        ("\u{1B}_Gi=1;ENOTSUPPORTED:no\u{1B}\\\u{1B}[?64;4c", .sixel),
        ("\u{1B}P>|VTE(7600)\u{1B}\\\u{1B}[?61;1;21;22c", nil),
        ("\u{1B}[?1;2c", nil), ("\u{1B}[?6c", nil), ("\u{1B}[?64;14;44c", nil),
    ] as [(String, PreviewMode?)])
    func protocols(text: String, mode: PreviewMode?) {
        #expect(Self.answers(text).isComplete)
        #expect(Self.terminal(text).pixelMode == mode)
    }

    /// However the bytes are parted, and whatever is typed between the answers.
    @Test func anyPieces() {
        let pieces = [
            "l", "\u{1B}_Gi=1;OK\u{1B}\\", "s\u{1B}[A", "\u{1B}P>|kitty(0.35.2)\u{1B}\\", "\u{1B}[6;36;18t", "\u{1B}OP", "\u{1B}]11;rgb:1e1e/2e2e/3e3e\u{07}", "ä\u{1B}",
            "\u{1B}[?62;52;c", "\u{1B}]x\u{1B}[1;5C\u{1B}[I",
        ]
        let bytes = Array(pieces.joined().utf8), whole = Self.answers(pieces.joined())
        #expect(whole.typed == Array((pieces[0] + pieces[2] + pieces[5] + pieces[7] + pieces[9]).utf8))
        #expect(whole.hasKittyGraphics && whole.name == "kitty(0.35.2)" && whole.attributes?.contains(62) == true)
        #expect(whole.cell == TerminalAnswers.Size(18, 36))
        #expect(whole.background == Color(red: 0x1E / 255.0, green: 0x2E / 255.0, blue: 0x3E / 255.0))
        for length in 1...7 {
            var answers = TerminalAnswers()
            for start in stride(from: 0, to: bytes.count, by: length) { answers.read(bytes[start..<min(start + length, bytes.count)]) }
            answers.end()
            #expect(answers.typed == whole.typed && answers.name == whole.name && answers.background == whole.background && answers.isComplete)
        }
    }

    /// No answer: all of it was typed.
    @Test(arguments: [
        "", "\u{1B}", "\u{1B}\u{1B}\u{1B}", "\u{1B}[", "\u{1B}[200~text\u{1B}[201~", "\u{1B}[?2026;2$y", "\u{1B}[1;2;3t", "\u{1B}]", "\u{1B}]10;x", "\u{1B}Ph", "\u{1B}_x",
        "\u{1B}[<0;10;20M", "\u{1B}[62;4c", "é\0\u{7F}", "\u{1B}[" + String(repeating: "1;", count: 5000), String(repeating: "\u{1B}]1", count: 3000),
    ])
    func keys(text: String) {
        #expect(Self.answers(text).typed == Array(text.utf8))
        #expect(!Self.answers(text).isComplete)
    }

    /// What has no meaning is no answer either, and harmless.
    @Test(arguments: [
        "\u{1B}]11;rgb:\u{07}", "\u{1B}]11;rgb:12345/1/1\u{07}", "\u{1B}]11;#12\u{07}", "\u{1B}]11;?\u{07}", "\u{1B}]11;rgb:-1/1/1\u{07}", "\u{1B}[6;0;0t", "\u{1B}[6;-1;5t",
        "\u{1B}[4;99999999999999999999;1t", "\u{1B}]1337;ReportCellSize=nan;1\u{07}", "\u{1B}]1337;ReportCellSize=1e300;1e300;1e300\u{07}", "\u{1B}[?1;3;0S", "\u{1B}[?2;0S", "\u{1B}[?S",
    ])
    func nonsense(text: String) {
        let terminal = Self.terminal(text + "\u{1B}[?1;2c")
        #expect(terminal.background == nil && terminal.pixelMode == nil && terminal.window == WindowSize(columns: 100, rows: 40))
        #expect(terminal.sixelColors == 256 && terminal.sixelLimit == nil)
    }

    @Test(arguments: [
        ("rgb:ff/80/00", Color(red: 1, green: 128.0 / 255, blue: 0)), ("rgb:ffff/0000/8000", Color(red: 1, green: 0, blue: 32768.0 / 65535)),
        ("rgba:f/0/8/0", Color(red: 1, green: 0, blue: 8.0 / 15)), ("#fdf6e3", Color(red: 253.0 / 255, green: 246.0 / 255, blue: 227.0 / 255)),
    ])
    func backgrounds(text: String, color: Color) {
        #expect(Self.answers("\u{1B}]11;\(text)\u{1B}\\").background == color)
    }

    /// Lightness in CIELAB of what black ink is read on: paper white 100, Solarized's light background 97, middle grey 50.
    @Test(arguments: [("#ffffff", true), ("#fdf6e3", true), ("#eeeeee", true), ("#808080", false), ("#002b36", false), ("#000000", false), ("#0000ff", false)])
    func paper(text: String, isPaper: Bool) {
        let terminal = Self.terminal("\u{1B}]11;\(text)\u{1B}\\")
        #expect(terminal.paper == (isPaper ? terminal.background : .white))
    }

    @Test func pixelsOfCells() {
        let iterm = Self.terminal("\u{1B}]1337;ReportCellSize=17.5;8.0;2.0\u{1B}\\\u{1B}[6;17;8t\u{1B}[?62;4c").window
        #expect(iterm.cellWidth == 16 && iterm.cellAspect == 35.0 / 16)
        let xterm = Self.terminal("\u{1B}[4;640;1000t\u{1B}[?63;4c").window
        #expect(xterm.cellWidth == 10 && xterm.cellAspect == 1.6)
        #expect(Self.terminal("\u{1B}[?63;4c").window.cellAspect == 2)
    }

    @Test(arguments: [
        (["TERM": "xterm-kitty"], PreviewMode.kitty), (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm), (["LC_TERMINAL": "iTerm2"], .iterm),
        (["TERM": "foot-extra"], .sixel), (["TERM": "xterm-256color"], nil), (["TERM": "xterm-kitty", "TMUX": "x"], nil),
    ] as [([String: String], PreviewMode?)])
    func names(environment: [String: String], mode: PreviewMode?) {
        var terminal = Terminal(environment: environment, isTerminal: true)
        terminal.guessPixels(environment)
        #expect(terminal.pixelMode == mode)
    }
}

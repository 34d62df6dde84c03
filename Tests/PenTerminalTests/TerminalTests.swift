// What the environment says about a terminal.

import Testing

@testable import PenTerminal

@Suite struct TerminalTests {
    static let utf8 = ["LANG": "en_GB.UTF-8"]

    static func terminal(_ environment: [String: String], isTerminal: Bool = true) -> Terminal {
        Terminal(environment: utf8.merging(environment) { $1 }, isTerminal: isTerminal, window: WindowSize(columns: 100, rows: 40))
    }

    @Test(arguments: [
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.trueColor, PreviewMode.quad),
        (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor, .quad),
        (["TERM": "xterm-kitty"], .trueColor, .quad),
        (["TERM": "xterm-direct"], .trueColor, .quad),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .trueColor, .quad),
        (["TERM": "xterm-256color"], .indexed, .quad),
        (["TERM": "tmux-256color"], .indexed, .quad),
        (["TERM": "screen-256color", "COLORTERM": "truecolor"], .indexed, .quad),
        (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux-0/default,1,0"], .trueColor, .quad),
        (["TERM": "xterm"], .sixteen, .quad),
        (["TERM": "linux"], .sixteen, .half),
        (["TERM": "dumb"], .none, .ascii),
        (["TERM": "vt100"], .none, .ascii),
        ([:], .none, .ascii),
        (["TERM": "xterm-256color", "NO_COLOR": "1"], .none, .ascii),
        (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed, .quad),
        (["TERM": "xterm-256color", "CLICOLOR": "0"], .none, .ascii),
        (["TERM": "xterm-256color", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none, .ascii),
        (["TERM": "xterm-256color", "LC_ALL": "C"], .indexed, .ascii),
        (["TERM": "xterm-256color", "LC_CTYPE": "de_DE.ISO-8859-1"], .indexed, .ascii),
        (["TERM": "xterm-256color", "LC_ALL": "", "LC_CTYPE": "C.utf8", "LANG": "C"], .indexed, .quad),
        (["TERM": "xterm-256color", "LANG": ""], .indexed, .ascii),
    ] as [([String: String], ColorDepth, PreviewMode)])
    func abilities(environment: [String: String], depth: ColorDepth, mode: PreviewMode) {
        let terminal = Self.terminal(environment)
        #expect(terminal.colorDepth == depth)
        #expect(terminal.mode == mode)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.none, PreviewMode.ascii),
        (["TERM": "xterm-256color", "CLICOLOR_FORCE": "0"], .none, .ascii),
        (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .indexed, .quad),
        (["CLICOLOR_FORCE": "1"], .sixteen, .quad),
    ] as [([String: String], ColorDepth, PreviewMode)])
    func pipes(environment: [String: String], depth: ColorDepth, mode: PreviewMode) {
        let pipe = Self.terminal(environment, isTerminal: false)
        #expect(pipe.colorDepth == depth)
        #expect(pipe.mode == mode)
    }

    @Test func sizes() {
        let terminal = Self.terminal(["TERM": "xterm"])
        let filling = Preview(terminal: terminal)
        #expect((filling.columns, filling.rows) == (100, 39))
        #expect(Preview(terminal: terminal, width: 30).columns == 30)
        #expect(Preview(terminal: terminal, width: 300).columns == 100)
        #expect(Preview(terminal: terminal, width: 30).rows == Preview.maximumSide)
        let pipe = Terminal(environment: [:], isTerminal: false)
        #expect((Preview(terminal: pipe).columns, Preview(terminal: pipe).rows) == (80, 80))
        #expect(Preview(terminal: pipe, width: 120).columns == 120)
        #expect(Preview(terminal: Terminal(environment: ["COLUMNS": "132"], isTerminal: false)).columns == 132)
        for nonsense in ["0", "-3", "many", "99999999999999999999"] {
            #expect(Preview(terminal: Terminal(environment: ["COLUMNS": nonsense], isTerminal: false)).columns == 80)
        }
    }

    @Test func cellAspect() {
        #expect(WindowSize(columns: 80, rows: 24).cellAspect == 2)
        #expect(WindowSize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 432).cellAspect == 1.8)
        #expect(WindowSize(columns: 80, rows: 24, pixelWidth: 1, pixelHeight: 9999).cellAspect == 2)
        #expect(WindowSize(columns: 0, rows: 0, pixelWidth: 10, pixelHeight: 10).cellAspect == 2)
    }
}

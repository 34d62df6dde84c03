// What the terminal can show, from what the environment says.

import PenScene

/// The abilities of what the output goes to.
public struct Terminal: Hashable, Sendable {
    /// False for a pipe or a file.
    public var isTerminal: Bool
    public var colorDepth: ColorDepth
    /// Whether the locale's encoding is UTF-8.
    public var isUnicode: Bool
    /// Which cells show a picture best.
    public var mode: PreviewMode
    /// By which protocol it shows pixels, as far as is known.
    public var pixelMode: PreviewMode?
    public var window: WindowSize
    /// The colour behind its cells, where it is known.
    public var background: Color?
    public var multiplexer: Multiplexer?
    /// Whether its cursor can be moved and its lines deleted.
    public var movesCursor: Bool
    /// How many colours sixels may have, and their largest size in pixels.
    public var sixelColors = 256
    public var sixelLimit: TerminalAnswers.Size?

    /// - Parameters:
    ///   - environment: the process's variables; `COLORTERM`, `TERM`, `TERM_PROGRAM`, `TMUX`, `NO_COLOR` (no-color.org),
    ///     `CLICOLOR` and `CLICOLOR_FORCE` (bixense.com/clicolors), `LC_ALL`, `LC_CTYPE`, `LANG`, `COLUMNS` and `LINES` count.
    ///   - isTerminal: `isatty` of the output.
    ///   - window: what the terminal says about its size, if anything.
    public init(environment: [String: String], isTerminal: Bool, window: WindowSize? = nil) {
        self.isTerminal = isTerminal
        colorDepth = Self.wantsColor(environment, isTerminal: isTerminal) ? Self.colorDepth(environment) : .none
        isUnicode = Self.isUnicode(environment)
        let name = environment["TERM"] ?? ""
        // The Linux console's font has half blocks but no quarters.
        mode = colorDepth == .none || !isUnicode ? .ascii : name.hasPrefix("linux") ? .half : .quad
        multiplexer = Multiplexer(environment: environment)
        movesCursor = isTerminal && !["", "dumb", "unknown"].contains(name) && !["vt5", "vt100"].contains(where: name.hasPrefix)
        self.window = window ?? WindowSize(columns: Self.size(environment["COLUMNS"]) ?? 80, rows: Self.size(environment["LINES"]) ?? 24)
    }

    private static func wantsColor(_ environment: [String: String], isTerminal: Bool) -> Bool {
        if let no = environment["NO_COLOR"], !no.isEmpty { return false }
        if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
        let name = environment["TERM"] ?? ""
        return isTerminal && environment["CLICOLOR"] != "0" && !name.isEmpty && name != "dumb" && !name.hasPrefix("vt")
    }

    private static func colorDepth(_ environment: [String: String]) -> ColorDepth {
        let name = environment["TERM"] ?? ""
        // GNU screen inherits COLORTERM from the terminal outside, but mistakes 24-bit colours for other attributes.
        let isScreen = name.hasPrefix("screen") && environment["TMUX"] == nil
        if !isScreen {
            if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased()) { return .trueColor }
            if directTerminals.contains(where: name.contains) { return .trueColor }
            if directPrograms.contains(environment["TERM_PROGRAM"] ?? "") { return .trueColor }
        }
        return name.contains("256color") ? .indexed : .sixteen
    }

    private static let directTerminals = ["direct", "kitty", "alacritty", "wezterm", "foot", "ghostty", "contour"]
    private static let directPrograms = ["iTerm.app", "WezTerm", "vscode", "ghostty"]

    /// The first of the variables that is set and not empty decides (POSIX 8.2).
    private static func isUnicode(_ environment: [String: String]) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let encoding = locale?.lowercased() else { return false }
        return encoding.contains("utf-8") || encoding.contains("utf8")
    }

    private static func size(_ text: String?) -> Int? { text.flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil } }
}

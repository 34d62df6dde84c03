// What the terminal can show, from what it says itself.

import PenScene

extension Terminal {
    /// Takes over what the terminal has answered.
    public mutating func learn(from answers: TerminalAnswers) {
        background = answers.background ?? background
        pixelMode = answers.pixelMode
        sixelColors = answers.sixelColors.map { min($0, 256) } ?? sixelColors
        sixelLimit = answers.sixelLimit
        // iTerm2 counts points, of which a pixel is a half or a third, everywhere but in its own report.
        if let cell = answers.itermCell ?? answers.cell {
            setWindow(width: cell.width * Double(window.columns), height: cell.height * Double(window.rows))
        } else if let size = answers.window, !window.knowsPixels {
            setWindow(width: size.width, height: size.height)
        }
    }

    private mutating func setWindow(width: Double, height: Double) {
        guard width < 1e9, height < 1e9 else { return }
        (window.pixelWidth, window.pixelHeight) = (Int(width.rounded()), Int(height.rounded()))
    }

    /// For a terminal that could not be asked or did not answer in time: what its name says. A terminal may run inside of
    /// another, and ssh hands on some of these variables and not others, so an answer is worth more.
    public mutating func guessPixels(_ environment: [String: String]) {
        guard multiplexer == nil else { return }
        let name = environment["TERM"] ?? "", program = environment["TERM_PROGRAM"] ?? ""
        if name.contains("kitty") || name.contains("ghostty") || program == "ghostty" {
            pixelMode = .kitty
        } else if program == "iTerm.app" || program == "WezTerm" || environment["LC_TERMINAL"] == "iTerm2" {
            pixelMode = .iterm
        } else if name.hasPrefix("foot") || name.hasPrefix("mlterm") {
            pixelMode = .sixel
        }
    }

    /// What lies below a picture without a background: the terminal's own colour where it is so light that black ink is
    /// seen on it as on paper, else white.
    public var paper: Color {
        guard let background else { return .white }
        let lightness = Palette.oklab(SIMD3(Float(background.red), Float(background.green), Float(background.blue))).x
        return lightness > 0.85 ? background : .white
    }
}

extension TerminalAnswers {
    /// The best protocol that the terminal knows: kitty's can replace a picture in place, sixels have a palette only.
    var pixelMode: PreviewMode? {
        if hasKittyGraphics { return .kitty }
        if itermCell != nil || ["iTerm2", "WezTerm", "mintty", "Konsole"].contains(where: (name ?? "").hasPrefix) { return .iterm }
        // Device attribute 4 is sixel graphics (DEC VT240 and later).
        return attributes?.contains(4) == true ? .sixel : nil
    }
}

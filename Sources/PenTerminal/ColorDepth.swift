// How many colours a terminal has.

/// The colours that a terminal can show.
public enum ColorDepth: Int, Sendable, CaseIterable, Comparable {
    /// No colours and no escape sequences.
    case none
    /// The sixteen colours of aixterm, SGR 30–37 and 90–97.
    case sixteen
    /// xterm's 256 colours, SGR 38;5.
    case indexed
    /// 24 bits, SGR 38;2.
    case trueColor

    public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }

    /// The colour of this depth that is nearest to the given one.
    func nearest(to color: RGB) -> TerminalColor {
        switch self {
        case .none: .terminalDefault
        case .sixteen: .sixteen(Palette.nearestOfSixteen(to: color))
        case .indexed: .indexed(Palette.nearestIndexed(to: color))
        case .trueColor: .direct(color)
        }
    }
}

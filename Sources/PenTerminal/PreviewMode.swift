// How a picture is shown in the terminal.

/// By a protocol for pixels, or by what a cell of the terminal shows of the picture.
public enum PreviewMode: String, Sendable, CaseIterable {
    /// kitty's graphics protocol: PNG, replaced in place (kitty, Ghostty, Konsole, WezTerm).
    case kitty
    /// iTerm2's inline images: PNG (iTerm2, WezTerm, mintty, Konsole).
    case iterm
    /// DEC's sixels in a palette (xterm -ti vt340, foot, mlterm, Windows Terminal).
    case sixel
    /// Upper and lower halves: two colours a cell, exact.
    case half
    /// Quarters, 2×2, in the two colours that fit best.
    case quad
    /// Sixths, 2×3 (Symbols for Legacy Computing, Unicode 13), in the two colours that fit best.
    case sextant
    /// Eight dots, 2×4, for line drawings.
    case braille
    /// Plain ASCII, chosen by shape; never any colour.
    case ascii
    /// Nothing is shown.
    case none
}

extension PreviewMode {
    /// What it is, in a line.
    public var summary: String {
        switch self {
        case .kitty: "pixels by kitty's graphics protocol: kitty, Ghostty, Konsole, WezTerm"
        case .iterm: "pixels by iTerm2's inline images: iTerm2, WezTerm, mintty"
        case .sixel: "pixels as sixels, in 256 colours: foot, mlterm, xterm -ti vt340, Windows Terminal"
        case .half: "cells in two halves, each in its own colour"
        case .quad: "cells in four quarters and two colours"
        case .sextant: "cells in six parts and two colours, for fonts that have them"
        case .braille: "cells of eight dots, for line drawings"
        case .ascii: "plain characters without colours"
        case .none: "nothing: only what the script prints"
        }
    }

    /// Whether pixels are shown, not characters.
    public var showsPixels: Bool { self == .kitty || self == .iterm || self == .sixel }

    /// A number across and one down.
    struct Parts: Hashable, Sendable {
        let across: Int
        let down: Int
        var count: Int { across * down }
        init(_ across: Int, _ down: Int) { (self.across, self.down) = (across, down) }
    }

    /// How many parts a cell has, each of one colour.
    var parts: Parts {
        switch self {
        case .half: Parts(1, 2)
        case .quad: Parts(2, 2)
        case .sextant: Parts(2, 3)
        case .braille: Parts(2, 4)
        case .ascii: Parts(4, 8)
        case .none, .kitty, .iterm, .sixel: Parts(1, 1)
        }
    }

    /// How many pixels are drawn for a part: with cells twice as high as wide, pixels come out square.
    var pixelsPerPart: Parts {
        switch self {
        case .half: Parts(4, 4)
        case .quad: Parts(2, 4)
        case .sextant: Parts(3, 4)
        case .braille: Parts(2, 2)
        case .ascii, .none, .kitty, .iterm, .sixel: Parts(1, 1)
        }
    }

    /// The character whose inked parts are the mask's set bits; bit 0 is the first part, rows from above, each from
    /// the left.
    func character(mask: Int) -> Unicode.Scalar {
        switch self {
        case .half: Self.halves[mask & 3]
        case .quad: Self.quadrants[mask & 15]
        case .sextant: Self.sextant(mask & 63)
        case .braille: Self.braille(mask & 255)
        case .ascii, .none, .kitty, .iterm, .sixel: " "
        }
    }

    private static let halves: [Unicode.Scalar] = [" ", "▀", "▄", "█"]
    private static let quadrants: [Unicode.Scalar] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]

    /// U+1FB00 and on count the masks from 1, but leave out those that had characters already.
    private static func sextant(_ mask: Int) -> Unicode.Scalar {
        switch mask {
        case 0: return " "
        case 21: return "▌"
        case 42: return "▐"
        case 63: return "█"
        default: return Unicode.Scalar(UInt32(0x1FB00 + mask - 1 - (mask > 21 ? 1 : 0) - (mask > 42 ? 1 : 0))) ?? " "
        }
    }

    /// Braille numbers its dots down the left column, then the right; the fourth row came later.
    private static func braille(_ mask: Int) -> Unicode.Scalar {
        guard mask != 0 else { return " " }
        let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
        let dots = bits.indices.reduce(0) { sum, i in mask >> i & 1 == 1 ? sum | bits[i] : sum }
        return Unicode.Scalar(0x2800 + dots) ?? " "
    }
}

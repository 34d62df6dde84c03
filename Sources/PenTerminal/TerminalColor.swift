// A colour as a terminal is told it.

/// A colour in one of the forms that SGR sequences (ECMA-48 8.3.117 and xterm's extensions) know.
enum TerminalColor: Hashable, Sendable {
    case terminalDefault
    case sixteen(UInt8)
    case indexed(UInt8)
    case direct(RGB)

    /// The SGR parameters that make this the colour of the characters.
    var foregroundParameters: String { parameters(base: 30) }

    /// The SGR parameters that make this the colour behind the characters.
    var backgroundParameters: String { parameters(base: 40) }

    private func parameters(base: Int) -> String {
        switch self {
        case .terminalDefault: "\(base + 9)"
        case .sixteen(let index): "\(base + Int(index & 7) + (index > 7 ? 60 : 0))"
        case .indexed(let index): "\(base + 8);5;\(index)"
        case .direct(let c): "\(base + 8);2;\(c.red);\(c.green);\(c.blue)"
        }
    }
}

// What is typed while a picture plays, and what the terminal answers meanwhile.

/// A key that means something, or the terminal's word that it has taken what was sent.
enum PlayKey {
    case pause, forward, back, restart, leave, faster, slower
    /// The answer to `PlayKeys.question`.
    case ready

    /// As the help tells them.
    static let table: [(keys: String, meaning: String)] = [
        ("space", "pauses, and goes on"), ("left, right", "a frame back, a frame on; , and . too"), ("r", "from the beginning"), ("+, -", "twice as fast, half as fast"),
        ("q, Ctrl-D", "leaves; so does Ctrl-C"),
    ]
}

/// Reads keys from bytes, however these come in pieces; others are passed over.
struct PlayKeys {
    private enum State {
        case plain, escape
        /// A control sequence that has begun with these bytes.
        case sequence([UInt8])
    }

    /// Asks the terminal for its state (ECMA-48 DSR 5), which it answers when it has taken all before it.
    static let question = Array("\u{1B}[5n".utf8)

    private var state = State.plain
    private static let longest = 32

    mutating func read(_ bytes: some Sequence<UInt8>) -> [PlayKey] { bytes.compactMap { read($0) } }

    private mutating func read(_ byte: UInt8) -> PlayKey? {
        switch state {
        case .plain:
            if byte == 0x1B { state = .escape }
            return PlayKeys.key(byte)
        case .escape:
            let begins = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
            state = begins ? .sequence([byte]) : byte == 0x1B ? .escape : .plain
            return nil
        case .sequence(let earlier):
            let sequence = earlier + [byte]
            guard (0x40...0x7E).contains(byte) else {
                state = sequence.count < PlayKeys.longest ? .sequence(sequence) : .plain
                return nil
            }
            state = .plain
            return PlayKeys.key(String(decoding: sequence, as: UTF8.self))
        }
    }

    private static func key(_ byte: UInt8) -> PlayKey? {
        switch Character(Unicode.Scalar(byte)) {
        case " ": .pause
        case ".": .forward
        case ",": .back
        case "r", "R": .restart
        case "+", "=": .faster
        case "-": .slower
        case "q", "Q", "\u{4}": .leave
        default: nil
        }
    }

    /// Arrows as they are sent in both modes of the keypad.
    private static func key(_ sequence: String) -> PlayKey? {
        switch sequence {
        case "[C", "OC": .forward
        case "[D", "OD": .back
        case "[0n", "[3n": .ready
        default: nil
        }
    }
}

// Programs between us and the terminal.

/// A program that shows several terminals in one and keeps their cells, but no pictures.
public enum Multiplexer: Hashable, Sendable {
    case tmux
    case screen

    /// nil where the environment tells of none.
    init?(environment: [String: String]) {
        let name = environment["TERM"] ?? ""
        if environment["TMUX"] ?? "" != "" || name.hasPrefix("tmux") {
            self = .tmux
        } else if environment["STY"] ?? "" != "" || name.hasPrefix("screen") {
            self = .screen
        } else {
            return nil
        }
    }

    /// A control string for the terminal outside: tmux hands it on where its option `allow-passthrough` is on, if each
    /// escape in it is doubled. GNU screen takes shorter strings only than pictures are.
    func handingOn(_ bytes: [UInt8]) -> [UInt8] {
        guard self == .tmux else { return bytes }
        let escape: UInt8 = 0x1B
        var result = [escape] + Array("Ptmux;".utf8)
        result.reserveCapacity(bytes.count + 64)
        for byte in bytes {
            if byte == escape { result.append(escape) }
            result.append(byte)
        }
        return result + [escape, UInt8(ascii: "\\")]
    }
}

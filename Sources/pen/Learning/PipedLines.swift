// Lines that nobody types.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads lines from a pipe or a file.
final class PipedLines: InputLines {
    private var rest: [UInt8] = []
    private var isAtEnd = false

    func read(prompt: String, after earlier: String?) -> LineReader.Event {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest.removeSubrange(...end) }
                return .line(PipedLines.text(rest[..<end]))
            }
            if isAtEnd {
                defer { rest = [] }
                return rest.isEmpty ? .end : .line(PipedLines.text(rest[...]))
            }
            fill()
        }
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String { String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self) }

    private func fill() {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(0, &piece, piece.count)
        if count > 0 { rest += piece[..<count] } else if count == 0 || errno != EINTR { isAtEnd = true }
    }

    func remember(_ line: String) {}

    func leave() {}
}

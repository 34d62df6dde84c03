// What was typed in earlier sessions.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The file with all inputs, one a line; line breaks within an input are written `\n`, and `\` as `\\`. Every input is
/// added at once and in one piece, so that neither a crash nor a second session loses any.
struct PromptHistory {
    private let path: ByteString?

    init() { path = StateFolder.path?.appending(ByteString("history")) }

    /// The inputs, the oldest first.
    func inputs() -> [String] {
        guard let path, let bytes = try? readFile(path) else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).suffix(10_000).map { PromptHistory.decoded(String(decoding: $0, as: UTF8.self)) }
    }

    /// A history that cannot be written is no reason to stop.
    func add(_ input: String) {
        guard let path, StateFolder.make() else { return }
        let descriptor = path.withPointer { open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600) }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        try? writeAll(Array((PromptHistory.encoded(input) + "\n").utf8), to: descriptor)
    }

    private static func encoded(_ input: String) -> String {
        input.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
            .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    }

    private static func decoded(_ line: String) -> String {
        // Thousands of inputs are read at every start, and most of them say what they are.
        guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
        var result = "", isEscaped = false
        for character in line {
            if isEscaped {
                result.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}

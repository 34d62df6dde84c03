// What a script of the suite says, in its own comments, that it must do.

import Foundation

/// Comments of the form `// prints: …`, `// error: …`, `// warning: …`, and behind an error `// try: …`.
struct SuiteExpectations {
    struct Message: Equatable {
        /// Counted from 1.
        var line: Int
        var severity: String
        /// Stands in the message.
        var part: String
        /// The corrected line.
        var correction: String?
    }

    /// The lines printed, in the order of the comments.
    var prints: [String] = []
    var messages: [Message] = []

    init(_ script: String) {
        let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() { read(String(line), number: index + 1) }
    }

    var expectsError: Bool { messages.contains { $0.severity == "error" } }

    private mutating func read(_ line: String, number: Int) {
        let pieces = line.split(separator: "// ", omittingEmptySubsequences: false).dropFirst()
        for piece in pieces {
            guard let colon = piece.firstIndex(of: ":") else { continue }
            let value = piece[piece.index(after: colon)...].trimmed
            switch piece[..<colon] {
            case "prints": prints.append(value)
            case "error", "warning": messages.append(Message(line: number, severity: String(piece[..<colon]), part: value))
            case "try": if !messages.isEmpty { messages[messages.count - 1].correction = value }
            default: break
            }
        }
    }

    /// A line without the comments that this type reads.
    static func code(of line: some StringProtocol) -> String {
        let markers = ["// prints:", "// error:", "// warning:", "// try:"]
        let end = markers.compactMap { line.range(of: $0)?.lowerBound }.min() ?? line.endIndex
        return line[..<end].trimmed
    }
}

extension StringProtocol {
    /// Without blanks at either end.
    fileprivate var trimmed: String {
        String(String(drop { $0 == " " || $0 == "\t" }).reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
    }
}

// What a script of the suite says about itself.

import PenSyntax

/// Read from comments: `// prints: LINE` in order, one comment a printed line; and for the line they stand on,
/// `// error: WORDS` or `// warning: WORDS` with part of the message, then `// try: LINE`, the corrected line;
/// `// check: WORDS` where only a check without a run warns; and `// draws: …` in order, one a drawing operation.
struct SuiteExpectations {
    struct Report {
        var line: Int
        var severity: Diagnostic.Severity
        var words: String
        var suggestion: String?
    }

    private(set) var printed = ""
    private(set) var reports: [Report] = []
    private(set) var checks: [Report] = []
    private(set) var drawn: [SuitePicture] = []

    init(_ text: String) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            for comment in Self.comments(of: String(line)) {
                if let words = Self.rest(of: comment, after: "prints:") { printed += words + "\n" }
                if let words = Self.rest(of: comment, after: "error:") { reports.append(Report(line: index + 1, severity: .error, words: words)) }
                if let words = Self.rest(of: comment, after: "warning:") { reports.append(Report(line: index + 1, severity: .warning, words: words)) }
                if let words = Self.rest(of: comment, after: "check:") { checks.append(Report(line: index + 1, severity: .warning, words: words)) }
                if let words = Self.rest(of: comment, after: "draws:") { drawn.append(SuitePicture(words)) }
                if let words = Self.rest(of: comment, after: "try:"), !reports.isEmpty { reports[reports.count - 1].suggestion = words }
            }
        }
    }

    static func withoutComment(_ line: String) -> String { trimmed(line.split(separator: " //", maxSplits: 1, omittingEmptySubsequences: false)[0]) }

    /// What follows `try:` goes to the end of the line: a corrected line may hold a comment itself.
    private static func comments(of line: String) -> [String] {
        let parts = line.split(separator: "// try: ", maxSplits: 1, omittingEmptySubsequences: false)
        let comments = parts[0].split(separator: "// ", omittingEmptySubsequences: false).dropFirst().map { trimmed($0) }
        return comments + parts.dropFirst().map { "try: " + $0 }
    }

    private static func rest(of comment: String, after label: String) -> String? {
        comment.hasPrefix(label) ? trimmed(comment.dropFirst(label.count)) : nil
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

// What a script of the suite says about itself.

import PenSyntax

/// Read from comments: `// prints: LINE` in order, one comment a printed line; and for the line they stand on,
/// `// error[CODE]: MESSAGE` or `// warning[CODE]: MESSAGE`, whole, then `// try: LINE`, the corrected line;
/// `// check[CODE]: MESSAGE` where only a check without a run warns; and `// draws: …` in order, one a drawing operation.
struct SuiteExpectations {
    struct Report {
        var line: Int
        var severity: Diagnostic.Severity
        var code: String
        var message: String
        var suggestion: String?
    }

    private(set) var printed = ""
    private(set) var reports: [Report] = []
    private(set) var checks: [Report] = []
    private(set) var drawn: [SuitePicture] = []

    init(_ text: String) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            for comment in Self.comments(of: String(line)) { read(comment, line: index + 1) }
        }
    }

    private mutating func read(_ comment: (label: String, code: String, text: String), line: Int) {
        switch comment.label {
        case "prints": printed += comment.text + "\n"
        case "error": reports.append(Report(line: line, severity: .error, code: comment.code, message: comment.text))
        case "warning": reports.append(Report(line: line, severity: .warning, code: comment.code, message: comment.text))
        case "check": checks.append(Report(line: line, severity: .warning, code: comment.code, message: comment.text))
        case "draws": drawn.append(SuitePicture(comment.text))
        default: if !reports.isEmpty { reports[reports.count - 1].suggestion = comment.text }
        }
    }

    static func withoutComment(_ line: String) -> String { trimmed(line.split(separator: " //", maxSplits: 1, omittingEmptySubsequences: false)[0]) }

    /// A comment goes to the next one with a label; what follows `try:` goes to the end of the line, for a corrected line may
    /// hold any comment itself.
    private static func comments(of line: String) -> [(label: String, code: String, text: String)] {
        let heads = line.matches(of: /\/\/ (?:(prints|draws|try)|(error|warning|check)\[([a-z-]+)\]):/)
        let last = heads.firstIndex { $0.1 == "try" } ?? heads.count - 1
        return heads.prefix(last + 1).enumerated().map { index, head in
            let end = index < last ? heads[index + 1].range.lowerBound : line.endIndex
            return (String(head.1 ?? head.2 ?? ""), String(head.3 ?? ""), trimmed(line[head.range.upperBound..<end]))
        }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

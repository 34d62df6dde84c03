// A script and what formatting makes of it.

@testable import PenSyntax

/// The text in pen's style; nil where it has errors.
func formatted(_ text: String) -> String? {
    (try? Source(text: text).formatted()).map { String(decoding: $0, as: UTF8.self) }
}

/// What formatting does that it must never do. Texts with errors have none.
func formattingFaults(_ text: String) -> [String] {
    let source = Source(text: text)
    let bytes: [UInt8]
    do throws(FormattingFault) {
        bytes = try source.formatted()
    } catch {
        if case .changedMeaning = error { return ["the meaning would change"] }
        return Parser.parse(source).diagnostics.contains { $0.severity == .error } ? [] : ["refused without an error"]
    }
    let result = String(decoding: bytes, as: UTF8.self)
    var found: [String] = []
    if Outline.of(result) != Outline.of(text) { found.append("another tree") }
    if comments(result) != comments(text) { found.append("other comments") }
    if formatted(result) != result { found.append("not the same again: \(formatted(result) ?? "errors")") }
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.last == " " || $0.last == "\t" }) { found.append("blanks at the end of a line") }
    if result.contains("\n\n\n") || result.hasPrefix("\n") || result.hasSuffix("\n\n") { found.append("too many blank lines") }
    if !result.isEmpty, !result.hasSuffix("\n") { found.append("no newline at the end") }
    if result.contains("\r") { found.append("a carriage return") }
    return found
}

/// From `//` to the end of the line, blanks aside.
private func comments(_ text: String) -> [String] {
    let source = Source(text: text)
    let tokens = Lexer.tokens(of: source).tokens
    return tokens.indices.flatMap { index -> [String] in
        let gap = source.bytes[(index == 0 ? 0 : Int(tokens[index - 1].end))..<Int(tokens[index].start)]
        return String(decoding: gap, as: UTF8.self).split { $0.isNewline }.compactMap { line in
            let words = line.split { $0.isWhitespace }.joined(separator: " ")
            return words.isEmpty ? nil : words
        }
    }
}

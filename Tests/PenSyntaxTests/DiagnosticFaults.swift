// What must hold for every message, whatever the text was.

import PenSyntax

/// What is wrong with a diagnostic: places outside of the text or within a character, words that only those know who
/// write parsers, corrections that overlap, break a character or change nothing.
func faults(of diagnostic: Diagnostic, in sources: [Source]) -> [String] {
    let edits = diagnostic.fix?.edits ?? []
    let spans = [diagnostic.span] + diagnostic.notes.compactMap(\.span) + edits.map(\.span) + diagnostic.calls.map(\.span)
    var found = spans.compactMap { fault(of: $0, in: sources) }
    if diagnostic.message.isEmpty { found.append("an empty message") }
    for (first, second) in zip(edits, edits.dropFirst()) where first.span.end > second.span.start { found.append("edits overlap") }
    let source = sources.first { $0.id == diagnostic.span.source }
    if let source, let fix = diagnostic.fix, source.applying(fix) == source.bytes { found.append("a correction that changes nothing") }
    found += foreignWords(in: diagnostic, quoting: source)
    return found.map { "\($0): \(diagnostic.message)" }
}

private func fault(of span: Span, in sources: [Source]) -> String? {
    guard let bytes = sources.first(where: { $0.id == span.source })?.bytes else { return "\(span) lies in no text" }
    guard span.start >= 0, span.start <= span.end, Int(span.end) <= bytes.count else { return "\(span) outside of 0..<\(bytes.count)" }
    let cutsCharacter = [span.start, span.end].contains { Int($0) < bytes.count && bytes[Int($0)] & 0xC0 == 0x80 }
    return cutsCharacter && String(validating: bytes, as: UTF8.self) != nil ? "\(span) cuts a character" : nil
}

/// A message may quote such a word from the script.
private func foreignWords(in diagnostic: Diagnostic, quoting source: Source?) -> [String] {
    let text = ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: "\n").lowercased()
    let words = ["token", "identifier", "operand", "expression", "syntax", "parse", "statement"].filter { text.contains($0) }
    guard !words.isEmpty, let source else { return words.map { "“\($0)”" } }
    let script = String(decoding: source.bytes, as: UTF8.self).lowercased()
    return words.filter { !script.contains($0) }.map { "“\($0)”" }
}

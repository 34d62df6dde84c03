// Diagnostics as text.

/// Prints diagnostics: `file:line:column: error[code]: message`, the line, a caret below the place, notes, the calls that
/// were going on, and the corrected line. Made when there is something to print: it counts all lines at once.
public struct DiagnosticPrinter: Sendable {
    private let tables: [Int32: LineTable]
    private let width: Int?
    private let style: DiagnosticStyle
    private static let indent = "    "

    /// - Parameters:
    ///   - sources: the texts in which the places lie.
    ///   - width: columns of the terminal; longer lines are cut around the caret. nil: lines are never cut.
    ///   - usesColor: whether to write escape codes for colour.
    public init(sources: [Source], width: Int? = nil, usesColor: Bool = false) {
        tables = Dictionary(sources.map { ($0.id, LineTable($0)) }, uniquingKeysWith: { first, _ in first })
        self.width = width
        style = DiagnosticStyle(usesColor: usesColor)
    }

    /// The whole report of one diagnostic; ends with a newline.
    public func text(of diagnostic: Diagnostic) -> String {
        let heading = style.kind(of: diagnostic) + style.bold(diagnostic.message.visible)
        var lines = [prefix(diagnostic.span) + heading]
        lines += excerpt(diagnostic.span)
        for note in diagnostic.notes { lines += text(of: note) }
        lines += CallStackText(diagnostic.calls, place: place).lines.map { "  " + $0 }
        if let fix = diagnostic.fix { lines += text(of: fix) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(of note: Diagnostic.Note) -> [String] {
        guard let span = note.span else { return ["  " + style.note("note: ") + note.message.visible] }
        return [prefix(span) + style.note("note: ") + note.message.visible] + excerpt(span)
    }

    /// `file:line:column`
    private func place(_ span: Span) -> String? {
        guard let table = tables[span.source] else { return nil }
        let location = table.location(of: span.start)
        return "\(table.source.name.visible):\(location.line):\(location.column)"
    }

    private func prefix(_ span: Span) -> String { place(span).map { $0 + ": " } ?? "" }

    // MARK: The line and its caret

    private func excerpt(_ span: Span) -> [String] {
        guard let table = tables[span.source], !table.source.bytes.isEmpty else { return [] }
        let range = table.lineRange(around: span.start)
        let window = ExcerptWindow(table.source.bytes, range, around: Int(span.start), width: columns)
        let (line, caret) = window.lines(from: Int(span.start), to: Int(span.end))
        return [DiagnosticPrinter.indent + line, DiagnosticPrinter.indent + style.caret(caret)]
    }

    private var columns: Int? { width.map { max(20, $0 - DiagnosticPrinter.indent.count) } }

    // MARK: The corrected line

    private func text(of fix: Diagnostic.Fix) -> [String] {
        guard let first = fix.edits.first, let last = fix.edits.last, let table = tables[first.span.source] else { return [] }
        let source = table.source
        let corrected = source.applying(fix)
        let start = table.lineRange(around: first.span.start).lowerBound
        let tail = source.bytes.count - table.lineRange(around: last.span.end).upperBound
        let end = max(start, corrected.count - tail)
        let mended = corrected[start..<end].split(omittingEmptySubsequences: true) { $0 == 0x0A || $0 == 0x0D }
        if mended.allSatisfy({ $0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }) { return ["  " + style.fix("try: ") + "without this line"] }
        let shown = mended.count <= DiagnosticPrinter.mostLines ? mended[...] : mended.prefix(DiagnosticPrinter.mostLines - 2)
        let rest = shown.count < mended.count ? ["       …", "       " + String(decoding: mended[mended.count - 1], as: UTF8.self)] : []
        return rest.isEmpty ? lines(shown, of: corrected, from: first) : lines(shown, of: corrected, from: first) + rest
    }

    private static let mostLines = 20

    private func lines(_ mended: ArraySlice<ArraySlice<UInt8>>, of corrected: [UInt8], from first: Diagnostic.Fix.Edit) -> [String] {
        mended.enumerated().map { index, line in
            let isFirst = index == 0
            let around = isFirst ? max(line.startIndex, Int(first.span.start)) : line.startIndex
            let window = ExcerptWindow(corrected, line.startIndex..<line.endIndex, around: around, width: columns.map { $0 - 3 })
            let text = window.lines(from: around, to: around).line
            return isFirst ? "  " + style.fix("try: ") + text.trimmingLeadingBlanks : "       " + text
        }
    }
}

extension String {
    fileprivate var trimmingLeadingBlanks: String { String(drop { $0 == " " }) }
}

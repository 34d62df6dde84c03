// Messages about scripts as JSON, for editors and other tools.

import PenSyntax

/// Writes diagnostics with their places: `line`, `column`, `endLine` and `endColumn` count from 1, columns in characters as
/// one sees them; `start` and `end` are offsets in bytes from 0, in the text behind a byte order mark. An end is behind the
/// last character.
struct DiagnosticJSON {
    private let tables: [Int32: (name: String, lines: LineTable)]

    /// - Parameter file: the name of a source's file, by the one that messages show.
    init(sources: [Source], file: (String) -> String) {
        tables = Dictionary(sources.map { ($0.id, (file($0.name), LineTable($0))) }, uniquingKeysWith: { first, _ in first })
    }

    func value(of diagnostic: Diagnostic) -> JSON {
        .object(place(diagnostic.span) + [
            ("severity", .text(diagnostic.severity.rawValue)),
            ("code", .text(diagnostic.code.rawValue)),
            ("message", .text(diagnostic.message)),
            ("notes", .list(diagnostic.notes.map { .object([("message", .text($0.message))] + ($0.span.map(place) ?? [])) })),
            ("fix", diagnostic.fix.map { .list($0.edits.map { .object(range($0.span) + [("text", .text($0.replacement))]) }) } ?? .null),
        ])
    }

    private func place(_ span: Span) -> [(name: String, value: JSON)] {
        [("file", .text(tables[span.source]?.name ?? ""))] + range(span)
    }

    private func range(_ span: Span) -> [(name: String, value: JSON)] {
        guard let lines = tables[span.source]?.lines else { return [] }
        let first = lines.location(of: span.start), last = lines.location(of: span.end)
        return [
            ("line", .number(first.line)), ("column", .number(first.column)), ("endLine", .number(last.line)), ("endColumn", .number(last.column)),
            ("start", .number(Int(span.start))), ("end", .number(Int(span.end))),
        ]
    }
}

// Corrected lines that run: a fix is followed by the fixes of what is still wrong on the lines that it changes.

import PenSyntax

extension Session {
    /// Texts longer than this are not read again for every fix.
    private static let longestSource = 1 << 15
    private static let mostFixes = 24

    /// The diagnostics with their fixes completed. Where the lines of one fix lie in those of another, only the wider
    /// one, or the later of two equal ones, is offered.
    func completingFixes(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var result = diagnostics
        var mended: [Int: MendedLines] = [:]
        for index in result.indices.prefix(Session.mostFixes) {
            guard let fix = result[index].fix, let source = source(of: fix) else { continue }
            let others = diagnostics.indices.filter { $0 != index }.compactMap { diagnostics[$0].fix }
            var lines = MendedLines(fix, in: source, besides: others)
            complete(&lines)
            (mended[index], result[index].fix) = (lines, lines.fix ?? fix)
        }
        for (index, lines) in mended where result[index].severity == .error {
            if mended.contains(where: { $0.key != index && $0.value.covers(lines, isLater: $0.key > index) }) { result[index].fix = nil }
        }
        return result
    }

    private func source(of fix: Diagnostic.Fix) -> Source? {
        guard let id = fix.edits.first?.span.source, fix.edits.allSatisfy({ $0.span.source == id }), sources.indices.contains(Int(id)) else { return nil }
        return sources[Int(id)].bytes.count <= Session.longestSource ? sources[Int(id)] : nil
    }

    private func complete(_ lines: inout MendedLines) {
        for _ in 0..<8 {
            let text = Source(id: lines.source.id, name: lines.source.name, bytes: lines.text)
            guard let next = errors(in: text).first(where: { lines.contains($0.fix) })?.fix, lines.apply(next, in: text) else { return }
        }
    }

    /// What can be found in a text without running it; names of earlier sources are not known there, so that texts of a
    /// conversation are only read, not resolved.
    private func errors(in source: Source) -> [Diagnostic] {
        let found = Parser.parse(source).diagnostics.filter { $0.severity == .error }
        guard found.isEmpty, sources.count == 1 else { return found }
        let session = Session(limits: machine.limits, load: load)
        return session.prepare(session.add(name: source.name, bytes: source.bytes)).filter { $0.severity == .error }
    }
}

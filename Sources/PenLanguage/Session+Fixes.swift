// Corrected lines that run: a fix is followed by the fixes of what is still wrong on the lines that it changes, and is
// offered only if nothing is wrong there in the end.

import PenSyntax

extension Session {
    /// Texts longer than this are not read again for every fix.
    private static let longestSource = 1 << 15
    private static let mostFixes = 24
    /// Seconds that may pass with trial runs.
    private static let patience = 0.2

    /// The diagnostics with their fixes completed, each in the first of its readings whose corrected lines run. Where the
    /// lines of one fix lie in those of another, only the wider one, or the later of two equal ones, is offered.
    func completingFixes(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var result = diagnostics
        var mended: [Int: MendedLines] = [:]
        let deadline = Machine.now() + Session.patience
        for index in result.indices {
            guard index < Session.mostFixes else {
                result[index].fix = nil
                continue
            }
            (result[index], mended[index]) = proven(index, of: diagnostics, until: deadline)
        }
        for (index, lines) in mended where result[index].severity == .error {
            if mended.contains(where: { $0.key != index && $0.value.covers(lines, isLater: $0.key > index) }) { result[index].fix = nil }
        }
        return result
    }

    /// The first reading of a diagnostic whose corrected lines run, with these lines.
    private func proven(_ index: Int, of diagnostics: [Diagnostic], until deadline: Double) -> (Diagnostic, MendedLines?) {
        let others = diagnostics.indices.filter { $0 != index }
        let fixes = others.compactMap { diagnostics[$0].fix }, messages = Set(others.map { diagnostics[$0].message })
        var plain = diagnostics[index]
        plain.alternatives = []
        for var reading in [plain] + diagnostics[index].alternatives {
            guard let fix = reading.fix, let source = source(of: fix) else { return (reading, nil) }
            var lines = MendedLines(fix, in: source, besides: fixes)
            let left = complete(&lines, until: deadline)
            if left.isEmpty {
                reading.fix = lines.fix ?? fix
                return (reading, lines)
            }
            // What else is wrong on the line is said elsewhere and says nothing against this reading.
            if left.allSatisfy({ messages.contains($0.message) }) {
                reading.fix = nil
                return (reading, nil)
            }
        }
        plain.fix = nil
        return (plain, nil)
    }

    private func source(of fix: Diagnostic.Fix) -> Source? {
        guard let id = fix.edits.first?.span.source, fix.edits.allSatisfy({ $0.span.source == id }), sources.indices.contains(Int(id)) else { return nil }
        return sources[Int(id)].bytes.count <= Session.longestSource ? sources[Int(id)] : nil
    }

    /// Follows the fixes on these lines; gives what is wrong there in the end.
    private func complete(_ lines: inout MendedLines, until deadline: Double) -> [Diagnostic] {
        var left: [Diagnostic] = []
        for _ in 0..<8 {
            let text = Source(id: lines.source.id, name: lines.source.name, bytes: lines.text)
            left = errors(in: text, until: deadline)
            guard let next = left.first(where: { lines.contains($0.fix) })?.fix, lines.apply(next, in: text) else { break }
        }
        return left.filter(lines.concern)
    }

    /// What can be found in a text without running it, or else the error that ends a short run; names of earlier sources
    /// are not known there, so that texts of a conversation are only read, not resolved.
    private func errors(in source: Source, until deadline: Double) -> [Diagnostic] {
        let found = Parser.parse(source).diagnostics.filter { $0.severity == .error }
        guard found.isEmpty, sources.count == 1 else { return found }
        var limits = machine.limits
        let time = deadline - Machine.now()
        (limits.maximumSteps, limits.timeout) = (min(limits.maximumSteps ?? .max, 20_000), max(0, time))
        let session = Session(
            limits: limits, arguments: machine.arguments, textMeasurer: scene.textMeasurer, load: load, loadImage: machine.loadImage)
        let wrong = session.prepare(session.add(name: source.name, bytes: source.bytes)).filter { $0.severity == .error }
        guard wrong.isEmpty, time > 0, case .failed(let diagnostic) = session.run() else { return wrong }
        return [diagnostic]
    }
}

// The lines that a fix changes, as they become.

import PenSyntax

struct MendedLines {
    let source: Source
    /// Whole lines of the source.
    private let old: Range<Int>
    private var new: [UInt8]
    /// What stands around them, its own faults mended as far as they can be.
    private let before: [UInt8]
    private let after: [UInt8]

    init(_ fix: Diagnostic.Fix, in source: Source, besides others: [Diagnostic.Fix]) {
        let bytes = source.bytes, count = bytes.count
        func isBreak(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }
        var first = min(count, max(0, Int(fix.edits.first?.span.start ?? 0))), last = min(count, max(first, Int(fix.edits.last?.span.end ?? 0)))
        while first > 0, !isBreak(first - 1) { first -= 1 }
        while last < count, !isBreak(last) { last += 1 }
        (self.source, old) = (source, first..<last)
        let edits = others.flatMap(\.edits).filter { $0.span.source == source.id }.sorted { $0.span.start < $1.span.start }
        let whole = source.applying(fix)
        new = Array(whole[first..<max(first, whole.count - (count - last))])
        let prefix = Source(id: source.id, name: source.name, bytes: Array(bytes[..<first]))
        before = prefix.applying(.init(edits.filter { Int($0.span.end) < first }))
        let shift = Int32(last)
        let tail = edits.filter { $0.span.start > shift }.map { edit in
            Diagnostic.Fix.Edit(Span(source: source.id, start: edit.span.start - shift, end: edit.span.end - shift), edit.replacement)
        }
        after = Source(id: source.id, name: source.name, bytes: Array(bytes[last...])).applying(.init(tail))
    }

    var text: [UInt8] { before + new + after }

    /// Whether a fix of `text` changes these lines alone.
    func contains(_ fix: Diagnostic.Fix?) -> Bool {
        guard let edits = fix?.edits, !edits.isEmpty else { return false }
        return edits.allSatisfy { Int($0.span.start) >= before.count && Int($0.span.end) <= before.count + new.count }
    }

    /// Whether something is wrong on these lines, or in what they call.
    func concern(_ diagnostic: Diagnostic) -> Bool {
        ([diagnostic.span] + diagnostic.calls.map(\.span)).contains { span in
            span.source == source.id && Int(span.end) >= before.count && Int(span.start) <= before.count + new.count
        }
    }

    /// False where nothing changes.
    mutating func apply(_ fix: Diagnostic.Fix, in text: Source) -> Bool {
        let mended = text.applying(fix)
        let lines = Array(mended[before.count..<max(before.count, mended.count - after.count)])
        defer { new = lines }
        return lines != new
    }

    /// Whether these lines make an offer for `other`’s unnecessary.
    func covers(_ other: MendedLines, isLater: Bool) -> Bool {
        guard source.id == other.source.id, old.lowerBound <= other.old.lowerBound, old.upperBound >= other.old.upperBound else { return false }
        return old != other.old || new == other.new && isLater
    }

    /// The change of the source; nil where there is none.
    var fix: Diagnostic.Fix? {
        let lines = source.bytes[old]
        let most = min(lines.count, new.count)
        var first = 0
        while first < most, lines[old.lowerBound + first] == new[first] { first += 1 }
        var last = 0
        while last < most - first, lines[old.upperBound - 1 - last] == new[new.count - 1 - last] { last += 1 }
        // No character is cut.
        while first > 0, isInside(first) { first -= 1 }
        while last > 0, new[new.count - last] & 0xC0 == 0x80 { last -= 1 }
        guard first + last < max(lines.count, new.count) else { return nil }
        let place = Span(source: source.id, start: Int32(old.lowerBound + first), end: Int32(old.upperBound - last))
        return Diagnostic.Fix(replacing: place, with: String(decoding: new[first..<(new.count - last)], as: UTF8.self))
    }

    /// Whether an index lies in the middle of a character, before or after the change.
    private func isInside(_ index: Int) -> Bool {
        index < new.count && new[index] & 0xC0 == 0x80 || index < old.count && source.bytes[old.lowerBound + index] & 0xC0 == 0x80
    }
}

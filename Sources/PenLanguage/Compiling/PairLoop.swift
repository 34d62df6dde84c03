// What to say of an error in a loop that takes two names, where a pair was to be taken apart.

import PenSyntax

/// `for (w, c) in pairs { … }` gives the place and the value, and not the parts of a pair.
struct PairLoop {
    private let machine: Machine
    private let names: [Variable]
    private let block: Span

    init?(_ names: [Variable], block: Span, machine: Machine) {
        guard names.count == 2 else { return nil }
        (self.names, self.block, self.machine) = (names, block, machine)
    }

    /// The error with a note, if it may come from that: the value is a pair, and the error is at one of the names.
    func explained(_ error: Error, index: Int, item: Value) -> Error {
        guard var diagnostic = error as? Diagnostic, diagnostic.calls.isEmpty, isPair(item), let source = machine.source(block.source),
            mentionsName(diagnostic.span, source) else { return error }
        let head = names[0].span.through(names[1].span)
        diagnostic.notes.append(.init(
            "for (\(names[0].name), \(names[1].name)) in … gives the place and the value: here \(names[0].name) is \(index) and \(names[1].name) is \(item.described)", at: head))
        if diagnostic.fix == nil { diagnostic.fix = takingApart(source) }
        return diagnostic
    }

    private func isPair(_ item: Value) -> Bool {
        switch item {
        case .point: return true
        case .list(let list): return list.count == 2
        default: return false
        }
    }

    private func mentionsName(_ span: Span, _ source: Source) -> Bool {
        guard span.source == block.source, block.start <= span.start, span.end <= block.end else { return false }
        let words = source.text(span).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return names.contains { name in words.contains { $0 == name.name } }
    }

    /// `for p in pairs { let (w, c) = p`
    private func takingApart(_ source: Source) -> Diagnostic.Fix? {
        var (start, end) = (Int(names[0].span.start), Int(names[1].span.end))
        while start > 0, source.bytes[start] != UInt8(ascii: "(") { start -= 1 }
        while end < Int(block.start), source.bytes[end] != UInt8(ascii: ")") { end += 1 }
        guard let name = ["p", "pair", "item", "each"].first(where: { name in !names.contains { $0.name == name } }) else { return nil }
        func place(_ start: Int, _ end: Int) -> Span { Span(source: block.source, start: Int32(start), end: Int32(end)) }
        let pattern = place(start, end + 1), opening = Int(block.start) + 1
        var next = opening
        while next < source.bytes.count, source.bytes[next] == 0x20 || source.bytes[next] == 0x09 { next += 1 }
        let endsLine = next >= source.bytes.count || [0x0A, 0x0D].contains(source.bytes[next]) || source.bytes[next...].starts(with: "//".utf8)
        return Diagnostic.Fix([
            .init(pattern, name), .init(place(opening, opening), " let \(source.text(pattern)) = \(name)" + (endsLine ? "" : ";")),
        ])
    }
}

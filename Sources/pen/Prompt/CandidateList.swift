// The list below a line: how a function is called, and what could be typed.

import PenLanguage
import PenTerminal

/// One candidate a line with its help where there is room for that, otherwise columns; never more than the window holds.
struct CandidateList {
    private let proposal: PromptCompletion.Proposal
    private let columns: Int
    private let rows: Int
    private let hasColors: Bool

    init(_ proposal: PromptCompletion.Proposal, on terminal: Terminal) {
        self.proposal = proposal
        // A line that fills its row would be followed by an empty one on some terminals.
        columns = max(terminal.window.columns - 1, 1)
        rows = max(terminal.window.rows - 2, 2)
        hasColors = terminal.colorDepth != .none
    }

    var text: String {
        // In a small window the candidates are worth more.
        let heading = self.heading.count + 2 > rows ? [] : self.heading
        let room = rows - heading.count, count = proposal.candidates.count
        let lines = count <= max(room / 2, 4) && count <= room ? helpLines : columnLines(room)
        return (heading + lines).map { $0 + "\n" }.joined()
    }

    // MARK: The call

    private var heading: [String] {
        guard let call = proposal.call else { return [] }
        let signature = call.signature.pieces.map { piece in
            piece.parameter != nil && piece.parameter == call.parameter ? marked(piece.text) : piece.text
        }
        let whole = cut(call.signature.text) == call.signature.text ? signature.joined() : cut(call.signature.text)
        guard let parameter = call.parameter, !call.help.isEmpty, let name = call.signature.pieces.first(where: { $0.parameter == parameter })?.text
        else { return [whole] }
        return [whole, dim(cut("  \(name.prefix { $0 != " " && $0 != ":" }): \(call.help)"))]
    }

    private func marked(_ text: String) -> String { hasColors ? "\u{1B}[1;4m\(text)\u{1B}[0m" : "[\(text)]" }
    private func dim(_ text: String) -> String { hasColors ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

    // MARK: The candidates

    private var helpLines: [String] {
        let width = proposal.candidates.map { DisplayWidth.of($0.label) }.max() ?? 0
        return proposal.candidates.map { candidate in
            let help = candidate.help
            guard !help.isEmpty, width + 6 < columns else { return cut(candidate.label) }
            let name = padded(candidate.label, to: width + 2)
            return name + dim(cut(help, to: columns - width - 2))
        }
    }

    /// As many columns as fit, filled from top to bottom; the last row says how many are left out.
    private func columnLines(_ room: Int) -> [String] {
        let all = proposal.candidates.map { cut($0.label) }, widths = all.map { DisplayWidth.of($0) + 2 }
        let whole = (1...room).first { Table(widths[...], down: $0).width <= columns + 2 }
        guard whole == nil else { return lines(all, Table(widths[...], down: whole ?? room)) }
        // As many of the first as fit into the rows but one.
        var table = Table(widths.prefix(room - 1), down: room - 1)
        while case let wider = Table(widths.prefix(table.count + room - 1), down: room - 1), wider.width <= columns + 2 { table = wider }
        return lines(Array(all.prefix(table.count)), table) + ["… and \(all.count - table.count) more"]
    }

    /// Where things stand that fill columns of so many rows.
    private struct Table {
        let down: Int
        let count: Int
        let columns: [Int]
        var width: Int { columns.reduce(0, +) }

        init(_ widths: ArraySlice<Int>, down: Int) {
            (self.down, count) = (down, widths.count)
            columns = stride(from: 0, to: widths.count, by: down).map { widths[$0..<min($0 + down, widths.count)].max() ?? 0 }
        }
    }

    private func lines(_ labels: [String], _ table: Table) -> [String] {
        (0..<min(table.down, labels.count)).map { row in
            table.columns.enumerated().compactMap { column, width in
                let index = column * table.down + row
                guard index < labels.count else { return nil }
                return index + table.down < labels.count ? padded(labels[index], to: width) : labels[index]
            }.joined()
        }
    }

    private func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(width - DisplayWidth.of(text), 0)) }

    private func cut(_ text: String) -> String { cut(text, to: columns) }

    private func cut(_ text: String, to width: Int) -> String {
        guard DisplayWidth.of(text) > width else { return text }
        var room = width - 1
        let kept = text.prefix { character in
            room -= DisplayWidth.of(character)
            return room >= 0
        }
        return kept + "…"
    }
}

extension Candidate {
    /// A file as its name without its folder, a label with its colon.
    fileprivate var label: String {
        switch kind {
        case .file:
            let isFolder = text.hasSuffix("/"), parts = text.split(separator: "/")
            return (parts.last.map(String.init) ?? text) + (isFolder ? "/" : "")
        case .label: return text + ":"
        default: return text
        }
    }
}

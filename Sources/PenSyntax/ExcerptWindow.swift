// The part of a line that is shown around a place.

struct ExcerptWindow {
    private let line: DisplayLine
    private let width: Int?
    private let cutsStart: Bool
    private let cutsEnd: Bool

    /// - Parameters:
    ///   - range: the bytes of the line.
    ///   - place: the offset that must be seen.
    ///   - width: how many columns there are, or nil for all of the line.
    init(_ bytes: [UInt8], _ range: Range<Int>, around place: Int, width: Int?) {
        self.width = width
        guard let width else {
            (line, cutsStart, cutsEnd) = (DisplayLine(bytes, range), false, false)
            return
        }
        let place = min(max(place, range.lowerBound), range.upperBound)
        // A character has at most a few bytes for each column; far more than can be seen need not be looked at.
        let reach = 16 * width
        var (start, end) = (max(range.lowerBound, place - reach), min(range.upperBound, place + reach))
        while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        end = max(start, end)
        while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
        line = DisplayLine(bytes, start..<end)
        (cutsStart, cutsEnd) = (start > range.lowerBound, end < range.upperBound)
    }

    /// The text, and below it a caret at the start of a span and waves to its end.
    func lines(from start: Int, to end: Int) -> (line: String, caret: String) {
        let caretCell = line.count(before: start)
        let (first, last) = visibleCells(around: caretCell)
        let leading = first > 0 || cutsStart ? "…" : ""
        let trailing = last < line.cells.count || cutsEnd ? "…" : ""
        let text = line.cells[first..<last].reduce(into: "") { $0 += $1.text }
        let blanks = line.cells[first..<min(caretCell, last)].reduce(leading.isEmpty ? 0 : 1) { $0 + $1.width }
        let endCell = min(max(line.count(before: end), caretCell), last)
        let marked = line.cells[min(caretCell, endCell)..<endCell].reduce(0) { $0 + $1.width }
        let caret = String(repeating: " ", count: blanks) + "^" + String(repeating: "~", count: max(0, marked - 1))
        return (leading + text + trailing, caret)
    }

    /// Which cells fit: all, or those from a third of the width before the caret on.
    private func visibleCells(around caret: Int) -> (first: Int, last: Int) {
        guard let width, line.width + (cutsStart ? 1 : 0) + (cutsEnd ? 1 : 0) > width else { return (0, line.cells.count) }
        var first = caret
        var before = 0
        while first > 0, before + line.cells[first - 1].width <= width / 3 {
            first -= 1
            before += line.cells[first].width
        }
        if first > 0, line.cells[..<first].reduce(0, { $0 + $1.width }) <= 1, !cutsStart { first = 0 }
        var last = first
        var used = (first > 0 || cutsStart ? 1 : 0) + 1
        while last < line.cells.count, used + line.cells[last].width <= width {
            used += line.cells[last].width
            last += 1
        }
        return (first, last)
    }
}

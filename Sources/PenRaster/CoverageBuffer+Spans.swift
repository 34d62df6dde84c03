// Coverage, stretch by stretch.

import PenGeometry

extension CoverageBuffer {
    /// Coverage that changes less often than so many pixels is passed on as stretches of the same coverage.
    private static let shortest = 8

    /// Passes on the coverage (0…1) of the rows within `limit`, where it is not zero, and empties the buffer.
    /// - Parameters:
    ///   - even: a row, the first column, how many, and their coverage.
    ///   - uneven: a row, the first column, and the coverage of each.
    @inline(__always)
    func forEachSpan(
        _ rule: FillRule, within limit: PixelRect, even: (_ y: Int, _ x: Int, _ count: Int, _ coverage: Float) -> Void,
        uneven: (_ y: Int, _ x: Int, _ coverage: UnsafeBufferPointer<Float>) -> Void
    ) {
        for index in min(touchedRows.first, touchedRows.end)..<touchedRows.end {
            let y = rows.lowerBound + index, isVisible = y >= limit.minY && y < limit.maxY
            let visible = isVisible ? limit.minX..<max(limit.minX, limit.maxX) : 0..<0
            forEachRun(index, rule) { first, end, coverage in
                let columns = (first..<end).clamped(to: visible)
                guard !columns.isEmpty else { return }
                if let coverage {
                    even(y, columns.lowerBound, columns.count, coverage)
                } else {
                    uneven(y, columns.lowerBound, UnsafeBufferPointer(start: row + columns.lowerBound, count: columns.count))
                }
            }
        }
        touchedRows = (Int.max, 0)
    }

    /// Passes on the columns `first..<end` of a row with their coverage, or with nil where that stands in `row`.
    @inline(__always)
    private func forEachRun(_ index: Int, _ rule: FillRule, _ body: (_ first: Int, _ end: Int, _ coverage: Float?) -> Void) {
        let extent = extents[index]
        guard extent.first < extent.end else { return }
        extents[index] = (Int.max, 0)
        let cells = differences + index * stride, words = touched + index * wordsPerRow
        var winding = 0.0, coverage: Float = 0
        // What stands in `row` and has not been passed on.
        var first = extent.first, end = extent.first
        for word in (extent.first >> 6)...((extent.end - 1) >> 6) {
            var bits = words[word]
            words[word] = 0
            while bits != 0 {
                let shift = bits.trailingZeroBitCount, start = word << 6 + shift
                let count = (~(bits &>> UInt64(shift))).trailingZeroBitCount
                bits = shift + count >= 64 ? 0 : bits & (UInt64.max &<< UInt64(shift + count))
                if start - end >= CoverageBuffer.shortest {
                    if first < end { body(first, end, nil) }
                    if coverage > 0 { body(end, start, coverage) }
                    first = start
                } else {
                    for x in end..<max(end, start) { row[x] = coverage }
                }
                end = start + count
                for x in start..<end {
                    winding += cells[x]
                    cells[x] = 0
                    coverage = covered(winding, rule)
                    row[x] = coverage
                }
            }
        }
        if first < min(end, width) { body(first, min(end, width), nil) }
        // Edges to the right of the picture were left out: what is inside here is inside up to the border.
        if coverage > 0, end < width { body(end, width, coverage) }
    }
}

/// The coverage of a pixel by its mean winding number.
@inline(__always)
private func covered(_ winding: Double, _ rule: FillRule) -> Float {
    var c = abs(winding)
    if rule == .evenOdd, c > 1 {
        c = c.truncatingRemainder(dividingBy: 2)
        if c > 1 { c = 2 - c }
    }
    // What rounding has left of nothing, or taken from the whole.
    return c > 1 - 1e-7 ? 1 : c < 1e-7 ? 0 : Float(c)
}

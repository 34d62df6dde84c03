// Exact area coverage of polygons.

import PenGeometry

/// Adds up, for every pixel of a band of rows, the signed area that lies to the right of the edges that cross it: row by
/// row the running sum of the stored differences is the mean winding number over the pixel. Two accumulators beyond a
/// row's end take what falls on its right border.
///
/// The method is that of LibArt and FreeType's smooth rasteriser (signed area accumulation), over a dense buffer with a
/// bit for each accumulator that is not zero, so that stretches between edges are known without being read. Sums are in
/// double precision: the windings of a million overlapping edges still cancel to nothing.
final class CoverageBuffer {
    let width: Int
    let rows: Range<Int>
    let stride: Int
    private let right, top, bottom: Double
    let differences: UnsafeMutablePointer<Double>
    /// A bit for each accumulator, in words of 64.
    let touched: UnsafeMutablePointer<UInt64>
    let wordsPerRow: Int
    /// Of each row, the first accumulator that is touched and one past the last.
    let extents: UnsafeMutablePointer<(first: Int, end: Int)>
    /// What is touched of the rows, counted from the band's first.
    var touchedRows = (first: Int.max, end: 0)
    /// A row's coverage, while it is passed on.
    let row: UnsafeMutablePointer<Float>

    /// - Precondition: 0 <= width, no row is beyond `Raster.largestSide`.
    init(width: Int, rows: Range<Int>) {
        (self.width, self.rows, stride) = (width, rows, width + 2)
        (right, top, bottom) = (Double(width), Double(rows.lowerBound), Double(rows.upperBound))
        let height = max(1, rows.count)
        wordsPerRow = (stride + 63) / 64
        differences = .allocate(capacity: stride * height)
        differences.initialize(repeating: 0, count: stride * height)
        touched = .allocate(capacity: wordsPerRow * height)
        touched.initialize(repeating: 0, count: wordsPerRow * height)
        extents = .allocate(capacity: height)
        extents.initialize(repeating: (Int.max, 0), count: height)
        row = .allocate(capacity: stride)
        row.initialize(repeating: 0, count: stride)
    }

    deinit {
        differences.deallocate()
        touched.deallocate()
        extents.deallocate()
        row.deallocate()
    }

    /// Adds all edges of an outline, whatever they overlap.
    func addAll(_ outline: Outline) {
        outline.points.withUnsafeBufferPointer { points in
            for chain in outline.chains where points[chain.first].y < bottom && points[chain.last].y > top {
                for i in chain.first..<chain.last { addEdge(points[i], points[i + 1], winding: Double(chain.winding)) }
            }
        }
    }

    /// Adds an edge from `a` down to `b`, which is lower, both in pixels of any finite size; what is outside of the rows
    /// is left out. Both directions of an edge give the same numbers, so that what is walked twice cancels exactly.
    func addEdge(_ a: Point, _ b: Point, winding: Double) {
        guard a.y < bottom, b.y > top, a.y < b.y else { return }
        let slope = (b.x - a.x) / (b.y - a.y)
        let upper = a.y >= top ? a : Point(a.x + (top - a.y) * slope, top)
        let lower = b.y <= bottom ? b : Point(a.x + (bottom - a.y) * slope, bottom)
        addEdge(upper, lower, slope: slope, winding: winding)
    }

    /// Adds an edge within the rows.
    @inline(__always)
    func addEdge(_ a: Point, _ b: Point, slope: Double, winding: Double) {
        if min(a.x, b.x) >= 0, max(a.x, b.x) <= right {
            addInside(a, b, slope, winding)
        } else if min(a.x, b.x) < right {
            addCrossing(a, b, slope, winding)
        }
    }

    /// Adds a piece of an edge within one row, which is counted from the first.
    @inline(__always)
    func addPiece(_ row: Int, _ a: Point, _ b: Point, slope: Double, winding: Double) {
        guard min(a.x, b.x) >= 0, max(a.x, b.x) <= right else { return addEdge(a, b, slope: slope, winding: winding) }
        if row < touchedRows.first { touchedRows.first = row }
        if row >= touchedRows.end { touchedRows.end = row + 1 }
        addToRow(row, a.x, b.x, (b.y - a.y) * winding)
    }

    /// An edge that leaves the picture sideways: its part on the left counts on the left border, that on the right not.
    private func addCrossing(_ a: Point, _ b: Point, _ slope: Double, _ winding: Double) {
        func y(atX x: Double) -> Double { min(max(a.y, a.y + (x - a.x) / slope), b.y) }
        if max(a.x, b.x) <= 0 { return addInside(Point(0, a.y), Point(0, b.y), 0, winding) }
        var (start, end) = (a, b)
        if a.x < 0 {
            start = Point(0, y(atX: 0))
            addInside(Point(0, a.y), start, 0, winding)
        } else if a.x > right {
            start = Point(right, y(atX: right))
        }
        if b.x < 0 {
            end = Point(0, y(atX: 0))
            addInside(end, Point(0, b.y), 0, winding)
        } else if b.x > right {
            end = Point(right, y(atX: right))
        }
        addInside(start, end, slope, winding)
    }

    private func addInside(_ a: Point, _ b: Point, _ slope: Double, _ winding: Double) {
        guard a.y < b.y else { return }
        let (upper, lower) = (a.y - top, b.y - top)
        let first = min(Int(upper), rows.count - 1)
        // The row of what lies just above the lower end; without a function's call for rounding up.
        let floor = Int(lower), last = max(first, min(Double(floor) < lower ? floor : floor - 1, rows.count - 1))
        if first < touchedRows.first { touchedRows.first = first }
        if last >= touchedRows.end { touchedRows.end = last + 1 }
        guard first < last else { return addToRow(first, a.x, b.x, (lower - upper) * winding) }
        var x = a.x, cover = (Double(first + 1) - upper) * winding
        for row in first..<last {
            let nextX = min(max(0, a.x + (Double(row + 1) - upper) * slope), right)
            addToRow(row, x, nextX, cover)
            (x, cover) = (nextX, winding)
        }
        addToRow(last, x, b.x, (lower - Double(last)) * winding)
    }

    /// Adds a piece of an edge within one row: `cover` is its signed height.
    ///
    /// The running sum up to column k is to be `cover` times the mean of what column k has to the right of the piece.
    /// That mean is the difference of F(k + 1) and F(k), where F(c) is the mean of max(0, c - x) over the piece: a
    /// parabola while c is on the piece, so that its second differences are constant but for the two columns at either
    /// end.
    @inline(__always)
    private func addToRow(_ row: Int, _ x0: Double, _ x1: Double, _ cover: Double) {
        let low = min(x0, x1), high = max(x0, x1)
        let first = Int(low), last = Int(high)
        let cells = differences + (row * stride + first)
        touch(row, first, last + 2)
        guard first < last else {
            let here = cover * (Double(first + 1) - (low + high) / 2)
            cells[0] += here
            cells[1] += cover - here
            return
        }
        let each = cover / (high - low), half = each / 2, count = last - first
        // How much of the piece's width lies in its first column and in its last.
        let a = Double(first + 1) - low, b = high - Double(last)
        cells[0] += half * a * a
        cells[count + 1] += half * b * b
        guard count > 1 else {
            cells[1] += cover - half * a * a - half * b * b
            return
        }
        cells[1] += half * (1 + 2 * a - a * a)
        cells[count] += half * (1 + 2 * b - b * b)
        for i in 2..<max(2, count) { cells[i] += each }
    }

    /// Marks the accumulators `first..<end`, which are at least two.
    @inline(__always)
    private func touch(_ row: Int, _ first: Int, _ end: Int) {
        if first < extents[row].first { extents[row].first = first }
        if end > extents[row].end { extents[row].end = end }
        let words = touched + row * wordsPerRow, firstWord = first >> 6, lastWord = (end - 1) >> 6
        let from = UInt64.max &<< UInt64(first & 63), upTo = UInt64.max &>> UInt64(63 - (end - 1) & 63)
        if firstWord == lastWord {
            words[firstWord] |= from & upTo
        } else {
            words[firstWord] |= from
            words[lastWord] |= upTo
            for word in (firstWord + 1)..<max(firstWord + 1, lastWord) { words[word] = UInt64.max }
        }
    }
}

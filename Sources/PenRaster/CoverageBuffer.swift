// Exact area coverage of polygons.

import PenGeometry

/// Adds up, for every pixel, the signed area that lies to the right of the edges that cross it: row by row the running
/// sum of the stored differences is the mean winding number over the pixel. Two accumulators a row's end beyond the
/// picture take what falls on its right border.
///
/// The method is that of LibArt and FreeType's smooth rasteriser (signed area accumulation), over a dense buffer of
/// which only the touched part of each row is ever read. Sums are in double precision: the windings of a million
/// overlapping edges still cancel to nothing.
final class CoverageBuffer {
    let width, height: Int
    private let stride: Int
    private let right, bottom: Double
    private let differences: UnsafeMutablePointer<Double>
    private let row: UnsafeMutablePointer<Float>
    /// What is touched of each row: the first accumulator and one past the last.
    private let touched: UnsafeMutablePointer<(first: Int, end: Int)>
    /// What is touched of the rows, likewise.
    private var touchedRows = (first: Int.max, end: 0)

    /// - Precondition: 0 <= width, height <= `Raster.largestSide`.
    init(width: Int, height: Int) {
        (self.width, self.height, stride) = (width, height, width + 2)
        (right, bottom) = (Double(width), Double(height))
        differences = .allocate(capacity: stride * max(1, height))
        differences.initialize(repeating: 0, count: stride * max(1, height))
        row = .allocate(capacity: stride)
        row.initialize(repeating: 0, count: stride)
        touched = .allocate(capacity: max(1, height))
        touched.initialize(repeating: (Int.max, 0), count: max(1, height))
    }

    deinit {
        differences.deallocate()
        row.deallocate()
        touched.deallocate()
    }

    // MARK: Edges

    /// Adds the edge between two points in pixels, of any size but finite. The edges of a polygon must be closed.
    func addEdge(_ a: Point, _ b: Point) {
        // Both directions of an edge give the same numbers, so that what is walked twice cancels exactly.
        if a.y < b.y { addDown(a, b, 1) } else if b.y < a.y { addDown(b, a, -1) }
    }

    private func addDown(_ a: Point, _ b: Point, _ winding: Double) {
        guard a.y < bottom, b.y > 0, min(a.x, b.x) < right else { return }
        let slope = (b.x - a.x) / (b.y - a.y)
        let (top, end) = part(ofEdgeFrom: a, to: b, downTo: bottom)
        if min(top.x, end.x) >= 0, max(top.x, end.x) <= right {
            addInside(top, end, slope, winding)
        } else {
            addCrossing(top, end, slope, winding)
        }
    }

    /// An edge that leaves the picture sideways: its part on the left counts on the left border, that on the right not.
    private func addCrossing(_ a: Point, _ b: Point, _ slope: Double, _ winding: Double) {
        func y(atX x: Double) -> Double { min(max(a.y, a.y + (x - a.x) / slope), b.y) }
        if max(a.x, b.x) <= 0 { return addInside(Point(0, a.y), Point(0, b.y), 0, winding) }
        guard min(a.x, b.x) < right else { return }
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
        let first = min(Int(a.y), height - 1)
        let last = max(first, min(Int(b.y.rounded(.up)) - 1, height - 1))
        touchedRows = (min(touchedRows.first, first), max(touchedRows.end, last + 1))
        guard first < last else { return addToRow(first, a.x, b.x, (b.y - a.y) * winding) }
        var x = a.x, cover = (Double(first + 1) - a.y) * winding
        for row in first..<last {
            let nextX = min(max(0, a.x + (Double(row + 1) - a.y) * slope), right)
            addToRow(row, x, nextX, cover)
            (x, cover) = (nextX, winding)
        }
        addToRow(last, x, b.x, (b.y - Double(last)) * winding)
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

    @inline(__always)
    private func touch(_ row: Int, _ first: Int, _ end: Int) {
        if first < touched[row].first { touched[row].first = first }
        if end > touched[row].end { touched[row].end = end }
    }

    // MARK: Coverage

    /// Passes on the coverage (0…1) of each touched row within `limit`, with its first column, and empties the buffer.
    func sweep(_ rule: FillRule, within limit: PixelRect, _ emit: (_ y: Int, _ x: Int, _ coverage: UnsafeBufferPointer<Float>) -> Void) {
        for y in min(touchedRows.first, touchedRows.end)..<touchedRows.end {
            let (first, end) = touched[y]
            guard first < end else { continue }
            touched[y] = (Int.max, 0)
            let columns = sum(y, first, end, rule)
            let visible = columns.clamped(to: limit.minX..<max(limit.minX, limit.maxX))
            guard y >= limit.minY, y < limit.maxY, !visible.isEmpty else { continue }
            emit(y, visible.lowerBound, UnsafeBufferPointer(start: row + visible.lowerBound, count: visible.count))
        }
        touchedRows = (Int.max, 0)
    }

    /// Turns a row's differences into coverage; returns the columns that are covered.
    private func sum(_ y: Int, _ first: Int, _ end: Int, _ rule: FillRule) -> Range<Int> {
        let cells = differences + y * stride
        let rest = rule == .nonZero ? sum(cells, first..<min(end, stride)) { nonZero($0) } : sum(cells, first..<min(end, stride)) { evenOdd($0) }
        // Edges to the right of the picture were left out: what is inside here is inside up to the border.
        guard end < width, rest > 0 else { return first..<max(first, min(end, width)) }
        for x in end..<width { row[x] = rest }
        return first..<width
    }

    /// - Returns: the coverage to the right of the columns.
    @inline(__always)
    private func sum(_ cells: UnsafeMutablePointer<Double>, _ columns: Range<Int>, _ coverage: (Double) -> Float) -> Float {
        var winding = 0.0
        for x in columns {
            winding += cells[x]
            cells[x] = 0
            row[x] = coverage(winding)
        }
        return coverage(winding)
    }
}

/// The coverage of a pixel by its mean winding number.
private func nonZero(_ winding: Double) -> Float {
    let c = abs(winding)
    // What rounding has left of nothing, or taken from the whole.
    return c > 1 - 1e-7 ? 1 : c < 1e-7 ? 0 : Float(c)
}

private func evenOdd(_ winding: Double) -> Float {
    let c = abs(winding).truncatingRemainder(dividingBy: 2)
    return nonZero(c > 1 ? 2 - c : c)
}

/// The part of a downward edge between the heights 0 and `bottom`, which it reaches both.
func part(ofEdgeFrom a: Point, to b: Point, downTo bottom: Double) -> (Point, Point) {
    let slope = (b.x - a.x) / (b.y - a.y)
    // From the nearer end, since a far one has lost the digits that matter here.
    let top = a.y >= 0 ? a : Point(-a.y < b.y ? a.x - a.y * slope : b.x - b.y * slope, 0)
    return (top, b.y <= bottom ? b : Point(top.x + (bottom - top.y) * slope, bottom))
}

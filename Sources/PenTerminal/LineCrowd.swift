// Where a picture's thin lines are crowded.

import PenGeometry

/// How long the lines are that run through each block of the picture, all lengths in parts.
struct LineCrowd {
    private let blocks: LineBlocks
    private var lengths: [Double]

    init(columns: Int, rows: Int) {
        blocks = LineBlocks(columns: columns, rows: rows)
        lengths = [Double](repeating: 0, count: blocks.columns * blocks.rows)
    }

    mutating func add(_ path: Path, _ transform: AffineTransform) {
        blocks.forEachSample(of: path, transform) { lengths[$0] += $1 }
    }

    /// The width for a pen that draws this path, so that lines as many and as wide leave a fifth of the paper bare; 1
    /// where there is room for that.
    func penWidth(along path: Path, _ transform: AffineTransform) -> Double {
        var sum = 0.0, length = 0.0
        blocks.forEachSample(of: path, transform) { block, part in
            sum += lengths[block] / blocks.area(of: block) * part
            length += part
        }
        guard length > 0 else { return 1 }
        return min(1, 0.8 * length / sum)
    }
}

/// The picture cut into squares of some parts.
private struct LineBlocks {
    static let side = 4.0
    /// So many samples are taken of one path at most, and at least one of each line.
    private static let mostSamples = 100_000.0

    let columns, rows: Int
    private let width, height: Double

    init(columns: Int, rows: Int) {
        (width, height) = (Double(columns), Double(rows))
        self.columns = max(1, Int((Double(columns) / LineBlocks.side).rounded(.up)))
        self.rows = max(1, Int((Double(rows) / LineBlocks.side).rounded(.up)))
    }

    /// The area of a block in parts; those at the right and lower edges may be smaller.
    func area(of block: Int) -> Double {
        let x = Double(block % columns) * LineBlocks.side, y = Double(block / columns) * LineBlocks.side
        return min(LineBlocks.side, width - x) * min(LineBlocks.side, height - y)
    }

    /// Passes on pieces of the path's lines, each with the block where its middle lies; what is outside is left out.
    /// Curves count as their chords.
    func forEachSample(of path: Path, _ transform: AffineTransform, _ body: (_ block: Int, _ length: Double) -> Void) {
        let lines = path.flattened(tolerance: 0.2 / max(transform.meanScale, 1e-300)).transformed(by: transform)
        let step = max(LineBlocks.side / 2, lines.points.chordLength() / LineBlocks.mostSamples)
        var next = 0, start = Point.zero, here = Point.zero
        func sample(_ end: Point) {
            let length = (end - here).length
            guard length > 0, length < 1e9 else { return }
            let count = max(1, Int(length / step))
            for i in 0..<count {
                let p = here + (Double(i) + 0.5) / Double(count) * (end - here)
                if let block = block(at: p) { body(block, length / Double(count)) }
            }
        }
        for verb in lines.verbs {
            if verb == .close {
                sample(start)
                here = start
                continue
            }
            let end = lines.points[next]
            if verb == .move { start = end } else { sample(end) }
            here = end
            next += 1
        }
    }

    private func block(at p: Point) -> Int? {
        let x = p.x / LineBlocks.side, y = p.y / LineBlocks.side
        guard x >= 0, y >= 0, x < Double(columns), y < Double(rows) else { return nil }
        return Int(y) * columns + Int(x)
    }
}

extension [Point] {
    /// The length of the way from point to point, no step of which counts as longer than a limit.
    func chordLength(limit: Double = .infinity) -> Double {
        var sum = 0.0
        for i in 1..<Swift.max(1, count) { sum += Swift.min((self[i] - self[i - 1]).length, limit) }
        return sum
    }
}

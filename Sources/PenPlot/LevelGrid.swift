// Where a function of two numbers has a value: marching squares, with smooth curves between.

import PenGeometry

/// A function of two numbers on a grid over a frame, for level lines and for areas where it is below a level.
public struct LevelGrid {
    private let field: LevelField
    private let rect: Rect
    private let columns, rows: Int
    private var values: [Double] = []
    private let tolerance: Double

    /// As far as the grid's lines are apart, in user units, about.
    private static let spacing = 2.5
    /// So often is a square quartered in which lines cross.
    private static let depth = 5

    /// - Parameters:
    ///   - tolerance: how far the lines may be from the true ones, in user units.
    public init(of value: @escaping (Double, Double) throws -> Double, in frame: PlotFrame, tolerance: Double) throws {
        (rect, self.tolerance) = (frame.rect, tolerance)
        columns = Int(min(max(rect.width / LevelGrid.spacing, 24), 400).rounded())
        rows = Int(min(max(rect.height / LevelGrid.spacing, 24), 400).rounded())
        field = LevelField(value: value, frame: frame, step: min(rect.width, rect.height) * 1e-5)
        values.reserveCapacity((columns + 1) * (rows + 1))
        for j in 0...rows { for i in 0...columns { values.append(try field(node(i, j))) } }
    }

    private func node(_ i: Int, _ j: Int) -> Point {
        Point(rect.minX + rect.width * Double(i) / Double(columns), rect.minY + rect.height * Double(j) / Double(rows))
    }

    private func value(_ i: Int, _ j: Int) -> Double { values[j * (columns + 1) + i] }

    /// Whether the function has any value.
    public var isDefinedSomewhere: Bool { values.contains { !$0.isNaN } }

    /// The smallest and the largest finite value on the grid; nil where there are none.
    public var range: ClosedRange<Double>? {
        let finite = values.filter(\.isFinite)
        guard let low = finite.min(), let high = finite.max() else { return nil }
        return low...high
    }

    /// The lines on which the function has a value.
    public func lines(at level: Double) throws -> TracedCurve {
        var chains = LevelChains()
        for j in 0..<rows { for i in 0..<columns {
            let square = Square(corners: [node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)],
                values: [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)])
            try add(square, level, &chains, isArea: false, depth: 0)
        } }
        return try LevelSmoother(field: field, level: level, tolerance: tolerance, rect: rect).smooth(chains)
    }

    /// The outlines of where the function is below a level.
    public func area(below level: Double) throws -> TracedCurve {
        var chains = LevelChains()
        // Around the paper stands a wall.
        for j in -1...rows { for i in -1...columns {
            let indices = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            let inside = indices.map { (0...columns).contains($0.0) && (0...rows).contains($0.1) }
            let held = indices.map { (min(max($0.0, 0), columns), min(max($0.1, 0), rows)) }
            let square = Square(corners: held.map { node($0.0, $0.1) }, values: zip(held, inside).map { $1 ? value($0.0, $0.1) : .infinity })
            try add(square, level, &chains, isArea: true, depth: 0)
        } }
        return try LevelSmoother(field: field, level: level, tolerance: tolerance, rect: rect).smooth(chains)
    }

    /// Corners in order around it, and the function's values there.
    private struct Square {
        var corners: [Point]
        var values: [Double]

        func isAbove(_ i: Int, _ level: Double) -> Bool { !(values[i & 3] < level) }
        /// A side of no length beside the paper.
        var isWall: Bool { corners[0] == corners[1] || corners[1] == corners[2] }
    }

    private func add(_ square: Square, _ level: Double, _ chains: inout LevelChains, isArea: Bool, depth: Int) throws {
        let sides = (0..<4).filter { square.isAbove($0, level) != square.isAbove($0 + 1, level) }
        guard !sides.isEmpty else { return }
        let isTorn = !isArea && square.values.contains(where: \.isNaN)
        var points: [Point] = []
        for side in sides {
            let next = (side + 1) & 3
            guard let point = try crossing(square, side, next, level, isArea) else { continue }
            points.append(point)
        }
        // Across a pole or a jump there is nothing.
        guard !points.isEmpty else { return }
        let isWhole = points.count == sides.count && sides.count == 2 && !isTorn
        if !isWhole, depth < LevelGrid.depth, !square.isWall {
            return try quarters(of: square).forEach { try add($0, level, &chains, isArea: isArea, depth: depth + 1) }
        }
        if points.count == 2 {
            if sides.count == 2 { chains.add(points[0], points[1], isLeftAbove: square.isAbove(sides[0] + 1, level)) }
        } else if points.count == 4 {
            // Two lines: which of the corners hang together says the middle.
            let middle = try field((square.corners[0] + square.corners[2]) / 2), turns = (!(middle < level)) == square.isAbove(0, level)
            let pairs = turns ? [(0, 1), (2, 3)] : [(3, 0), (1, 2)]
            for (a, b) in pairs { chains.add(points[a], points[b], isLeftAbove: square.isAbove(sides[a] + 1, level)) }
        }
    }

    private func crossing(_ square: Square, _ side: Int, _ next: Int, _ level: Double, _ isArea: Bool) throws -> Point? {
        var (p, v, q, w) = (square.corners[side], square.values[side], square.corners[next], square.values[next])
        if p == q { return p }
        // From both sides of a line in the same direction.
        if (q.x, q.y) < (p.x, p.y) { (p, v, q, w) = (q, w, p, v) }
        return try field.crossing(level, p, v, q, w, isEdge: isArea && !(v.isFinite && w.isFinite)) ?? (isArea ? field.crossing(level, p, v, q, w, isEdge: true) : nil)
    }

    private func quarters(of square: Square) throws -> [Square] {
        let c = square.corners, middle = (c[0] + c[2]) / 2
        let sides = (0..<4).map { (c[$0] + c[($0 + 1) & 3]) / 2 }
        let values = try sides.map { try field($0) }, inner = try field(middle), v = square.values
        return [
            Square(corners: [c[0], sides[0], middle, sides[3]], values: [v[0], values[0], inner, values[3]]),
            Square(corners: [sides[0], c[1], sides[1], middle], values: [values[0], v[1], values[1], inner]),
            Square(corners: [middle, sides[1], c[2], sides[2]], values: [inner, values[1], v[2], values[2]]),
            Square(corners: [sides[3], middle, sides[2], c[3]], values: [values[3], inner, values[2], v[3]]),
        ]
    }
}

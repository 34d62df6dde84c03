// From the pieces of level lines to smooth curves.

import PenGeometry

/// Halves the pieces between points of a level line until the cubics with their directions foretell the line.
struct LevelSmoother {
    let field: LevelField
    let level: Double
    let tolerance: Double
    let rect: Rect

    func smooth(_ chains: LevelChains) throws -> TracedCurve {
        var builder = BranchBuilder()
        for line in chains.lines {
            var t = 0.0
            for (p, q) in zip(line, line.dropFirst()) {
                try add(p, q, &builder, &t)
            }
            builder.gap(onEdge(line[line.count - 1]) ? .paper : .undefined, .range)
            builder.noteValue()
        }
        return builder.traced
    }

    private func onEdge(_ p: Point) -> Bool {
        let slack = 1e-3 * tolerance
        return p.x <= rect.minX + slack || p.x >= rect.maxX - slack || p.y <= rect.minY + slack || p.y >= rect.maxY - slack
    }

    private func add(_ p: Point, _ q: Point, _ builder: inout BranchBuilder, _ t: inout Double) throws {
        defer { t += 1 }
        let isAlongEdge = onEdge(p) && onEdge(q) && (p.x == q.x || p.y == q.y)
        if !isAlongEdge, let v = try field.direction(at: p), let w = try field.direction(at: q), p.distance(to: q) > 1e-9 {
            return try add(p, v, q, w, 0, &builder, t)
        }
        builder.corner()
        builder.add(lines: [p, q], from: t, to: t + 1)
        builder.corner()
    }

    private func add(_ p: Point, _ v: Point, _ q: Point, _ w: Point, _ depth: Int, _ builder: inout BranchBuilder, _ t: Double) throws {
        let way = q - p, length = way.length
        // The lines' orientation is that of the pieces.
        let sign: Double = v.dot(way) + w.dot(way) < 0 ? -1 : 1, v = v * sign, w = w * sign
        let turn = v.turn(to: w), middle = (p + q) / 2 + (v - w) * (length / 8)
        let isSmall = length < tolerance
        if isSmall || depth > 7 {
            guard turn > 0.5 else { return builder.add(p, p + v * (length / 3), q - w * (length / 3), q, from: t, to: t + 1) }
            builder.corner()
            builder.add(lines: [p, q], from: t, to: t + 1)
            return builder.corner()
        }
        guard let m = try onLine(near: middle, way / length, length / 2), let u = try field.direction(at: m) else {
            builder.corner()
            builder.add(lines: [p, q], from: t, to: t + 1)
            return builder.corner()
        }
        if m.distance(to: middle) <= tolerance / 2, turn < 0.7 {
            return builder.add(p, p + v * (length / 3), q - w * (length / 3), q, from: t, to: t + 1)
        }
        try add(p, v, m, u, depth + 1, &builder, t)
        try add(m, u, q, w, depth + 1, &builder, t)
    }

    /// The place of the level line across a direction.
    private func onLine(near p: Point, _ way: Point, _ reach: Double) throws -> Point? {
        let across = Point(-way.y, way.x)
        for part in [0.1, 0.4, 1] {
            let a = p - across * (reach * part), b = p + across * (reach * part), v = try field(a), w = try field(b)
            guard v.isFinite, w.isFinite, (v < level) != (w < level) else { continue }
            return try field.crossing(level, a, v, b, w, isEdge: false)
        }
        return nil
    }
}

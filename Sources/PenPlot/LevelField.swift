// A function of two numbers, looked at on paper.

import PenGeometry

/// A function of two numbers by places on paper, and where it has a given value.
struct LevelField {
    let value: (Double, Double) throws -> Double
    let frame: PlotFrame
    /// On paper; small against what is drawn.
    let step: Double

    func callAsFunction(_ p: Point) throws -> Double {
        let n = frame.numbers(at: p)
        return try value(n.x, n.y)
    }

    /// A place between two at which the field passes a level, that one has it above and the other not.
    ///
    /// It halves what lies between, so that it finds the same place from any part that begins by halving.
    /// - Returns: nil where the field jumps across the level.
    func crossing(_ level: Double, _ p: Point, _ v: Double, _ q: Point, _ w: Double, isEdge: Bool) throws -> Point? {
        var (a, b, low, high) = (p, q, v - level, w - level)
        let isAbove = !(low < 0)
        while a.distance(to: b) > step * 1e-6 {
            let m = (a + b) / 2, value = try self(m) - level
            guard m != a, m != b else { break }
            if !(value < 0) == isAbove { (a, low) = (m, value) } else { (b, high) = (m, value) }
        }
        if isEdge { return isAbove ? b : a }
        // Towards a zero the values vanish; at a jump or a pole they stay.
        let most = max(abs(v - level), abs(w - level))
        guard low.isFinite, high.isFinite, max(abs(low), abs(high)) <= 0.01 * most || most == 0 else { return nil }
        return low == high ? a : a.lerp(to: b, low / (low - high))
    }

    /// The direction of the level line through a place, with the smaller values on its left on paper with y down; nil where there is none.
    func direction(at p: Point) throws -> Point? {
        func change(_ d: Point) throws -> Double {
            let after = try self(p + d), before = try self(p - d)
            if after.isFinite, before.isFinite { return after - before }
            let here = try self(p)
            return after.isFinite ? 2 * (after - here) : 2 * (here - before)
        }
        let gradient = Point(try change(Point(step, 0)), try change(Point(0, step)))
        guard gradient.isFinite, gradient.length > 0 else { return nil }
        return Point(-gradient.y, gradient.x).normalized
    }
}

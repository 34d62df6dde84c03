// The graph of a function, known from its values alone.

import PenGeometry

/// Measures how far points on paper are from a graph, without any derivative and apart from how plots are made.
struct TrueGraph {
    let value: (Double) -> Double
    let x, y: ClosedRange<Double>
    let size: Point

    func place(_ n: Double) -> Point {
        Point((n - x.lowerBound) / (x.upperBound - x.lowerBound) * size.x, (y.upperBound - value(n)) / (y.upperBound - y.lowerBound) * size.y)
    }

    private func number(_ u: Double) -> Double { x.lowerBound + u / size.x * (x.upperBound - x.lowerBound) }

    /// The distance of a point from the graph, as far as that is below one unit.
    /// - Parameter isRough: the graph goes to and fro faster than any samples; it has no jumps, so that it passes all that lies
    ///   between two values.
    func distance(from p: Point, isRough: Bool = false) -> Double {
        if isRough {
            let near = (-800...800).map { place(number(p.x + 0.25 * Double($0) / 800)).y }.filter(\.isFinite)
            // Needles between the samples reach a little farther.
            if let low = near.min(), let high = near.max(), low - 0.2 <= p.y, p.y <= high + 0.2 { return 0.25 }
        }
        var best = 1.0, last: (n: Double, place: Point)?
        for i in -60...60 {
            let n = min(max(number(p.x + Double(i) / 60), x.lowerBound), x.upperBound), here = place(n)
            if let before = last, before.place.y.isFinite != here.y.isFinite {
                // The graph ends in between.
                let end = self.end(before.place.y.isFinite ? before.n : n, before.place.y.isFinite ? n : before.n)
                search(p, before.place.y.isFinite ? before : (n, here), (end, place(end)), &best, 44)
            } else if let before = last, here.y.isFinite, before.n < n {
                search(p, before, (n, here), &best, 44)
            }
            if here.y.isFinite { best = min(best, here.distance(to: p)) }
            last = (n, here)
        }
        return best
    }

    /// The last number with a value, between one that has one and one that has none.
    private func end(_ defined: Double, _ undefined: Double) -> Double {
        var a = defined, b = undefined
        for _ in 0..<80 { let m = a + (b - a) / 2; if value(m).isFinite { a = m } else { b = m } }
        return a
    }

    /// Halves what lies between two places as long as the point may be near; what never comes together is a jump.
    private func search(_ p: Point, _ a: (n: Double, place: Point), _ b: (n: Double, place: Point), _ best: inout Double, _ depth: Int) {
        let low = min(a.place.y, b.place.y) - best, high = max(a.place.y, b.place.y) + best
        guard p.y > low, p.y < high, a.n != b.n else { return }
        if a.place.distance(to: b.place) < 0.02 { return best = min(best, segment(p, a.place, b.place)) }
        let n = a.n + (b.n - a.n) / 2
        guard depth > 0, n != a.n, n != b.n else { return }
        let middle = place(n)
        guard middle.y.isFinite else { return }
        best = min(best, middle.distance(to: p))
        search(p, a, (n, middle), &best, depth - 1)
        search(p, (n, middle), b, &best, depth - 1)
    }

    private func segment(_ p: Point, _ a: Point, _ b: Point) -> Double {
        let d = b - a, t = d.dot(d) > 0 ? min(max((p - a).dot(d) / d.dot(d), 0), 1) : 0
        return p.distance(to: a + d * t)
    }

    /// Places of the graph inside the frame, evenly in x.
    func samples(every step: Double) -> [Point] {
        stride(from: 0.003, to: size.x, by: step).map { place(number($0)) }.filter { $0.y > 0.01 && $0.y < size.y - 0.01 }
    }
}

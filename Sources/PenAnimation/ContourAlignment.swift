// Where two subpaths that become one another begin, and which way they run.

import PenGeometry

/// Turns the second of two contours so that the points of the first move as little as they can: the sum of the squares of
/// their ways is least.
struct ContourAlignment {
    var first: Contour
    var second: Contour

    /// - Parameter keepsDirection: whether a closed contour must run as it does; then another of the same path would not
    ///   fit to it.
    init(_ first: Contour, _ second: Contour, keepsDirection: Bool) {
        (self.first, self.second) = (first, second)
        if first.isClosed, !second.isClosed {
            let turned = ContourAlignment(second, first, keepsDirection: false)
            (self.first, self.second) = (turned.second, turned.first)
        } else if second.isClosed {
            self.second = keepsDirection ? started(second) : better(started(second), started(second.reversed))
        } else {
            self.second = better(second, second.reversed)
        }
    }

    private func better(_ one: Contour, _ other: Contour) -> Contour { cost(of: other) < cost(of: one) ? other : one }

    private func cost(of contour: Contour) -> Double { cost(contour.samples, shift: 0) }

    private func cost(_ samples: [Point], shift: Int) -> Double {
        let n = samples.count
        var sum = 0.0
        for i in 0..<n {
            let way = samples[(i + shift) % n] - first.samples[i]
            sum += way.dot(way)
        }
        return sum
    }

    /// Begun where it is best; at the end of a segment where that is nearly as good.
    private func started(_ contour: Contour) -> Contour {
        let n = contour.samples.count
        let costs = (0..<n).map { cost(contour.samples, shift: $0) }
        guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return contour }
        let corners = contour.fractions.dropLast().map { (fraction: $0, cost: costs[Int(($0 * Double(n)).rounded()) % n]) }
        guard let corner = corners.min(by: { $0.cost < $1.cost }), corner.cost <= 1.1 * costs[best] + 1e-9 * contour.radius else {
            return contour.started(at: Double(best) / Double(n))
        }
        return contour.started(at: corner.fraction)
    }

    /// Both contours cut into as many segments: ends of segments that lie near each other correspond, the others get a
    /// counterpart at the same fraction between two that do.
    var cuts: (first: [Double], second: [Double]) {
        let inner = (first.fractions.dropFirst().dropLast(), second.fractions.dropFirst().dropLast())
        let near = min(0.25 / Double(max(first.fractions.count, second.fractions.count)), 0.02)
        var pairs = [(0.0, 0.0)]
        var (i, j) = (inner.0.startIndex, inner.1.startIndex)
        while i < inner.0.endIndex, j < inner.1.endIndex {
            let a = inner.0[i], b = inner.1[j]
            if abs(a - b) <= near { pairs.append((a, b)) }
            if a - b <= near { i += 1 }
            if b - a <= near { j += 1 }
        }
        pairs.append((1, 1))
        return filled(pairs, Array(inner.0), Array(inner.1))
    }

    private func filled(_ pairs: [(Double, Double)], _ a: [Double], _ b: [Double]) -> (first: [Double], second: [Double]) {
        var cuts: (first: [Double], second: [Double]) = ([0], [0])
        var (i, j) = (0, 0)
        for (low, high) in zip(pairs, pairs.dropFirst()) {
            var marks: [(fraction: Double, a: Double, b: Double)] = []
            while i < a.count, a[i] < high.0 {
                let f = (a[i] - low.0) / (high.0 - low.0)
                if a[i] > low.0 { marks.append((f, a[i], low.1 + f * (high.1 - low.1))) }
                i += 1
            }
            while j < b.count, b[j] < high.1 {
                let f = (b[j] - low.1) / (high.1 - low.1)
                if b[j] > low.1 { marks.append((f, low.0 + f * (high.0 - low.0), b[j])) }
                j += 1
            }
            for mark in marks.sorted(by: { $0.fraction < $1.fraction }) + [(1, high.0, high.1)] {
                cuts.first.append(mark.a)
                cuts.second.append(mark.b)
            }
        }
        return cuts
    }
}

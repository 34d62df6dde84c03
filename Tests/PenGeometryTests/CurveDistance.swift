// How far points are from curves, found by sampling.

import PenGeometry

/// Points along a curve, from which the nearest one is looked for.
struct SampledCurve {
    let point: (Double) -> Point
    let samples: [(t: Double, point: Point)]

    init(from a: Double, to b: Double, count: Int, point: @escaping (Double) -> Point) {
        self.point = point
        samples = (0...count).map { i in
            let f = Double(i) / Double(count), t = a * (1 - f) + b * f
            return (t, point(t))
        }
    }

    init(_ segment: PathSegment, count: Int) {
        var isLine: Bool { if case .line = segment { true } else { false } }
        self.init(from: 0, to: 1, count: isLine ? 1 : count) { segment.point(at: $0) }
    }

    /// The distance of a point from the curve, or `limit` where it is farther: around every sample that is nearer than its
    /// neighbours, ever finer samples.
    func distance(of p: Point, limit: Double = .infinity) -> Double {
        let distances = samples.map { $0.point.distance(to: p) }
        let last = samples.count - 1
        var nearest = min(limit, distances.min() ?? .infinity)
        for i in samples.indices where distances[i] <= distances[max(i - 1, 0)] && distances[i] <= distances[min(i + 1, last)] {
            let low = samples[max(i - 1, 0)], high = samples[min(i + 1, last)]
            let reach = low.point.distance(to: samples[i].point) + high.point.distance(to: samples[i].point)
            if distances[i] - reach < nearest { nearest = min(nearest, refined(p, low.t, high.t, depth: 6)) }
        }
        return nearest
    }

    /// At a cusp there are nearest points on both branches, which only fine samples tell apart.
    private func refined(_ p: Point, _ a: Double, _ b: Double, depth: Int) -> Double {
        let step = (b - a) / 16, distances = (0...16).map { point(a + step * Double($0)).distance(to: p) }
        let least = distances.min() ?? .infinity
        guard depth > 0 else { return least }
        return distances.indices.reduce(least) { nearest, i in
            let isLocal = distances[i] <= distances[max(i - 1, 0)] && distances[i] <= distances[min(i + 1, 16)]
            guard isLocal, depth > 4 || distances[i] == least else { return nearest }
            return min(nearest, refined(p, a + step * Double(max(i - 1, 0)), a + step * Double(min(i + 1, 16)), depth: depth - 1))
        }
    }
}

/// The largest of the least distances from points to some curves.
func farthest(_ points: [Point], from curves: [SampledCurve]) -> Double {
    points.reduce(0) { worst, p in max(worst, curves.reduce(.infinity) { $1.distance(of: p, limit: $0) }) }
}

extension Path {
    /// So many points of each segment, its ends among them.
    func points(perSegment count: Int) -> [Point] {
        segments.flatMap { segment in (0...count).map { segment.point(at: Double($0) / Double(count)) } }
    }
}

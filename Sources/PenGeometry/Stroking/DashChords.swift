// Dashes as their stroke needs them.

/// A part of a segment as chords, with the directions at its ends.
struct StrokeRun {
    var points: [Point]
    let first, last: Point
    /// Whether it is a straight line.
    let isLine: Bool
}

/// Segments as chords that are nowhere farther from them than a tolerance. Distances are those along the segment: each chord
/// counts as the circle's arc over it with the turn of its ends, and all are scaled to the segment's own length.
struct DashChords: DashSource {
    private let tolerance: Double
    private var points: [Point] = []
    private var tangents: [Point] = []
    /// The distance from the segment's start, by point.
    private var distances: [Double] = []
    private var isLine = false
    /// The chord that holds the last place that was asked for.
    private var chord = 0

    init(tolerance: Double) { self.tolerance = tolerance }

    mutating func take(_ segment: PathSegment, _ length: Double) {
        points.removeAll(keepingCapacity: true)
        points.append(segment.start)
        chord = 0
        isLine = false
        switch segment {
        case .line(_, let end):
            points.append(end)
            isLine = true
        case .curve(let curve): curve.flatten(tolerance: tolerance) { add($0) }
        case .arc(let arc, _, let end):
            if arc.isFlat { arc.turningPoints.forEach { add($0) } } else { arc.flatten(tolerance: tolerance) { add($0) } }
            points[points.count - 1] = end
        }
        if points.count == 1 { points.append(segment.end) }
        findTangents(of: segment)
        measure(length)
    }

    private mutating func add(_ p: Point) { if p != points[points.count - 1] { points.append(p) } }

    private mutating func findTangents(of segment: PathSegment) {
        tangents.removeAll(keepingCapacity: true)
        tangents.append(isLine ? (points[1] - points[0]).normalized : segment.tangent(at: 0))
        for i in 1..<(points.count - 1) {
            let before = points[i] - points[i - 1], after = points[i + 1] - points[i]
            tangents.append(Stroker.tangent(before.plainDirection, before.plainLength, before: after) ?? before.plainDirection)
        }
        tangents.append(isLine ? tangents[0] : segment.tangent(at: 1))
    }

    private mutating func measure(_ length: Double) {
        distances.removeAll(keepingCapacity: true)
        distances.append(0)
        var sum = 0.0
        for i in 1..<points.count {
            let turn = min(abs(tangents[i - 1].cross(tangents[i])), 1)
            sum += (points[i] - points[i - 1]).plainLength * (1 + turn * turn / 24)
            distances.append(sum)
        }
        let scale = sum > 0 ? length / sum : 0
        for i in distances.indices { distances[i] *= scale }
        distances[distances.count - 1] = length
    }

    mutating func piece(from a: Double, to b: Double) -> StrokeRun? {
        guard b > a else { return nil }
        let first = place(at: a)
        var run = [first.point]
        while chord + 2 < points.count, distances[chord + 1] < b {
            chord += 1
            if distances[chord] > a { run.append(points[chord]) }
        }
        let last = place(at: b)
        run.append(last.point)
        return StrokeRun(points: run, first: first.direction, last: last.direction, isLine: isLine)
    }

    mutating func line(at distance: Double, length: Double) -> StrokeRun {
        let (p, direction) = place(at: distance)
        return StrokeRun(points: [p, p + length * direction], first: direction, last: direction, isLine: true)
    }

    func dot(at p: Point) -> StrokeRun { StrokeRun(points: [p, p], first: .zero, last: .zero, isLine: true) }

    private mutating func place(at distance: Double) -> (point: Point, direction: Point) {
        while chord + 2 < points.count, distances[chord + 1] <= distance { chord += 1 }
        let begin = distances[chord], size = distances[chord + 1] - begin
        let f = size > 0 ? min(max((distance - begin) / size, 0), 1) : 0
        let blend = tangents[chord] * (1 - f) + tangents[chord + 1] * f
        let way = points[chord + 1] - points[chord]
        // Where the curve turns back, each chord has its own direction.
        let direction = blend.dot(way) > 0 ? blend.plainDirection : way.plainDirection
        return (points[chord].lerp(to: points[chord + 1], f), f == 0 && chord == 0 ? tangents[0] : f == 1 ? tangents[chord + 1] : direction)
    }
}

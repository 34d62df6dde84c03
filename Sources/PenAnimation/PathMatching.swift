// Two paths brought to the same structure.

import PenGeometry

/// Which subpath of one path becomes which of another one. Those that are left over grow out of a point, or shrink to
/// one: holes inside of what the shape around them becomes, others at the outline of what their neighbour becomes.
struct PathMatching {
    /// Of the same structure: lines and cubics.
    private(set) var paths = (Path(), Path())
    private let first, second: [Contour]

    init(_ start: Path, _ end: Path, tolerance: Double) {
        first = start.cubics(tolerance: tolerance).subpaths.compactMap(Contour.init)
        let other = end.cubics(tolerance: tolerance).subpaths.compactMap(Contour.init)
        second = PathMatching.runsAgainst(first, other) ? other.map(\.reversed) : other
        let pairs = pairs()
        for (i, j) in pairs { add(first[i], second[j]) }
        for i in first.indices where !pairs.contains(where: { $0.0 == i }) {
            let point = vanishingPoint(of: i, among: first, pairs.map { ($0.0, second[$0.1]) })
            add(first[i].segments.map { ($0, PathSegment.line(point, point)) }, isClosed: first[i].isClosed)
        }
        for j in second.indices where !pairs.contains(where: { $0.1 == j }) {
            let point = vanishingPoint(of: j, among: second, pairs.map { ($0.1, first[$0.0]) })
            add(second[j].segments.map { (PathSegment.line(point, point), $0) }, isClosed: second[j].isClosed)
        }
    }

    /// Whether most of the area of two paths is run round the other way. All subpaths are turned then or none, so that
    /// holes stay holes.
    private static func runsAgainst(_ first: [Contour], _ second: [Contour]) -> Bool {
        first.reduce(0) { $0 + $1.signedArea } * second.reduce(0) { $0 + $1.signedArea } < 0
    }

    // MARK: Pairs

    /// The pairs that are most alike first: in place within their path, size and depth.
    private func pairs() -> [(Int, Int)] {
        guard first.count * second.count <= 250_000 else { return Array(zip(first.indices, second.indices)) }
        let a = first.map { (center: $0.center, radius: $0.radius) }, b = second.map { (center: $0.center, radius: $0.radius) }
        let (depthsA, depthsB) = (PathMatching.depths(first), PathMatching.depths(second))
        let middles = (PathMatching.middle(first), PathMatching.middle(second))
        let scale = max((a + b).map(\.radius).max() ?? 0, middles.0.distance(to: middles.1) * 1e-9)
        var candidates: [(cost: Double, i: Int, j: Int)] = []
        for i in a.indices {
            for j in b.indices {
                let way = (b[j].center - middles.1) - (a[i].center - middles.0), growth = b[j].radius - a[i].radius
                let other = depthsA[i] % 2 != depthsB[j] % 2 ? 16 * scale * scale : 0
                candidates.append((way.dot(way) + growth * growth + other, i, j))
            }
        }
        var (takenA, takenB) = (Set<Int>(), Set<Int>()), result: [(Int, Int)] = []
        for c in candidates.sorted(by: { ($0.cost, $0.i, $0.j) < ($1.cost, $1.i, $1.j) }) where !takenA.contains(c.i) && !takenB.contains(c.j) {
            takenA.insert(c.i)
            takenB.insert(c.j)
            result.append((c.i, c.j))
        }
        return result.sorted { $0 < $1 }
    }

    private static func middle(_ contours: [Contour]) -> Point {
        contours.reduce(Rect.null) { $0.union($1.bounds) }.center
    }

    /// How many other contours each one lies in.
    private static func depths(_ contours: [Contour]) -> [Int] {
        let polygons = contours.map(\.polygon), boxes = contours.map(\.bounds)
        return contours.indices.map { i in
            let p = contours[i].samples[0]
            return contours.indices.count { $0 != i && boxes[$0].contains(p) && polygons[$0].contains(p) }
        }
    }

    /// Where a contour without a partner ends, or begins.
    private func vanishingPoint(of i: Int, among own: [Contour], _ partners: [(own: Int, other: Contour)]) -> Point {
        let center = own[i].center
        let hosts = partners.filter { own[$0.own].polygon.contains(own[i].samples[0]) }
        if let host = hosts.min(by: { own[$0.own].radius < own[$1.own].radius }) {
            let from = own[host.own].bounds, to = host.other.bounds
            func mapped(_ x: Double, _ low: Double, _ size: Double, _ newLow: Double, _ newSize: Double) -> Double {
                newLow + (size > 0 ? (x - low) / size : 0.5) * newSize
            }
            return Point(mapped(center.x, from.minX, from.width, to.minX, to.width), mapped(center.y, from.minY, from.height, to.minY, to.height))
        }
        let neighbour = partners.min { own[$0.own].center.distance(to: center) < own[$1.own].center.distance(to: center) }
        return neighbour?.other.samples.min { $0.distance(to: center) < $1.distance(to: center) } ?? center
    }

    // MARK: Segments

    private mutating func add(_ a: Contour, _ b: Contour) {
        let hasArea = a.signedArea != 0 && b.signedArea != 0
        let aligned = ContourAlignment(a, b, keepsDirection: hasArea)
        let cuts = aligned.cuts
        let segments = zip(aligned.first.pieces(between: cuts.first), aligned.second.pieces(between: cuts.second))
        add(Array(segments), isClosed: a.isClosed && b.isClosed)
    }

    private mutating func add(_ segments: [(PathSegment, PathSegment)], isClosed: Bool) {
        guard let (a, b) = segments.first else { return }
        paths.0.move(to: a.start)
        paths.1.move(to: b.start)
        for (a, b) in segments {
            if case .line = a, case .line = b {
                paths.0.line(to: a.end)
                paths.1.line(to: b.end)
            } else {
                let p = a.cubicPoints, q = b.cubicPoints
                paths.0.cubic(to: p[3], via: p[1], p[2])
                paths.1.cubic(to: q[3], via: q[1], q[2])
            }
        }
        if isClosed {
            paths.0.close()
            paths.1.close()
        }
    }
}

extension PathSegment {
    /// The control points as a cubic; of lines, and of curves up to degree three.
    fileprivate var cubicPoints: [Point] {
        switch self {
        case .curve(let curve) where curve.degree == 3: curve.points
        case .curve(let curve): curve.elevated(to: 3).points
        default: [start, start.lerp(to: end, 1 / 3), start.lerp(to: end, 2 / 3), end]
        }
    }
}

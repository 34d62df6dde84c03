// What must hold for distances, insides, areas and hulls of any numbers.

import PenGeometry

func nearestFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data), faults = Faults()
    let a = reader.segment(), b = reader.segment(), p = reader.point()
    let near = a.nearest(to: p), far = a.farthest(from: p), minima = a.nearestPoints(to: p)
    faults.areParameters("nearest", [near.t])
    faults.areParameters("farthest", [far.t])
    faults.areParameters("nearest points", minima.map(\.t))
    let close = a.closestPoints(to: b)
    faults.areParameters("closest", [close.first])
    faults.areParameters("closest", [close.second])
    guard a.isFinite, b.isFinite, p.isFinite else { return faults.found }
    faults.areNumbers("distances", near.distance, far.distance, close.distance)
    let size = max(a.largestCoordinate, b.largestCoordinate, abs(p.x), abs(p.y))
    guard size < 1e150, size > 1e-150, !a.isLong, !b.isLong else { return faults.found }
    for i in 0...16 {
        let q = a.point(at: Double(i) / 16), distance = q.distance(to: p)
        faults.expect(near.distance <= distance + 1e-9 * size, "\(q) is nearer to \(p) than \(near): \(a)")
        faults.expect(far.distance >= distance - 1e-9 * size, "\(q) is farther from \(p) than \(far): \(a)")
        let other = b.nearest(to: q).distance
        faults.expect(close.distance <= other + 1e-8 * size, "\(a) and \(b) are closer at \(q): \(other) < \(close.distance)")
    }
    return faults.found
}

func measureFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data), faults = Faults()
    let p = reader.point(), path = reader.path(), other = reader.path(), count = Int(reader.byte()) % 20
    let index = PathIndex(path), near = index.nearest(to: p), far = index.farthest(from: p), moments = path.moments
    let winding = path.winding(around: p), box = path.bounds, isFinite = path.points.allSatisfy(\.isFinite)
    _ = (index.signedDistance(to: p), index.containment(of: p), path.closestPoints(to: other), path.points(count: count), moments.central)
    let hull = path.convexHull(tolerance: max(box.width, box.height) / 100)
    guard isFinite, p.isFinite else { return faults.found }
    let size = path.points.reduce(max(abs(p.x), abs(p.y))) { max($0, abs($1.x), abs($1.y)) }
    // Of curves beside which a point is nothing, neither knows where it is.
    if size < 1e12 { faults.expect(index.winding(around: p) == winding, "winding numbers \(winding) and \(index.winding(around: p)) around \(p) of \(Array(path.elements))") }
    guard size < 1e70, size > 1e-70, !path.segments.contains(where: \.isLong) else { return faults.found }
    faults.areNumbers("moments", moments.area, moments.first.x, moments.first.y, moments.xx, moments.xy, moments.yy)
    faults.expect(abs(moments.area - path.area) <= 1e-9 * size * size, "areas \(moments.area) and \(path.area) of \(Array(path.elements))")
    faults.expect(hull.area >= -1e-9 * size * size && (hull.isEmpty || box.insetBy(-1e-9 * size).contains(hull.points[0])), "hull \(hull.points)")
    if !hull.isEmpty {
        let outline = PathIndex(hull), reach = max(box.width, box.height) / 50 + 1e-9 * size
        for segment in path.segments {
            let q = segment.point(at: 0.3)
            faults.expect(outline.contains(q) || (outline.nearest(to: q)?.distance ?? .infinity) <= reach || hull.points.count == 1, "\(q) is out of the hull \(Array(hull.elements)) of \(Array(path.elements))")
        }
    }
    if let near, let far {
        faults.expect(near.distance <= far.distance, "nearest \(near), farthest \(far)")
        if !box.insetBy(-1e-9 * size).contains(p) { faults.expect(winding == 0, "\(p) is inside, outside of \(box)") }
        faults.expect(near.distance > 1e-13 * size || index.containment(of: p, tolerance: 1e-12 * size) == .onEdge, "\(p) is not on the edge")
    }
    return faults.found
}

extension PathSegment {
    /// An arc of so many turns, or so far from the angle 0, that its points are hardly known.
    var isLong: Bool {
        guard case .arc(let arc, _, _) = self else { return false }
        return abs(arc.sweep) > 100 || abs(arc.start) > 100 || abs(arc.rotation) > 100
    }
}

// What must hold for intersections and Boolean operations of any numbers at all.

import PenGeometry

func intersectionFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data), faults = Faults()
    let a = reader.segment(), b = reader.segment(), path = reader.path(), other = reader.path()
    let found = a.intersections(with: b), back = b.intersections(with: a), own = a.selfIntersections, paths = path.intersections(with: other)
    faults.areParameters("first parameters", found.points.map(\.first))
    for place in found.points { faults.areParameters("second parameter", [place.second]) }
    for stretch in found.overlaps { faults.areParameters("overlap", [stretch.first.lowerBound, stretch.first.upperBound]) }
    for place in own.points { faults.areParameters("double point", [place.first, place.second]) }
    faults.expect(found.points.count == back.points.count && found.overlaps.count == back.overlaps.count, "\(a) meets \(b) otherwise than \(b) meets \(a): \(found), \(back)")
    for place in paths.points + path.selfIntersections.points { faults.areParameters("place on a path", [place.first.t]) }
    let size = max(a.largestCoordinate, b.largestCoordinate)
    guard a.isFinite, b.isFinite, size < 1e150, size > 1e-150, !a.isLong, !b.isLong else { return faults.found }
    for place in found.points {
        let p = a.point(at: place.first), q = b.point(at: place.second)
        faults.expect(max(p.distance(to: q), p.distance(to: place.point)) <= 1e-9 * size, "\(place) is not where \(a) and \(b) are: \(p), \(q)")
    }
    return faults.found
}

func booleanFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data), faults = Faults()
    let operation = BooleanOperation.allCases[Int(reader.byte() % 4)], rules: [FillRule] = [.nonZero, .evenOdd]
    let rule = rules[Int(reader.byte() % 2)], a = reader.path(), b = reader.path()
    let result = a.combined(with: b, operation, fillRule: rule, otherFillRule: rule), paths = "\(operation) of \(Array(a.elements)) and \(Array(b.elements))"
    guard (a.points + b.points).allSatisfy(\.isFinite) else { return [] }
    faults.expect(result.points.allSatisfy(\.isFinite), "\(paths) is not finite")
    let size = (a.points + b.points).reduce(0) { max($0, abs($1.x), abs($1.y)) }
    guard size < 1e100, size > 1e-100, !a.segments.contains(where: \.isLong), !b.segments.contains(where: \.isLong) else { return faults.found }
    let again = result.normalized()
    // Slivers between curves that touch each other over long stretches may come out otherwise.
    faults.expect(abs(again.area - result.area) <= 1e-3 * size * size, "\(paths) is \(Array(result.elements)), whose area \(result.area) becomes \(again.area)")
    return faults.found
}

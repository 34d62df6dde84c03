// What must hold for every Bézier curve, checked against slow methods: fine grids and fine subdivision.

import PenGeometry

/// A curve by chance with a point near it: the degree 1 to 9, the kind one of `Randomness.curveKinds`, the size 10^-9 to 10^9.
struct CurveProperties {
    private let curve: BezierCurve
    private let segment: PathSegment
    private let point: Point
    private let part: Double
    /// The largest coordinate, against which rounding counts.
    private let size: Double
    private let grid = 96

    init(_ random: inout Randomness, degree: Int, kind: Int) {
        let exponent = random.next(3) == 0 ? random.whole(-30, 30) : 0, scale = (0..<abs(exponent)).reduce(1.0) { value, _ in exponent < 0 ? value / 2 : value * 2 }
        curve = BezierCurve(random.curve(degree: degree, kind: kind).points.map { $0 * scale })
        segment = degree > 1 ? .curve(curve) : .line(curve.start, curve.end)
        let box = curve.bounds, reach = max(box.width, box.height)
        point = box.center + random.point(1) * reach
        part = random.unit(0, 1)
        size = curve.points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    }

    func check() -> [String] {
        var faults = Faults()
        checkSigns(&faults)
        checkBounds(&faults)
        checkLength(&faults)
        checkNearest(&faults)
        checkScaled(&faults)
        return faults.found.map { "\($0): \(curve), \(point)" }
    }

    private func t(_ i: Int) -> Double { Double(i) / Double(grid) }

    /// Every sign change of a derivative on the grid has its extremum, every one of B′ × B″ its inflection.
    private func checkSigns(_ faults: inout Faults) {
        let first = (0...grid).map { curve.derivative(at: t($0)) }, second = (0...grid).map { curve.derivative(at: t($0), order: 2) }
        let edge = first.reduce(0) { max($0, abs($1.x), abs($1.y)) }, bend = second.reduce(0) { max($0, abs($1.x), abs($1.y)) }
        let noise = 1e-13 * Double(curve.degree * curve.degree) * size
        compare("extrema", first.map(\.x), noise, curve.extrema, &faults)
        compare("extrema", first.map(\.y), noise, curve.extrema, &faults)
        let turn = zip(first, second).map { $0.cross($1) }
        compare("inflections", turn, 1e-11 * (edge * bend + noise * bend + noise * edge) * Double(curve.degree), curve.inflections, &faults)
    }

    private func compare(_ name: String, _ values: [Double], _ noise: Double, _ found: [Double], _ faults: inout Faults) {
        for i in 0..<grid where abs(values[i]) > noise && abs(values[i + 1]) > noise && (values[i] < 0) != (values[i + 1] < 0) {
            faults.expect(found.contains { $0 >= t(i) && $0 <= t(i + 1) }, "\(name) \(found) miss the one at \(t(i))")
        }
        faults.areParameters(name, found)
    }

    /// All of the grid is inside, and each side touches the curve.
    private func checkBounds(_ faults: inout Faults) {
        let box = curve.bounds, slack = 1e-15 * Double(curve.degree + 1) * size
        for i in 0...grid { faults.expect(box.insetBy(-slack).contains(curve.point(at: t(i))), "\(t(i)) is out of bounds") }
        let extreme = ([0, 1] + curve.extrema).map(curve.point).reduce(into: Rect.null) { $0.include($1) }
        faults.expect(extreme.insetBy(-slack).contains(box.origin) && extreme.insetBy(-slack).contains(Point(box.maxX, box.maxY)), "bounds \(box)")
    }

    /// No shorter than chords and no longer than control polygons of 64 pieces.
    private func checkLength(_ faults: inout Faults) {
        var pieces = [curve], low = 0.0, high = 0.0
        for _ in 0..<6 { pieces = pieces.flatMap { [$0.split(at: 0.5).first, $0.split(at: 0.5).second] } }
        for piece in pieces {
            low += piece.start.distance(to: piece.end)
            for i in 0..<piece.degree { high += piece.points[i].distance(to: piece.points[i + 1]) }
        }
        let noise = 1e-13 * size * Double(curve.degree)
        for accuracy in [1e-2, 1e-9] {
            let slack = accuracy * high + noise, length = segment.length(accuracy: accuracy * high)
            faults.expect(length >= low - slack && length <= high + slack, "length \(length), not \(low)…\(high)")
            let place = segment.parameter(atLength: part * length, accuracy: accuracy * high)
            faults.expect(abs(segment.length(from: 0, to: place) - part * length) <= 2 * slack, "length to \(place) is not \(part) of \(length)")
        }
        faults.expect(abs(segment.length - segment.reversed.length) <= 1e-11 * high + noise, "length backwards")
    }

    /// The grid has no nearer point, and none that is farther.
    private func checkNearest(_ faults: inout Faults) {
        let near = segment.nearest(to: point), far = segment.farthest(from: point), slack = 1e-13 * (size + point.length)
        for i in 0...grid {
            let distance = segment.point(at: t(i)).distance(to: point)
            faults.expect(near.distance <= distance + slack && far.distance >= distance - slack, "\(t(i)) is nearer than \(near) or farther than \(far)")
        }
        faults.expect(segment.nearestPoints(to: point).contains { abs($0.distance - near.distance) <= slack } || near.distance == far.distance, "local minima")
    }

    /// The same answers, exactly, at a power of two times the size.
    private func checkScaled(_ faults: inout Faults) {
        let scaled = BezierCurve(curve.points.map { $0 * 0x1p40 })
        faults.expect(scaled.extrema == curve.extrema && scaled.inflections == curve.inflections, "extrema of the scaled curve")
        faults.expect(scaled.length() == curve.length() * 0x1p40, "length of the scaled curve")
        if case .curve = segment { faults.expect(PathSegment.curve(scaled).nearest(to: point * 0x1p40).t == segment.nearest(to: point).t, "nearest of the scaled curve") }
    }
}

/// The properties of one curve, which the first eight bytes choose.
func propertyFaults(_ data: [UInt8]) -> [String] {
    var random = Randomness(state: data.prefix(8).reduce(UInt64(1)) { $0 &* 0x100_0000_01B3 ^ UInt64($1) })
    _ = random.next(2)
    let kind = random.next(Randomness.curveKinds)
    let degree = random.whole(1, 9)
    return CurveProperties(&random, degree: degree, kind: kind).check()
}

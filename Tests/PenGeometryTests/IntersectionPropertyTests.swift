// What holds for the intersections of any two curves.

import PenGeometry
import Testing

@Suite struct IntersectionPropertyTests {
    /// Pairs of curves of degrees 1 to 9, well-behaved and nasty.
    static let pairs: [(PathSegment, PathSegment)] = {
        var chance = SegmentsByChance(state: 20)
        return (0..<600).map { _ in (chance.segment(), chance.segment()) }
    }()

    /// What a point may be off by: rounding of the evaluation at the parameters.
    private func room(_ a: PathSegment, _ b: PathSegment) -> Double {
        let boxes = [a.bounds, b.bounds]
        return 100 * boxes.map { max(abs($0.minX), abs($0.maxX), abs($0.minY), abs($0.maxY)) }.max()!.ulp
    }

    @Test func pointsLieOnBothCurves() {
        for (a, b) in Self.pairs {
            for found in a.intersections(with: b).points {
                #expect(a.point(at: found.first).distance(to: found.point) <= room(a, b))
                #expect(b.point(at: found.second).distance(to: found.point) <= room(a, b))
            }
        }
    }

    @Test func whoAsksDoesNotMatter() {
        for (a, b) in Self.pairs {
            let one = a.intersections(with: b), other = b.intersections(with: a)
            #expect(one.points.count == other.points.count)
            for point in one.points {
                #expect(other.points.contains(CurveIntersection(first: point.second, second: point.first, point: point.point)))
            }
        }
    }

    @Test func powersOfTwoChangeNothing() {
        for (a, b) in Self.pairs {
            let one = a.intersections(with: b)
            for exponent in [-40, 1, 60] {
                let k = Double(sign: .plus, exponent: exponent, significand: 1), m = AffineTransform.scaling(k, k)
                let other = a.transformed(by: m).intersections(with: b.transformed(by: m))
                #expect(one.points.map(\.first) == other.points.map(\.first))
                #expect(one.points.map { $0.point * k } == other.points.map(\.point))
            }
        }
    }

    /// Crossings at an angle stay the same crossings anywhere and at any size.
    @Test func sizeAndPlaceChangeLittle() {
        for (a, b) in Self.pairs {
            let one = a.intersections(with: b)
            guard one.points.allSatisfy({ isClear($0, a, b) }), one.overlaps.isEmpty else { continue }
            let moves = [AffineTransform.scaling(1e6, 1e6), .scaling(1e-6, 1e-6), .translation(Point(3.7, -1234.5))]
            for m in moves {
                let other = a.transformed(by: m).intersections(with: b.transformed(by: m))
                #expect(one.points.count == other.points.count)
                for (p, q) in zip(one.points, other.points) {
                    #expect(m.apply(p.point).distance(to: q.point) <= 1e-9 * max(1, q.point.length))
                }
            }
        }
    }

    /// True where the curves cross inside both, at more than a hundredth of a radian.
    private func isClear(_ p: CurveIntersection, _ a: PathSegment, _ b: PathSegment) -> Bool {
        guard p.first > 1e-3, p.first < 1 - 1e-3, p.second > 1e-3, p.second < 1 - 1e-3 else { return false }
        return abs(a.tangent(at: p.first).cross(b.tangent(at: p.second))) > 0.01
    }

    /// Where polylines through many points of the curves cross, at an angle that their steps cannot fake, the curves do.
    @Test func nothingIsMissed() {
        for (a, b) in Self.pairs.prefix(250) {
            let found = a.intersections(with: b)
            let steps = 150, p = (0...steps).map { a.point(at: Double($0) / 150) }, q = (0...steps).map { b.point(at: Double($0) / 150) }
            for i in 0..<steps {
                for j in 0..<steps where crosses(p[i], p[i + 1], q[j], q[j + 1]) {
                    let s = (Double(i) + 0.5) / 150, t = (Double(j) + 0.5) / 150
                    let isKnown = found.points.contains { abs($0.first - s) < 0.03 && abs($0.second - t) < 0.03 }
                        || found.overlaps.contains { $0.first.contains(s) }
                    #expect(isKnown, "near \(s), \(t) of \(a) and \(b)")
                }
            }
        }
    }

    /// True where the segments cross well inside both and at more than a twentieth of a radian.
    private func crosses(_ p0: Point, _ p1: Point, _ q0: Point, _ q1: Point) -> Bool {
        guard min(p0.x, p1.x) <= max(q0.x, q1.x), min(q0.x, q1.x) <= max(p0.x, p1.x) else { return false }
        let u = p1 - p0, v = q1 - q0, turn = u.cross(v)
        guard abs(turn) > 0.05 * u.length * v.length else { return false }
        let s = (q0 - p0).cross(v) / turn, t = (q0 - p0).cross(u) / turn
        return s > 0.2 && s < 0.8 && t > 0.2 && t < 0.8
    }
}

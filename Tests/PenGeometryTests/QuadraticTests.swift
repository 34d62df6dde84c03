// Cubics as quadratic curves and splines.

import PenGeometry
import Testing

private let fontCubics: [BezierCurve] = fontCubicNumbers.split(separator: "\n").flatMap { line -> [BezierCurve] in
    let n = line.split(separator: " ").compactMap { Double($0) }
    return stride(from: 0, to: n.count, by: 8).map { i in BezierCurve((0..<4).map { Point(n[i + 2 * $0], n[i + 2 * $0 + 1]) }) }
}

/// The quadratic curves of a spline: between two of its control points it passes through their middle.
private func curves(_ spline: [Point]) -> [BezierCurve] {
    let inner = spline.dropFirst().dropLast()
    let joints = zip(inner, inner.dropFirst()).map { ($0 + $1) / 2 }
    let ends = [spline[0]] + joints + [spline[spline.count - 1]]
    return zip(inner, zip(ends, ends.dropFirst())).map { BezierCurve([$1.0, $0, $1.1]) }
}

/// The largest distance between points of equal parameter, the pieces being equal parts of it.
private func parametricError(_ pieces: [BezierCurve], _ curve: BezierCurve) -> Double {
    var worst = 0.0
    for (i, piece) in pieces.enumerated() {
        for k in 0...20 {
            let t = Double(k) / 20
            worst = max(worst, piece.point(at: t).distance(to: curve.point(at: (Double(i) + t) / Double(pieces.count))))
        }
    }
    return worst
}

@Suite struct QuadraticTests {
    @Test(arguments: GeometryFact.all("cu2quHistogram"))
    func fontsSplinesHaveTheirNumbers(fact: GeometryFact) throws {
        #expect(fontCubics.count == 1000)
        var counts: [String: Int] = [:]
        for cubic in fontCubics {
            let spline = try #require(cubic.quadraticSpline(tolerance: 5))
            #expect(parametricError(curves(spline), cubic) <= 5 + 1e-9)
            counts[String(spline.count - 2), default: 0] += 1
        }
        #expect(counts == fact.json["expectedSingle"] as? [String: Int])
        var groups: [String: Int] = [:]
        for i in stride(from: 0, to: 300, by: 3) {
            let splines = try #require(BezierCurve.quadraticSplines(Array(fontCubics[i..<(i + 3)]), tolerance: 5))
            #expect(Set(splines.map(\.count)).count == 1)
            groups[String(splines[0].count - 2), default: 0] += 1
        }
        #expect(groups == fact.json["expectedGroupsOf3"] as? [String: Int])
    }

    @Test(arguments: GeometryFact.all("cubicToQuadSpline") + GeometryFact.all("approxQuadratic"))
    func splinesOfFacts(fact: GeometryFact) throws {
        let spline = try #require(fact.curve.quadraticSpline(tolerance: fact.number("tolerance")))
        let expected = fact.points("expected")
        #expect(spline.count == expected.count)
        for (p, q) in zip(spline, expected) { #expect(p.distance(to: q) < 1e-9 * max(1, q.length)) }
        if fact.text("id").hasPrefix("kurbo-approxquad") {
            #expect(try #require(fact.curve.quadraticSpline(tolerance: 343)).count > 3)
        }
    }

    @Test(arguments: GeometryFact.all("cubicToQuadsCount"))
    func countsOfFacts(fact: GeometryFact) {
        #expect(fact.curve.quadratics(tolerance: fact.number("tolerance")).count == Int(fact.number("expected")))
    }

    @Test(arguments: [100.0, 1, 1e-3]) func quadraticsKeepTheirTolerance(tolerance: Double) {
        for cubic in fontCubics.prefix(200) {
            let pieces = cubic.quadratics(tolerance: tolerance)
            #expect(parametricError(pieces, cubic) <= tolerance * (1 + 1e-9))
            // One less would not do: the bound is reached.
            if pieces.count > 1 {
                let worst = parametricError(pieces, cubic) * Double(pieces.count * pieces.count * pieces.count)
                let fewer = Double((pieces.count - 1) * (pieces.count - 1) * (pieces.count - 1))
                #expect(worst / fewer > tolerance * 0.95)
            }
        }
    }

    @Test func otherDegrees() {
        let line = BezierCurve([Point(0, 0), Point(4, 2)]).quadratics(tolerance: 1)
        #expect(line == [BezierCurve([Point(0, 0), Point(2, 1), Point(4, 2)])])
        let quadratic = BezierCurve([Point(0, 0), Point(2, 1), Point(4, -2)])
        #expect(quadratic.quadratics(tolerance: 1e-9) == [quadratic])
        #expect(quadratic.elevated.quadratics(tolerance: 1e-12).count == 1)
        #expect(quadratic.quadraticSpline(tolerance: 1) == nil)
        let huge = BezierCurve((0...7).map { (i: Int) -> Point in Point(Double(i * 37 % 11) * 1e290, Double(i * i * 5 % 13)) })
        #expect(huge.quadratics(tolerance: 1e-3).count <= 65_536)
        let seventh = BezierCurve((0...7).map { (i: Int) -> Point in Point(Double(i * 37 % 11), Double(i * i * 5 % 13)) })
        let pieces = seventh.quadratics(tolerance: 1e-3)
        let sampled = SampledCurve(.curve(seventh), count: 300)
        for piece in pieces { for t in [0.1, 0.5, 0.8] { #expect(sampled.distance(of: piece.point(at: t)) <= 1e-3) } }
    }
}

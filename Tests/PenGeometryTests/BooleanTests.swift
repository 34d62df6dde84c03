// Boolean operations on areas.

import Foundation
import PenGeometry
import Testing

@Suite struct BooleanTests {
    private func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Path {
        Path.parse(svg: "M\(x) \(y)h\(w)v\(h)h\(-w)z").path
    }

    private func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
        Path.parse(svg: "M\(x + r) \(y)A\(r) \(r) 0 0 1 \(x - r) \(y)A\(r) \(r) 0 0 1 \(x + r) \(y)z").path
    }

    private func areas(_ a: Path, _ b: Path) -> [Double] { BooleanOperation.allCases.map { a.combined(with: b, $0).area } }

    /// Squares of side 2 that overlap in a square of side 1.
    @Test func squares() {
        #expect(areas(rect(0, 0, 2, 2), rect(1, 1, 2, 2)) == [7, 1, 3, 6])
    }

    @Test func apartAndInside() {
        #expect(areas(rect(0, 0, 2, 2), rect(5, 0, 1, 1)) == [5, 0, 4, 5])
        #expect(areas(rect(0, 0, 4, 4), rect(1, 1, 2, 2)) == [16, 4, 12, 12])
        #expect(areas(rect(0, 0, 2, 2), Path()) == [4, 0, 4, 4])
        #expect(areas(rect(0, 0, 2, 2), rect(0, 0, 2, 2)) == [4, 4, 0, 0])
    }

    /// Squares side by side become one rectangle of four sides.
    @Test func sharedEdges() {
        let union = rect(0, 0, 2, 2).union(rect(2, 0, 2, 2))
        #expect(union.area == 8 && Array(union.segments).count == 4)
        #expect(areas(rect(0, 0, 2, 2), rect(2, 0.5, 2, 1)) == [6, 0, 4, 6])
        #expect(areas(rect(0, 0, 4, 2), rect(1, 0, 1, 1)) == [8, 1, 7, 7])
    }

    /// Two circles of radius r at distance r: the lens has the area r²(2π/3 - √3/2). The arcs stay arcs.
    @Test func circles() {
        let lens = 25 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2), whole = 25 * Double.pi
        let found = areas(circle(0, 0, 5), circle(5, 0, 5))
        for (area, want) in zip(found, [2 * whole - lens, lens, whole - lens, 2 * (whole - lens)]) { #expect(isClose(area, want, 1e-12)) }
        let union = circle(0, 0, 5).union(circle(5, 0, 5))
        #expect(union.segments.allSatisfy { if case .arc = $0 { true } else { false } })
        #expect(union.segments.allSatisfy { $0.length > 1 })
    }

    /// A circle of the unit square's width inside it touches all sides.
    @Test func tangentCircle() {
        let found = areas(rect(0, 0, 2, 2), circle(1, 1, 1))
        for (area, want) in zip(found, [4, Double.pi, 4 - Double.pi, 4 - Double.pi]) { #expect(isClose(area, want, 1e-9)) }
    }

    @Test func fillRules() {
        let star = Path.parse(svg: "M0 -10L5.877852522924732 8.090169943749475L-9.510565162951535 -3.090169943749474H9.510565162951535L-5.877852522924732 8.090169943749475z").path
        // The inner pentagon's circumradius is R/φ²; the outline's area is that of ten triangles from the center.
        let outline = 112.2569941448989, inner = 10 / (0.5 + 1.25.squareRoot()) / (0.5 + 1.25.squareRoot())
        let pentagon = 2.5 * inner * inner * sin(0.4 * Double.pi)
        #expect(isClose(star.normalized().area, outline, 1e-9))
        #expect(isClose(star.normalized(fillRule: .evenOdd).area, outline - pentagon, 1e-9))
        #expect(star.normalized().selfIntersections.points.isEmpty)
    }

    @Test func selfCrossing() {
        let eight = Path.parse(svg: "M0 0L4 4V0L0 4z").path
        #expect(eight.area == 0)
        #expect(eight.normalized().area == 8)
        #expect(eight.normalized().subpaths.count == 2)
    }

    @Test func loopOfACubic() {
        let loop = Path.parse(svg: "M0 0C10 10 -5 10 5 0z").path
        let clean = loop.normalized()
        #expect(clean.subpaths.count == 2)
        #expect(clean.subpaths.allSatisfy { $0.selfIntersections.points.isEmpty })
        #expect(clean.segments.allSatisfy { if case .curve = $0 { true } else { true } })
    }

    /// The curve's lowest place is as high as its end: it is cut there all the same.
    @Test func turnAtTheHeightOfTheEnd() {
        let path = Path.parse(svg: "M100 60C0 0 50 160 100 40z").path
        let clean = path.normalized(fillRule: .evenOdd)
        #expect(clean.subpaths.allSatisfy { $0.selfIntersections.points.isEmpty })
        #expect(clean.contains(Point(90, 55), fillRule: .evenOdd) == path.contains(Point(90, 55), fillRule: .evenOdd))
    }

    /// Whoever asks point by point finds the same.
    @Test(arguments: 0..<25)
    func membership(seed: Int) {
        var chance = SegmentsByChance(state: UInt64(1000 + seed))
        let a = chance.path(), b = chance.path()
        for rule in [FillRule.nonZero, .evenOdd] {
            for operation in BooleanOperation.allCases {
                let result = a.combined(with: b, operation, fillRule: rule, otherFillRule: .nonZero)
                let again = result.normalized(fillRule: .evenOdd)
                #expect(isClose(result.area, again.area, 1e-6), "\(operation)")
                for _ in 0..<40 {
                    let p = chance.point()
                    let isInside = operation.holds(a.contains(p, fillRule: rule), b.contains(p))
                    for fill in [FillRule.nonZero, .evenOdd] {
                        #expect(result.contains(p, fillRule: fill) == isInside, "\(operation) \(rule) at \(p), seed \(seed)")
                    }
                }
            }
        }
    }
}

extension BooleanOperation {
    fileprivate func holds(_ p: Bool, _ q: Bool) -> Bool {
        switch self {
        case .union: p || q
        case .intersection: p && q
        case .difference: p && !q
        case .symmetricDifference: p != q
        }
    }
}

// Splines against what other systems and mathematics say.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

private let five = [Point(0, 0), Point(60, 40), Point(40, 90), Point(10, 70), Point(30, 50)]

/// What MetaPost 2.02 shows with `--numbersystem=double`: the two handles of each span.
struct MetaPostFact: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: Path
    let handles: [Double]

    static let all: [MetaPostFact] = [
        MetaPostFact(testDescription: "closed", path: .hobby(through: five, closed: true), handles: [
            5.1875607580824488, -26.835293712642486, 60.360737358050955, -18.400365485423805,
            59.877146133933543, 59.889014873155624, 57.338958536882046, 81.642026025504691,
            22.399864282226112, 98.483870352641816, 4.7240324589561551, 84.463693782659831,
            13.386367055545398, 60.71651299101709, 26.35591266483469, 59.135106432380304,
            39.194088390286012, 26.951985979182162, -4.1055474362057964, 21.238030056826542,
        ]),
        MetaPostFact(testDescription: "open", path: .hobby(through: five), handles: [
            26.764622195626387, -1.8454354835590572, 51.409393448044369, 14.584412018052923,
            67.098751578544949, 61.001886678819304, 59.762534355191036, 84.575180016879983,
            25.357136354913536, 94.019469258562054, 10.48063633011127, 84.502202304358491,
            9.628945783123438, 58.804210206533, 18.804210206532996, 49.628945783123442,
        ]),
        MetaPostFact(
            testDescription: "tension 1.5",
            path: .hobby(through: [Point(0, 0), Point(100, 20), Point(140, -30), Point(7, -9)], tension: 1.5), handles: [
                17.16310010635766, 18.101665405775716, 77.194959361140732, 30.108037256732331,
                114.49677950422364, 13.574491286736158, 140.5599796499491, -14.642315462110938,
                137.52243031708895, -67.948422079704599 - 30, -11.578420510004399, -74.406182475426704,
            ]),
        MetaPostFact(
            testDescription: "directions", path: .hobby(through: Array(five[..<4]), directions: [0: Point(1, 2), 2: Point(-1, 0)]), handles: [
                11.441148016494967, 22.882296032989935, 44.894037803189107, 20.293752174664139,
                76.020871427404998, 60.899778419473137, 63.455646471189596, 90,
                26.8797223649469, 90, 15.046260628866582, 82.111025509279784,
            ]),
        MetaPostFact(testDescription: "curl 0", path: .hobby(through: Array(five[..<4]), curl: 0), handles: [
            23.672407541259815, 8.2130409236766173, 48.573584019382977, 17.764495301366079,
            71.556898883143973, 62.489420991997576, 61.355189812423077, 88.951420920928143,
            27.300744230298832, 90.623556804545231, 17.951969106468546, 80.156348694333275,
        ]),
        MetaPostFact(testDescription: "two points", path: .hobby(through: [Point(0, 0), Point(10, 0)]), handles: [10.0 / 3, 0, 20.0 / 3, 0]),
        MetaPostFact(testDescription: "two points, closed", path: .hobby(through: [Point(0, 0), Point(100, 10)], closed: true), handles: [
            6.6666666666666661, -66.666666666666657, 106.66666666666667, -56.666666666666657,
            93.333333333333329, 76.666666666666657, -6.6666666666666661, 66.666666666666657,
        ]),
        MetaPostFact(
            testDescription: "uneven", path: .hobby(through: [Point(0, 0), Point(1, 0), Point(1000, 1), Point(1000.5, 30)]), handles: [
                0.3333331547368808, 0.00048798422444218143, 0.66666684526311926, 0.00048798422444218143,
                387.69328510648802, -0.56610097179994268, 951.14880471074241, -474.50499690805509,
                1000.9898484661758, 10.634930917480789, 1001.1571198827106, 20.336673076503928,
            ]),
    ]
}

@Test(arguments: MetaPostFact.all) func hobbysSplineIsMetaPosts(fact: MetaPostFact) {
    let handles = fact.path.segments.flatMap { segment -> [Double] in
        guard case .curve(let curve) = segment else { return [] }
        return [curve.points[1].x, curve.points[1].y, curve.points[2].x, curve.points[2].y]
    }
    #expect(handles.count == fact.handles.count)
    for (mine, theirs) in zip(handles, fact.handles) { #expect(abs(mine - theirs) < 1e-9 * 1000) }
}

@Test func hobbysSplineOfOddInput() {
    #expect(Path.hobby(through: []).isEmpty)
    #expect(Path.hobby(through: [Point(1, 2), Point(1, 2)]).verbs == [.move])
    #expect(Path.hobby(through: [Point(1, 2), Point(.nan, 2)]).isEmpty)
    #expect(Path.hobby(through: [Point(0, 0), Point(5, 0), Point(0, 0)], closed: true).segments.map { $0.end } == [Point(5, 0), Point(0, 0)])
    #expect(Path.hobby(through: [Point(0, 0), Point(5, 0), Point(0, 0)]).points.allSatisfy { $0.isFinite })
}

@Test func catmullRomSplinesByTheirParameter() {
    // Evenly spaced points: all three are the same. The classic one has a sixth of the neighbours' distance as handle.
    let even = (0..<6).map { Point(cos(Double($0) * .pi / 3), sin(Double($0) * .pi / 3)) }
    let paths = SplineParameter.allCases.map { Path.spline(through: even, closed: true, parameter: $0) }
    for path in paths { #expect(zip(path.points, paths[0].points).allSatisfy { $0.distance(to: $1) < 1e-12 }) }
    let uneven = [Point(0, 0), Point(1, 0), Point(9, 3), Point(10, 9), Point(4, 12)]
    let classic = Path.spline(through: uneven, closed: true, parameter: .uniform)
    #expect(classic.points[1].distance(to: uneven[0] + (uneven[1] - uneven[4]) / 6) < 1e-12)
    #expect(classic.points[2].distance(to: uneven[1] - (uneven[2] - uneven[0]) / 6) < 1e-12)
}

/// De Boor's recursion, straight from the definition of the basis functions.
private func basis(_ i: Int, _ degree: Int, _ knots: [Double], _ t: Double) -> Double {
    if degree == 0 { return knots[i] <= t && t < knots[i + 1] ? 1 : 0 }
    let a = knots[i + degree] - knots[i], b = knots[i + degree + 1] - knots[i + 1]
    return (a > 0 ? (t - knots[i]) / a * basis(i, degree - 1, knots, t) : 0)
        + (b > 0 ? (knots[i + degree + 1] - t) / b * basis(i + 1, degree - 1, knots, t) : 0)
}

@Test(arguments: 1...5) func bSplinesAreTheirBezierCurves(degree: Int) throws {
    let controls = (0..<9).map { (i: Int) -> Point in Point(Double(i * 37 % 11), Double(i * i * 5 % 13)) }
    let inner = [0.3, 1, 1.5, 2.5, 2.5, 3, 4, 5].prefix(8 - degree)
    let ends = Array(repeating: 0.0, count: degree + 1)
    let knots: [Double] = ends + inner + ends.map { $0 + 6 }
    guard degree > 1 else { return #expect(Path.bSpline(controls: controls, degree: 1)?.points == controls) }
    let path = try #require(Path.bSpline(controls: controls, degree: degree, knots: knots))
    let spans = Array(Set(knots)).sorted()
    for (segment, (a, b)) in zip(path.segments, zip(spans, spans.dropFirst())) {
        for f in [0, 0.2, 0.5, 0.9] {
            let t = a + (b - a) * f
            let sum = controls.indices.reduce(Point.zero) { $0 + controls[$1] * basis($1, degree, knots, t) }
            #expect(segment.point(at: f).distance(to: sum) < 1e-12 * 20)
        }
    }
}

@Test func closedAndOpenBSplines() throws {
    let square = [Point(0, 0), Point(6, 0), Point(6, 6), Point(0, 6)]
    let round = try #require(Path.bSpline(controls: square, closed: true))
    // A uniform cubic passes (1, 4, 1)/6 of three neighbours.
    #expect(round.start == Point(5, 1) && round.isClosed && Array(round.segments).count == 4)
    let open = try #require(Path.bSpline(controls: square))
    #expect(open.points == square)
    for bad in [Path.bSpline(controls: square, degree: 4), .bSpline(controls: square, degree: 0), .bSpline(controls: square, knots: [0, 1]), .bSpline(controls: [.zero, .zero, .zero, Point(.nan, 0)])] {
        #expect(bad == nil)
    }
}

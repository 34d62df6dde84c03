// Areas of polygons within pixels.

import PenGeometry
import PenScene
import Testing

@testable import PenRaster

/// The coverage of every pixel of a small picture, row by row.
func coverage(_ polygons: [[Point]], _ rule: FillRule = .nonZero, width: Int, height: Int) -> [Double] {
    var path = Path()
    for polygon in polygons {
        path.move(to: polygon[0])
        for p in polygon.dropFirst() { path.line(to: p) }
        path.close()
    }
    let frame = Frame(
        bounds: Rect(x: 0, y: 0, width: 1, height: 1), operations: [.shape(DrawnShape(path: path, fill: .color(.black), fillRule: rule))])
    return Rasterizer.render(frame: frame, width: width, height: height, transform: .identity).pixels.map { Double($0.w) }
}

func isClose(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-6) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

func rectangle(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> [Point] {
    [Point(x, y), Point(x + w, y), Point(x + w, y + h), Point(x, y + h)]
}

@Test func pixelsThatARectangleCutsAreCoveredByTheirShare() {
    let c = coverage([rectangle(0.5, 0.25, 2, 1.5)], width: 4, height: 2)
    #expect(isClose(c, [0.375, 0.75, 0.375, 0, 0.375, 0.75, 0.375, 0]))
}

@Test func triangleCoverageIsItsAreaInEachPixel() {
    // y <= x/2 over three pixels: areas 1/4, 3/4, then a second row that is left empty by the line's end at (4, 2).
    let c = coverage([[Point(0, 0), Point(4, 0), Point(4, 2)]], width: 4, height: 2)
    #expect(isClose(c, [0.25, 0.75, 1, 1, 0, 0, 0.25, 0.75]))
}

@Test func sliversKeepTheirArea() {
    let thin = 1e-3
    let c = coverage([[Point(0, 0), Point(10, 7), Point(10, 7 + thin), Point(0, thin)]], width: 10, height: 8)
    #expect(abs(c.reduce(0, +) - 10 * thin) < 1e-5)
}

@Test(arguments: [false, true]) func areaOfATiltedSquareIsExact(reversed: Bool) {
    let square = [Point(10.3, 1.7), Point(18.9, 9.2), Point(11.4, 17.8), Point(2.8, 10.3)]
    var area = 0.0
    for (p, q) in zip(square, square.dropFirst() + [square[0]]) { area += p.cross(q) / 2 }
    let c = coverage([reversed ? square.reversed() : square], width: 20, height: 20)
    #expect(abs(c.reduce(0, +) - abs(area)) < 1e-4)
}

@Test(arguments: [1e3, 1e9, 1e18, 1e100, 1e200, 1e308]) func hugeCoordinatesFillWhatTheySurround(size: Double) {
    #expect(isClose(coverage([rectangle(-size, -size, 1.5 * size, 1.5 * size)], width: 3, height: 2), Array(repeating: 1, count: 6)))
    #expect(isClose(coverage([[Point(-size, 1), Point(size, 1), Point(size, size), Point(-size, size)]], width: 2, height: 2), [0, 0, 1, 1]))
    // The half plane below the diagonal.
    let c = coverage([[Point(-size, -size), Point(size, size), Point(-size, size)]], width: 3, height: 3)
    #expect(isClose(c, [0.5, 0, 0, 1, 0.5, 0, 1, 1, 0.5], 1e-3))
}

@Test(arguments: [Double.nan, .infinity]) func coordinatesThatAreNotFiniteDrawNothing(x: Double) {
    #expect(isClose(coverage([[Point(0, 0), Point(x, 0), Point(2, 2)]], width: 2, height: 2), [0, 0, 0, 0]))
}

@Test func rulesDifferInThePentagramsMiddle() {
    let points = (0..<5).map { k -> Point in
        let (s, c) = exactSineAndCosine(Double(k) * 4 * Double.pi / 5 - Double.pi / 2)
        return Point(50 + 50 * c, 50 + 50 * s)
    }
    // Star minus pentagon: with circumradius R, the inner pentagon has R/φ².
    let phi = (1 + 5.0.squareRoot()) / 2, inner = 50 / (phi * phi)
    let fifth = exactSineAndCosine(2 * Double.pi / 5).sine
    let pentagon = 2.5 * inner * inner * fifth
    let star = 10 * 0.5 * 50 * inner * exactSineAndCosine(Double.pi / 5).sine
    let nonZero = coverage([points], .nonZero, width: 100, height: 100)
    let evenOdd = coverage([points], .evenOdd, width: 100, height: 100)
    #expect(abs(nonZero.reduce(0, +) - star) < 1)
    #expect(abs(evenOdd.reduce(0, +) - (star - pentagon)) < 2)
    #expect(nonZero[50 * 100 + 50] == 1)
    #expect(evenOdd[50 * 100 + 50] == 0)
}

@Test func oppositeWindingsCancel() {
    let ring = coverage([rectangle(0, 0, 4, 4), rectangle(1, 1, 2, 2).reversed()], width: 4, height: 1)
    #expect(isClose(ring, [1, 1, 1, 1]))
    let inside = coverage([rectangle(0, 0, 4, 4), rectangle(1, 0, 2, 4).reversed()], width: 4, height: 1)
    #expect(isClose(inside, [1, 0, 0, 1]))
}

/// Slender rhombs whose corners lie on a 32nd of the pixel, in the middle of one of the bands into which a row with so
/// many edges is cut: nothing may leak to the right of them.
@Test func crowdedRowsLoseNoEdges() {
    var path = Path()
    for i in 0..<400 {
        let x = Double(i) / 10, middle = 0.5 + Double(2 * (i % 6) + 1) / 32
        path.move(to: Point(x, 0.1 + Double(i) / 1e5))
        for p in [Point(x + 0.05, middle), Point(x, 0.9 + Double(i) / 1e5), Point(x - 0.05, middle)] { path.line(to: p) }
        path.close()
    }
    let raster = render([.shape(DrawnShape(path: path, fill: .color(.black)))], width: 60)
    #expect((41..<60).allSatisfy { raster[$0, 0].w == 0 })
    // Each is half as high as wide twice: 0.1 × 0.8 / 2; ten of them lie in each pixel.
    #expect((1..<39).allSatisfy { abs(raster[$0, 0].w - 0.4) < 0.02 })
}

/// A line that is closed there and back covers nothing, and what comes behind it begins anew, whichever way it goes and
/// whether subpaths are closed or left open.
@Test(arguments: [false, true], [false, true]) func subpathsAreApart(upwards: Bool, areClosed: Bool) {
    let line = upwards ? [Point(5.5, 7.25), Point(6.25, 1.5)] : [Point(6.25, 1.5), Point(5.5, 7.25)]
    let square = rectangle(1, 4, 3, 3)
    for turned in [square, square.reversed()] {
        for start in 0..<4 {
            let polygon = Array(turned[start...] + turned[..<start])
            for polygons in [[line, polygon], [polygon, line]] {
                var path = Path()
                for polygon in polygons {
                    path.move(to: polygon[0])
                    for p in polygon.dropFirst() { path.line(to: p) }
                    if areClosed { path.close() }
                }
                let c = render([fill(.black, path)], width: 9, height: 9).pixels.map { Double($0.w) }
                #expect(isClose(c, coverage([square], width: 9, height: 9)))
            }
        }
    }
}

// SVG path data: mistakes and their places, and short, exact output.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct SVGPathTests {
    @Test(arguments: [
        ("", 0, nil), ("  \n", 0, nil), ("M1 2", 1, nil), ("M.5.5-.5-.5", 2, nil), ("m1,2,3,4", 2, nil), ("M0 0 1e2 1e-2", 2, nil),
        ("M0 0L1", 1, 6), ("M0 0L1 1,", 2, 9), ("M,0 0", 0, 1), ("M0 0X", 1, 4), ("M0 0z5 5", 2, 5), ("M0 0L1e999 1", 1, 5),
        ("M1e308 0l1e308 0", 1, 14), ("M0 0a1 1 0 0110 10", 2, nil), ("M0 0a1 1 0 2 1 10 10", 1, 11), ("M0 0zm1 1", 3, nil),
        ("12 3", 0, 0), ("M0 0L1-", 1, 6), ("M0 0h1e", 2, 6), ("M0 0\u{e9}", 1, 4),
    ] as [(String, Int, Int?)])
    func mistakesKeepWhatCameBefore(_ data: String, verbs: Int, offset: Int?) {
        let (path, error) = Path.parse(svg: data)
        #expect(path.verbs.count == verbs)
        #expect(error?.offset == offset)
    }

    @Test func relativeCommandsAfterAClose() {
        let path = Path.parse(svg: "m10 10h5v5zl1 1z m1 1h1").path
        #expect(path.points.map(\.x) == [10, 15, 15, 10, 11, 11, 12])
    }

    @Test(arguments: [
        ("M10 10L100 10L100 100", "M10 10h90v90"),
        ("M10 10L10.5 10.5L11 11", "M10 10l.5.5.5.5"),
        ("M0 0L-0.0001 5", "M0 0V5"),
        ("M0 0L10 0L10 10L0 10L0 0Z", "M0 0H10V10H0z"),
        ("M5 5L9 9ZM5 5L1 1", "M5 5 9 9zL1 1"),
        ("M0 0C0 5 5 10 10 10S20 15 20 20", "M0 0C0 5 5 10 10 10s10 5 10 10"),
        ("M0 0Q5 5 10 0T20 0", "M0 0Q5 5 10 0T20 0"),
        ("M1 1L2 2M3 3", "M1 1 2 2"),
        ("M0.12345 0L7 7", "M.123 0 7 7"),
        ("M200 300A100 100 0 1 1 300 200", "M200 300A100 100 0 11300 200"),
        ("M123456 1000L123457 1001", "M123456 1000l1 1"),
        ("M5 5h0", "M5 5H5"),
    ])
    func shortest(_ data: String, expected: String) {
        let path = Path.parse(svg: data).path
        #expect(String(decoding: path.svgData(decimals: 3), as: UTF8.self) == expected)
    }

    @Test(arguments: [
        (0, 3, "0"), (-0.0, 3, "0"), (-0.0004, 3, "0"), (0.5, 3, ".5"), (-0.5, 3, "-.5"), (100, 3, "100"), (1.0005, 3, "1.001"),
        (12.340, 2, "12.34"), (1e20, 3, "1e20"), (-1e300, 3, "-1e300"), (1e-12, 15, "1e-12"), (.nan, 3, "0"), (.infinity, 3, "0"),
        (0.001, 3, ".001"), (999.9996, 3, "1000"), (2.5, 0, "3"),
    ] as [(Double, Int, String)])
    func numbers(_ x: Double, decimals: Int, expected: String) {
        var out: [UInt8] = []
        appendShortest(x, decimals: decimals, to: &out)
        // 1e20 has more digits than its grid's 16; the value is what counts there.
        let text = String(decoding: out, as: UTF8.self)
        #expect(text == expected || (abs(x) >= 1e20 && Double(text) == x))
    }

    /// What is written reads back within half of the last decimal, without drift over a thousand relative steps.
    @Test func readsBackWithoutDrift() {
        var path = Path()
        path.move(to: Point(0.0004, 0))
        for i in 1...1000 {
            let x = Double(i) / 3
            switch i % 3 {
            case 0: path.line(to: Point(x, sin(x)))
            case 1: path.quadratic(to: Point(x, sin(x)), via: Point(x - 0.1, 2))
            default: path.cubic(to: Point(x, sin(x)), via: Point(x - 0.2, 1.0 / 3), Point(x - 0.1, -1.0 / 7))
            }
        }
        let (read, error) = Path.parse(svg: path.svgData(decimals: 3))
        #expect(error == nil && read.verbs == path.verbs)
        for (a, b) in zip(read.points, path.points) {
            #expect(max(abs(a.x - b.x), abs(a.y - b.y)) <= 0.000501)
        }
    }

    /// Rounding a half circle's radius or a nearly whole turn's ends must not move the arc.
    @Test(arguments: [1.0, 90, 179, 180, 181, 270, 350, 359.9, 360])
    func arcsStayInPlace(_ degrees: Double) {
        for (radii, rotation) in [(Point(100.0 / 3, 100.0 / 3), 0.0), (Point(200.0 / 7, 1000.0 / 7), 0.3)] {
            let arc = EllipticalArc(center: Point(50.0 / 3, 7), radii: radii, rotation: rotation, start: 0.1, sweep: degrees * Double.pi / 180)
            var path = Path()
            path.arc(arc)
            let read = Path.parse(svg: path.svgData(decimals: 3)).path
            #expect(isClose(read.length, path.length, 0.02))
            let measure = PathMeasure(read), exact = PathMeasure(path)
            for i in 0...8 {
                let p = measure.point(at: measure.length * Double(i) / 8), q = exact.point(at: exact.length * Double(i) / 8)
                #expect(isClose(p ?? .zero, q ?? .zero, 0.01))
            }
        }
    }

    @Test func higherDegreesBecomeCubics() {
        var path = Path()
        path.move(to: Point(40, 300))
        path.curve(to: Point(380, 300), via: [Point(80, 20), Point(150, 600), Point(260, 20), Point(330, 600)])
        let read = Path.parse(svg: path.svgData(decimals: 3)).path
        #expect(read.verbs.dropFirst().allSatisfy { $0 == .cubic })
        #expect(isClose(read.length, path.length, 0.01))
    }
}

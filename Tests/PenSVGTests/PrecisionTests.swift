// How many digits, and how few.

import PenGeometry
import PenScene
import PenSVG
import Testing

@Suite struct PrecisionTests {
    private func svg(_ scene: Scene, _ options: SVGOptions = SVGOptions()) throws -> String {
        String(decoding: try SVGWriter.write(scene.frame(), options: options), as: UTF8.self)
    }

    private func scene(_ width: Double, _ height: Double, _ path: Path) -> Scene {
        let scene = Scene()
        scene.setCanvas(Canvas(width: width, height: height))
        scene.shape(path)
        return scene
    }

    @Test func sevenIsShort() throws {
        let path = Path.polyline([Point(10, 10), Point(100, 10), Point(100, 100)])
        #expect(try svg(scene(120, 120, path)).utf8.count <= 160)
    }

    /// 413 lines between samples of a sine, each within a thousandth of a unit, in 6 KB.
    @Test func sineIsShort() throws {
        let samples = [Point(0, 150)] + (1..<414).map { i in
            Point(Double(i), 300 - (150 * AffineTransform.rotation(2 * .pi * Double(i) / 100).b + 150))
        }
        let sine = scene(414, 300, .polyline(samples))
        sine.update(sine.children(of: .root)[0]) { ($0.style.stroke, $0.style.strokeStyle.width) = (.color(Color(rgba: 0xFF00_00FF)), 5) }
        let text = try svg(sine)
        #expect(text.utf8.count <= 6 * 1024, "\(text.utf8.count) bytes")
        let data = try #require(text.split(separator: " d=\"").last?.split(separator: "\"").first)
        let read = Path.parse(svg: Array(data.utf8)).path
        #expect(read.points.count == samples.count)
        #expect(zip(read.points, samples).allSatisfy { $0.distance(to: $1) < 0.00075 })
    }

    @Test(arguments: [1e6, 100, 1, 1e-3, 1e-12]) func digitsFollowTheSize(side: Double) throws {
        let p = Point(0.123456 * side, 0.987654 * side), q = Point(0.5 * side, 0.5 * side)
        let text = try svg(scene(side, side, .polyline([p, q])))
        let data = try #require(text.split(separator: " d=\"").last?.split(separator: "\"").first)
        let read = Path.parse(svg: Array(data.utf8)).path.points
        let shown = try #require(viewBoxWidth(text)) / side
        #expect(read.count == 2)
        for (a, b) in zip(read, [p, q]) {
            #expect(a.distance(to: b * shown) < max(0.00075, side >= 1 ? 1e-4 : 0))
        }
        #expect(data.utf8.count < 34, "\(data)")
    }

    private func viewBoxWidth(_ text: String) -> Double? {
        let box = text.split(separator: "viewBox=\"").last?.split(separator: "\"").first?.split(separator: " ") ?? []
        return box.count == 4 ? Double(box[2]) : nil
    }

    @Test func enlargedPicturesKeepTheirDigits() throws {
        let path = Path.polyline([Point(0.12345678, 0), Point(50, 50)])
        #expect(try svg(scene(100, 100, path)).contains("M.123 0"))
        #expect(try svg(scene(100, 100, path), SVGOptions(scale: 1000)).contains("M.12346 0"))
    }

    @Test func thinStrokesDoNotVanish() throws {
        let thin = scene(100, 100, .polyline([.zero, Point(50, 50)]))
        thin.update(thin.children(of: .root)[0]) { $0.style.strokeStyle = StrokeStyle(width: 0.000123456, dash: [0.000456789]) }
        let text = try svg(thin)
        #expect(text.contains("stroke-width=\".000123\"") || text.contains("stroke-width=\"123e-6\""))
        #expect(text.contains("stroke-dasharray=\".000457\"") || text.contains("stroke-dasharray=\"457e-6\""))
    }

    @Test func noNegativeZero() throws {
        let text = try svg(scene(100, 100, .polyline([Point(-0.0001, -0.0), Point(-0.0004, 50), Point(10, -0.0003)])))
        #expect(!text.contains("-0"))
    }

    // MARK: What cannot be written

    @Test(arguments: [1.001e9, -2e9, 1e300, .infinity, -.infinity, .nan])
    func coordinatesOutOfRangeAreRefused(x: Double) {
        let cases: [(Scene) -> Void] = [
            { $0.shape(.polyline([Point(0, 0), Point(x, 1)])) },
            { $0.shape(.polyline([Point(0, x), Point(1, 1)]), in: $0.clip(.box(0, 0, 5, 5))) },
            { $0.shape(.box(0, 0, 1, 1), in: $0.clip(.polyline([Point(0, 0), Point(x, 1), Point(0, 1)]))) },
            { $0.setCanvas(Canvas(width: 10, height: abs(x))) },
        ]
        for build in cases {
            let scene = Scene()
            scene.setCanvas(Canvas(width: 100, height: 100))
            scene.shape(.box(0, 0, 9, 9))
            build(scene)
            #expect(throws: SVGError.self) { try SVGWriter.write(scene.frame()) }
        }
    }

    @Test func theErrorNamesTheCoordinateAndTheLayersOrigin() {
        let scene = Scene()
        var layer = Layer(content: .shape(.box(0, 0, 3e12, 9)))
        layer.origin = LayerOrigin(source: 0, start: 3, end: 9)
        scene.add(layer, to: .root)
        #expect(throws: SVGError(coordinate: 3e12, origin: layer.origin)) { try SVGWriter.write(scene.frame()) }
    }

    @Test func theLargestCoordinateIsWritten() throws {
        #expect(try svg(scene(1e9, 1e9, .polyline([Point(0, 0), Point(1e9, 1e9)]))).contains("viewBox=\"0 0 1000000000 1000000000\""))
    }
}

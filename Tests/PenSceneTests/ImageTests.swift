// Images in scenes: their boxes, how they stand, and what is decoded when.

import PenGeometry
import PenScene
import Synchronization
import Testing

@Suite struct ImageTests {
    private let scene = Scene()

    @discardableResult
    private func add(_ content: ImageContent, width: Double, height: Double, _ change: (inout Layer) -> Void = { _ in }) -> LayerID {
        var layer = Layer(content: .image(Layer.SizedImage(content, width: width, height: height)))
        change(&layer)
        return scene.add(layer, to: .root)
    }

    private var drawn: [DrawnImage] {
        scene.frame().operations.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    @Test func theUpperLeftCornerStandsAtThePosition() {
        let id = add(blank(4, 2), width: 40, height: 20) { $0.position = Point(10, 5) }
        #expect(scene.bounds(of: id) == Rect(x: 10, y: 5, width: 40, height: 20))
        #expect(drawn[0].box == Rect(x: 10, y: 5, width: 40, height: 20))
        #expect(drawn[0].transform == .identity)
        #expect(scene.frame().inkBounds == Rect(x: 10, y: 5, width: 40, height: 20))
    }

    @Test func imagesStandUprightWhereYGrowsUp() {
        scene.setCanvas(Canvas(width: 100, height: 100, origin: .bottomLeft))
        let id = add(blank(4, 2), width: 40, height: 20) { $0.position = Point(10, 50) }
        #expect(scene.bounds(of: id) == Rect(x: 10, y: 30, width: 40, height: 20))
        // From the paper's top: 100 − 50.
        #expect(drawn[0].box == Rect(x: 10, y: 50, width: 40, height: 20))
        #expect(drawn[0].transform == .identity)
    }

    @Test(arguments: [CanvasOrigin.topLeft, .bottomLeft])
    func theAnchorIsAFractionOfTheBox(origin: CanvasOrigin) {
        scene.setCanvas(Canvas(width: 100, height: 100, origin: origin))
        let id = add(blank(4, 2), width: 40, height: 20) { ($0.position, $0.anchor) = (Point(50, 50), Point(0.5, 1)) }
        #expect(scene.bounds(of: id) == Rect(x: 30, y: 30, width: 40, height: 20))
        #expect(drawn[0].box == (origin == .topLeft ? Rect(x: 30, y: 30, width: 40, height: 20) : Rect(x: 30, y: 50, width: 40, height: 20)))
    }

    @Test func turnsStayInTheTransform() {
        add(blank(4, 2), width: 40, height: 20) { ($0.position, $0.rotation) = (Point(50, 50), .pi / 2) }
        let image = drawn[0], corner = image.transform.apply(Point(image.box.maxX, image.box.minY))
        #expect(image.box == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect((corner - Point(50, 90)).length < 1e-12)
        let lastPixel = image.pixelTransform.apply(Point(4, 2))
        #expect((lastPixel - Point(30, 90)).length < 1e-12)
    }

    @Test func pixelsAreDecodedOnceAndOnDemand() throws {
        let decoder = CountingDecoder()
        let content = ImageContent(bytes: [], format: .png, storedWidth: 3, storedHeight: 2, decoder: decoder)
        for _ in 0..<3 { add(content, width: 3, height: 2) }
        let frame = scene.frame()
        #expect(decoder.count == 0)
        try frame.decodeImages()
        #expect(decoder.count == 1)
        #expect(try content.pixels() === content.pixels())
    }

    @Test func whatCannotBeDecodedTellsItsPlace() {
        let place = LayerOrigin(source: 0, start: 7, end: 9)
        let content = ImageContent(bytes: [], format: .jpeg, storedWidth: 3, storedHeight: 2, decoder: FailingDecoder())
        add(content, width: 3, height: 2) { $0.origin = place }
        #expect(throws: ImageError("damaged", origin: place)) { try scene.frame().decodeImages() }
    }

    /// TIFF 6.0, tag 274: where the stored image's first row and first column are seen.
    @Test(arguments: [
        (1, Point(0, 0), Point(1, 0)), (2, Point(1, 0), Point(0, 0)), (3, Point(1, 1), Point(0, 1)), (4, Point(0, 1), Point(1, 1)),
        (5, Point(0, 0), Point(0, 1)), (6, Point(1, 0), Point(1, 1)), (7, Point(1, 1), Point(1, 0)), (8, Point(0, 1), Point(0, 0)),
    ])
    func orientations(number: Int, firstPixel: Point, endOfFirstRow: Point) throws {
        let orientation = try #require(ImageOrientation(rawValue: number))
        #expect(orientation.transform.apply(Point(0, 0)) == firstPixel)
        #expect(orientation.transform.apply(Point(1, 0)) == endOfFirstRow)
        let content = ImageContent(bytes: [], format: .jpeg, storedWidth: 30, storedHeight: 20, orientation: orientation, decoder: FailingDecoder())
        #expect(content.width == (firstPixel.x == endOfFirstRow.x ? 20 : 30))
    }

    @Test func halvesAreMeans() {
        let grey: [UInt8] = [0, 100, 200, 10, 20, 30]
        let pixels = ImagePixels(width: 3, height: 2, bytes: grey.flatMap { [$0, $0, $0, 255] })
        #expect(pixels.half.width == 2)
        #expect(pixels.half.height == 1)
        // (0 + 100 + 10 + 20) / 4 and (200 + 30) / 2.
        #expect(pixels.half.bytes == [33, 33, 33, 255, 115, 115, 115, 255])
        #expect(pixels.half.half.half.width == 1)
    }

    private func blank(_ width: Int, _ height: Int) -> ImageContent {
        ImageContent(bytes: [], format: .png, storedWidth: width, storedHeight: height, decoder: CountingDecoder())
    }
}

private final class CountingDecoder: ImageDecoder {
    private let calls = Mutex(0)
    var count: Int { calls.withLock { $0 } }

    func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels {
        calls.withLock { $0 += 1 }
        return ImagePixels(width: image.width, height: image.height, bytes: [UInt8](repeating: 255, count: 4 * image.width * image.height))
    }
}

private struct FailingDecoder: ImageDecoder {
    func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels { throw ImageError("damaged") }
}

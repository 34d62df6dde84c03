// PNG files against the standard and against the rasterizer's own pixels.

import PenGeometry
import PenRaster
import PenScene
import Testing

@testable import PenImage

private let red = Paint.color(Color(red: 1, green: 0, blue: 0))

/// A picture with flat areas, edges at every slope, a gradient and half-transparent paint.
private func picture(width: Double, height: Double, background: Paint?) -> Frame {
    let stops = [Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: Color(red: 0.2, green: 0.9, blue: 0.4))]
    let gradient = Paint.gradient(Gradient(kind: .linear(from: .zero, to: Point(width, height)), stops: stops))
    let disc = Path.circle(center: Point(width / 2, height / 2), radius: height * 0.4)
    let ring = Path.circle(center: Point(width * 0.7, height * 0.3), radius: height * 0.2)
    return Frame(
        bounds: Rect(minX: 0, minY: 0, maxX: width, maxY: height), background: background,
        operations: [
            .shape(DrawnShape(path: disc, fill: gradient)),
            .beginGroup(DrawnGroup(opacity: 0.5)),
            .shape(DrawnShape(path: ring, stroke: red, strokeStyle: StrokeStyle(width: 7))),
            .endGroup,
        ])
}

private func isZlibThere() -> Bool { (try? PNGWriter.write(Frame(bounds: Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)))) != nil }

@Suite(.enabled(if: isZlibThere(), "needs the package zlib1g"))
struct PNGTests {
    @Test(arguments: [nil, Paint.color(.white)], [0, 1, 6, 9])
    func holdsTheRasterizersPixels(background: Paint?, level: Int) throws {
        let frame = picture(width: 30, height: 40, background: background)
        let png = try DecodedPNG(PNGWriter.write(frame, PNGOptions(scale: 3, compression: level), pixelsPerBand: 2500))
        #expect(png.width == 90 && png.height == 120)
        #expect(png.channels == (background == nil ? 4 : 3))
        #expect(png.chunks.first == "IHDR" && png.chunks[1] == "sRGB" && png.chunks.last == "IEND")
        let whole = Rasterizer.render(frame: frame, width: 90, height: 120, transform: .scaling(3, 3)).rgba8
        var largest = 0
        for i in 0..<90 * 120 {
            for lane in 0..<png.channels { largest = max(largest, abs(Int(png.bytes[i * png.channels + lane]) - Int(whole[4 * i + lane]))) }
        }
        // A band's coordinates are others, and rounding may fall to the other side.
        #expect(largest <= 1)
        #expect(png.filters == [0] || level > 0)
    }

    @Test func noiseTakesAllFilters() throws {
        let frame = picture(width: 60, height: 60, background: nil)
        #expect(try DecodedPNG(PNGWriter.write(frame)).filters.count >= 3)
    }

    @Test func alphaIsNotPremultiplied() throws {
        let half = Paint.color(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        let frame = Frame(bounds: Rect(minX: 0, minY: 0, maxX: 2, maxY: 1), operations: [.shape(DrawnShape(path: .rect(Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)), fill: half))])
        let png = try DecodedPNG(PNGWriter.write(frame))
        #expect(png[0, 0] == [255, 128, 0, 128])
        #expect(png[1, 0] == [0, 0, 0, 0])
    }

    /// Bands of one row, of many, a last one that is smaller, and pictures of one pixel.
    @Test(arguments: [(1, 1), (1, 300), (300, 1), (200, 37), (70, 71)])
    func anySize(width: Int, height: Int) throws {
        let bounds = Rect(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height))
        var diagonal = Path()
        diagonal.move(to: .zero)
        diagonal.line(to: Point(Double(width), Double(height)))
        diagonal.line(to: Point(0, Double(height)))
        let png = try DecodedPNG(PNGWriter.write(Frame(bounds: bounds, operations: [.shape(DrawnShape(path: diagonal, fill: red))]), PNGOptions(), pixelsPerBand: 100))
        #expect(png.width == width && png.height == height)
        let sum = stride(from: 3, to: png.bytes.count, by: 4).reduce(0) { $0 + Int(png.bytes[$1]) }
        #expect(abs(Double(sum) / 255 - Double(width * height) / 2) <= 0.005 * Double(width + height))
    }

    @Test func theSameBytesEveryTime() throws {
        let frame = picture(width: 60, height: 90, background: red)
        let first = try PNGWriter.write(frame, PNGOptions(), pixelsPerBand: 1000)
        for _ in 0..<5 { #expect(try PNGWriter.write(frame, PNGOptions(), pixelsPerBand: 1000) == first) }
    }
}

struct PixelSizeTests {
    private let bounds = Rect(minX: 10, minY: 20, maxX: 110, maxY: 70)

    @Test func scaleAndSidesGiveThePixels() throws {
        let scaled = try PixelSize(bounds: bounds, scale: 2.5, limit: 1000)
        #expect(scaled.width == 250 && scaled.height == 125)
        #expect(scaled.transform.apply(Point(10, 20)) == .zero && scaled.transform.apply(Point(110, 70)) == Point(250, 125))
        let wide = try PixelSize(bounds: bounds, width: 300, limit: 1000)
        #expect(wide.width == 300 && wide.height == 150)
        let high = try PixelSize(bounds: bounds, height: 10, limit: 1000)
        #expect(high.width == 20 && high.height == 10)
    }

    @Test func tooManyPixelsAreCounted() {
        let error = #expect(throws: PNGError.self) { try PixelSize(bounds: bounds, scale: 100_000, limit: 1000) }
        #expect(error?.description.contains("a side would have 10000000 pixels") == true)
    }

    @Test func otherProportionsLeaveThePictureInTheMiddle() throws {
        let size = try PixelSize(bounds: bounds, width: 100, height: 100, limit: 1000)
        #expect(size.transform.apply(Point(60, 45)) == Point(50, 50))
        #expect(size.transform.a == 1 && size.transform.d == 1)
    }

    @Test func fractionsTakeAnotherPixelButRoundingErrorsDoNot() throws {
        #expect(try PixelSize(bounds: bounds, scale: 1.001, limit: 1000).width == 101)
        #expect(try PixelSize(bounds: bounds, scale: 1 + 1e-12, limit: 1000).width == 100)
        #expect(try PixelSize(bounds: bounds, scale: 1e-9, limit: 1000).height == 1)
        // Pixels stay where they would be without the fraction.
        #expect(try PixelSize(bounds: bounds, scale: 1.001, limit: 1000).transform.apply(Point(10, 20)) == .zero)
    }

    @Test(arguments: [1e2, 1e9, 1e300]) func tooManyPixelsAreRefused(scale: Double) {
        #expect(throws: PNGError.self) { try PixelSize(bounds: bounds, scale: scale, limit: 1000) }
    }

    @Test(arguments: [Rect.null, Rect(minX: -.infinity, minY: 0, maxX: 1, maxY: 1), Rect(minX: 0, minY: 0, maxX: .nan, maxY: 1)])
    func boundsThatAreNothing(bounds: Rect) {
        #expect(throws: PNGError.self) { try PixelSize(bounds: bounds, limit: 1000) }
    }

    @Test func aPointIsAPixel() throws {
        let size = try PixelSize(bounds: Rect(minX: 5, minY: 5, maxX: 5, maxY: 5), limit: 1000)
        #expect(size.width == 1 && size.height == 1)
    }
}

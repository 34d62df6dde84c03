// Images: which pixels they cover with which colours.

import PenGeometry
import PenScene
import Testing

@testable import PenRaster

/// Grey levels as an image, `width` a row; a level of nil is transparent.
private func image(_ levels: [UInt8?], width: Int) -> ImageContent {
    ImageContent(bytes: [], format: .png, storedWidth: width, storedHeight: levels.count / width, decoder: Levels(levels: levels))
}

private struct Levels: ImageDecoder {
    let levels: [UInt8?]

    func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels {
        ImagePixels(width: image.width, height: image.height, bytes: levels.flatMap { level in level.map { [$0, $0, $0, 255] } ?? [0, 0, 0, 0] })
    }
}

private func drawn(_ content: ImageContent, _ box: Rect, _ transform: AffineTransform = .identity, smooth: Bool = true) -> DrawingOperation {
    .image(DrawnImage(content: content, box: box, transform: transform, isSmooth: smooth))
}

private func reds(_ raster: Raster) -> [Double] { raster.pixels.map { Double($0.x * 255) } }

@Test func anImageInItsOwnSizeIsCopied() {
    let levels: [UInt8] = [0, 50, 100, 150, 200, 250]
    let raster = render([drawn(image(levels, width: 3), Rect(x: 1, y: 1, width: 3, height: 2))], width: 5, height: 4)
    #expect(isClose(reds(raster), [0, 0, 0, 0, 0, 0, 0, 50, 100, 0, 0, 150, 200, 250, 0, 0, 0, 0, 0, 0], 1e-4))
    #expect(raster[1, 1].w == 1 && raster[0, 0].w == 0)
}

@Test(arguments: [2, 3, 4, 6, 8, 12])
func anImageShrunkByAWholeNumberIsTheMeanOfBlocks(factor: Int) {
    let side = 24, levels = (0..<side * side).map { UInt8(($0 * 37 + $0 / side * 101) % 256) }
    let raster = render([drawn(image(levels, width: side), Rect(x: 0, y: 0, width: Double(side / factor), height: Double(side / factor)))], width: side / factor, height: side / factor)
    for y in 0..<side / factor {
        for x in 0..<side / factor {
            var sum = 0.0
            for j in 0..<factor { for i in 0..<factor { sum += Double(levels[(y * factor + j) * side + x * factor + i]) } }
            // Each halving rounds to a whole number.
            #expect(abs(Double(raster[x, y].x * 255) - sum / Double(factor * factor)) < 1.1)
        }
    }
}

@Test func enlargedImagesAreMixedBetweenPixelCentres() {
    let raster = render([drawn(image([0, 200], width: 2), Rect(x: 0, y: 0, width: 8, height: 1))], width: 8)
    #expect(isClose(reds(raster), [0, 0, 25, 75, 125, 175, 200, 200], 1e-4))
    let sharp = render([drawn(image([0, 200], width: 2), Rect(x: 0, y: 0, width: 8, height: 1), smooth: false)], width: 8)
    #expect(isClose(reds(sharp), [0, 0, 0, 0, 200, 200, 200, 200], 1e-4))
}

@Test func coloursBesideTransparentPixelsStayPure() {
    let raster = render([drawn(image([200, nil], width: 2), Rect(x: 0, y: 0, width: 4, height: 1))], width: 4)
    #expect(isClose(raster.pixels.map { Double($0.w) }, [1, 0.75, 0.25, 0]))
    #expect(abs(raster.color(1, 0).red - 200 / 255) < 1e-6)
}

@Test func edgesBetweenPixelsAreCoveredInPart() {
    let raster = render([drawn(image([255], width: 1), Rect(x: 0.25, y: 0.5, width: 2, height: 1))], width: 3, height: 2)
    #expect(isClose(raster.pixels.map { Double($0.w) }, [0.375, 0.5, 0.125, 0.375, 0.5, 0.125]))
}

@Test func aQuarterTurnMovesWholePixels() {
    let turned = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    let raster = render([drawn(image([10, 20, 30, 40, 50, 60], width: 3), Rect(x: 0, y: 0, width: 3, height: 2), turned)], width: 2, height: 3)
    #expect(isClose(reds(raster), [40, 10, 50, 20, 60, 30], 1e-4))
}

@Test func extremeTransformsDrawNothingOrSomethingButEnd() {
    let content = image([10, 20, 30, 40], width: 2)
    for k in [1e-300, 1e-14, 1e-3, 1e6, 1e150, .infinity, .nan] {
        _ = render([drawn(content, Rect(x: 0, y: 0, width: k, height: 1)), drawn(content, Rect(x: -k, y: 0, width: 3 * k, height: k))], width: 4, height: 4)
        _ = render([drawn(content, Rect(x: 0, y: 0, width: 2, height: 2), AffineTransform(a: k, b: 1, c: 1, d: 1 / k, tx: 0, ty: k))], width: 4, height: 4)
    }
}

@Test func opacityAndBlendModesHoldForImages() {
    let paper = DrawnShape(path: rectanglePath(0, 0, 1, 1), fill: .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
    let half = DrawnImage(content: image([255], width: 1), box: Rect(x: 0, y: 0, width: 1, height: 1), opacity: 0.5)
    #expect(isClose(render([.shape(paper), .image(half)])[0, 0], 0.75, 0.75, 0.75, 1))
    let multiplied = DrawnImage(content: image([102], width: 1), box: Rect(x: 0, y: 0, width: 1, height: 1), blendMode: .multiply)
    #expect(isClose(render([.shape(paper), .image(multiplied)])[0, 0], 0.2, 0.2, 0.2, 1))
}

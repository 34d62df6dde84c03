// Images in cells: as colours where there are colours, as greys elsewhere.

import PenGeometry
import PenScene
import PenTerminal
import Testing

private struct OneColor: ImageDecoder {
    let red, green, blue: UInt8

    func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels {
        ImagePixels(width: image.width, height: image.height, bytes: (0..<image.width * image.height).flatMap { _ in [red, green, blue, 255] })
    }
}

private func frame(_ color: OneColor) -> Frame {
    let content = ImageContent(bytes: [], format: .png, storedWidth: 8, storedHeight: 8, decoder: color)
    let bounds = Rect(x: 0, y: 0, width: 40, height: 40)
    return Frame(bounds: bounds, operations: [.image(DrawnImage(content: content, box: bounds))])
}

private func show(_ color: OneColor, _ mode: PreviewMode, _ depth: ColorDepth = .none) -> String {
    Preview(mode: mode, colorDepth: depth, columns: 20, rows: 20).render(frame(color))
}

@Test(arguments: [PreviewMode.half, .quad, .sextant])
func imagesAreSeenInTheirColours(mode: PreviewMode) {
    #expect(show(OneColor(red: 200, green: 100, blue: 50), mode, .trueColor).contains("8;2;200;100;50m"))
}

/// The share of dots is that of darkness; four by four thresholds tell 17 of them apart.
@Test(arguments: [UInt8(0), 64, 128, 192, 250])
func imagesAreDitheredInDots(level: UInt8) {
    let cells = show(OneColor(red: level, green: level, blue: level), .braille).unicodeScalars.filter { $0.value >= 0x2800 }
    let dots = cells.reduce(0) { $0 + ($1.value - 0x2800).nonzeroBitCount }, blanks = 20 * 10 - cells.count
    #expect(blanks >= 0)
    #expect(abs(Double(dots) / Double(8 * 20 * 10) - (1 - Double(level) / 255)) < 0.04)
}

@Test func darkerImagesHaveDarkerCharacters() {
    let ramp = Array(" .:+%@#")
    let tones = [UInt8](stride(from: 250, through: 0, by: -25)).map { level in
        show(OneColor(red: level, green: level, blue: level), .ascii).split(separator: "\n").first.flatMap { $0.dropFirst($0.count / 2).first } ?? " "
    }
    let places = tones.map { ramp.firstIndex(of: $0) ?? -1 }
    #expect(places == places.sorted() && places.first == 0 && places.last == 6, "\(tones)")
}

@Test func anImageThatCannotBeDecodedLeavesAMark() {
    struct Failing: ImageDecoder { func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels { throw ImageError("damaged") } }
    let content = ImageContent(bytes: [], format: .png, storedWidth: 8, storedHeight: 8, decoder: Failing())
    let bounds = Rect(x: 0, y: 0, width: 40, height: 40)
    let picture = Frame(bounds: bounds, operations: [.image(DrawnImage(content: content, box: bounds))])
    #expect(Preview(mode: .half, columns: 20, rows: 20).render(picture).contains { !$0.isWhitespace })
}

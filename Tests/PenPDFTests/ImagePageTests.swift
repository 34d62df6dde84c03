// Images on a page.

import PenGeometry
import PenImage
import PenLibraries
import PenPDF
import PenRaster
import PenScene
import Testing

@Suite(.enabled(if: PageReader.isThere && (try? Cairo.open()) != nil && (try? ImageFile.read(SmallJPEG.baseline).pixels()) != nil, "needs libcairo2, libturbojpeg0 and poppler-utils"))
struct ImagePageTests {
    private func frame(_ images: [DrawnImage]) -> Frame {
        let dark = Paint.color(Color(red: 0.2, green: 0.3, blue: 0.2))
        return Frame(bounds: Rect(minX: 0, minY: 0, maxX: 100, maxY: 100), background: dark, operations: images.map { .image($0) })
    }

    private func difference(_ frame: Frame, _ pdf: [UInt8]) throws -> Double {
        try frame.decodeImages()
        return try PageReader.page(pdf, pixelsPerInch: 192).difference(from: Page(frame, width: 200, height: 200, transform: .scaling(2, 2))).mean
    }

    /// Upright, turned as Exif says, distorted, see-through and blended.
    @Test(arguments: 1...8 as ClosedRange<UInt8>)
    func imagesStandAsTheRasterizerDrawsThem(orientation: UInt8) throws {
        let content = try ImageFile.read(SmallJPEG.turned(orientation, isLittle: true)), box = Rect(minX: 10, minY: 10, maxX: 50, maxY: 40)
        let turned = PenGeometry.AffineTransform.skewing(0.3, 0).then(.rotation(0.4)).then(.translation(Point(40, 30)))
        let frame = frame([
            DrawnImage(content: content, box: box, isSmooth: false), DrawnImage(content: content, box: box, transform: turned, isSmooth: false, opacity: 0.7),
            DrawnImage(content: content, box: Rect(minX: 10, minY: 50, maxX: 30, maxY: 90), isSmooth: false, blendMode: .multiply),
        ])
        let pdf = try PDFWriter.write(frame)
        let mean = try difference(frame, pdf)
        #expect(mean < 0.01, "\(mean)")
        let list = try PageReader.text("pdfimages", ["-list"], pdf).split(separator: "\n").dropFirst(2)
        #expect(list.count == 3 && list.allSatisfy { $0.contains(" jpeg ") })
        // Drawn three times, it is there once, byte by byte.
        #expect(Set(list.map { $0.split(separator: " ")[10] }).count == 1)
        #expect(count(of: content.bytes, in: pdf) == 1)
    }

    @Test(arguments: [SmallJPEG.progressive, SmallJPEG.grey])
    func otherJPEGsAreThemselves(file: [UInt8]) throws {
        let content = try ImageFile.read(file)
        let frame = frame([DrawnImage(content: content, box: Rect(minX: 10, minY: 10, maxX: 90, maxY: 50), isSmooth: false)])
        let pdf = try PDFWriter.write(frame)
        #expect(count(of: content.bytes, in: pdf) == 1)
        #expect(try difference(frame, pdf) < 0.01)
    }

    /// PNG becomes pixels, with what is seen through.
    @Test func picturesOfPNGArePixels() throws {
        let seeThrough = try SmallPNG(width: 2, height: 1, colorType: 6, rows: [0, 255, 0, 0, 255, 0, 0, 255, 128]).bytes()
        for file in [try SmallPNG.interlaced.bytes(), seeThrough] {
            let content = try ImageFile.read(file)
            let frame = frame([DrawnImage(content: content, box: Rect(minX: 10, minY: 10, maxX: 90, maxY: 50), isSmooth: false)])
            let pdf = try PDFWriter.write(frame)
            #expect(count(of: file, in: pdf) == 0)
            #expect(try difference(frame, pdf) < 0.01)
        }
    }

    /// An image without pixels is an error with its place.
    @Test func damagedImage() throws {
        struct Fault: ImageDecoder {
            func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels { throw ImageError("broken") }
        }
        let origin = LayerOrigin(source: 0, start: 1, end: 2)
        let content = ImageContent(bytes: [], format: .png, storedWidth: 1, storedHeight: 1, decoder: Fault())
        let frame = frame([DrawnImage(content: content, box: Rect(minX: 0, minY: 0, maxX: 9, maxY: 9), origin: origin)])
        #expect { try PDFWriter.write(frame) } throws: { if case PDFError.image(let error) = $0 { error.origin == origin && error.description == "broken" } else { false } }
    }

    /// A JPEG whose last pixels are missing, before the mark of its end.
    @Test func damagedJPEG() throws {
        let origin = LayerOrigin(source: 0, start: 1, end: 2), file = SmallJPEG.baseline
        let content = try ImageFile.read(file.dropLast(14) + file.suffix(2))
        let frame = frame([DrawnImage(content: content, box: Rect(minX: 0, minY: 0, maxX: 9, maxY: 9), origin: origin)])
        #expect { try PDFWriter.write(frame) } throws: { if case PDFError.image(let error) = $0 { error.origin == origin } else { false } }
    }

    /// Where nothing can decode JPEG it is not known to be damaged, and needs no decoding.
    @Test func undecodedJPEGIsTakenAsItIs() throws {
        struct NoLibrary: ImageDecoder {
            func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels { throw ImageError("no library", needsLibrary: true) }
        }
        let content = ImageContent(bytes: SmallJPEG.baseline, format: .jpeg, storedWidth: 32, storedHeight: 16, decoder: NoLibrary())
        let frame = frame([DrawnImage(content: content, box: Rect(minX: 0, minY: 0, maxX: 32, maxY: 16))])
        #expect(count(of: SmallJPEG.baseline, in: try PDFWriter.write(frame)) == 1)
    }

    /// cairo's limit, 2¹⁵ − 1 pixels a side.
    @Test func longSides() throws {
        func frame(_ width: Int) throws -> Frame {
            let file = try SmallPNG(width: width, height: 1, bitDepth: 1, colorType: 0, rows: [UInt8](repeating: 0, count: 1 + (width + 7) / 8)).bytes()
            let box = Rect(minX: 0, minY: 0, maxX: 90, maxY: 90)
            return self.frame([DrawnImage(content: try ImageFile.read(file), box: box, origin: LayerOrigin(source: 0, start: 1, end: 2))])
        }
        #expect(try PageReader.page(PDFWriter.write(frame(32767)), pixelsPerInch: 96)[50, 50] == [0, 0, 0])
        #expect { try PDFWriter.write(frame(32768)) } throws: { if case PDFError.image(let error) = $0 { error.origin?.start == 1 } else { false } }
    }

    private func count(of part: [UInt8], in whole: [UInt8]) -> Int {
        guard let first = part.first, whole.count >= part.count else { return 0 }
        return whole.indices.dropLast(part.count - 1).count { whole[$0] == first && whole[$0..<$0 + part.count].elementsEqual(part) }
    }
}

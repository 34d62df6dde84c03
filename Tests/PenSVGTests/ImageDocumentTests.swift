// Images in documents, byte by byte.

import PenGeometry
import PenScene
import PenSVG
import Testing

@Suite struct ImageDocumentTests {
    private let scene = Scene()

    /// The document without its first and last line.
    private func body() throws -> String {
        let lines = String(decoding: try SVGWriter.write(scene.frame()), as: UTF8.self).split(separator: "\n")
        return lines.dropFirst().dropLast().joined(separator: "\n")
    }

    private func content(_ text: String, _ format: ImageContent.Format = .png, orientation: ImageOrientation = .upright) -> ImageContent {
        ImageContent(bytes: Array(text.utf8), format: format, storedWidth: 4, storedHeight: 2, orientation: orientation, decoder: NoDecoder())
    }

    private func add(_ content: ImageContent, width: Double = 40, height: Double = 20, smooth: Bool = true, _ change: (inout Layer) -> Void = { _ in }) {
        var layer = Layer(content: .image(Layer.SizedImage(content, width: width, height: height, isSmooth: smooth)))
        change(&layer)
        scene.add(layer, to: .root)
    }

    init() { scene.setCanvas(Canvas(width: 120, height: 120)) }

    /// The texts and codes of RFC 4648, 10.
    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy")])
    func base64(text: String, code: String) throws {
        add(content(text))
        #expect(try body() == #"  <image width="40" height="20" href="data:image/png;base64,\#(code)"/>"#)
    }

    @Test func allDigitsOfBase64() throws {
        // Six bits that count from 0 to 63 (RFC 4648, table 1).
        let bytes: [UInt8] = stride(from: 0, to: 64, by: 4).flatMap { i -> [UInt8] in
            let group = i << 18 | (i + 1) << 12 | (i + 2) << 6 | (i + 3)
            return [UInt8(group >> 16), UInt8(group >> 8 & 255), UInt8(group & 255)]
        }
        add(ImageContent(bytes: bytes, format: .jpeg, storedWidth: 4, storedHeight: 2, decoder: NoDecoder()))
        #expect(try body().contains("data:image/jpeg;base64,ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\""))
    }

    @Test func placesAndProperties() throws {
        add(content("f"), width: 30) { ($0.position, $0.name, $0.style.opacity, $0.style.blendMode) = (Point(5, 7.5), "car", 0.5, .multiply) }
        let element = #"<image id="car" x="5" y="7.5" width="30" height="20" preserveAspectRatio="none" opacity=".5" style="mix-blend-mode:multiply""#
        #expect(try body() == "  " + element + #" href="data:image/png;base64,Zg=="/>"#)
    }

    @Test func turnedAndSharp() throws {
        add(content("f"), smooth: false) { ($0.position, $0.rotation) = (Point(50, 50), .pi / 2) }
        #expect(try body() == #"  <image width="40" height="20" transform="matrix(0 1 -1 0 50 50)" style="image-rendering:pixelated" href="data:image/png;base64,Zg=="/>"#)
    }

    @Test func anImageUsedOftenIsWrittenOnce() throws {
        let car = content("f")
        add(car)
        add(car, width: 4, height: 2) { $0.position = Point(60, 50) }
        #expect(
            try body() == """
                  <defs>
                    <image id="image1" width="4" height="2" href="data:image/png;base64,Zg=="/>
                  </defs>
                  <use href="#image1" transform="matrix(10 0 0 10 0 0)"/>
                  <use href="#image1" transform="matrix(1 0 0 1 60 50)"/>
                """)
    }

    /// The stored first row, 4 pixels long, is seen as the right column.
    @Test func orientationsAreTransforms() throws {
        add(content("f", .jpeg, orientation: .turnedRight), width: 2, height: 4)
        #expect(try body() == #"  <image width="4" height="2" transform="matrix(0 1 -1 0 2 0)" href="data:image/jpeg;base64,Zg=="/>"#)
    }

    @Test func imagesTooFarAwayAreRefused() {
        add(content("f")) { $0.position = Point(2e9, 0) }
        #expect(throws: SVGError.self) { try body() }
    }
}

private struct NoDecoder: ImageDecoder {
    func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels { throw ImageError("not needed") }
}

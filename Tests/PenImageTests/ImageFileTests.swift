// Reading PNG and JPEG: pixels, sizes, orientations, and what is refused.

import PenLibraries
import PenScene
import Testing

@testable import PenImage

private func areLibrariesThere() -> Bool { (try? LibPNG.open()) != nil && (try? TurboJPEG.open()) != nil && (try? Zlib.open()) != nil }

@Suite(.enabled(if: areLibrariesThere(), "needs the packages libpng16-16, libturbojpeg0 and zlib1g"))
struct ImageFileTests {
    private func pixels(_ png: SmallPNG) throws -> [UInt8] { try ImageFile.read(png.bytes()).pixels().bytes }

    private func grey(_ levels: [UInt8]) -> [UInt8] { levels.flatMap { [$0, $0, $0, 255] } }

    // MARK: PNG

    /// Sample depths (PNG, 13.12): all bits at one are white.
    @Test(arguments: [
        (UInt8(1), [UInt8(0b0110_0000)], [UInt8(0), 255, 255]), (2, [0b00_01_11_00], [0, 85, 255]), (4, [0x05, 0xF0], [0, 85, 255]),
        (8, [0, 100, 255], [0, 100, 255]), (16, [0, 0, 0x80, 0x80, 0xFF, 0xFF], [0, 128, 255]),
    ] as [(UInt8, [UInt8], [UInt8])])
    func greys(bitDepth: UInt8, row: [UInt8], levels: [UInt8]) throws {
        #expect(try pixels(SmallPNG(width: 3, height: 1, bitDepth: bitDepth, colorType: 0, rows: [0] + row)) == grey(levels))
    }

    @Test func coloursWithAndWithoutAlpha() throws {
        #expect(try pixels(SmallPNG(width: 2, height: 1, colorType: 2, rows: [0, 1, 2, 3, 40, 50, 60])) == [1, 2, 3, 255, 40, 50, 60, 255])
        // Multiplied by alpha: 200 · 51/255 = 40.
        #expect(try pixels(SmallPNG(width: 2, height: 1, colorType: 6, rows: [0, 200, 100, 0, 51, 9, 9, 9, 0])) == [40, 20, 0, 51, 0, 0, 0, 0])
        #expect(try pixels(SmallPNG(width: 1, height: 1, colorType: 4, rows: [0, 200, 51])) == [40, 40, 40, 51])
    }

    @Test func palettesAndTransparentColours() throws {
        let chunks: [(String, [UInt8])] = [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 0])]
        let palette = SmallPNG(width: 4, height: 1, bitDepth: 2, colorType: 3, chunks: chunks, rows: [0, 0b10_01_00_10])
        #expect(try pixels(palette) == [0, 0, 255, 255, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 255])
        #expect(try pixels(SmallPNG(width: 2, height: 1, colorType: 0, chunks: [("tRNS", [0, 7])], rows: [0, 7, 8])) == [0, 0, 0, 0, 8, 8, 8, 255])
    }

    @Test func interlacedPixelsComeInTheirPlaces() throws {
        let levels = (0..<8).flatMap { y in (0..<8).map { x -> UInt8 in UInt8(4 * x + 32 * y) } }
        #expect(try pixels(.interlaced) == grey(levels))
    }

    /// A file gamma of 1 means light itself. By the gamma of 1/2.2 that the standard gives sRGB (PNG, 13.13), half the
    /// light is 186 of 255.
    @Test func aGammaIsConverted() throws {
        let level = try pixels(SmallPNG(width: 1, height: 1, colorType: 0, chunks: [("gAMA", SmallPNG.number(100_000))], rows: [0, 128]))[0]
        #expect(abs(Int(level) - 186) <= 1)
        #expect(try pixels(SmallPNG(width: 1, height: 1, colorType: 0, chunks: [("sRGB", [0]), ("gAMA", SmallPNG.number(45455))], rows: [0, 128])) == grey([128]))
    }

    @Test func whatExifSaysOfAPNGIsLeftOut() throws {
        let chunk: (String, [UInt8]) = ("eXIf", [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])
        let plain = SmallPNG(width: 2, height: 1, colorType: 0, rows: [0, 7, 8])
        var turned = plain
        turned.chunks = [chunk]
        #expect(try ImageFile.read(turned.bytes()).bytes == plain.bytes())
    }

    // MARK: JPEG

    /// The colours at the four middles, as libjpeg's own program decodes them.
    @Test(arguments: [SmallJPEG.baseline, SmallJPEG.progressive])
    func colours(file: [UInt8]) throws {
        let image = try ImageFile.read(file)
        #expect((image.width, image.height) == (32, 16))
        #expect(image.orientation == .upright)
        #expect(try [(4, 4), (27, 4), (4, 12), (27, 12)].map { try color(image, $0, $1) } == [[220, 30, 30], [39, 200, 60], [30, 60, 220], [240, 229, 49]])
    }

    @Test func greyJPEG() throws {
        let image = try ImageFile.read(SmallJPEG.grey)
        #expect(try [(4, 4), (27, 4), (4, 12), (27, 12)].map { try color(image, $0, $1) } == [87, 136, 69, 212].map { [$0, $0, $0] })
    }

    /// Exif 2.3, 4.6.4: which corner of what is seen the stored image's first pixel, red, and the end of its first row,
    /// green, come to.
    @Test(arguments: [
        (UInt8(1), "red green", "blue yellow"), (2, "green red", "yellow blue"), (3, "yellow blue", "green red"), (4, "blue yellow", "red green"),
        (5, "red blue", "green yellow"), (6, "blue red", "yellow green"), (7, "yellow green", "blue red"), (8, "green yellow", "red blue"),
    ], [true, false])
    func orientations(_ turned: (number: UInt8, upper: String, lower: String), isLittle: Bool) throws {
        let image = try ImageFile.read(SmallJPEG.turned(turned.number, isLittle: isLittle))
        #expect((image.width, image.height) == (turned.number < 5 ? (32, 16) : (16, 32)))
        let names = try [(3, 3), (image.width - 4, 3), (3, image.height - 4), (image.width - 4, image.height - 4)].map { name(try color(image, $0, $1)) }
        #expect(names.prefix(2).joined(separator: " ") == turned.upper)
        #expect(names.suffix(2).joined(separator: " ") == turned.lower)
        // Whoever gets the bytes sees no orientation in them.
        #expect(image.bytes == SmallJPEG.turned(1, isLittle: isLittle))
    }

    private func color(_ image: ImageContent, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixels = try image.pixels()
        return Array(pixels.bytes[4 * (y * pixels.width + x)..<4 * (y * pixels.width + x) + 3])
    }

    private func name(_ color: [UInt8]) -> String {
        [[220, 30, 30]: "red", [39, 200, 60]: "green", [30, 60, 220]: "blue", [240, 229, 49]: "yellow"][color] ?? "\(color)"
    }

    // MARK: What is refused

    @Test(arguments: [
        ("GIF89a", "a GIF", "convert 'my car.gif[0]' 'my car.png'"), ("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ", "a WebP", "dwebp 'my car.gif' -o 'my car.png'"),
        ("\0\0\0\u{18}ftypheic", "a HEIC", "heif-convert"), ("\0\0\0\u{18}ftypavif", "an AVIF", "heif-convert"), ("II*\0", "a TIFF", "convert"),
        ("BM" + String(repeating: "\0", count: 30), "a BMP", "(convert is ImageMagick's, package imagemagick)"), ("%PDF-1.7", "a PDF", "(package poppler-utils)"), ("%!PS-Adobe", "PostScript", "convert"),
        ("<?xml version=\"1.0\"?>\n<svg xmlns=\"\"/>", "an SVG", "rsvg-convert"), ("hello", "neither a PNG nor a JPEG", ""), ("", "empty", ""),
    ])
    func otherFormatsAreNamed(text: String, name: String, program: String) {
        let error = #expect(throws: ImageError.self) { try ImageFile.read(Array(text.utf8), name: "my car.gif") }
        #expect(error?.description.contains(name) == true)
        #expect(program.isEmpty || error?.advice?.contains(program) == true, "\(error?.advice ?? "")")
    }

    /// libpng's own limit is a million pixels a side.
    @Test(arguments: [(1_000_001, 1), (1, 100_000_000)])
    func longestSides(width: Int, height: Int) throws {
        let file = try SmallPNG(width: width, height: height, colorType: 0, rows: [0, 7]).bytes()
        let error = #expect(throws: ImageError.self) { try ImageFile.read(file) }
        #expect(error?.description.contains("1000000 are the longest side") == true, "\(error?.description ?? "")")
        #expect(throws: Never.self) { try ImageFile.read(SmallPNG(width: 1_000_000, height: 1, colorType: 0, rows: [0, 7]).bytes()) }
    }

    @Test func printingInksAreRefused() {
        let error = #expect(throws: ImageError.self) { try ImageFile.read(SmallJPEG.inks, name: "a.jpg") }
        #expect(error?.description.contains("inks") == true)
        #expect(error?.advice?.contains("convert a.jpg -colorspace sRGB a-sRGB.jpg") == true)
    }

    @Test(arguments: [(30_000, 30_000), (2_000_000_000, 1), (0, 5), (0xFFFF_FFFF, 0xFFFF_FFFF)])
    func sizesThatCannotBe(width: Int, height: Int) throws {
        var png = try SmallPNG(width: 1, height: 1, colorType: 0, rows: [0, 0]).bytes()
        png.replaceSubrange(16..<24, with: SmallPNG.number(UInt32(width)) + SmallPNG.number(UInt32(height)))
        png.replaceSubrange(29..<33, with: SmallPNG.number(try Zlib.open().crc32(Array(png[12..<29]))))
        let error = #expect(throws: ImageError.self) { try ImageFile.read(png) }
        #expect(error?.description.contains("\(width) × \(height)") == true)
    }

    @Test func whatIsCutOffIsDamaged() throws {
        for file in [try SmallPNG.interlaced.bytes(), SmallJPEG.baseline, SmallJPEG.progressive, SmallJPEG.turned(6, isLittle: true)] {
            for length in 1..<file.count {
                #expect(throws: ImageError.self, "\(length)") { try ImageFile.read(Array(file[..<length])) }
            }
        }
    }

    @Test func aWrongChecksumIsDamaged() throws {
        var file = try SmallPNG.interlaced.bytes()
        file[file.count - 20] ^= 1
        let error = #expect(throws: ImageError.self) { try ImageFile.read(file) }
        #expect(error?.description == "the PNG is damaged: the checksum of its chunk IDAT is wrong")
    }

    /// The checksums are right, and the compressed rows end too early.
    @Test func missingRowsAreDamaged() throws {
        let image = try ImageFile.read(SmallPNG(width: 4, height: 4, colorType: 0, rows: [0, 1, 2, 3, 4, 0, 1]).bytes())
        let error = #expect(throws: ImageError.self) { try image.pixels() }
        #expect(error?.description.hasPrefix("the PNG is damaged: ") == true && error?.needsLibrary == false)
    }

    /// Whatever bytes are changed, there are pixels or an error.
    @Test func changedBytesEndInPixelsOrErrors() throws {
        let files = [
            try SmallPNG.interlaced.bytes(), try SmallPNG(width: 1, height: 1, colorType: 2, chunks: [("eXIf", [1, 2, 3])], rows: [0, 0, 0, 0]).bytes(),
            SmallJPEG.baseline, SmallJPEG.progressive, SmallJPEG.grey, SmallJPEG.inks, SmallJPEG.turned(6, isLittle: false),
        ]
        var random = Xorshift(state: 88_172_645_463_325_252)
        for file in files {
            for _ in 0..<500 {
                var changed = file
                for _ in 0...random.next(below: 4) { changed[random.next(below: changed.count)] = UInt8(random.next(below: 256)) }
                guard let image = try? ImageFile.read(changed), image.width * image.height < 1_000_000 else { continue }
                if let pixels = try? image.pixels() { #expect(pixels.width == image.width && pixels.height == image.height) }
            }
        }
    }
}

/// The same numbers in every run (Marsaglia 2003, "Xorshift RNGs").
private struct Xorshift {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}

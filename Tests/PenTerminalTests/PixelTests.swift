// Pictures by protocols for pixels.

import PenGeometry
import PenImage
import PenLibraries
import PenRaster
import PenScene
import Testing

@testable import PenTerminal

@Suite struct PixelTests {
    static let hasSixel = (try? Sixel.open()) != nil
    static let hasPNG = (try? Zlib.open()) != nil

    static let disc = DrawnShape(path: PreviewTests.disc(50, 25, 20), fill: .color(Color(red: 0.2, green: 0.4, blue: 0.9)))
    static let gradient = Paint.gradient(
        Gradient(kind: .linear(from: Point(0, 0), to: Point(100, 50)), stops: [.init(offset: 0, color: .white), .init(offset: 1, color: Color(rgba: 0xD0_20_60_FF))]))

    static func preview(_ mode: PreviewMode, columns: Int = 40, rows: Int = 20, cellWidth: Double = 10, aspect: Double = 2) -> Preview {
        var preview = Preview(mode: mode, colorDepth: .trueColor, columns: columns, rows: rows, cellAspect: aspect)
        preview.cellWidth = cellWidth
        return preview
    }

    static func text(_ picture: TerminalPicture) -> String { String(decoding: picture.bytes, as: UTF8.self) }

    static func sixels(_ picture: TerminalPicture) throws -> DecodedSixels {
        let match = try #require(try /\u{1B}P[^\u{1B}]*\u{1B}\\/.firstMatch(in: text(picture)))
        return try DecodedSixels(Array(String(match.0).utf8))
    }

    // MARK: Layout

    /// As many cells as a picture in characters has, and the pixels in them.
    @Test(arguments: [PreviewMode.kitty, .iterm, .sixel], [(100.0, 50.0), (50, 200), (33, 17), (1000, 1)])
    func takesTheCellsThatCharactersWould(mode: PreviewMode, side: (Double, Double)) throws {
        let bounds = Rect(x: 0, y: 0, width: side.0, height: side.1), preview = Self.preview(mode, cellWidth: 9.5, aspect: 2.1)
        let cells = try #require(PictureLayout(bounds: bounds, columns: 40, rows: 20, cellAspect: 2.1))
        let layout = try #require(PixelLayout(bounds: bounds, preview: preview, limit: nil))
        #expect((layout.columns, layout.rows) == (cells.columns, cells.rows))
        #expect(layout.width == Int((Double(cells.columns) * 9.5).rounded()))
        let height = Int((Double(cells.rows) * 9.5 * 2.1).rounded())
        #expect(layout.height == (mode == .sixel && height > 6 ? height / 6 * 6 : height))
    }

    /// Nothing asks for more memory than a large screen has pixels, and sixels keep to the terminal's limit.
    @Test func sizesAreLimited() throws {
        let square = Rect(x: 0, y: 0, width: 1, height: 1)
        for mode in [PreviewMode.kitty, .iterm, .sixel] {
            let layout = try #require(PixelLayout(bounds: square, preview: Self.preview(mode, columns: 500, rows: 500, cellWidth: 200), limit: nil))
            #expect(layout.width * layout.height <= 16_010_000)
        }
        let limit = TerminalAnswers.Size(width: 300, height: 210)
        let layout = try #require(PixelLayout(bounds: square, preview: Self.preview(.sixel), limit: limit))
        #expect(layout.columns == 20 && layout.rows == 10 && layout.width == 200 && layout.height == 198)
        #expect(PixelLayout(bounds: .null, preview: Self.preview(.kitty), limit: nil) == nil)
    }

    // MARK: Sixels

    /// Few colours are all in the palette: every pixel is the raster's, in percent.
    @Test(.enabled(if: hasSixel, "needs libsixel1")) func fewColoursAreExact() throws {
        let frame = PreviewTests.frame(100, 50, background: .color(Color(rgba: 0xD9DEE4FF)), [Self.disc])
        let sixels = try Self.sixels(Self.preview(.sixel, rows: 30).show(frame))
        let size = try PixelSize(bounds: frame.bounds, width: 400, height: 198, limit: 4000)
        let raster = Rasterizer.render(frame: frame, width: 400, height: 198, transform: size.transform)
        #expect((sixels.width, sixels.height) == (400, 198))
        var worst = 0.0
        for y in 0..<198 {
            for x in 0..<400 {
                let shown = try #require(sixels.color(x, y)), meant = raster.color(x, y)
                worst = max(worst, abs(shown[0] - meant.red), abs(shown[1] - meant.green), abs(shown[2] - meant.blue))
            }
        }
        // Half of 1 %, and half of 1/255 since colours are rounded to bytes before.
        #expect(worst <= 0.005 + 0.5 / 255 + 1e-6)
    }

    /// With few colours, means over 8 × 8 pixels are still near to what is meant, and the flat background is flat.
    @Test(.enabled(if: hasSixel, "needs libsixel1"), arguments: [(256, 0.012), (16, 0.06)]) func manyColoursAreMixed(colors: Int, tolerance: Double) throws {
        let square = DrawnShape(path: .rect(Rect(x: 20, y: 10, width: 60, height: 30)), fill: Self.gradient)
        let paper = Color(rgba: 0xD9DEE4FF), frame = PreviewTests.frame(100, 50, background: .color(paper), [square])
        var preview = Self.preview(.sixel, rows: 30)
        preview.sixelColors = colors
        let sixels = try Self.sixels(preview.show(frame))
        let size = try PixelSize(bounds: frame.bounds, width: 400, height: 198, limit: 4000)
        let raster = Rasterizer.render(frame: frame, width: 400, height: 198, transform: size.transform)
        #expect(sixels.palette.count <= colors)
        var worst = 0.0
        for y in stride(from: 48, to: 144, by: 8) {
            for x in stride(from: 96, to: 304, by: 8) {
                var difference = 0.0
                for place in 0..<64 { difference += try #require(sixels.color(x + place % 8, y + place / 8))[1] - raster.color(x + place % 8, y + place / 8).green }
                worst = max(worst, abs(difference / 64))
            }
        }
        #expect(worst < tolerance)
        #expect(Set(sixels.pixels[0..<20 * 400]).count == 1)
        let corner = try #require(sixels.color(0, 0))
        #expect(abs(corner[0] - paper.red) < 0.006 && abs(corner[1] - paper.green) < 0.006 && abs(corner[2] - paper.blue) < 0.006)
    }

    /// Red, green, blue and a grey, each a known number of pixels.
    @Test func palettes() {
        var histogram = [UInt32](repeating: 0, count: SixelColor.count)
        let colors = [SIMD3<Float>(100, 0, 0), SIMD3(0, 100, 0), SIMD3(0, 0, 100), SIMD3(40, 41, 42)].map { SixelColor(percent: $0) }
        for (index, color) in colors.enumerated() { histogram[color.number] = UInt32(10 * index + 1) }
        #expect(Set(SixelPalette(histogram: histogram, limit: 4).colors) == Set(colors))
        #expect(SixelPalette(histogram: histogram, limit: 2).colors.count == 2)
        #expect(SixelPalette(histogram: [], limit: 2).colors.isEmpty)
        for level in 0..<SixelColor.levels {
            let color = SixelColor(percent: SIMD3(repeating: Float(level)))
            #expect(SixelColor(color.number) == color)
            // As libsixel rounds them to percent again.
            #expect((Int(color.bytes[0]) * 100 + 127) / 255 == level)
        }
    }

    // MARK: Strings

    @Test(.enabled(if: hasPNG, "needs zlib1g"), arguments: [PreviewMode.kitty, .iterm]) func paperIsBelowWhatHasNone(mode: PreviewMode) throws {
        let bare = PreviewTests.frame(100, 50, [Self.disc]), color = Color(rgba: 0xFDF6E3FF)
        var preview = Self.preview(mode)
        preview.paper = color
        func image(_ frame: Frame) throws -> String {
            try String(Self.text(preview.show(frame)).replacing(/i=[0-9]+,/, with: ""))
        }
        #expect(try image(bare) == image(PreviewTests.frame(100, 50, background: .color(color), [Self.disc])))
        let half = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
        let mixed = Color(red: color.red / 2, green: color.green / 2, blue: (color.blue + 1) / 2)
        #expect(try image(PreviewTests.frame(100, 50, background: .color(half), [])) == image(PreviewTests.frame(100, 50, background: .color(mixed), [])))
    }

    /// Redrawn, a picture has the same number; another process's has another.
    @Test(.enabled(if: hasPNG, "needs zlib1g")) func picturesAreReplacedInPlace() throws {
        let preview = Self.preview(.kitty), first = try preview.show(PreviewTests.frame(100, 50, [Self.disc]))
        let same = try preview.show(PreviewTests.frame(100, 50, []), replacing: first), other = try preview.show(PreviewTests.frame(100, 50, [Self.disc]))
        let number = try #require(first.identifier)
        #expect((1..<1 << 24).contains(number) && same.identifier == number && other.identifier != number)
        #expect(Self.text(same).hasPrefix("\u{1B}[10A\r\n") && Self.text(same).contains("a=T,f=100,i=\(number),p=1,"))
        // Where the new one is smaller, what stands below is erased.
        let lower = try preview.show(PreviewTests.frame(100, 10, []), replacing: same)
        #expect(Self.text(lower).hasPrefix("\u{1B}[10A\r\u{1B}[J\n\n\u{1B}[2A"))
    }

    @Test func cellsAreReplacedInPlace() throws {
        let preview = Self.preview(.half), first = try preview.show(PreviewTests.frame(100, 50, [Self.disc]))
        #expect(first.rows == 10 && first.columns == 40 && Self.text(first) == preview.render(PreviewTests.frame(100, 50, [Self.disc])))
        let second = try preview.show(PreviewTests.frame(100, 50, []), replacing: first)
        #expect(Self.text(second) == "\u{1B}[10A\r" + preview.render(PreviewTests.frame(100, 50, [])))
        #expect(try preview.show(Frame(bounds: .null)).bytes.isEmpty)
    }

    /// The test vectors of RFC 4648, section 10.
    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy")])
    func base64(text: String, expected: String) {
        #expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) == expected)
    }

    /// As tmux's manual says: the string in `\ePtmux;` … `\e\\`, its escapes doubled.
    @Test func stringsAreHandedOn() {
        let handed = Multiplexer.tmux.handingOn(Array("\u{1B}_Gx\u{1B}\\".utf8))
        #expect(String(decoding: handed, as: UTF8.self) == "\u{1B}Ptmux;\u{1B}\u{1B}_Gx\u{1B}\u{1B}\\\u{1B}\\")
    }

    /// Long pictures in pieces below tmux's limit, whole when they are put together.
    @Test func longPicturesComeInPieces() {
        let png = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        let pieces = PixelProtocol.itermPieces(png: png, columns: 8, rows: 4).map { String(decoding: $0, as: UTF8.self) }
        #expect(pieces[0] == "\u{1B}]1337;MultipartFile=inline=1;size=1000000;width=8;height=4;preserveAspectRatio=1\u{07}")
        #expect(pieces.last == "\u{1B}]1337;FileEnd\u{07}")
        #expect(pieces.allSatisfy { $0.utf8.count < 1 << 19 })
        let data = pieces.dropFirst().dropLast().map { $0.dropFirst("\u{1B}]1337;FilePart=".count).dropLast() }.joined()
        #expect(data == String(decoding: Base64.encode(png), as: UTF8.self))
    }
}

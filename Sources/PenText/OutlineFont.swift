// A font's measures and the outlines of its glyphs.

import CLibraries
import PenGeometry
import PenLibraries
import PenScene

/// A font in its own units, in which its curves are exact; y grows down.
final class OutlineFont {
    let unitsPerEm: Double
    /// How far the font reaches above and below the baseline.
    let ascent, descent: Double
    /// False for a font of pictures, such as most emoji's.
    let hasOutlines: Bool
    /// Fontconfig's pattern, by which others find the font; nil where pango is too old to tell it.
    let pattern: UnsafeMutableRawPointer?
    private let library: HarfBuzz
    private let font: HarfBuzz.Pointer
    private let drawing: HarfBuzz.Pointer
    private var glyphs: [UInt32: Path] = [:]
    private var pictures: [UInt32: ImageContent?] = [:]

    /// - Parameters:
    ///   - shaped: the font with which pango chose the glyphs; its variations hold here, too.
    ///   - drawing: HarfBuzz's funcs, as `makeDrawing` makes them.
    init?(_ shaped: HarfBuzz.Pointer, _ library: HarfBuzz, drawing: HarfBuzz.Pointer, pattern: UnsafeMutableRawPointer?) {
        guard let face = library.face(shaped), let font = library.newFont(face) else { return nil }
        let units = Int32(clamping: library.unitsPerEm(face))
        library.setScale(font, units, units)
        var count: UInt32 = 0
        if let variations = library.variations(shaped, &count), count > 0 { library.setVariations(font, variations, count) }
        var extents = harfbuzz_font_extents()
        let hasExtents = library.horizontalExtents(font, &extents) != 0
        unitsPerEm = Double(max(1, units))
        ascent = hasExtents ? Double(extents.ascender) : 0.8 * unitsPerEm
        descent = hasExtents ? -Double(extents.descender) : 0.2 * unitsPerEm
        hasOutlines = OutlineFont.outlineTables.contains { tag in
            guard let table = library.referenceTable(face, tag) else { return false }
            defer { library.destroyBlob(table) }
            return library.blobLength(table) > 0
        }
        (self.library, self.font, self.drawing, self.pattern) = (library, font, drawing, pattern)
    }

    /// `glyf`, `CFF ` and `CFF2`.
    private static let outlineTables: [UInt32] = [0x676C_7966, 0x4346_4620, 0x4346_4632]

    /// The outline of a glyph whose origin is (0, 0).
    func outline(of glyph: UInt32) -> Path {
        if let known = glyphs[glyph] { return known }
        var path = Path()
        withUnsafeMutablePointer(to: &path) { library.draw(font, glyph, drawing, $0) }
        glyphs[glyph] = path
        return path
    }

    /// The coloured picture that is a glyph, made once.
    func picture(of glyph: UInt32, _ read: (_ file: [UInt8]) -> ImageContent?) -> ImageContent? {
        if let known = pictures[glyph] { return known }
        let made = file(of: glyph).flatMap(read)
        pictures[glyph] = .some(made)
        return made
    }

    /// The PNG file that the font has for a glyph.
    private func file(of glyph: UInt32) -> [UInt8]? {
        guard let blob = library.referencePicture(font, glyph) else { return nil }
        defer { library.destroyBlob(blob) }
        var length: UInt32 = 0
        guard let data = library.blobData(blob, &length), length > 0 else { return nil }
        return Array(UnsafeBufferPointer(start: data, count: Int(length)))
    }

    /// The box of a glyph whose origin is (0, 0); null where nothing is drawn.
    func ink(of glyph: UInt32) -> Rect {
        var box = harfbuzz_glyph_extents()
        guard library.glyphExtents(font, glyph, &box) != 0, box.width != 0, box.height != 0 else { return .null }
        return Rect(x: Double(box.x_bearing), y: -Double(box.y_bearing), width: Double(box.width), height: -Double(box.height))
    }

    /// What HarfBuzz calls while it draws into a path.
    static func makeDrawing(_ library: HarfBuzz) -> HarfBuzz.Pointer? {
        guard let drawing = library.newDrawing() else { return nil }
        library.setMove(drawing, { _, path, _, x, y, _ in draw(path) { $0.move(to: point(x, y)) } }, nil, nil)
        library.setLine(drawing, { _, path, _, x, y, _ in draw(path) { $0.line(to: point(x, y)) } }, nil, nil)
        library.setQuadratic(drawing, { _, path, _, cx, cy, x, y, _ in
            draw(path) { $0.quadratic(to: point(x, y), via: point(cx, cy)) }
        }, nil, nil)
        library.setCubic(drawing, { _, path, _, ax, ay, bx, by, x, y, _ in
            draw(path) { $0.cubic(to: point(x, y), via: point(ax, ay), point(bx, by)) }
        }, nil, nil)
        library.setClose(drawing, { _, path, _, _ in draw(path) { $0.close() } }, nil, nil)
        return drawing
    }
}

private func draw(_ path: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) {
    guard let path else { return }
    body(&path.assumingMemoryBound(to: Path.self).pointee)
}

private func point(_ x: Float, _ y: Float) -> Point { Point(Double(x), y == 0 ? 0 : -Double(y)) }

// From lines of text to glyphs.

import CLibraries
import PenLibraries
import PenScene

/// Shapes lines with pango: what is written in which direction and script, with which font, and with which glyphs.
/// Not for several threads at once.
final class TextShaper {
    private let pango: Pango
    private let harfBuzz: HarfBuzz
    private let fontconfig: Fontconfig
    private let fontMap, context, drawing: Pango.Pointer
    private var fonts: [Pango.Pointer: OutlineFont] = [:]
    private var lines: [LineKey: ShapedLine] = [:]
    private var remembered = 0
    private var notes: [String?: TextNote?] = [:]

    private struct LineKey: Hashable {
        var line: TextLine
        var font: String?
        var hasPictures: Bool
    }

    /// Makes an image from the PNG file that a font has for a glyph; nil where the file is damaged.
    typealias PictureReader = (_ file: [UInt8]) -> ImageContent?

    private let readPicture: PictureReader?

    /// Glyphs are placed at this em in pixels, so large that nothing is rounded: pango's units are 1/1024 pixel.
    private static let em = 2048.0
    /// So many bytes of remembered lines are enough.
    private static let mostRemembered = 1 << 20
    /// Longer lines, in bytes, would take pango gigabytes.
    static let longestLine = 1 << 22

    /// - Parameter readPicture: nil where nothing can read them; outlines stand in then.
    init(readPicture: PictureReader?) throws(TextError) {
        self.readPicture = readPicture
        do {
            (pango, harfBuzz, fontconfig) = try (Pango.open(), HarfBuzz.open(), Fontconfig.open())
        } catch {
            throw TextError("the outlines of letters need \(error.file), which is missing or too old", advice: error.advice)
        }
        guard fontconfig.hasFont(family: nil) else {
            throw TextError("no font is installed", advice: "apt-get install fonts-dejavu-core")
        }
        guard let fontMap = pango.newFontMap(), let context = pango.createContext(fontMap), let drawing = OutlineFont.makeDrawing(harfBuzz) else {
            throw TextError("pango does not start")
        }
        pango.setRoundsPositions(context, 0)
        (self.fontMap, self.context, self.drawing) = (fontMap, context, drawing)
    }

    /// The glyphs of a line of at most `longestLine` bytes. Lines are remembered: most are asked for twice, for their
    /// size and for their shape.
    /// - Parameter pictures: whether glyphs may be coloured pictures, where they can be read.
    func shape(_ line: TextLine, font family: String?, pictures: Bool = true) -> ShapedLine {
        let key = LineKey(line: line, font: family, hasPictures: pictures)
        if let known = lines[key] { return known }
        let missing = note(on: family)
        let plain = PreparedText.plain(line.text[...])
        var shaped = shape(plain, line.isRightToLeft, pictures: pictures)
        if let emoji = shaped.firstPicture {
            shaped = shape(PreparedText.withoutPictures(plain), line.isRightToLeft, pictures: false)
            shaped.notes.append(.picture(emoji))
        }
        if let missing { shaped.notes.append(missing) }
        // A line without letters is as high as its font.
        if shaped.runs.isEmpty, let font = shape("x", false, pictures: false).runs.first?.font { shaped.include(font) }
        if remembered > TextShaper.mostRemembered { (lines, remembered) = ([:], 0) }
        lines[key] = shaped
        // What a line costs beside its glyphs.
        remembered += line.text.utf8.count + 64
        return shaped
    }

    /// A run of one wide letter, which every font of letters has.
    var letter: ShapedLine.Run? { shape(TextLine("M"), font: nil, pictures: false).runs.first }

    /// Where a line of the text may end: before these characters.
    func breaks(in text: String) -> [String.Index] {
        var flags = [UInt32](repeating: 0, count: text.unicodeScalars.count + 1)
        var copy = text
        copy.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard let base = characters.baseAddress else { return }
                pango.breaks(base, Int32(characters.count), -1, pango.defaultLanguage(), &flags, Int32(flags.count))
            }
        }
        return zip(text.unicodeScalars.indices, flags).compactMap { index, flags in flags & 1 != 0 ? index : nil }
    }

    // MARK: Fonts

    /// Makes the font that of what follows; tells where none of the named families is installed.
    private func note(on font: String?) -> TextNote? {
        let name = FontName(font)
        guard let description = pango.newFontDescription() else { return nil }
        defer { pango.freeFontDescription(description) }
        pango.setFamily(description, name.families.joined(separator: ","))
        pango.setWeight(description, Int32(name.weight))
        pango.setSlant(description, name.isItalic ? 2 : 0)
        pango.setAbsoluteSize(description, TextShaper.em * 1024)
        pango.setFontDescription(context, description)
        if let known = notes[font] { return known }
        let named = name.families.prefix(name.namedCount)
        let isThere = named.isEmpty || named.contains { FontName.generic.contains($0) || fontconfig.hasFont(family: $0) }
        let note = isThere ? nil : TextNote.missingFont(named[0], standIn: familyOfFont(description) ?? "another")
        notes[font] = .some(note)
        return note
    }

    private func familyOfFont(_ description: Pango.Pointer) -> String? {
        guard let font = pango.loadFont(fontMap, context, description) else { return nil }
        defer { pango.release(font) }
        guard let found = pango.describeFont(font) else { return nil }
        defer { pango.freeFontDescription(found) }
        return pango.family(found).map { String(cString: $0) }
    }

    private func outlineFont(of font: Pango.Pointer) -> OutlineFont? {
        guard let shaped = pango.harfBuzzFont(font) else { return nil }
        if let known = fonts[shaped] { return known }
        let pattern = pango.fontPattern.flatMap { $0(font) }.map { fontconfig.kept($0) }
        let made = OutlineFont(shaped, harfBuzz, drawing: drawing, pattern: pattern)
        // Kept, so that its address stays its own.
        if let made, let kept = harfBuzz.reference(shaped) { fonts[kept] = made }
        return made
    }

    // MARK: Glyphs

    private func shape(_ text: String, _ isRightToLeft: Bool, pictures: Bool) -> ShapedLine {
        var line = ShapedLine()
        guard !text.isEmpty else { return line }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                if let base = characters.baseAddress { shape(base, Int32(characters.count), isRightToLeft, pictures, into: &line) }
            }
        }
        return line
    }

    private func shape(_ text: UnsafePointer<CChar>, _ length: Int32, _ isRightToLeft: Bool, _ pictures: Bool, into line: inout ShapedLine) {
        guard let glyphs = pango.newGlyphString(), let items = pango.itemize(context, isRightToLeft ? 1 : 0, text, 0, length, nil, nil) else { return }
        defer {
            pango.freeGlyphString(glyphs)
            pango.freeList(items)
        }
        guard let ordered = pango.reorder(items) else { return }
        defer { pango.freeList(ordered) }
        var next: UnsafeMutablePointer<glib_list>? = ordered
        while let node = next {
            next = node.pointee.next
            guard let item = node.pointee.data else { continue }
            append(item.assumingMemoryBound(to: pango_item.self).pointee, text, length, glyphs, pictures ? readPicture : nil, to: &line)
            pango.freeItem(item)
        }
    }

    private func append(
        _ item: pango_item, _ text: UnsafePointer<CChar>, _ length: Int32, _ glyphs: UnsafeMutablePointer<pango_glyph_string>,
        _ readPicture: PictureReader?, to line: inout ShapedLine
    ) {
        guard let shaped = item.analysis.font, let font = outlineFont(of: shaped), let harfBuzzFont = pango.harfBuzzFont(shaped) else { return }
        let start = text + Int(item.offset)
        withUnsafePointer(to: item.analysis) { pango.shape(start, item.length, text, length, $0, glyphs) }
        var scale: (x: Int32, y: Int32) = (0, 0)
        harfBuzz.scale(harfBuzzFont, &scale.x, &scale.y)
        let units = scale.x > 0 ? font.unitsPerEm / Double(scale.x) : font.unitsPerEm / (TextShaper.em * 1024)
        let bytes = UnsafeBufferPointer(start: start, count: Int(item.length)).map { UInt8(bitPattern: $0) }
        var run = RunBuilder(
            font: font, start: line.width, text: bytes, isRightToLeft: item.analysis.level % 2 == 1, unitsPerStep: units, readPicture: readPicture)
        for index in 0..<Int(glyphs.pointee.count) { run.append(glyphs.pointee.glyphs[index], textOffset: Int(glyphs.pointee.clusters[index])) }
        line.append(run)
    }
}

// What fontTools reads in font files: the curves and advances that ours are held against.

import Foundation
import PenGeometry

/// A glyph of a font file, in font units; y grows down.
struct FontFact {
    var path: Path
    var advance: Double
    var unitsPerEm: Double

    static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    static let notoCJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

    static let notoEmoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    static let notoDevanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let python = repository.appendingPathComponent(".build/venv/bin/python").path

    static func exists(_ font: String) -> Bool { FileManager.default.fileExists(atPath: font) }

    /// Whether fontTools is installed, by scripts/setup.
    static let canRead = (try? run("import fontTools", [])) != nil

    /// The glyphs of some characters in a font file or in the first font of a collection.
    static func read(_ characters: String, in font: String) throws -> [FontFact] {
        try run(script, [font, characters]).split(separator: "\n").map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            return FontFact(path: Path.parse(svg: String(parts[2])).path, advance: Double(parts[1]) ?? .nan, unitsPerEm: Double(parts[0]) ?? .nan)
        }
    }

    private static let script = """
        import sys
        from fontTools.ttLib import TTFont
        from fontTools.pens.svgPathPen import SVGPathPen
        from fontTools.pens.transformPen import TransformPen
        font = TTFont(sys.argv[1], fontNumber=0)
        glyphs, names = font.getGlyphSet(), font.getBestCmap()
        for character in sys.argv[2]:
            name, pen = names[ord(character)], SVGPathPen(glyphs, ntos=repr)
            glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
            print(font["head"].unitsPerEm, font["hmtx"][name][0], pen.getCommands(), sep="\\t")
        """

    /// The PNG files that a font of bitmaps has for some characters.
    static func pictures(_ characters: String, in font: String) throws -> [[UInt8]] {
        try run(pictureScript, [font, characters]).split(separator: "\n").map { line in
            try line.split(separator: " ").map { byte in
                guard let byte = UInt8(byte) else { throw Failure() }
                return byte
            }
        }
    }

    private static let pictureScript = """
        import sys
        from fontTools.ttLib import TTFont
        font = TTFont(sys.argv[1])
        for character in sys.argv[2]:
            print(*font["CBDT"].strikeData[0][font.getBestCmap()[ord(character)]].imageData)
        """

    private struct Failure: Error {}

    private static func run(_ code: String, _ words: [String]) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", code] + words
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure() }
        return String(decoding: data, as: UTF8.self)
    }
}

extension Path {
    /// The same path without the line back to the start that a close draws anyway.
    var withoutClosingLines: Path {
        var result = Path(), start = Point.zero
        let elements = Array(self.elements)
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let p):
                start = p
                result.move(to: p)
            case .line(let p):
                let closes = index + 1 < elements.count && elements[index + 1] == .close
                if !(closes && p == start) { result.line(to: p) }
            case .curve(let controls, let end): result.curve(to: end, via: controls)
            case .arc(let arc, _): result.arc(arc)
            case .close: result.close()
            }
        }
        return result
    }
}

// Glyphs that are coloured pictures.

import PenGeometry
import PenImage
import PenScene
import Testing

@testable import PenText

@Suite(.enabled(if: canOutline && FontFact.exists(FontFact.notoEmoji), "needs libpango-1.0-0, libpangoft2-1.0-0, fonts-dejavu-core and fonts-noto-color-emoji"))
struct EmojiTests {
    private let measurer = FontTextMeasurer { try? ImageFile.read($0) }

    private func outline(_ text: String, pictures: Bool = true, size: Double = 100) throws -> TextOutline {
        try measurer.outline(TextLine(text), font: dejaVu, size: size, pictures: pictures, for: nil)
    }

    @Test(.enabled(if: FontFact.canRead, "needs fontTools in .build/venv")) func picturesAreTheFontsOwn() throws {
        let characters = "😀🚗"
        let files = try FontFact.pictures(characters, in: FontFact.notoEmoji)
        #expect(try outline(characters).pictures.map(\.content.bytes) == files)
    }

    @Test func picturesStandOnTheLine() throws {
        let outline = try outline("a😀b")
        #expect(outline.pictures.count == 1)
        let box = outline.pictures[0].box, letter = width("a", size: 100)
        // Noto's are 136 × 128 pixels, as wide as the pen moves, and reach below the baseline as letters do.
        #expect(abs(box.width / box.height - 136.0 / 128) < 0.01)
        #expect(box.minX > letter - 1 && box.maxX < outline.width - width("b", size: 100) + 1)
        #expect(box.minY < -80 && box.maxY > 10 && box.maxY < 40)
        #expect(measurer.measure(TextLine("a😀b"), font: dejaVu, size: 100).width == outline.width)
        #expect(measurer.takeNotes().isEmpty)
    }

    /// A family, a flag, and a hand with a colour of skin are each one picture.
    @Test(arguments: ["👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️"]) func sequencesAreOnePicture(text: String) throws {
        let outline = try outline(text)
        #expect(outline.pictures.count == 1 && outline.path.isEmpty)
    }

    @Test func pathsHaveOutlinesInstead() throws {
        let outline = try outline("😀", pictures: false)
        #expect(outline.pictures.isEmpty && !outline.path.isEmpty)
        #expect(measurer.takeNotes().count == 1)
    }

    /// A letter in the middle of pictures, all of it half seen: one group, so that nothing shines through.
    @Test func textsWithPicturesAreGroups() throws {
        let scene = Scene(textMeasurer: measurer)
        var layer = Layer(content: .text(Layer.TextContent(text: "a😀")))
        (layer.style.fill, layer.style.opacity, layer.name) = (.color(.black), 0.5, "smile")
        _ = scene.add(layer, to: .root)
        let operations = try scene.frame().outliningTexts(with: measurer).operations
        guard operations.count == 4, case .beginGroup(let group) = operations[0], case .shape(let shape) = operations[1], case .image(let image) = operations[2]
        else { Issue.record("\(operations.count) operations"); return }
        #expect(group.opacity == 0.5 && group.name == "smile" && shape.opacity == 1 && shape.name == nil && image.opacity == 1)
    }
}

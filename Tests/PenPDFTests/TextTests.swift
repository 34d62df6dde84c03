// Texts on a page look as their outlines do, and can be found and copied.

import Foundation
import PenGeometry
import PenLibraries
import PenPDF
import PenRaster
import PenScene
import PenText
import Testing

private typealias Point = PenGeometry.Point

/// Whether there are fonts and what reads pages.
private let isPossible = PageReader.isThere && (try? Cairo.open()) != nil && (try? FontTextMeasurer().glyphs(TextLine("a"), font: nil, size: 1, for: nil)) != nil

private let black = Paint.color(.black)

private func fading(_ alpha: Double) -> Paint {
    let stops = [Gradient.Stop(offset: 0, color: Color(red: 1, green: 0, blue: 0, alpha: alpha)), Gradient.Stop(offset: 1, color: Color(red: 0, green: 0, blue: 1))]
    return .gradient(Gradient(kind: .linear(from: .zero, to: Point(300, 0)), stops: stops))
}

/// A text in the middle of a page of 400 by 100 units.
private func frame(
    _ text: String, size: Double = 24, fill: Paint? = black, stroke: Paint? = nil, opacity: Double = 1, transform: PenGeometry.AffineTransform = .identity
) -> Frame {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TextLine($0) }
    let drawn = DrawnText(
        lines: lines, font: "DejaVu Sans", size: size, transform: transform.then(.translation(Point(10, 50))), box: .null, fill: fill, stroke: stroke, opacity: opacity)
    return Frame(bounds: Rect(minX: 0, minY: 0, maxX: 400, maxY: 100), operations: [.text(drawn)])
}

@Suite(.enabled(if: isPossible, "needs libcairo2, pango, fonts, poppler-utils and ghostscript"))
struct TextTests {
    /// What poppler finds, without the marks of direction that it adds.
    private func found(_ pdf: [UInt8]) throws -> String {
        let text = try PageReader.text("pdftotext", ["-layout"], pdf, then: ["-"])
        let marks = Set("\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}".unicodeScalars)
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !marks.contains(scalar) { kept.append(scalar) }
        return String(kept).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let texts = [
        "Hello, world", "emoji \u{1F600} ok", "Office, fjord, affluent", "Ångström e\u{301}", "λ = 2π · ∫ x² dx", "مرحبا بالعالم", "שלום עולם", "漢字とかな", "中文 한국어", "a\u{200D}b",
        "<>&\"' \\(%)", "AVATAR To. We",
    ]

    @Test(arguments: texts)
    func textIsFoundAgain(text: String) throws {
        let plain = try found(PDFWriter.write(frame(text)))
        #expect(plain.unicodeScalars.filter { $0 != "\u{200D}" } == text.unicodeScalars.filter { $0 != "\u{200D}" }, "\(plain)")
    }

    /// U+FFFD stands for them in files of text (Unicode, 23.7).
    @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFF, 0x10FFFF] as [UInt32])
    func codePointsThatAreNoCharacters(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(try found(PDFWriter.write(frame("a\(scalar)b"))) == "a\u{FFFD}b")
    }

    /// Stroked alone, translucent by its gradient, turned and distorted, in several lines: found whatever draws it.
    @Test(arguments: [
        frame("Stroked Text", fill: nil, stroke: black), frame("Stroked Text", fill: fading(0.5)), frame("Stroked Text", fill: fading(1), stroke: black, opacity: 0.5),
        frame("Stroked Text", transform: AffineTransform.skewing(0.3, 0).then(.scaling(1, 0.7))),
    ])
    func everyPaintCanBeFound(frame: Frame) throws {
        let pdf = try PDFWriter.write(frame)
        #expect(try found(pdf) == "Stroked Text")
        let page = try PageReader.page(pdf, pixelsPerInch: 192)
        let outlined = try frame.outliningTexts(with: FontTextMeasurer())
        let drawn = Page(outlined, width: 800, height: 200, transform: .scaling(2, 2))
        #expect(page.difference(from: drawn).mean < 0.01)
        #expect(drawn.bytes.contains { $0 < 200 })
    }

    /// Glyphs that are not seen change no pixel, but for what poppler's rounding makes of white on bare paper.
    @Test(arguments: [frame("Stroked", fill: nil, stroke: black), frame("Fading", fill: fading(0.2))])
    func unseenGlyphsAreNotSeen(frame: Frame) throws {
        var dark = frame
        dark.background = .color(Color(red: 0.1, green: 0.5, blue: 0.3))
        for frame in [frame, dark] {
            let text = try PDFWriter.write(frame), paths = try PDFWriter.write(frame, options: PDFOptions(outlinesTexts: true))
            #expect(try found(paths).isEmpty)
            #expect(try PageReader.text("pdffonts", [], paths).split(separator: "\n").count == 2)
            let pages = try (PageReader.page(text, pixelsPerInch: 192).bytes, PageReader.page(paths, pixelsPerInch: 192).bytes)
            let largest = zip(pages.0, pages.1).map { abs(Int($0) - Int($1)) }.max() ?? 255
            #expect(largest <= (frame.background == nil ? 1 : 0), "\(largest)")
        }
    }

    /// Letters stand where the outlines have them, at the left, in the middle and at the right; cairo leaves out what is
    /// less than 3/1000 of an em.
    @Test(arguments: TextAlignment.allCases, ["Toggle", "مرحبا"])
    func wordsStandWhereTheyWereMeasured(alignment: TextAlignment, word: String) throws {
        let measurer = FontTextMeasurer(), size = 30.0
        let drawn = DrawnText(
            lines: [TextLine(word)], font: "DejaVu Sans", size: size, alignment: alignment, transform: .translation(Point(200, 50)), box: .null, fill: black)
        let pdf = try PDFWriter.write(Frame(bounds: Rect(minX: 0, minY: 0, maxX: 400, maxY: 100), operations: [.text(drawn)]), measurer: measurer)
        let report = try PageReader.text("pdftotext", ["-bbox"], pdf, then: ["-"])
        let box = try #require(report.firstMatch(of: /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"/))
        let width = measurer.measure(TextLine(word), font: "DejaVu Sans", size: size).width
        let left = 200 - alignment.fraction * width
        #expect(abs((Double(box.1) ?? 0) / 0.75 - left) < 0.005 * size && abs((Double(box.2) ?? 0) / 0.75 - left - width) < 0.005 * size, "\(box.0) \(left) \(width)")
    }

    @Test func largestAndSmallestLettersAreDrawn() throws {
        for size in [1e-4, 0.01, 3, 90, 5000, 1e7] {
            let pdf = try PDFWriter.write(frame("II", size: size))
            let page = try PageReader.page(pdf, pixelsPerInch: 96)
            #expect(page.width == 400)
            #expect((3...90).contains(size) == page.bytes.contains { $0 < 200 } || size > 90)
        }
    }

    /// A line of 10⁵ letters takes a time that grows with its length, and not with its square.
    @Test(.timeLimit(.minutes(1))) func longLine() throws {
        let text = String(repeating: "שלום abc ", count: 11_000)
        let pdf = try PDFWriter.write(frame(text, size: 1))
        #expect(try PageReader.info("Pages", pdf) == "1")
    }

    @Test func sameTextsGiveTheSameBytes() throws {
        let frame = frame("Hello 漢字 مرحبا")
        #expect(try PDFWriter.write(frame) == PDFWriter.write(frame))
    }
}

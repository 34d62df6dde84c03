// The page's size, what the file says of itself, and what cannot be drawn.

import PenGeometry
import PenLibraries
import PenScene
import Testing

@testable import PenPDF

private func frame(_ width: Double, _ height: Double) -> Frame {
    let disc = Path.circle(center: Point(width / 2, height / 2), radius: min(width, height) / 2)
    return Frame(bounds: Rect(minX: 0, minY: 0, maxX: width, maxY: height), operations: [.shape(DrawnShape(path: disc, fill: .color(.black)))])
}

struct PageSizeTests {
    /// CSS: 96 pixels and 72 points are an inch.
    @Test(arguments: [
        (100.0, 100.0, PDFOptions(), 75.0, 75.0), (400, 300, PDFOptions(), 300, 225), (400, 300, PDFOptions(scale: 2), 600, 450),
        (400, 300, PDFOptions(width: 200), 150, 112.5), (400, 300, PDFOptions(height: 200), 200, 150), (100, 100, PDFOptions(width: 200, height: 100), 150, 75),
        // Larger than any page, smaller than a pixel, and narrower than a page may be.
        (1e6, 5e5, PDFOptions(), 14400, 7200), (1e-3, 5e-4, PDFOptions(), 75, 37.5), (1e-12, 1e-12, PDFOptions(), 75, 75), (400, 1, PDFOptions(), 300, 3),
    ])
    func sizeInPoints(width: Double, height: Double, options: PDFOptions, pageWidth: Double, pageHeight: Double) throws {
        let page = try PDFPage(bounds: frame(width, height).bounds, options: options)
        #expect(abs(page.width - pageWidth) < 1e-9 && abs(page.height - pageHeight) < 1e-9)
        // The picture's middle is the page's, and cairo's steps are fine.
        let middle = page.transform.apply(Point(width / 2, height / 2))
        #expect(middle.distance(to: page.area.center) < 1e-9 * page.area.width)
        #expect((4096...8192).contains(max(page.area.width, page.area.height)))
    }

    @Test func sizesThatThereAreNot() {
        for options in [PDFOptions(width: 19201), PDFOptions(scale: 1000), PDFOptions(width: 100, height: 1e9)] {
            #expect { try PDFPage(bounds: frame(100, 100).bounds, options: options) } throws: { if case PDFError.badSide = $0 { true } else { false } }
        }
        for bounds in [Rect.null, Rect(minX: 0, minY: 0, maxX: 0, maxY: 0), Rect(minX: 0, minY: 0, maxX: .infinity, maxY: 1), Rect(minX: .nan, minY: 0, maxX: 1, maxY: 1)] {
            #expect { try PDFPage(bounds: bounds, options: PDFOptions()) } throws: { if case PDFError.noSize = $0 { true } else { false } }
        }
    }
}

@Suite(.enabled(if: PageReader.isThere && (try? Cairo.open()) != nil, "needs libcairo2, poppler-utils and ghostscript"))
struct PageTests {
    @Test func fileTellsOfThePicture() throws {
        var frame = frame(400, 300)
        (frame.title, frame.description) = ("Zwölf Kreise (圆)", "A disc \\ and more")
        let pdf = try PDFWriter.write(frame)
        #expect(try PageReader.info("Title", pdf) == frame.title)
        #expect(try PageReader.info("Subject", pdf) == frame.description)
        #expect(try PageReader.info("Creator", pdf) == "pen")
        #expect(try PageReader.info("Page size", pdf) == "300 x 225 pts")
        #expect(try PageReader.info("Pages", pdf) == "1")
        #expect(try PageReader.info("CreationDate", pdf) == nil)
        #expect(try PDFWriter.write(frame) == pdf)
    }

    /// U+FFFD stands for what no text of a PDF can hold.
    @Test(arguments: ["\0", "\u{FFFE}", "\u{10FFFF}"])
    func titlesAreWhole(text: String) throws {
        var frame = frame(400, 300)
        (frame.title, frame.description) = ("a" + text + "b", text + "ä")
        let pdf = try PDFWriter.write(frame)
        #expect(try PageReader.info("Title", pdf) == "a\u{FFFD}b" && PageReader.info("Subject", pdf) == "\u{FFFD}ä")
    }

    /// By cairo's manual, 3 is an unbalanced end of a group.
    @Test func faultsOfTheLibraryHaveTheirPlace() throws {
        let origin = LayerOrigin(source: 0, start: 3, end: 7), cairo = try Cairo.open()
        #expect { try cairo.check(3, for: origin) } throws: { if case PDFError.failed(_, origin) = $0 { true } else { false } }
    }

    /// A disc as wide as the picture, of whatever size, takes up its part of the page: π/4 of it where the page is not
    /// wider than the picture, as it is below the four pixels that pages have at least.
    @Test(arguments: [1e-9, 1e-6, 0.01, 0.5, 0.999] + stride(from: 1.0, through: 30, by: 1.25))
    func smallPicturesAreDrawn(side: Double) throws {
        let pdf = try PDFWriter.write(frame(side, side))
        let width = try #require(try PageReader.info("Page size", pdf).flatMap { Double($0.prefix { $0 != " " }) })
        let page = try PageReader.page(pdf, pixelsPerInch: 72 * 200 / width)
        let part = side < 1 ? 1 : min(1, side / 4)
        // Where a page ends within a pixel, there are 201 in a row.
        let blackness = Double(page.bytes.reduce(0) { $0 + 255 - Int($1) }) / 255 / 3 / (200 * 200)
        #expect(abs(blackness - Double.pi / 4 * part * part) < 0.005, "\(blackness)")
        #expect(page[page.width / 2, page.height / 2] == [0, 0, 0] && page[0, 0] == [255, 255, 255])
    }

    /// From black to white in steps that nobody sees one by one, of which not all need be in the file: none that is takes
    /// fewer than 50 bytes, being a function between two colours.
    @Test func manyStopsOfAGradient() throws {
        let stops = (0...50_000).map { step in
            let offset = Double(step) / 50_000
            return Gradient.Stop(offset: offset, color: Color(red: offset, green: offset, blue: offset))
        }
        var frame = frame(100, 100)
        frame.background = .gradient(Gradient(kind: .linear(from: .zero, to: Point(100, 0)), stops: stops))
        frame.operations = []
        let pdf = try PDFWriter.write(frame)
        #expect(pdf.count < 50_000 * 50)
        let page = try PageReader.page(pdf, pixelsPerInch: 96)
        #expect([0, 25, 50, 75, 99].allSatisfy { abs(Double(page[$0, 50][0]) - 255 * (Double($0) + 0.5) / 100) < 2 })
    }

    /// Coordinates a billion times the page: the same square around its middle is seen.
    @Test(arguments: [1e3, 1e9, 1e30])
    func farCoordinatesAreCutOff(far: Double) throws {
        var cross = Path()
        cross.move(to: Point(-far, 0))
        cross.line(to: Point(far, 100))
        let edge = DrawnShape(path: cross, stroke: .color(.black), strokeStyle: StrokeStyle(width: 20))
        var half = Path()
        for (i, p) in [Point(-far, -far), Point(0, -far), Point(0, far), Point(-far, far)].enumerated() { if i == 0 { half.move(to: p) } else { half.line(to: p) } }
        let red = DrawnShape(path: half, fill: .color(Color(red: 1, green: 0, blue: 0)))
        let frame = Frame(bounds: Rect(minX: -50, minY: 0, maxX: 50, maxY: 100), operations: [.shape(red), .shape(edge)])
        let page = try PageReader.page(PDFWriter.write(frame), pixelsPerInch: 96)
        #expect(page.width == 100 && page.height == 100)
        #expect(page[20, 20] == [255, 0, 0] && page[80, 20] == [255, 255, 255] && page[50, 50] == [0, 0, 0])
        #expect(far < 1e6 || page[1, 50] == [0, 0, 0] && page[98, 50] == [0, 0, 0])
    }

    @Test(arguments: [Double.nan, .infinity, 1e308])
    func whatIsNotFiniteHasItsPlace(x: Double) {
        var path = Path()
        path.move(to: Point(0, 0))
        path.line(to: Point(x, 10))
        let origin = LayerOrigin(source: 0, start: 3, end: 7)
        var frame = frame(100, 100)
        frame.operations.append(.shape(DrawnShape(path: path, fill: .color(.black), origin: origin)))
        #expect { try PDFWriter.write(frame) } throws: { if case PDFError.notFinite(origin) = $0 { true } else { false } }
    }

    /// A reader would not draw these, or each its own way: the rasterizer's dots are there.
    @Test func dotsAreDots() throws {
        func dot(_ x: Double, _ cap: LineCap, dash: [Double] = []) -> DrawingOperation {
            var path = Path()
            path.move(to: Point(x, 50))
            path.line(to: Point(dash.isEmpty ? x : x + 1, 50))
            return .shape(DrawnShape(path: path, stroke: .color(.black), strokeStyle: StrokeStyle(width: 16, cap: cap, dash: dash)))
        }
        let frame = Frame(
            bounds: Rect(minX: 0, minY: 0, maxX: 100, maxY: 100), operations: [dot(20, .round), dot(40, .square), dot(60, .butt), dot(80, .square, dash: [0, 9])])
        let page = try PageReader.page(PDFWriter.write(frame), pixelsPerInch: 96)
        let drawn = Page(frame, width: 100, height: 100, transform: .identity)
        #expect(page.difference(from: drawn).mean < 0.002)
        #expect(page[20, 50] == [0, 0, 0] && page[47, 57] == [0, 0, 0] && page[60, 50] == [255, 255, 255] && page[80, 50] == [0, 0, 0])
    }

    @Test func groupsInGroups() throws {
        func nested(_ depth: Int) -> Frame {
            var frame = frame(100, 100)
            let origin = LayerOrigin(source: 0, start: Int32(depth), end: Int32(depth))
            let begin = DrawingOperation.beginGroup(DrawnGroup(opacity: 0.99, origin: origin))
            frame.operations = Array(repeating: begin, count: depth) + frame.operations + Array(repeating: .endGroup, count: depth)
            return frame
        }
        // Readers round to 256 shades at every step, some of them down.
        let page = try PageReader.page(PDFWriter.write(nested(20)), pixelsPerInch: 96)
        #expect(abs(Double(page[50, 50][0]) - 255 * (1 - 0.8179)) <= 20)
        #expect(try PageReader.page(PDFWriter.write(nested(90)), pixelsPerInch: 96)[50, 50] != [255, 255, 255])
        #expect { try PDFWriter.write(nested(91)) } throws: { if case PDFError.tooDeep(let origin?) = $0 { origin.start == 91 } else { false } }
    }
}

// A page looks as the same picture in pixels does.

import PenGeometry
import PenPDF
import PenRaster
import PenScene
import Testing

extension Page {
    /// What pen's own rasterizer paints, laid on the paper.
    init(_ frame: Frame, width: Int, height: Int, transform: PenGeometry.AffineTransform) {
        let raster = Rasterizer.render(frame: frame, width: width, height: height, transform: transform)
        (self.width, self.height) = (width, height)
        bytes = raster.pixels.flatMap { pixel in (0..<3).map { UInt8((min(max(pixel[$0] + 1 - pixel.w, 0), 1) * 255).rounded()) } }
    }
}

@Suite(.enabled(if: PageReader.isThere, "needs poppler-utils and ghostscript: scripts/setup installs them"))
struct LikenessTests {
    /// poppler samples each pixel 16 times, and moves ends and edges of lines onto pixels: fractions of a percent.
    @Test(arguments: ComparisonPicture.all)
    func pageIsAsTheRasterizerDrawsIt(picture: ComparisonPicture) throws {
        let frame = picture.frame(), k = 400 / max(frame.bounds.width, frame.bounds.height)
        let middle = PenGeometry.AffineTransform.translation(-frame.bounds.center).then(.scaling(k, k)).then(.translation(Point(200, 200)))
        let drawn = Page(frame, width: 400, height: 400, transform: middle)
        let pdf = try PDFWriter.write(frame, options: PDFOptions(width: 200, height: 200))
        // poppler's own painter mixes by saturation otherwise than the standard says and others do.
        let page = try picture.name == "blend-saturation" ? PageReader.ghostscriptPage(pdf, pixelsPerInch: 192) : PageReader.page(pdf, pixelsPerInch: 192)
        let difference = page.difference(from: drawn)
        #expect(difference.mean < 0.004 && difference.blots < 0.002, "\(difference)")
    }

    /// Nothing is turned into pixels on the way, and Ghostscript reads it as well.
    @Test(arguments: ComparisonPicture.all)
    func pageIsMadeOfPaths(picture: ComparisonPicture) throws {
        let pdf = try PDFWriter.write(picture.frame(), options: PDFOptions(width: 200, height: 200))
        #expect(try PageReader.text("pdfimages", ["-list"], pdf).split(separator: "\n").count == 2)
        let page = try PageReader.ghostscriptPage(pdf, pixelsPerInch: 96)
        #expect(page.width == 200 && page.height == 200)
    }
}

// How large pictures are in files.

import PenImage
import PenPDF
import PenSVG

extension Picture {
    var svgOptions: SVGOptions { SVGOptions(width: options.size?.width, height: options.size?.height, scale: options.scale ?? 1) }

    var pngOptions: PNGOptions {
        PNGOptions(
            width: options.size?.width, height: options.size?.height, scale: options.scale ?? 1, compression: options.compression ?? 6,
            mixesLight: options.mixesLight)
    }

    var pdfOptions: PDFOptions {
        PDFOptions(width: options.size?.width, height: options.size?.height, scale: options.scale, outlinesTexts: options.outlinesTexts)
    }

    /// Width and height of the file, as in `414 × 300 pixels`; a file of characters shows the picture's units.
    func sizeText(_ format: Options.Format) throws -> String {
        let frame = fileFrame
        switch format {
        case .svg, .html:
            let size = svgOptions.size(of: frame)
            return sides(size.width, size.height)
        case .png, .gif, .webp, .apng, .mp4, .webm:
            let size = try pngOptions.pixelSize(of: frame)
            return "\(size.width) × \(size.height) pixels"
        case .pdf:
            let size = try pdfOptions.pageSize(of: frame)
            return sides(size.width, size.height) + " points" + (options.times.count > 1 ? ", \(options.times.count) pages" : "")
        case .txt: return sides(frame.bounds.width, frame.bounds.height)
        }
    }

    private func sides(_ width: Double, _ height: Double) -> String { "\(decimal(width)) × \(decimal(height))" }
}

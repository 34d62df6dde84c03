// Images.

import CLibraries
import PenGeometry
import PenLibraries
import PenScene

extension PDFPicture {
    func draw(_ image: DrawnImage) throws(PDFError) {
        let m = image.pixelTransform.then(page.transform)
        guard m.isFinite else { throw .notFinite(image.origin) }
        let box = Rect(minX: 0, minY: 0, maxX: Double(image.content.width), maxY: Double(image.content.height)).transformed(by: m)
        guard image.opacity > 0, m.inverse?.isFinite == true, !box.intersection(page.area).isNull else { return }
        let stored = try storedImage(of: image)
        cairo.save(context)
        var matrix = cairo_affine(stored.toUpright.then(m))
        cairo.setMatrix(context, &matrix)
        cairo.setSourceSurface(context, stored.surface, 0, 0)
        let good: Int32 = 1, nearest: Int32 = 3
        if let source = cairo.source(context) { cairo.setFilter(source, image.isSmooth ? good : nearest) }
        setBlendMode(image.blendMode)
        cairo.paintWithOpacity(context, min(image.opacity, 1))
        cairo.restore(context)
    }

    /// The image's surface, made once and kept until the page is written: cairo would copy one that goes before.
    private func storedImage(of image: DrawnImage) throws(PDFError) -> StoredImage {
        let key = ObjectIdentifier(image.content)
        if let known = images[key] { return known }
        let made = try StoredImage(image, cairo, number: images.count)
        images[key] = made
        return made
    }
}

/// An image as cairo holds it.
final class StoredImage {
    let surface: Cairo.Pointer
    /// From the surface's pixels to those of the image as it is seen.
    let toUpright: AffineTransform
    private let cairo: Cairo

    /// cairo's surfaces have no longer side, in pixels.
    private static let longestSide = 32767

    /// A JPEG is taken as it is, where PDF knows its kind; other images as pixels.
    init(_ image: DrawnImage, _ cairo: Cairo, number: Int) throws(PDFError) {
        let content = image.content
        self.cairo = cairo
        guard max(content.width, content.height) <= StoredImage.longestSide else {
            let fault = "it has \(content.width) × \(content.height) pixels, and as PDF a side may have \(StoredImage.longestSide)"
            throw .image(ImageError(fault, origin: image.origin))
        }
        if content.format == .jpeg, JPEGKind(content.bytes)?.isOfPDF == true {
            let size = Point(Double(content.width), Double(content.height)), stored = content.orientation.swapsSides ? Point(size.y, size.x) : size
            try StoredImage.check(image)
            surface = try StoredImage.newSurface(cairo, format: StoredImage.opaque, Int(stored.x), Int(stored.y))
            toUpright = AffineTransform.scaling(1 / stored.x, 1 / stored.y).then(content.orientation.transform).then(.scaling(size.x, size.y))
            attach(content.bytes, as: content.format.mediaType)
        } else {
            surface = try StoredImage.newSurface(cairo, format: StoredImage.translucent, content.width, content.height)
            toUpright = .identity
            do throws(ImageError) { copy(try content.pixels()) } catch { throw StoredImage.fault(error, image) }
        }
        // By this cairo knows it again, and writes it once.
        attach(Array("image \(number)".utf8), as: "application/x-cairo.uuid")
    }

    deinit { cairo.releaseSurface(surface) }

    /// Readers would show grey where a file is damaged. Without the library that can tell, it is taken as it is.
    private static func check(_ image: DrawnImage) throws(PDFError) {
        do throws(ImageError) { try image.content.check() } catch where !error.needsLibrary { throw fault(error, image) } catch {}
    }

    private static func fault(_ error: ImageError, _ image: DrawnImage) -> PDFError {
        var placed = error
        placed.origin = image.origin
        return .image(placed)
    }

    private static let translucent: Int32 = 0, opaque: Int32 = 1

    private static func newSurface(_ cairo: Cairo, format: Int32, _ width: Int, _ height: Int) throws(PDFError) -> Cairo.Pointer {
        guard let surface = cairo.newImage(format, Int32(clamping: width), Int32(clamping: height)) else { throw .failed("out of memory") }
        let status = cairo.surfaceStatus(surface)
        if status != 0 { cairo.releaseSurface(surface) }
        try cairo.check(status)
        return surface
    }

    private func attach(_ bytes: [UInt8], as mediaType: String) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        let status = cairo.setMediaData(surface, mediaType, copy, UInt(bytes.count), { $0?.deallocate() }, copy)
        if status != 0 { copy.deallocate() }
    }

    /// cairo's pixels are whole numbers of alpha, red, green and blue from the highest byte down.
    private func copy(_ pixels: ImagePixels) {
        guard let data = cairo.imageData(surface) else { return }
        let stride = Int(cairo.imageStride(surface))
        pixels.bytes.withUnsafeBufferPointer { bytes in
            for y in 0..<pixels.height {
                let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<pixels.width {
                    let i = 4 * (y * pixels.width + x)
                    row[x] = UInt32(bytes[i + 3]) << 24 | UInt32(bytes[i]) << 16 | UInt32(bytes[i + 1]) << 8 | UInt32(bytes[i + 2])
                }
            }
        }
        cairo.markChanged(surface)
    }
}

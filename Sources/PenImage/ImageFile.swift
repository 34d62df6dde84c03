// Files of pixels: what they are and whether they are whole.

import PenScene

/// Reads what images' files say of themselves, without any library: their kind, their size, and whether something is
/// missing from them.
public enum ImageFile {
    /// No image has more pixels.
    public static let mostPixels = 100_000_000
    /// No image's file has more bytes.
    public static let mostBytes = 1 << 27

    /// The image that a file holds, a PNG or a JPEG. Its pixels are decoded when they are asked for, by libpng and
    /// libjpeg-turbo, which are opened then.
    ///
    /// Of what PNG and JPEG can hold, colours in printing inks and arithmetic coding are refused. The orientation that
    /// Exif gives a JPEG is applied.
    /// - Parameter name: the file's, for advice.
    /// - Throws: where the bytes are neither, where there are too many pixels, or where the file is damaged as far as
    ///   that can be seen without decoding it.
    public static func read(_ bytes: [UInt8], name: String = "IMAGE") throws(ImageError) -> ImageContent {
        guard !bytes.isEmpty else { throw ImageError("the file is empty") }
        guard bytes.count <= mostBytes else { throw ImageError("the file is larger than \(mostBytes >> 20) MB") }
        let header: ImageHeader
        if bytes.starts(with: PNGChunks.signature) {
            header = try PNGChunks.header(of: bytes)
        } else if bytes.starts(with: JPEGSegments.start) {
            header = try JPEGSegments.header(of: bytes, name: name)
        } else {
            throw ForeignFormat.error(for: bytes, file: name)
        }
        let (width, height) = (header.width, header.height)
        guard width > 0, height > 0 else { throw ImageError("the image has no pixels: its size is \(width) × \(height)") }
        guard width.multipliedReportingOverflow(by: height).partialValue <= mostPixels, width <= mostPixels, height <= mostPixels else {
            throw ImageError("the image has \(width) × \(height) pixels, and \(mostPixels / 1_000_000) million are the most")
        }
        guard max(width, height) <= header.format.longestSide else {
            throw ImageError("the image has \(width) × \(height) pixels, and \(header.format.longestSide) are the longest side of a \(header.format.rawValue.uppercased()) that is read")
        }
        return ImageContent(
            bytes: header.bytes, format: header.format, storedWidth: width, storedHeight: height, orientation: header.orientation,
            decoder: LibraryDecoder())
    }
}

extension ImageContent.Format {
    /// In pixels: what libpng decodes unless it is told otherwise, and what libjpeg-turbo does.
    fileprivate var longestSide: Int {
        switch self {
        case .png: 1_000_000
        case .jpeg: 65500
        }
    }
}

/// What a file says of its image.
struct ImageHeader {
    var format: ImageContent.Format
    var width, height: Int
    var orientation = ImageOrientation.upright
    /// The file without an orientation, which not every program looks for.
    var bytes: [UInt8]
}

extension ImageError {
    /// A file that ends too early or whose parts contradict each other.
    static func damaged(_ format: ImageContent.Format, _ fault: String) -> ImageError {
        ImageError("the \(format.rawValue.uppercased()) is damaged: \(fault)")
    }
}

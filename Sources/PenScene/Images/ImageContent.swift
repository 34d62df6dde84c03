// A picture of pixels, as its file holds it.

import Synchronization

/// The bytes of an image's file and what its header says. All layers that show the same file share one, so that it is
/// read, decoded and written once.
public final class ImageContent: Sendable {
    public enum Format: String, Sendable, CaseIterable {
        case png, jpeg

        /// The media type (RFC 2045), as data URIs name it.
        public var mediaType: String { "image/" + rawValue }
    }

    /// The file as it was read.
    public let bytes: [UInt8]
    public let format: Format
    /// In pixels, as the image is to be seen: an orientation that swaps the sides has been applied.
    public let width, height: Int
    /// How the stored rows lie in the upright image.
    public let orientation: ImageOrientation
    private let decoder: any ImageDecoder
    private let decoded = Mutex<Result<ImagePixels, ImageError>?>(nil)

    /// - Parameters:
    ///   - storedWidth, storedHeight: in pixels, at least 1, as the file has them before it is turned upright.
    ///   - decoder: is asked for the pixels when they are first needed.
    public init(
        bytes: [UInt8], format: Format, storedWidth: Int, storedHeight: Int, orientation: ImageOrientation = .upright, decoder: any ImageDecoder
    ) {
        (self.bytes, self.format, self.orientation, self.decoder) = (bytes, format, orientation, decoder)
        (width, height) = orientation.swapsSides ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
    }

    /// Finds out whether the image can be decoded, without keeping its pixels if they were not asked for.
    /// - Throws: what `pixels()` does.
    public func check() throws(ImageError) {
        let result = decoded.withLock { known in
            let result = known ?? Result { () throws(ImageError) in try decoder.decode(self) }
            if case .failure = result { known = result }
            return result.map { _ in () }
        }
        try result.get()
    }

    /// The upright image, decoded once.
    /// - Throws: where the decoder's library is missing or the data are damaged; the same error each time.
    public func pixels() throws(ImageError) -> ImagePixels {
        let result = decoded.withLock { known in
            let result = known ?? Result { () throws(ImageError) in try decoder.decode(self) }
            known = result
            return result
        }
        return try result.get()
    }
}

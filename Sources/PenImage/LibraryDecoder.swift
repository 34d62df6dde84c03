// Pixels from the libraries that know the formats.

import PenLibraries
import PenScene

/// Decodes PNG by libpng and JPEG by libjpeg-turbo.
struct LibraryDecoder: ImageDecoder {
    func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels {
        switch image.format {
        case .png:
            let library = try opened("PNG", LibPNG.open)
            var bytes = try decoded(image, library.decode)
            bytes.premultiply()
            return ImagePixels(width: image.width, height: image.height, bytes: bytes)
        case .jpeg:
            let library = try opened("JPEG", TurboJPEG.open)
            let stored = try decoded(image, library.decode)
            return ImagePixels(width: image.width, height: image.height, bytes: stored.turned(image))
        }
    }

    private func opened<Library>(_ format: String, _ open: () throws(MissingLibrary) -> Library) throws(ImageError) -> Library {
        do { return try open() } catch {
            throw ImageError("the pixels of a \(format) need \(error.file), which is missing or too old", advice: error.advice, needsLibrary: true)
        }
    }

    /// What a library makes of the file, four bytes a pixel.
    private func decoded(
        _ image: ImageContent, _ decode: (_ bytes: [UInt8], _ width: Int, _ height: Int) throws(DecodingFault) -> [UInt8]
    ) throws(ImageError) -> [UInt8] {
        let swaps = image.orientation.swapsSides
        do { return try decode(image.bytes, swaps ? image.height : image.width, swaps ? image.width : image.height) } catch {
            throw .damaged(image.format, error.description)
        }
    }
}

extension [UInt8] {
    /// Multiplies colours by the alpha that follows them.
    fileprivate mutating func premultiply() {
        withUnsafeMutableBufferPointer { bytes in
            for pixel in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[pixel + 3] < 255 {
                let alpha = UInt16(bytes[pixel + 3])
                for channel in pixel..<pixel + 3 { bytes[channel] = UInt8((UInt16(bytes[channel]) * alpha + 127) / 255) }
            }
        }
    }

    /// Stored pixels in the order in which they are seen.
    fileprivate func turned(_ image: ImageContent) -> [UInt8] {
        guard image.orientation != .upright, let toStored = image.orientation.transform.inverse else { return self }
        let width = image.orientation.swapsSides ? image.height : image.width, height = count / 4 / width
        // What a step to the right and one down are in the stored order, and where the upper left pixel is.
        let right = Int(toStored.a) + Int(toStored.b) * width, down = Int(toStored.c) + Int(toStored.d) * width
        let start = (toStored.tx > 0.5 ? width - 1 : 0) + (toStored.ty > 0.5 ? (height - 1) * width : 0)
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let stored = 4 * (start + x * right + y * down)
                    for channel in 0..<4 { bytes[filled + channel] = self[stored + channel] }
                    filled += 4
                }
            }
        }
    }
}

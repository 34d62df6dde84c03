// Images for scripts in tests.

import PenScene

/// Every file but `missing.png` is a white image of 40 × 20 pixels.
enum BlankImages {
    static func load(_ path: String) throws -> ImageContent {
        if path == "missing.png" { throw ImageError("there is none") }
        return ImageContent(bytes: [], format: .png, storedWidth: 40, storedHeight: 20, decoder: White())
    }

    private struct White: ImageDecoder {
        func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels {
            ImagePixels(width: image.width, height: image.height, bytes: [UInt8](repeating: 255, count: 4 * image.width * image.height))
        }
    }
}

// libpng, as far as reading needs it.

import CLibraries

/// The simplified functions of libpng (libpng-manual.txt, V), opened when they are first asked for.
public struct LibPNG: Sendable {
    private typealias Begin = @convention(c) (UnsafeMutablePointer<png_simple_image>, UnsafeRawPointer?, Int) -> Int32
    /// The image, a background, the pixels, the distance of rows and a colour map.
    private typealias Finish = @convention(c) (UnsafeMutablePointer<png_simple_image>, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Int32
    private typealias Release = @convention(c) (UnsafeMutablePointer<png_simple_image>) -> Void

    private let begin: Begin
    private let finish: Finish
    private let release: Release

    private static let opened = Result<LibPNG, MissingLibrary> { () throws(MissingLibrary) in try LibPNG() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> LibPNG { try opened.get() }

    private init() throws(MissingLibrary) {
        let library = try DynamicLibrary("png16", version: 16, package: "libpng16-16")
        begin = try library.function("png_image_begin_read_from_memory")
        finish = try library.function("png_image_finish_read")
        release = try library.function("png_image_free")
    }

    /// Red, green, blue and alpha of each pixel in 8 bits of sRGB, not premultiplied. A gamma in the file is converted;
    /// profiles are not looked at.
    public func decode(_ file: [UInt8], width: Int, height: Int) throws(DecodingFault) -> [UInt8] {
        var image = png_simple_image()
        image.version = 1
        defer { release(&image) }
        let pixels: [UInt8]? = file.withUnsafeBytes { bytes in
            guard begin(&image, bytes.baseAddress, bytes.count) != 0, image.width == width, image.height == height else { return nil }
            let colorWithAlpha: UInt32 = 3, sixteenBitsAreNotLinear: UInt32 = 4
            image.format = colorWithAlpha
            image.flags |= sixteenBitsAreNotLinear
            var isWhole = false
            let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
                isWhole = finish(&image, nil, buffer.baseAddress, Int32(4 * width), nil) != 0
                count = isWhole ? buffer.count : 0
            }
            return isWhole ? pixels : nil
        }
        guard let pixels else { throw withUnsafeBytes(of: image.message) { DecodingFault(pointer: $0.assumingMemoryBound(to: CChar.self).baseAddress) } }
        return pixels
    }
}

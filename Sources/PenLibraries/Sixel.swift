// libsixel, as far as pictures in a terminal need it.

/// The functions of libsixel (github.com/libsixel/libsixel) that write the pixels of a palette as sixels.
public struct Sixel: Sendable {
    private typealias Pointer = UnsafeMutableRawPointer
    /// The bytes, their number and the caller's data.
    private typealias Write = @convention(c) (UnsafeMutablePointer<UInt8>?, Int32, Pointer?) -> Int32

    private let newOutput: @convention(c) (UnsafeMutablePointer<Pointer?>, Write, Pointer?, Pointer?) -> Int32
    private let releaseOutput: @convention(c) (Pointer) -> Void
    private let newDither: @convention(c) (UnsafeMutablePointer<Pointer?>, Int32, Pointer?) -> Int32
    private let releaseDither: @convention(c) (Pointer) -> Void
    private let setPalette: @convention(c) (Pointer, UnsafePointer<UInt8>) -> Void
    private let setPixelFormat: @convention(c) (Pointer, Int32) -> Void
    /// Pixels, width, height, bytes a pixel, the dither and the output.
    private let encode: @convention(c) (UnsafePointer<UInt8>, Int32, Int32, Int32, Pointer, Pointer) -> Int32

    private static let opened = Result<Sixel, MissingLibrary> { () throws(MissingLibrary) in try Sixel() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> Sixel { try opened.get() }

    private init() throws(MissingLibrary) {
        let library = try DynamicLibrary("sixel", version: 1, package: "libsixel1")
        newOutput = try library.function("sixel_output_new")
        releaseOutput = try library.function("sixel_output_unref")
        newDither = try library.function("sixel_dither_new")
        releaseDither = try library.function("sixel_dither_unref")
        setPalette = try library.function("sixel_dither_set_palette")
        setPixelFormat = try library.function("sixel_dither_set_pixelformat")
        encode = try library.function("sixel_encode")
    }

    /// A picture as one device control string.
    /// - Parameters:
    ///   - indices: each pixel's colour in the palette, row by row, `width` × `height` of them.
    ///   - palette: red, green and blue of at most 256 colours; sixels have 101 levels of each.
    /// - Returns: nil where there is no memory for it.
    public func encoded(_ indices: [UInt8], palette: [UInt8], width: Int, height: Int) -> [UInt8]? {
        let side = 1..<1 << 16, colors = palette.count / 3
        guard side.contains(width), side.contains(height), indices.count == width * height, (1...256).contains(colors) else { return nil }
        let indexed: Int32 = 0x83
        let collected = Collected()
        var output: Pointer?, dither: Pointer?
        guard isFine(newOutput(&output, Collected.write, Unmanaged.passUnretained(collected).toOpaque(), nil)), let output else { return nil }
        defer { releaseOutput(output) }
        guard isFine(newDither(&dither, Int32(colors), nil)), let dither else { return nil }
        defer { releaseDither(dither) }
        setPixelFormat(dither, indexed)
        palette.withUnsafeBufferPointer { if let colors = $0.baseAddress { setPalette(dither, colors) } }
        let isWhole = indices.withUnsafeBufferPointer { pixels in
            pixels.baseAddress.map { isFine(encode($0, Int32(width), Int32(height), 1, dither, output)) } ?? false
        }
        return isWhole ? collected.bytes : nil
    }

    private func isFine(_ status: Int32) -> Bool { status & 0x1000 == 0 }

    /// What the library has written.
    private final class Collected {
        var bytes: [UInt8] = []

        static let write: Write = { bytes, count, context in
            guard let bytes, let context, count > 0 else { return 0 }
            let collected = Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue()
            collected.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
            return count
        }
    }
}

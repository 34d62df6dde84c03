// libpng, as far as writing a picture needs it.

import PenLibraries

/// Writes PNG with libpng's own choice of filters (libpng.org/pub/png/libpng-manual.txt).
struct LibPNG {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Write = @convention(c) (Pointer?, UnsafePointer<UInt8>?, Int) -> Void

    private let version: @convention(c) (Pointer?) -> UnsafePointer<CChar>?
    private let create: @convention(c) (UnsafePointer<CChar>?, Pointer?, Pointer?, Pointer?) -> Pointer?
    private let createInfo: @convention(c) (Pointer) -> Pointer?
    private let setWriter: @convention(c) (Pointer, Pointer?, Write, Pointer?) -> Void
    /// Width, height, bits, colour type, interlacing, compression, filtering.
    private let setHeader: @convention(c) (Pointer, Pointer, UInt32, UInt32, Int32, Int32, Int32, Int32, Int32) -> Void
    private let setLevel: @convention(c) (Pointer, Int32) -> Void
    private let writeInfo: @convention(c) (Pointer, Pointer) -> Void
    private let writeRow: @convention(c) (Pointer, UnsafePointer<UInt8>) -> Void
    private let writeEnd: @convention(c) (Pointer, Pointer?) -> Void
    private let destroy: @convention(c) (UnsafeMutablePointer<Pointer?>, UnsafeMutablePointer<Pointer?>) -> Void

    init() throws(MissingLibrary) {
        let library = try DynamicLibrary("png16", version: 16, package: "libpng16-16")
        version = try library.function("png_get_libpng_ver")
        create = try library.function("png_create_write_struct")
        createInfo = try library.function("png_create_info_struct")
        setWriter = try library.function("png_set_write_fn")
        setHeader = try library.function("png_set_IHDR")
        setLevel = try library.function("png_set_compression_level")
        writeInfo = try library.function("png_write_info")
        writeRow = try library.function("png_write_row")
        writeEnd = try library.function("png_write_end")
        destroy = try library.function("png_destroy_write_struct")
    }

    /// - Parameter pixels: three bytes each.
    /// - Returns: how many bytes the file has.
    func write(_ pixels: [UInt8], width: Int, height: Int, level: Int) -> Int {
        var picture = create(version(nil), nil, nil, nil)
        guard let png = picture, let header = createInfo(png) else { fatalError("libpng has no memory") }
        file.removeAll(keepingCapacity: true)
        setWriter(png, nil, { _, bytes, count in file += UnsafeBufferPointer(start: bytes, count: count) }, nil)
        setHeader(png, header, UInt32(width), UInt32(height), 8, 2, 0, 0, 0)
        setLevel(png, Int32(level))
        writeInfo(png, header)
        pixels.withUnsafeBufferPointer { all in
            guard let first = all.baseAddress else { return }
            for y in 0..<height { writeRow(png, first + y * width * 3) }
        }
        writeEnd(png, nil)
        var info: Pointer? = header
        destroy(&picture, &info)
        return file.count
    }
}

/// What libpng has written; a C function has no other place to reach.
nonisolated(unsafe) private var file: [UInt8] = []

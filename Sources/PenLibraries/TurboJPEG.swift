// libjpeg-turbo, as far as reading needs it.

/// The decompressor of the TurboJPEG API (libjpeg-turbo.org, version 2), opened when it is first asked for.
public struct TurboJPEG: Sendable {
    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Initialize = @convention(c) () -> Pointer?
    /// The handle, the file and its length; the pixels with their width, distance of rows, height and format; flags.
    private typealias Decompress = @convention(c) (Pointer, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32, Int32) -> Int32
    /// The handle, the file and its length; width, height, subsampling and colour space.
    private typealias ReadHeader = @convention(c) (Pointer, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
    private typealias Describe = @convention(c) (Pointer) -> UnsafePointer<CChar>?
    private typealias Code = @convention(c) (Pointer) -> Int32
    private typealias Destroy = @convention(c) (Pointer) -> Int32

    private let initialize: Initialize
    private let readHeader: ReadHeader
    private let decompress: Decompress
    private let describe: Describe
    private let code: Code
    private let destroy: Destroy

    private static let opened = Result<TurboJPEG, MissingLibrary> { () throws(MissingLibrary) in try TurboJPEG() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> TurboJPEG { try opened.get() }

    private init() throws(MissingLibrary) {
        let library = try DynamicLibrary("turbojpeg", version: 0, package: "libturbojpeg0")
        initialize = try library.function("tjInitDecompress")
        readHeader = try library.function("tjDecompressHeader3")
        decompress = try library.function("tjDecompress2")
        describe = try library.function("tjGetErrorStr2")
        code = try library.function("tjGetErrorCode")
        destroy = try library.function("tjDestroy")
    }

    /// Red, green, blue and an alpha of 255 of each pixel, in the order in which the file has them.
    public func decode(_ file: [UInt8], width: Int, height: Int) throws(DecodingFault) -> [UInt8] {
        guard let handle = initialize() else { throw DecodingFault("there is not enough memory") }
        defer { _ = destroy(handle) }
        var size = (width: Int32(0), height: Int32(0)), subsampling: Int32 = 0, colorSpace: Int32 = 0
        guard readHeader(handle, file, UInt(file.count), &size.width, &size.height, &subsampling, &colorSpace) == 0 || isHarmless(handle),
            size.width == width, size.height == height
        else { throw DecodingFault(pointer: describe(handle)) }
        let rgba: Int32 = 7, accurately: Int32 = 4096, atMost500Scans: Int32 = 32768
        var isWhole = false
        let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
            let status = decompress(
                handle, file, UInt(file.count), buffer.baseAddress, size.width, 4 * size.width, size.height, rgba, accurately | atMost500Scans)
            isWhole = status == 0 || isHarmless(handle)
            count = isWhole ? buffer.count : 0
        }
        guard isWhole else { throw DecodingFault(pointer: describe(handle)) }
        return pixels
    }

    /// Whether the library only warns of bytes that it skipped, which many a camera leaves.
    private func isHarmless(_ handle: Pointer) -> Bool {
        let warning: Int32 = 0
        return code(handle) == warning && (describe(handle).map { String(cString: $0).contains("extraneous bytes") } ?? false)
    }
}

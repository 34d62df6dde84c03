// zlib, as far as PNG needs it.

import CLibraries

/// The functions of zlib (zlib.net/manual.html), opened when they are first asked for.
public struct Zlib: Sendable {
    private typealias Initialize = @convention(c) (UnsafeMutablePointer<zlib_stream>, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32) -> Int32
    private typealias Deflate = @convention(c) (UnsafeMutablePointer<zlib_stream>, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutablePointer<zlib_stream>) -> Int32
    private typealias Bound = @convention(c) (UnsafeMutablePointer<zlib_stream>, UInt) -> UInt
    private typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt
    private typealias Combine = @convention(c) (UInt, UInt, Int) -> UInt

    private let initialize: Initialize
    private let deflate: Deflate
    private let end: End
    private let bound: Bound
    private let crc: Checksum
    private let adler: Checksum
    private let combine: Combine

    private static let opened = Result<Zlib, MissingLibrary> { () throws(MissingLibrary) in try Zlib() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> Zlib { try opened.get() }

    private init() throws(MissingLibrary) {
        let library = try DynamicLibrary("z", version: 1, package: "zlib1g")
        initialize = try library.function("deflateInit2_")
        deflate = try library.function("deflate")
        end = try library.function("deflateEnd")
        bound = try library.function("deflateBound")
        crc = try library.function("crc32")
        adler = try library.function("adler32")
        combine = try library.function("adler32_combine")
    }

    /// A piece of a deflate stream without header and checksum (RFC 1951); pieces may stand one behind the other, since
    /// each but the last ends on a whole byte.
    /// - Parameter level: 0 (none) to 9 (smallest).
    /// - Returns: nil where there is no memory for it.
    public func deflated(_ bytes: UnsafeBufferPointer<UInt8>, level: Int, isLast: Bool) -> [UInt8]? {
        let synchronize: Int32 = 2, finish: Int32 = 4, deflated: Int32 = 8
        guard bytes.count < 1 << 31 else { return nil }
        var stream = zlib_stream()
        guard initialize(&stream, Int32(level), deflated, -15, 9, 0, "1", Int32(MemoryLayout<zlib_stream>.size)) == 0 else { return nil }
        defer { _ = end(&stream) }
        stream.next_in = bytes.baseAddress
        stream.avail_in = UInt32(bytes.count)
        // A synchronizing piece ends with an empty stored block of five bytes and what fills a byte.
        let capacity = Int(bound(&stream, UInt(bytes.count))) + 16
        let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            stream.next_out = buffer.baseAddress
            stream.avail_out = UInt32(buffer.count)
            _ = self.deflate(&stream, isLast ? finish : synchronize)
            count = buffer.count - Int(stream.avail_out)
        }
        // A copy of the right size: the bound is as large as the bytes, and many pieces may be kept.
        return stream.avail_in == 0 ? result.withUnsafeBufferPointer { Array($0) } : nil
    }

    /// The checksum of PNG's chunks, of all bytes in turn.
    public func crc32(_ pieces: [UInt8]...) -> UInt32 {
        var sum: UInt = 0
        for piece in pieces { piece.withUnsafeBufferPointer { sum = checksum(crc, sum, $0) } }
        return UInt32(truncatingIfNeeded: sum)
    }

    /// The checksum of zlib's streams.
    public func adler32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: checksum(adler, 1, bytes)) }

    /// The checksum of two pieces behind each other; the second one has `length` bytes.
    public func adler32(_ first: UInt32, then second: UInt32, length: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: combine(UInt(first), UInt(second), length))
    }

    private func checksum(_ function: Checksum, _ start: UInt, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt {
        var sum = start, done = 0
        while done < bytes.count, let base = bytes.baseAddress {
            let count = min(bytes.count - done, 1 << 30)
            sum = function(sum, base + done, UInt32(count))
            done += count
        }
        return sum
    }
}

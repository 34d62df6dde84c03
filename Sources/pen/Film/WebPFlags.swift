// What a WebP says of itself in the beginning.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum WebPFlags {
    /// Says that the picture is transparent somewhere (WebP Container Specification, Extended File Format: L). The encoder cuts
    /// frames down to what has changed and says so only where these have transparent pixels themselves; readers that find
    /// nothing said take the rest for black.
    static func markTransparent(_ file: ByteString) throws {
        let descriptor = file.withPointer { open($0, O_RDWR | O_CLOEXEC) }
        defer { close(descriptor) }
        var start = [UInt8](repeating: 0, count: 21)
        guard descriptor >= 0, pread(descriptor, &start, start.count, 0) == start.count, start[12..<16].elementsEqual("VP8X".utf8) else { return }
        start[20] |= 0x10
        guard pwrite(descriptor, &start[20], 1, 20) == 1 else { throw OutputFile(path: file).failure(.last) }
    }
}

// The chunks of a PNG file.

import PenLibraries

struct PNGFile {
    let zlib: Zlib

    /// The whole file; a band becomes a chunk.
    func bytes(width: Int, height: Int, hasAlpha: Bool, level: Int, _ bands: [EncodedBand]) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file.reserveCapacity(bands.reduce(128) { $0 + $1.deflated.count + 16 })
        let colorType: UInt8 = hasAlpha ? 6 : 2
        append("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, colorType, 0, 0, 0], to: &file)
        append("sRGB", [0], to: &file)
        var checksum: UInt32 = 1
        for (index, band) in bands.enumerated() {
            checksum = zlib.adler32(checksum, then: band.checksum, length: band.length)
            let start = index == 0 ? header(level) : []
            let end = index == bands.count - 1 ? bigEndian(checksum) : []
            append("IDAT", start + band.deflated + end, to: &file)
        }
        append("IEND", [], to: &file)
        return file
    }

    /// The two bytes before a deflate stream (RFC 1950): a window of 32 kB, and how hard the compressor tried.
    private func header(_ level: Int) -> [UInt8] { [0x78, level < 2 ? 0x01 : level < 6 ? 0x5E : level == 6 ? 0x9C : 0xDA] }

    private func append(_ name: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
        let type = name.withUTF8Buffer { Array($0) }
        file += bigEndian(UInt32(data.count))
        file += type
        file += data
        file += bigEndian(zlib.crc32(type, data))
    }

    private func bigEndian(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
}

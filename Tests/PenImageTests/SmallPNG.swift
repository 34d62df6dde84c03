// PNG files made by the standard's text, of every kind of pixel.

import PenLibraries

struct SmallPNG {
    var width: Int, height: Int
    var bitDepth: UInt8 = 8
    var colorType: UInt8
    /// Chunks between the header and the pixels.
    var chunks: [(String, [UInt8])] = []
    /// In the order of the file, each behind its filter's number; of an interlaced image, those of all passes.
    var rows: [UInt8]
    var isInterlaced = false

    func bytes() throws -> [UInt8] {
        let zlib = try Zlib.open()
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        func append(_ name: String, _ data: [UInt8]) {
            file += Self.number(UInt32(data.count)) + name.utf8 + data + Self.number(zlib.crc32(Array(name.utf8), data))
        }
        append("IHDR", Self.number(UInt32(width)) + Self.number(UInt32(height)) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0])
        for (name, data) in chunks { append(name, data) }
        let (stream, sum) = rows.withUnsafeBufferPointer { (zlib.deflated($0, level: 6, isLast: true), zlib.adler32($0)) }
        append("IDAT", [0x78, 0x9C] + (stream ?? []) + Self.number(sum))
        append("IEND", [])
        return file
    }

    static func number(_ x: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: x >> $0) } }

    /// Eight by eight grey levels, 4x + 32y each, in the seven passes of the standard's 8.1.
    static var interlaced: SmallPNG {
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        var rows: [UInt8] = []
        for (x0, y0, dx, dy) in passes {
            for y in stride(from: y0, to: 8, by: dy) {
                rows.append(0)
                for x in stride(from: x0, to: 8, by: dx) { rows.append(UInt8(4 * x + 32 * y)) }
            }
        }
        return SmallPNG(width: 8, height: 8, colorType: 0, rows: rows, isInterlaced: true)
    }
}

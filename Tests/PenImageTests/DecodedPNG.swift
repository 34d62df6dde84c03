// A plain reader of PNG files, by the standard's text.

import PenLibraries

/// What a PNG file holds; checks every checksum on the way.
struct DecodedPNG {
    var width = 0, height = 0, channels = 0
    var chunks: [String] = []
    var filters: Set<UInt8> = []
    /// Row by row, unfiltered.
    var bytes: [UInt8] = []

    struct Fault: Error { var text: String }

    init(_ file: [UInt8]) throws {
        guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Fault(text: "signature") }
        let zlib = try Zlib.open()
        var place = 8, stream: [UInt8] = []
        while place + 12 <= file.count {
            let length = Self.number(file, place), type = Array(file[place + 4..<place + 8]), data = Array(file[place + 8..<place + 8 + length])
            guard zlib.crc32(type, data) == UInt32(Self.number(file, place + 8 + length)) else { throw Fault(text: "crc") }
            let name = String(decoding: type, as: UTF8.self)
            chunks.append(name)
            if name == "IHDR" { (width, height, channels) = (Self.number(data, 0), Self.number(data, 4), data[9] == 6 ? 4 : 3) }
            if name == "IDAT" { stream += data }
            place += 12 + length
        }
        guard place == file.count else { throw Fault(text: "length") }
        try unfilter(Self.inflated(stream, count: height * (width * channels + 1)))
    }

    /// `uncompress` checks the header and Adler-32, too.
    private static func inflated(_ stream: [UInt8], count: Int) throws -> [UInt8] {
        typealias Uncompress = @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt) -> Int32
        let uncompress: Uncompress = try DynamicLibrary("z", version: 1, package: "zlib1g").function("uncompress")
        var result = [UInt8](repeating: 0, count: count), length = UInt(count)
        let status = uncompress(&result, &length, stream, UInt(stream.count))
        guard status == 0, Int(length) == count else { throw Fault(text: "zlib \(status), \(length) of \(count) bytes") }
        return result
    }

    private mutating func unfilter(_ rows: [UInt8]) throws {
        let length = width * channels
        var above = [UInt8](repeating: 0, count: length)
        for y in 0..<height {
            let filter = rows[y * (length + 1)]
            filters.insert(filter)
            var row = Array(rows[y * (length + 1) + 1..<(y + 1) * (length + 1)])
            for i in 0..<length {
                let a = i < channels ? 0 : Int(row[i - channels]), b = Int(above[i]), c = i < channels ? 0 : Int(above[i - channels])
                switch filter {
                case 0: break
                case 1: row[i] &+= UInt8(a)
                case 2: row[i] &+= UInt8(b)
                case 3: row[i] &+= UInt8((a + b) / 2)
                case 4: row[i] &+= UInt8(Self.paeth(a, b, c))
                default: throw Fault(text: "filter \(filter)")
                }
            }
            bytes += row
            above = row
        }
    }

    private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

    /// The channels of a pixel.
    subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[(y * width + x) * channels..<(y * width + x + 1) * channels]) }
}

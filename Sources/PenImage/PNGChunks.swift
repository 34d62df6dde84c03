// The chunks of PNG files that are read.

import PenScene

/// Walks through a PNG (W3C Portable Network Graphics, third edition, 5).
enum PNGChunks {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The size, where every chunk that is needed for the pixels is there and has the right checksum.
    static func header(of file: [UInt8]) throws(ImageError) -> ImageHeader {
        var place = signature.count, types: [String] = [], withoutExif: [UInt8]?
        while types.last != "IEND" {
            guard let length = file.bigEndian(at: place), file.count - place - 12 >= length else { throw .damaged(.png, "its end is missing") }
            let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self), end = place + 12 + length
            guard types.isEmpty == (type == "IHDR") else { throw .damaged(.png, "its header is not where it belongs") }
            guard !isCritical(file[place + 4]) || crc32(file[place + 4..<end - 4]) == file.bigEndian(at: end - 4) else {
                throw .damaged(.png, "the checksum of its chunk \(type) is wrong")
            }
            // Browsers would turn the image by it, other programs not.
            if type == "eXIf", withoutExif == nil { withoutExif = Array(file[..<place] + file[end...]) }
            types.append(type)
            place = end
        }
        guard types.contains("IDAT"), let width = file.bigEndian(at: 16), let height = file.bigEndian(at: 20) else {
            throw .damaged(.png, "it holds no pixels")
        }
        return ImageHeader(format: .png, width: width, height: height, bytes: withoutExif ?? file)
    }

    /// A chunk without which the pixels cannot be known has a capital letter at the front.
    private static func isCritical(_ letter: UInt8) -> Bool { letter & 0x20 == 0 }
}

extension [UInt8] {
    /// The number in four bytes, the highest first; nil where there are fewer.
    func bigEndian(at place: Int) -> Int? {
        guard place >= 0, place + 4 <= count else { return nil }
        return self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// CRC-32 as PNG uses it (PNG, annex D; ISO 3309), by a table of all bytes.
func crc32(_ bytes: ArraySlice<UInt8>) -> Int {
    let sum = crcTable.withUnsafeBufferPointer { table in
        bytes.withUnsafeBufferPointer { bytes in
            var sum = UInt32.max
            for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
            return ~sum
        }
    }
    return Int(sum)
}

private let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
}

// The segments of JPEG files.

import PenScene

/// Walks through a JPEG (ITU-T T.81, annex B).
struct JPEGSegments {
    /// The marker SOI and the first byte of the next one.
    static let start: [UInt8] = [0xFF, 0xD8, 0xFF]

    private let file: [UInt8]
    private let name: String
    private var place = 2
    private var header: ImageHeader?
    private var hasScan = false
    private var exif: ExifOrientation?

    /// The size and the orientation, where the file goes on to its end.
    static func header(of file: [UInt8], name: String) throws(ImageError) -> ImageHeader {
        var walk = JPEGSegments(file: file, name: name)
        while let marker = try walk.nextMarker() { try walk.take(marker) }
        guard var header = walk.header, walk.hasScan else { throw .damaged(.jpeg, "it holds no pixels") }
        if let exif = walk.exif { (header.orientation, header.bytes[exif.place]) = (exif.orientation, 1) }
        return header
    }

    private init(file: [UInt8], name: String) { (self.file, self.name) = (file, name) }

    /// The code behind the next 0xFF, which may be there several times; nil at the end of the image. Bytes that belong to
    /// nothing are skipped.
    private mutating func nextMarker() throws(ImageError) -> UInt8? {
        // In a scan 0xFF is followed by 0, or by the number of a restart.
        while place + 1 < file.count, file[place] != 0xFF || file[place + 1] == 0 || 0xD0...0xD7 ~= file[place + 1] || file[place + 1] == 0xFF {
            place += 1
        }
        guard place + 1 < file.count else { throw .damaged(.jpeg, "its end is missing") }
        defer { place += 2 }
        return file[place + 1] == 0xD9 ? nil : file[place + 1]
    }

    private mutating func take(_ marker: UInt8) throws(ImageError) {
        // TEM and a second SOI have no content.
        if marker == 0x01 || marker == 0xD8 { return }
        guard let length = file.bigEndian16(at: place), length >= 2, place + length <= file.count else { throw .damaged(.jpeg, "its end is missing") }
        let content = place + 2..<place + length
        switch marker {
        case 0xC0...0xC2: try takeFrame(content)
        case 0xC3, 0xC5...0xC7: throw ImageError("the JPEG is of a kind that is not read: lossless or hierarchical")
        case 0xC9...0xCB, 0xCD...0xCF: throw ImageError("the JPEG is of a kind that is not read: its coding is arithmetic")
        case 0xDA: hasScan = true
        case 0xE1: exif = exif ?? ExifOrientation(in: file, content)
        default: break
        }
        place += length
    }

    private mutating func takeFrame(_ content: Range<Int>) throws(ImageError) {
        guard content.count >= 6, let height = file.bigEndian16(at: content.lowerBound + 1), let width = file.bigEndian16(at: content.lowerBound + 3) else {
            throw .damaged(.jpeg, "its header is too short")
        }
        guard file[content.lowerBound] == 8 else { throw ImageError("the JPEG is of a kind that is not read: it has \(file[content.lowerBound]) bits a colour, not 8") }
        guard file[content.lowerBound + 5] != 4 else {
            throw ImageError(
                "the JPEG holds the amounts of four printing inks (CMYK), not colours",
                advice: "to make one with colours: " + ForeignFormat.command("convert IN -colorspace sRGB OUT-sRGB.jpg", file: name))
        }
        header = ImageHeader(format: .jpeg, width: width, height: height, bytes: file)
    }
}

extension [UInt8] {
    /// The number in two bytes, the higher first; nil where there are fewer.
    func bigEndian16(at place: Int) -> Int? {
        guard place >= 0, place + 2 <= count else { return nil }
        return Int(self[place]) << 8 | Int(self[place + 1])
    }
}

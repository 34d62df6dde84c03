// How a camera was held.

import PenScene

/// The orientation in the Exif data of a JPEG (Exif 2.3, 4.5 and 4.6; TIFF 6.0, 2).
struct ExifOrientation {
    let orientation: ImageOrientation
    /// Of the byte that holds its number.
    let place: Int

    private static let identifier = Array("Exif\0\0".utf8)
    private static let tag = 274

    /// - Parameter content: of the segment APP1.
    /// - Returns: nil where no orientation is given, or none that there is.
    init?(in file: [UInt8], _ content: Range<Int>) {
        guard file[content].starts(with: ExifOrientation.identifier) else { return nil }
        let start = content.lowerBound + ExifOrientation.identifier.count
        guard start + 8 <= content.upperBound else { return nil }
        let isLittle = file[start] == UInt8(ascii: "I")
        func number(_ offset: Int, _ size: Int) -> Int? {
            guard offset >= 0, start + offset + size <= content.upperBound else { return nil }
            let bytes = file[start + offset..<start + offset + size]
            return isLittle ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        // A directory of entries of 12 bytes: the tag, the type (3: two bytes), how many, and the value.
        for entry in (0..<count).lazy.map({ directory + 2 + 12 * $0 }) {
            guard let found = number(entry, 2) else { return nil }
            guard found == ExifOrientation.tag, number(entry + 2, 2) == 3, let value = number(entry + 8, 2) else { continue }
            guard let orientation = ImageOrientation(rawValue: value) else { return nil }
            (self.orientation, place) = (orientation, start + entry + (isLittle ? 8 : 9))
            return
        }
        return nil
    }
}

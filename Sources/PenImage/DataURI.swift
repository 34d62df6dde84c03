// Bytes in a text.

import PenScene

/// URIs that hold what they name (RFC 2397), in Base64.
public enum DataURI {
    public static func isURI(_ text: String) -> Bool { text.utf8.starts(with: "data:".utf8) }

    /// - Throws: where the data are not in Base64 (RFC 4648, 4); blanks and line breaks in it mean nothing.
    public static func bytes(of uri: String) throws(ImageError) -> [UInt8] {
        let parts = uri.utf8.dropFirst(5).split(separator: UInt8(ascii: ","), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].suffix(7).elementsEqual(";base64".utf8) else {
            throw ImageError("a data URI begins with data:image/png;base64, and the data follow")
        }
        var bytes: [UInt8] = [], group: UInt32 = 0, digits = 0, padding = 0
        bytes.reserveCapacity(parts[1].count / 4 * 3)
        for character in parts[1] where !blanks.contains(character) {
            if character == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = value(of: character) else { throw fault }
            group = group << 6 | value
            digits += 1
            guard digits == 4 else { continue }
            bytes += [UInt8(truncatingIfNeeded: group >> 16), UInt8(truncatingIfNeeded: group >> 8), UInt8(truncatingIfNeeded: group)]
            (group, digits) = (0, 0)
        }
        switch (digits, padding) {
        case (0, 0): break
        case (2, 0), (2, 2): bytes.append(UInt8(truncatingIfNeeded: group >> 4))
        case (3, 0), (3, 1): bytes += [UInt8(truncatingIfNeeded: group >> 10), UInt8(truncatingIfNeeded: group >> 2)]
        default: throw fault
        }
        return bytes
    }

    private static let blanks = Set(" \t\r\n".utf8)
    private static let fault = ImageError("its data are not in Base64")

    private static func value(of character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}

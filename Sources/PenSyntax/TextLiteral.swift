// What the characters between quotes mean.

enum TextLiteral {
    /// Text with its escapes replaced; wrong ones, which the lexer has reported, stay as they are.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(0x5C) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard bytes[index] == 0x5C, index + 1 < bytes.endIndex else {
                result.append(bytes[index])
                index += 1
                continue
            }
            switch bytes[index + 1] {
            case 0x6E: result.append(0x0A)
            case 0x74: result.append(0x09)
            case 0x75:
                let end = (bytes[index...].firstIndex(of: 0x7D) ?? bytes.endIndex - 1) + 1
                if let scalar = scalar(bytes[index..<end]) {
                    result.append(contentsOf: Array(String(scalar).utf8))
                    index = end
                    continue
                }
                result.append(0x75)
            case let other: result.append(other)
            }
            index += 2
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The character that `\u{…}` means, or nil.
    static func scalar(_ escape: ArraySlice<UInt8>) -> Unicode.Scalar? { number(escape).flatMap(Unicode.Scalar.init) }

    /// The number in `\u{…}`, or nil.
    static func number(_ escape: ArraySlice<UInt8>) -> UInt32? {
        let digits = escape.dropFirst(3).dropLast()
        guard escape.last == 0x7D, (1...8).contains(digits.count) else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard let digitValue = digit.hexValue else { return nil }
            value = value << 4 | digitValue
        }
        return value
    }
}

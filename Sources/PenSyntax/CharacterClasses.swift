// Which characters are letters, digits and white space.

extension UInt8 {
    var isDigit: Bool { self &- 0x30 < 10 }
    var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
    /// A–Z, a–z or `_`.
    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5F }
    var isASCIIWord: Bool { isASCIILetter || isDigit }

    /// The value of a hexadecimal digit, or nil.
    var hexValue: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46: UInt32(self) - 0x37
        case 0x61...0x66: UInt32(self) - 0x57
        default: nil
        }
    }
}

extension Unicode.Scalar {
    /// May begin a name: Unicode's letters and `_`.
    var beginsName: Bool {
        if isASCII { return UInt8(value).isASCIILetter }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
            !["\u{BA}", "\u{AA}"].contains(self)  // º is read as the degree sign
        default: false
        }
    }

    /// May stand in a name after its first letter: letters, digits (subscripts too, superscripts not), and the marks
    /// that some scripts need.
    var continuesName: Bool {
        if isASCII { return UInt8(value).isASCIIWord }
        if beginsName { return true }
        return switch properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: true
        case .otherNumber: (0x2080...0x2089).contains(value)
        default: false
        }
    }

    /// Blanks that keyboards and word processors write in place of the plain one.
    var isBlank: Bool { properties.generalCategory == .spaceSeparator }
}

extension Array<UInt8> {
    /// The scalar that begins at an index and how many bytes it has; nil where the bytes are no UTF-8.
    func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        guard index >= 0, index < count else { return nil }
        let first = self[index]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, index + length <= count else { return nil }
        var value = UInt32(first) & (0xFF >> UInt32(length + 1))
        for next in self[(index + 1)..<(index + length)] {
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }
}

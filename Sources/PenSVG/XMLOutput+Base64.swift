// Bytes as text.

extension XMLOutput {
    /// Appends bytes in Base64 (RFC 4648, 4) with padding and without line breaks.
    mutating func append(base64 bytes: [UInt8]) {
        let text = [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text, count in
            var next = 0
            while next < bytes.count {
                let second = next + 1 < bytes.count ? bytes[next + 1] : 0, third = next + 2 < bytes.count ? bytes[next + 2] : 0
                let group = UInt32(bytes[next]) << 16 | UInt32(second) << 8 | UInt32(third)
                for place in 0..<4 { text[count + place] = base64Digit(group >> (18 - 6 * UInt32(place)) & 63) }
                if next + 1 >= bytes.count { text[count + 2] = UInt8(ascii: "=") }
                if next + 2 >= bytes.count { text[count + 3] = UInt8(ascii: "=") }
                next += 3
                count += 4
            }
        }
        append(raw: text)
    }
}

private func base64Digit(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    switch value {
    case 0..<26: return UInt8(ascii: "A") + value
    case 26..<52: return UInt8(ascii: "a") + (value - 26)
    case 52..<62: return UInt8(ascii: "0") + (value - 52)
    case 62: return UInt8(ascii: "+")
    default: return UInt8(ascii: "/")
    }
}

// Bytes as plain characters.

/// Base 64 (RFC 4648, section 4), with padding.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let length = (bytes.count + 2) / 3 * 4
        return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            var rest = bytes.makeIterator()
            while let first = rest.next() {
                let second = rest.next(), third = rest.next()
                let group = UInt32(first) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
                for place in 0..<4 { buffer[count + place] = alphabet[Int(group >> UInt32(18 - 6 * place) & 63)] }
                if second == nil { buffer[count + 2] = UInt8(ascii: "=") }
                if third == nil { buffer[count + 3] = UInt8(ascii: "=") }
                count += 4
            }
        }
    }
}

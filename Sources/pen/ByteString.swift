// What the system hands over as text.

import PenSyntax

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A word of the command line or the name of a file: bytes that need not be UTF-8, and none of them zero.
struct ByteString: Hashable, Sendable {
    var bytes: [UInt8]

    init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    init(_ text: String) { self.init(bytes: text.utf8) }

    init(pointer: UnsafePointer<CChar>) { self.init(bytes: UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map { UInt8(bitPattern: $0) }) }

    /// With U+FFFD for what is not UTF-8.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// As it is where it is UTF-8, else as messages show it: for files that hold nothing else.
    var exactText: String { String(validating: bytes, as: UTF8.self) ?? description }

    /// Calls a function of the system with these bytes and the zero that ends them.
    func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        var ended = bytes.map { CChar(bitPattern: $0) }
        ended.append(0)
        return ended.withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    static func + (a: ByteString, b: ByteString) -> ByteString { ByteString(bytes: a.bytes + b.bytes) }
    static func + (a: ByteString, b: String) -> ByteString { ByteString(bytes: a.bytes + b.utf8) }
}

/// As messages show it: no control characters, and what is not UTF-8 as `\xE9`.
extension ByteString: CustomStringConvertible {
    var description: String {
        if let text = String(validating: bytes, as: UTF8.self) { return text.visible }
        var text = ""
        var rest = bytes[...]
        while let first = rest.first {
            if let (character, length) = ByteString.firstScalar(of: rest) {
                text += character.visible
                rest = rest.dropFirst(length)
            } else {
                text += "\\x" + String(first, radix: 16, uppercase: true)
                rest = rest.dropFirst()
            }
        }
        return text
    }

    private static func firstScalar(of bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
        for length in 1...4 where length <= bytes.count {
            if let text = String(validating: bytes.prefix(length), as: UTF8.self) { return (text, length) }
        }
        return nil
    }
}

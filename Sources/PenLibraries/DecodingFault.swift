// A file that a library cannot decode.

public struct DecodingFault: Error, Hashable, CustomStringConvertible {
    /// The library's own words.
    public var description: String

    init(_ description: String) { self.description = description }

    /// A message that ends with a zero.
    init(pointer: UnsafePointer<CChar>?) { self.init(pointer.map { String(cString: $0) } ?? "it cannot be decoded") }
}

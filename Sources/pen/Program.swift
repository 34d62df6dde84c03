// Programs that pen starts.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum Program {
    /// Where a program of this name lies, as PATH leads to it; nil where there is none.
    static func path(of name: String) -> ByteString? {
        guard let folders = getenv("PATH").map({ ByteString(pointer: $0) }) else { return nil }
        return folders.bytes.split(separator: UInt8(ascii: ":")).map { ByteString(bytes: $0) + "/\(name)" }
            .first { $0.withPointer { access($0, X_OK) } == 0 }
    }
}

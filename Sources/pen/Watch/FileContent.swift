// What a file holds, to be told from what it held before.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The content of a plain file, or why there is none.
enum FileContent: Equatable {
    /// By a hash of 64 bits that differs from process to process.
    case bytes(count: Int, hash: Int)
    case unreadable(SystemError)
    /// A pipe or a device, which is not read to be compared.
    case stream

    init(of path: ByteString) {
        guard let status = path.fileStatus else {
            self = .unreadable(.last)
            return
        }
        guard status.st_mode & S_IFMT == S_IFREG || status.isFolder else {
            self = .stream
            return
        }
        do throws(SystemError) { self.init(try readFile(path)) } catch { self = .unreadable(error) }
    }

    private init(_ bytes: [UInt8]) {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        self = .bytes(count: bytes.count, hash: hasher.finalize())
    }

    var isMissing: Bool { if case .unreadable(let error) = self { error.isMissing } else { false } }
}

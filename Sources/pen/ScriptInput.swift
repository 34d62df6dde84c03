// Where a script comes from.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A script to run, not read yet.
enum ScriptInput {
    case file(String)
    case standardInput
    /// The text given with `-e`.
    case code(String)

    /// As messages show it.
    var name: String {
        switch self {
        case .file(let path): path
        case .standardInput: "<stdin>"
        case .code: "<code>"
        }
    }

    /// The folder below which the script may import.
    var folder: String {
        if case .file(let path) = self { folderName(of: path) } else { "." }
    }

    /// The name of a picture of this script, without extension.
    var stem: String {
        guard case .file(let path) = self else { return "picture" }
        let name = lastComponent(of: path)
        return name.hasSuffix(".pen") && name.count > 4 ? String(name.dropLast(4)) : name
    }

    func read() throws -> [UInt8] {
        switch self {
        case .code(let text): return Array(text.utf8)
        case .standardInput:
            do { return try readAll(0) } catch { throw CommandFailure(.noInput, "cannot read standard input: \(error.message).") }
        case .file(let path):
            do { return try readFile(path) } catch { throw CommandFailure(.noInput, "cannot read \(path): \(error.message).", hint: hint(path, error)) }
        }
    }

    private func hint(_ path: String, _ error: SystemError) -> String? {
        guard error.isMissing else { return nil }
        return nearFile(path).map { "Did you mean \($0)?" }
    }
}

/// No script is longer: places in it are 32-bit numbers.
private let longestScript = 1 << 30

/// All bytes of a file. A folder is an error; a pipe or a device is read to its end.
func readFile(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    return try readAll(descriptor)
}

private func readAll(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(number: EISDIR) }
    let expected = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    guard expected <= longestScript else { throw SystemError(number: EFBIG) }

    var bytes = [UInt8](repeating: 0, count: max(expected + 1, 1 << 12))
    var count = 0
    while true {
        if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
        let room = bytes.count - count
        let got = bytes.withUnsafeMutableBytes { buffer in read(descriptor, buffer.baseAddress.map { $0 + count }, room) }
        if got == 0 { break }
        if got > 0 {
            count += got
        } else if errno == EAGAIN {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
            throw SystemError.last
        }
        guard count <= longestScript else { throw SystemError(number: EFBIG) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
}

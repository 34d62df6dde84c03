// Where a script comes from.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A script to run, not read yet.
enum ScriptInput {
    case file(ByteString)
    case standardInput
    /// The text given with `-e`.
    case code([UInt8])

    /// As messages show it.
    var name: String {
        switch self {
        case .file(let path): path.description
        case .standardInput: "<stdin>"
        case .code: "<code>"
        }
    }

    /// As the caller gave it.
    var givenName: String {
        if case .file(let path) = self { path.exactText } else { name }
    }

    /// The folder below which the script may import.
    var folder: ByteString {
        if case .file(let path) = self { path.folderName } else { ByteString(".") }
    }

    /// The file that is read; nil where it is none.
    var identity: FileIdentity? {
        switch self {
        case .file(let path): FileIdentity(path.fileStatus)
        case .standardInput: FileIdentity(descriptor: 0)
        case .code: nil
        }
    }

    /// The name of a picture of this script, without extension.
    var stem: ByteString {
        guard case .file(let path) = self else { return ByteString("picture") }
        let name = path.lastComponent
        return name.hasSuffix(".pen") && name.bytes.count > 4 ? ByteString(bytes: name.bytes.dropLast(4)) : name
    }

    func read() throws -> [UInt8] {
        switch self {
        case .code(let bytes): return bytes
        case .standardInput:
            do { return try readAll(0) } catch { throw CommandFailure(.noInput, "cannot read standard input: \(error.message).") }
        case .file(let path):
            let bytes: [UInt8]
            do { bytes = try readFile(path) } catch { throw failure(path, error) }
            try refusePicture(bytes, path)
            return bytes
        }
    }

    /// A picture in place of a script would be reported character by character.
    private func refusePicture(_ bytes: [UInt8], _ path: ByteString) throws {
        let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), isJPEG = bytes.starts(with: [0xFF, 0xD8, 0xFF])
        guard isPNG || isJPEG || bytes.starts(with: "%PDF-".utf8) else { return }
        let hint = isPNG || isJPEG ? "A script shows it with image \"\(path.lastComponent)\"." : nil
        throw CommandFailure(.noInput, "\(path) is a \(isPNG ? "PNG" : isJPEG ? "JPEG" : "PDF"), not a script.", hint: hint)
    }

    /// Why a file that is not there cannot be read.
    var absence: CommandFailure? {
        guard case .file(let path) = self, path.fileStatus == nil else { return nil }
        return failure(path, SystemError.last)
    }

    private func failure(_ path: ByteString, _ error: SystemError) -> CommandFailure {
        CommandFailure(.noInput, "cannot read \(path): \(error.message).", hint: hint(path, error))
    }

    private func hint(_ path: ByteString, _ error: SystemError) -> String? {
        guard error.isMissing else { return nil }
        return path.nearFile.map { "Did you mean \($0)?" }
    }
}

/// No script is longer, in bytes: places in it are 32-bit numbers, and an endless device must come to an end.
private let longestScript = 1 << 28

/// All bytes of a file. A folder is an error; a pipe or a device is read to its end.
func readFile(_ path: ByteString) throws(SystemError) -> [UInt8] {
    let descriptor = path.withPointer { open($0, O_RDONLY | O_CLOEXEC) }
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

    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    while true {
        let piece = try readPiece(descriptor, size: max(expected - bytes.count + 1, 1 << 16))
        if piece.isEmpty { break }
        bytes.append(contentsOf: piece)
        guard bytes.count <= longestScript else { throw SystemError(number: EFBIG) }
    }
    return bytes
}

/// What one call reads; empty at the end.
private func readPiece(_ descriptor: Int32, size: Int) throws(SystemError) -> [UInt8] {
    while true {
        var count = 0
        let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            count = read(descriptor, buffer.baseAddress, size)
            filled = max(count, 0)
        }
        if count >= 0 { return piece }
        if errno == EAGAIN {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
            throw SystemError.last
        }
    }
}

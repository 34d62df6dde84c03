// Writing a file whole or not at all.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file to be written. A plain file is replaced in one step by a complete one with the same permissions; what a
/// symbolic link points to is replaced and the link stays. Devices, pipes and files with several names (hard links)
/// are written through.
struct OutputFile {
    let path: ByteString
    /// The old content is the only copy of what the user wrote: the new one is on the disk before it takes the place.
    var isPrecious = false

    func write(_ bytes: [UInt8]) throws {
        do throws(SystemError) { try writeSystem(bytes) } catch { throw failure(error) }
    }

    func failure(_ error: SystemError) -> CommandFailure {
        CommandFailure(.cannotWrite, "cannot write \(path): \(error.isMissing ? "its folder does not exist" : error.message).")
    }

    private func writeSystem(_ bytes: [UInt8]) throws(SystemError) {
        guard let status = path.fileStatus else {
            guard errno == ENOENT else { throw SystemError.last }
            return try replace(resolvingLinks(), nil, bytes)
        }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR else { throw SystemError(number: EISDIR) }
        let target = try resolvingLinks()
        guard kind == S_IFREG, status.st_nlink == 1, !isOpenDescriptor(target) else {
            return try kind == S_IFREG ? overwrite(bytes) : writeThrough(bytes)
        }
        guard path.withPointer({ access($0, W_OK) }) == 0 else { throw SystemError.last }
        do throws(SystemError) {
            try replace(target, status, bytes)
        } catch {
            guard [EACCES, EPERM, EROFS].contains(error.number) else { throw error }
            // The file may be written although its folder may not, or although it is another user's.
            try overwrite(bytes)
        }
    }

    private func writeThrough(_ bytes: [UInt8]) throws(SystemError) {
        let descriptor = path.withPointer { open($0, O_WRONLY | O_TRUNC | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError.last }
        try finish(descriptor, bytes)
    }

    /// Writes a new file beside `target` and gives it the name, with owner and permissions of the old one.
    private func replace(_ target: ByteString, _ old: stat?, _ bytes: [UInt8]) throws(SystemError) {
        let (temporary, descriptor) = try OutputFile.temporary(beside: target)
        defer { Leftovers.setTemporaryFile(nil) }
        do throws(SystemError) {
            try takeOver(old, descriptor)
            try finish(descriptor, bytes)
            guard temporary.withPointer({ old in target.withPointer { rename(old, $0) } }) == 0 else { throw SystemError.last }
        } catch {
            _ = temporary.withPointer { unlink($0) }
            throw error
        }
    }

    /// A new file, which a signal takes away, and its descriptor.
    static func temporary(beside target: ByteString) throws(SystemError) -> (ByteString, Int32) {
        var template = target.folderName.appending(ByteString(".pen-XXXXXX")).bytes.map { CChar(bitPattern: $0) } + [0]
        return try Interrupts.postponed(evenFaults: true) { () throws(SystemError) in
            Leftovers.beginMaking()
            defer { Leftovers.endMaking() }
            let descriptor = mkstemp(&template)
            guard descriptor >= 0 else { throw SystemError.last }
            let temporary = ByteString(pointer: template)
            Leftovers.setTemporaryFile(temporary)
            return (temporary, descriptor)
        }
    }

    func takeOver(_ old: stat?, _ descriptor: Int32) throws(SystemError) {
        var new = stat()
        if let old, fstat(descriptor, &new) == 0, old.st_uid != new.st_uid || old.st_gid != new.st_gid {
            guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else { throw SystemError.last }
        }
        fchmod(descriptor, old.map { $0.st_mode & 0o7777 } ?? 0o666 & ~currentMask())
    }

    /// A full disk may show itself only when the file is closed. A reader that has gone is no fault.
    private func finish(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            try writeAll(bytes, to: descriptor)
            guard !isPrecious || fsync(descriptor) == 0 else { throw SystemError.last }
        } catch {
            close(descriptor)
            if error.number == EPIPE { return }
            throw error
        }
        guard close(descriptor) == 0 else { throw SystemError.last }
    }

    private func currentMask() -> mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }

    /// The path at the end of a chain of symbolic links; it need not exist.
    func resolvingLinks() throws(SystemError) -> ByteString {
        var current = path
        for _ in 0..<40 {
            guard !isOpenDescriptor(current), let next = current.linkTarget else { return current }
            current = next.isAbsolute ? next : current.folderName.appending(next)
        }
        throw SystemError(number: ELOOP)
    }

    /// True for names like /dev/stdout, which stand for what the caller has opened already.
    private func isOpenDescriptor(_ path: ByteString) -> Bool { path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/") }
}

// A file that another program writes.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension OutputFile {
    /// Has a new file filled beside this one; when `body` returns, it takes this one's name.
    /// - Parameter body: is given the name of the new file.
    /// - Throws: also what `body` does; nothing is left behind then, and the old file is as it was.
    func fill(_ body: (ByteString) throws -> Void) throws {
        let (target, old) = try placeToFill(), temporary: ByteString
        defer { Leftovers.setTemporaryFile(nil) }
        do throws(SystemError) {
            let descriptor: Int32
            (temporary, descriptor) = try OutputFile.temporary(beside: target)
            defer { close(descriptor) }
            do throws(SystemError) { try takeOver(old, descriptor) } catch {
                _ = temporary.withPointer { unlink($0) }
                throw error
            }
        } catch { throw failure(error) }
        do {
            try body(temporary)
            guard temporary.withPointer({ old in target.withPointer { rename(old, $0) } }) == 0 else { throw failure(.last) }
        } catch {
            _ = temporary.withPointer { unlink($0) }
            throw error
        }
    }

    /// Where the file lies behind links, and what is there now.
    private func placeToFill() throws -> (ByteString, stat?) {
        // Devices and pipes have no way back to the beginning, which films need.
        if let kind = path.fileStatus.map({ $0.st_mode & S_IFMT }), kind != S_IFDIR, kind != S_IFREG {
            throw CommandFailure(.cannotWrite, "cannot write \(path): it is no plain file, and a film needs one.")
        }
        do throws(SystemError) {
            let status = path.fileStatus
            if status == nil, errno != ENOENT { throw SystemError.last }
            if let status {
                guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(number: EISDIR) }
                guard path.withPointer({ access($0, W_OK) }) == 0 else { throw SystemError.last }
            }
            return (try resolvingLinks(), status)
        } catch { throw failure(error) }
    }
}

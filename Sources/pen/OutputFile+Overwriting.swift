// Writing over a file that cannot be replaced by another one.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension OutputFile {
    /// Changes the content of a plain file. What makes it longer is written first, behind the old content, so that a full
    /// disk or a limit shows itself while nothing is lost.
    func overwrite(_ bytes: [UInt8]) throws(SystemError) {
        let descriptor = path.withPointer { open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError.last }
        do throws(SystemError) {
            try Interrupts.postponed { () throws(SystemError) in try exchange(bytes, in: descriptor) }
        } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw SystemError.last }
    }

    private func exchange(_ bytes: [UInt8], in descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
        let old = min(Int(status.st_size), bytes.count)
        do throws(SystemError) {
            try write(bytes[old...], at: Int(status.st_size), to: descriptor)
            guard fsync(descriptor) == 0 else { throw SystemError.last }
        } catch {
            ftruncate(descriptor, status.st_size)
            throw error
        }
        try write(bytes[..<old], at: 0, to: descriptor)
        guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw SystemError.last }
    }

    private func write(_ bytes: ArraySlice<UInt8>, at offset: Int, to descriptor: Int32) throws(SystemError) {
        guard !bytes.isEmpty else { return }
        guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw SystemError.last }
        try writeAll(Array(bytes), to: descriptor)
    }
}

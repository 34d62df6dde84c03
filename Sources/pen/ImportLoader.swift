// What a script may import: files below its own folder, whatever links say.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct ImportLoader {
    /// The folder that bounds what is read.
    let folder: ByteString

    /// The bytes of a script by its path, relative to the working directory as the script's own is.
    func load(_ path: String) throws -> [UInt8] {
        let file = named(path)
        let real: ByteString
        do { real = try file.realPath() } catch { throw failure(file, error) }
        guard let root = try? folder.realPath(), real.bytes.starts(with: root.appending(ByteString("")).bytes) else {
            throw ImportFailure(description: "\(path) lies outside the script's folder, and a script reads only below it")
        }
        guard isRegularFile(real) else { throw ImportFailure(description: "\(path) is no file") }
        do { return try readFile(real) } catch { throw failure(file, error) }
    }

    /// The file that a path means. It begins with the folder as messages show it, which need not be its name.
    private func named(_ path: String) -> ByteString {
        let shown = folder.description + "/"
        guard path.utf8.starts(with: shown.utf8) else { return ByteString(path) }
        return folder.appending(ByteString(bytes: path.utf8.dropFirst(shown.utf8.count)))
    }

    private func isRegularFile(_ path: ByteString) -> Bool { path.fileStatus.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

    private func failure(_ path: ByteString, _ error: SystemError) -> ImportFailure {
        let near = error.isMissing ? path.nearFile.map { "; did you mean \($0)?" } : nil
        return ImportFailure(description: "cannot read \(path): \(error.message)" + (near ?? ""))
    }
}

/// Why a file was not imported.
struct ImportFailure: Error, CustomStringConvertible {
    var description: String
}

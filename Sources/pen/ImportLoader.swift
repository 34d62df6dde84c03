// What a script may import: files below its own folder, whatever links say.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct ImportLoader {
    /// The folder that bounds what is read.
    let folder: String

    /// The bytes of a script by its path, relative to the working directory as the script's own is.
    func load(_ path: String) throws -> [UInt8] {
        let real: String
        do { real = try realPath(path) } catch { throw failure(path, error) }
        guard let root = try? realPath(folder), real.hasPrefix(root == "/" ? root : root + "/") else {
            throw ImportFailure(description: "\(path) lies outside the script's folder, and a script reads only below it")
        }
        guard isRegularFile(real) else { throw ImportFailure(description: "\(path) is no file") }
        do { return try readFile(real) } catch { throw failure(path, error) }
    }

    private func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private func failure(_ path: String, _ error: SystemError) -> ImportFailure {
        let near = error.isMissing ? nearFile(path).map { "; did you mean \($0)?" } : nil
        return ImportFailure(description: "cannot read \(path): \(error.message)" + (near ?? ""))
    }
}

/// Why a file was not imported.
struct ImportFailure: Error, CustomStringConvertible {
    var description: String
}

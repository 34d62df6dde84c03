// What a script may read: files below its own folder, whatever links say.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

final class ScriptFiles {
    /// The folder that bounds what is read.
    private let folder: ByteString
    private let outputs: OutputGuard
    /// Whether a file was refused because the picture would take its place.
    private(set) var hasMetOutput = false
    /// Is told of every file that is looked for, before it is read.
    private let visit: (ByteString) -> Void

    init(folder: ByteString, outputs: OutputGuard, visit: @escaping (ByteString) -> Void = { _ in }) {
        (self.folder, self.outputs, self.visit) = (folder, outputs, visit)
    }

    /// The bytes of a script by its path, relative to the working directory as the script's own is.
    func script(_ path: String) throws -> [UInt8] {
        let (file, _) = try find(path, endings: [".pen"])
        return try read(file, endings: [".pen"])
    }

    /// A plain file that may be read and that no picture will overwrite.
    /// - Parameter endings: of the names that are offered where there is no such file.
    func find(_ path: String, endings: [String]) throws -> (file: ByteString, status: stat) {
        guard !path.utf8.contains(0) else { throw FileFailure(description: "no file's name holds the character zero") }
        let file = file(shownAs: path)
        // Asked first, so that nobody learns which files there are elsewhere.
        guard let root = try? folder.realPath(), let place = file.placeBehindLinks(), place.bytes.starts(with: root.appending(ByteString("")).bytes) else {
            throw FileFailure(description: "\(path) lies outside the script's folder, and a script reads only below it")
        }
        visit(file)
        guard let status = file.fileStatus else { throw failure(file, .last, endings) }
        guard let identity = FileIdentity(status) else { throw FileFailure(description: status.isFolder ? "\(path) is a folder" : "\(path) is no file") }
        if let output = outputs.output(that: identity) {
            hasMetOutput = true
            throw FileFailure(description: "\(path) is \(output == path ? "where" : "the same file as \(output), where") the picture is to be written, which would overwrite it")
        }
        return (file, status)
    }

    /// The bytes of a file that was found.
    func read(_ file: ByteString, endings: [String]) throws -> [UInt8] {
        do { return try readFile(file) } catch { throw failure(file, error, endings) }
    }

    /// The file that a path means. It begins with the folder as messages show it, which need not be its name.
    func file(shownAs path: String) -> ByteString {
        let shown = folder.description + "/"
        guard path.utf8.starts(with: shown.utf8) else { return ByteString(path) }
        return folder.appending(ByteString(bytes: path.utf8.dropFirst(shown.utf8.count)))
    }

    private func failure(_ path: ByteString, _ error: SystemError, _ endings: [String]) -> FileFailure {
        let near = error.isMissing ? path.nearFile(endings: endings).map { "; did you mean \($0)?" } : nil
        return FileFailure(description: "cannot read \(path): \(error.message)" + (near ?? ""))
    }
}

extension stat {
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

/// Why a file was not read.
struct FileFailure: Error, CustomStringConvertible {
    var description: String
}

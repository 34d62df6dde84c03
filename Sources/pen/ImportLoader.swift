// What a script may import: files below its own folder, whatever links say.

final class ImportLoader {
    /// The folder that bounds what is read.
    private let folder: ByteString
    private let outputs: OutputGuard
    /// Whether an import was refused because the picture would take its place.
    private(set) var hasMetOutput = false

    init(folder: ByteString, outputs: OutputGuard) { (self.folder, self.outputs) = (folder, outputs) }

    /// The bytes of a script by its path, relative to the working directory as the script's own is.
    func load(_ path: String) throws -> [UInt8] {
        let file = named(path)
        // Asked first, so that nobody learns which files there are elsewhere.
        guard let root = try? folder.realPath(), let place = file.placeBehindLinks, place.bytes.starts(with: root.appending(ByteString("")).bytes) else {
            throw ImportFailure(description: "\(path) lies outside the script's folder, and a script reads only below it")
        }
        guard let status = file.fileStatus else { throw failure(file, .last) }
        guard let identity = FileIdentity(status) else { throw ImportFailure(description: "\(path) is no file") }
        if let output = outputs.output(that: identity) {
            hasMetOutput = true
            throw ImportFailure(description: "the picture is to be written to \(output == path ? "it" : "the same file, \(output)") and would overwrite it")
        }
        do { return try readFile(file) } catch { throw failure(file, error) }
    }

    /// The file that a path means. It begins with the folder as messages show it, which need not be its name.
    private func named(_ path: String) -> ByteString {
        let shown = folder.description + "/"
        guard path.utf8.starts(with: shown.utf8) else { return ByteString(path) }
        return folder.appending(ByteString(bytes: path.utf8.dropFirst(shown.utf8.count)))
    }

    private func failure(_ path: ByteString, _ error: SystemError) -> ImportFailure {
        let near = error.isMissing ? path.nearFile.map { "; did you mean \($0)?" } : nil
        return ImportFailure(description: "cannot read \(path): \(error.message)" + (near ?? ""))
    }
}

/// Why a file was not imported.
struct ImportFailure: Error, CustomStringConvertible {
    var description: String
}

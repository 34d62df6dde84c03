// The files whose names go on from what is typed.

import PenLanguage

struct FileCandidates {
    /// How the names must end; nil for all.
    var endings: [String]?
    /// Within quotes of the language: `"` and `\` are written with a backslash, and a name ends with a quote.
    var isText = false

    /// Folders with a slash behind them, and files. Hidden ones only where a dot is typed.
    func candidates(_ typed: String) -> [Candidate] {
        let path = ByteString(typed)
        let folder = ByteString(bytes: path.bytes.prefix((path.bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1))
        let beginning = path.bytes.dropFirst(folder.bytes.count)
        let place = folder.bytes.isEmpty ? ByteString(".") : folder
        let names = place.entries { name in
            name.bytes.starts(with: beginning) && (beginning.first == UInt8(ascii: ".") || name.bytes.first != UInt8(ascii: ".")) && name.isPlainText
        }
        return names.compactMap { candidate(folder, $0) }.sorted { $0.text < $1.text }
    }

    private func candidate(_ folder: ByteString, _ name: ByteString) -> Candidate? {
        let path = folder + name
        if path.isFolder { return Candidate(written(path.text + "/"), .file, help: "") }
        guard endings?.contains(where: { name.text.lowercased().hasSuffix($0) }) ?? true else { return nil }
        return Candidate(written(path.text), .file, following: isText ? "\"" : "", help: "")
    }

    private func written(_ path: String) -> String {
        guard isText else { return path }
        return path.reduce(into: "") { $0 += ["\"", "\\"].contains($1) ? "\\\($1)" : String($1) }
    }
}

extension ByteString {
    fileprivate var isFolder: Bool { fileStatus?.isFolder ?? false }

    /// It can be typed: UTF-8 without control characters.
    fileprivate var isPlainText: Bool { String(validating: bytes, as: UTF8.self).map { $0 == $0.visible } ?? false }
}

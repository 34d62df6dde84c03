// Names of files and folders, taken apart.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

private let slash = UInt8(ascii: "/")

extension ByteString {
    /// The part before the last slash; `.` where there is none, `/` for the root.
    var folderName: ByteString {
        guard let last = bytes.lastIndex(of: slash) else { return ByteString(".") }
        return last == 0 ? ByteString("/") : ByteString(bytes: bytes[..<last])
    }

    var lastComponent: ByteString { bytes.lastIndex(of: slash).map { ByteString(bytes: bytes[($0 + 1)...]) } ?? self }

    /// What follows the last dot of the name, in lower case; nil where there is no dot or nothing before it.
    var fileExtension: String? {
        let name = lastComponent.bytes
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
        return ByteString(bytes: name[(dot + 1)...]).text.lowercased()
    }

    var isAbsolute: Bool { bytes.first == slash }

    /// The name of something in this folder.
    func appending(_ name: ByteString) -> ByteString { (bytes.last == slash ? self : self + "/") + name }

    func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
    func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }
}

extension ByteString {
    /// What stands there, with links followed; nil, and the reason in `errno`, where nothing does.
    var fileStatus: stat? {
        var status = stat()
        return withPointer { stat($0, &status) } == 0 ? status : nil
    }

    /// The name as the system knows it, with links followed.
    func realPath() throws(SystemError) -> ByteString {
        guard let resolved = withPointer({ realpath($0, nil) }) else { throw SystemError.last }
        defer { free(resolved) }
        return ByteString(pointer: resolved)
    }

    /// What a symbolic link holds; nil where there is none.
    var linkTarget: ByteString? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = withPointer { readlink($0, &buffer, buffer.count) }
        guard count > 0 else { return nil }
        return ByteString(bytes: buffer[..<count].map { UInt8(bitPattern: $0) })
    }

    /// Where the name leads with all links followed, whether or not anything is there. Links that go round in a circle are
    /// followed to one of them. nil where the working directory is gone.
    /// - Parameter visit: is called for each name on the way with the folder that it is looked up in.
    func placeBehindLinks(visit: (_ folder: ByteString, _ name: ByteString) -> Void = { _, _ in }) -> ByteString? {
        guard var place = isAbsolute ? ByteString("/") : try? ByteString(".").realPath() else { return nil }
        var parts = Array(bytes.split(separator: slash).reversed()), links = 0
        while let part = parts.popLast() {
            switch String(decoding: part, as: UTF8.self) {
            case ".": break
            case "..": place = place.folderName
            default:
                let name = ByteString(bytes: part), next = place.appending(name)
                visit(place, name)
                guard links < 40, let target = next.linkTarget else {
                    place = next
                    break
                }
                links += 1
                if target.isAbsolute { place = ByteString("/") }
                parts += target.bytes.split(separator: slash).reversed()
            }
        }
        return place
    }

    /// A script that stands beside a missing one and is called much like it: `star.pen` for `satr.pen` or for `star`.
    var nearFile: ByteString? { nearFile(endings: [".pen"]) }

    /// The same among files with other endings.
    func nearFile(endings: [String]) -> ByteString? {
        func stem(_ name: ByteString) -> String { name.stem(endings) }
        let names = folderName.files(endings)
        let name = lastComponent
        let near = names.first { near in endings.contains { near == name + $0 } }
            ?? nearestName(to: stem(name), in: names.map(stem)).flatMap { near in names.first { stem($0) == near } }
        return near.map { bytes.contains(slash) ? folderName.appending($0) : $0 }
    }

    /// The endings, which many have in common, make no two names alike.
    private func stem(_ endings: [String]) -> String {
        endings.first(where: hasSuffix).map { String(text.dropLast($0.count)) } ?? text
    }

    /// The names of the files in this folder that end so, sorted.
    private func files(_ endings: [String]) -> [ByteString] {
        entries { name in endings.contains(where: name.hasSuffix) }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// The names of what is in this folder, as far as they are wanted, and no more than `most`.
    func entries(upTo most: Int = 10_000, where isWanted: (ByteString) -> Bool) -> [ByteString] {
        guard let directory = withPointer({ opendir($0) }) else { return [] }
        defer { closedir(directory) }
        var names: [ByteString] = []
        while let entry = readdir(directory), names.count < most {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { ByteString(pointer: $0) }
            }
            if isWanted(name) { names.append(name) }
        }
        return names
    }
}

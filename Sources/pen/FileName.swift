// Names of files and folders, taken apart.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The part before the last slash; `.` where there is none, `/` for the root.
func folderName(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

func lastComponent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// What follows the last dot of the name, in lower case; nil where there is no dot or nothing before it.
func fileExtension(of path: String) -> String? {
    let name = lastComponent(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
}

/// The name as the system knows it, with links followed.
func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemError.last }
    defer { free(resolved) }
    return String(cString: resolved)
}

/// A file that stands beside a missing one and is called much like it: `star.pen` for `satr.pen` or for `star`.
func nearFile(_ path: String) -> String? {
    let names = scripts(in: folderName(of: path))
    let name = lastComponent(of: path)
    let near = names.first { $0 == name + ".pen" } ?? nearestName(to: name, in: names)
    guard let near else { return nil }
    return path.contains("/") ? folderName(of: path) + "/" + near : near
}

/// The names of the scripts in a folder, sorted.
private func scripts(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory), names.count < 10_000 {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { String(cString: $0) }
        }
        if name.hasSuffix(".pen") { names.append(name) }
    }
    return names.sorted()
}

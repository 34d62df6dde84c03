// Where a prompt keeps what outlives it.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `$XDG_STATE_HOME/pen` (XDG Base Directory Specification 0.8).
enum StateFolder {
    /// nil where there is no home.
    static var path: ByteString? {
        if let state = variable("XDG_STATE_HOME"), state.isAbsolute { return state.appending(ByteString("pen")) }
        return variable("HOME")?.appending(ByteString(".local/state/pen"))
    }

    /// - Returns: whether it is there.
    static func make() -> Bool { path.map { make($0) } ?? false }

    private static func make(_ folder: ByteString) -> Bool {
        if folder.withPointer({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, folder.folderName != folder, make(folder.folderName) else { return false }
        return folder.withPointer { mkdir($0, 0o700) } == 0
    }

    private static func variable(_ name: String) -> ByteString? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return ByteString(pointer: value)
    }
}

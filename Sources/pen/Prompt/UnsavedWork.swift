// What a session leaves behind that was not saved.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The script of the last session that ended with a drawing that nobody had saved. The one before it is kept, too: a
/// short session must not cost the work of a long one.
struct UnsavedWork {
    static var path: ByteString? { StateFolder.path?.appending(ByteString("unsaved.pen")) }

    /// For messages.
    static var place: String { path.map { "\($0)" } ?? "any folder, since there is neither XDG_STATE_HOME nor HOME" }

    /// Nothing ends the process meanwhile: a terminal that goes sends SIGHUP, and its shell sends another.
    /// - Returns: where the script is; nil where it cannot be written.
    static func keep(_ script: String) -> ByteString? {
        let earlier = [SIGHUP, SIGTERM, SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in earlier { signal(number, handler) } }
        return write(script)
    }

    private static func write(_ script: String) -> ByteString? {
        guard let path, StateFolder.make() else { return nil }
        let earlier = path.folderName.appending(ByteString("unsaved-before.pen"))
        _ = path.withPointer { old in earlier.withPointer { rename(old, $0) } }
        do { try OutputFile(path: path).write(Array(script.utf8)) } catch { return nil }
        return path
    }
}

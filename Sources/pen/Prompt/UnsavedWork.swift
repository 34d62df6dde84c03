// What a session leaves behind that was not saved.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The script of the last session that ended with a drawing that nobody had saved. Those before it are kept, too: short
/// sessions must not cost the work of a long one.
struct UnsavedWork {
    static var path: ByteString? { StateFolder.path?.appending(ByteString("unsaved.pen")) }

    /// For messages.
    static var place: String { path.map { "\($0)" } ?? "any folder, since there is neither XDG_STATE_HOME nor HOME" }

    /// Nothing ends the process meanwhile.
    /// - Returns: where the script is; nil where it cannot be written.
    static func keep(_ script: String) -> ByteString? {
        Interrupts.postponed { write(script) }
    }

    private static func write(_ script: String) -> ByteString? {
        guard let path, StateFolder.make() else { return nil }
        for age in (1...earlierScripts).reversed() {
            _ = earlierPath(age - 1, path).withPointer { old in earlierPath(age, path).withPointer { rename(old, $0) } }
        }
        do { try OutputFile(path: path).write(Array(script.utf8)) } catch { return nil }
        return path
    }

    /// So many sessions before the last one.
    private static let earlierScripts = 9

    /// `unsaved-1.pen` is the one before the last.
    private static func earlierPath(_ age: Int, _ path: ByteString) -> ByteString {
        age == 0 ? path : path.folderName.appending(ByteString("unsaved-\(age).pen"))
    }
}

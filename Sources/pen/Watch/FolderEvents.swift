// The system's word on what happens in folders.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A name in a folder.
struct FolderEntry: Hashable {
    var folder: ByteString
    var name: ByteString
}

#if os(Linux)
/// Changes of names in folders and of the files that they lead to, by inotify.
final class FolderEvents {
    let descriptor: Int32
    /// Whether all folders can be watched, as far as they are there.
    private(set) var isComplete = true
    /// The names that count, by the number that inotify gives their folder.
    private var names: [Int32: Set<ByteString>] = [:]

    private static let mask =
        UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    /// nil where the system has no more of them to give.
    init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Listens to these and to nothing else.
    func follow(_ entries: Set<FolderEntry>) {
        var followed: [Int32: Set<ByteString>] = [:]
        isComplete = true
        for (folder, entries) in Dictionary(grouping: entries, by: \.folder) {
            let number = folder.withPointer { inotify_add_watch(descriptor, $0, FolderEvents.mask) }
            if number >= 0 {
                followed[number, default: []].formUnion(entries.map(\.name))
            } else if !SystemError.last.isMissing {
                isComplete = false
            }
        }
        for number in names.keys where followed[number] == nil { inotify_rm_watch(descriptor, number) }
        names = followed
    }

    /// Whether anything has happened to what is followed since the last call.
    func takeChanges() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 14), hasChanged = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return hasChanged }
            buffer.withUnsafeBytes { if concerns($0[..<count]) { hasChanged = true } }
        }
    }

    private func concerns(_ events: Slice<UnsafeRawBufferPointer>) -> Bool {
        var rest = events, isConcerned = false
        while rest.count >= MemoryLayout<inotify_event>.size {
            let bytes = UnsafeRawBufferPointer(rebasing: rest), event = bytes.loadUnaligned(as: inotify_event.self)
            let size = MemoryLayout<inotify_event>.size, name = bytes[size...].prefix(Int(event.len)).prefix { $0 != 0 }
            if concerns(event, ByteString(bytes: name)) { isConcerned = true }
            rest = rest.dropFirst(size + Int(event.len))
        }
        return isConcerned
    }

    private func concerns(_ event: inotify_event, _ name: ByteString) -> Bool {
        // Some events were lost, so anything may have happened.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
        guard let followed = names[event.wd] else { return false }
        return event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0 || followed.contains(name)
    }
}
#else
/// Without inotify there is nobody to ask.
final class FolderEvents {
    let descriptor: Int32 = -1
    let isComplete = false
    init?() { return nil }
    func follow(_ entries: Set<FolderEntry>) {}
    func takeChanges() -> Bool { false }
}
#endif

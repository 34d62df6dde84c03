// The files that a picture was made from, and whether they still hold what they held then.

/// Tells when one of some files holds something else, wherever links lead and whatever was replaced or removed: the system
/// says in which folder on the way to a file something has happened, and then contents are compared. Where it says nothing,
/// as on disks of other machines, files are looked at again and again.
final class FileWatch {
    private struct Known {
        let content: FileContent
        /// The version that held it; nil where it was not there.
        let version: FileVersion?
        /// Whether it may hold something else by now although the version is the same.
        let isDoubtful: Bool

        init(of path: ByteString, asRead content: FileContent? = nil) {
            version = path.version
            let isYoung = version?.isYoung == true, now = FileContent(of: path)
            self.content = content ?? now
            isDoubtful = isYoung || self.content != now
        }
    }

    private var files: [ByteString: Known] = [:]
    private var settling = Settling()
    private let events: FolderEvents?
    private var nextLook: UInt64 = 0

    /// Nanoseconds between two looks where nobody tells of changes, and where somebody does.
    private static let shortInterval: UInt64 = 15_000_000, longInterval: UInt64 = 500_000_000

    /// - Parameter usesEvents: whether the system is asked to tell of changes.
    init(usesEvents: Bool = true) { events = usesEvents ? FolderEvents() : nil }

    /// Can be read from when something may have changed; -1 where nobody tells of that.
    var descriptor: Int32 { events?.descriptor ?? -1 }

    /// When to ask again whatever is told, by `Interrupts.now`.
    var deadline: UInt64 { min(settling.end ?? .max, nextLook) }

    /// Watches these files, and no others. One that holds something else by now has changed.
    func follow(_ contents: [ByteString: FileContent], at now: UInt64) {
        followFolders(to: contents.keys)
        files = [:]
        for (path, content) in contents {
            let known = Known(of: path, asRead: content)
            if known.isDoubtful { settling.note(at: now) }
            files[path] = known
        }
        nextLook = now + interval
    }

    /// Whether a file holds something else than before, and has come to rest; true once for each change.
    func hasChanged(at now: UInt64) -> Bool {
        if events?.takeChanges() == true { settling.note(at: now) }
        if now >= nextLook {
            if files.contains(where: isSuspicious) { settling.note(at: now) }
            nextLook = now + interval
        }
        guard settling.isOver(at: now) else { return false }
        followFolders(to: files.keys)
        return compare()
    }

    private var interval: UInt64 { events?.isComplete == true ? FileWatch.longInterval : FileWatch.shortInterval }

    /// Whether it may hold something else than is known.
    private func isSuspicious(_ path: ByteString, _ known: Known) -> Bool {
        known.isDoubtful || path.version != known.version
    }

    /// To be done before looking at files, so that no change falls between.
    private func followFolders(to paths: some Sequence<ByteString>) {
        var entries: Set<FolderEntry> = []
        for path in paths { _ = path.placeBehindLinks { entries.insert(FolderEntry(folder: $0, name: $1)) } }
        events?.follow(entries)
    }

    private func compare() -> Bool {
        var hasChanged = false
        for (path, known) in files where isSuspicious(path, known) {
            let now = Known(of: path)
            if now.content != known.content { hasChanged = true }
            files[path] = now
        }
        return hasChanged
    }
}

extension ByteString {
    fileprivate var version: FileVersion? { fileStatus.map { FileVersion($0) } }
}

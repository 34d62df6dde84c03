// A file as it was at a moment.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Which file a name led to, and when it was changed last: another version may hold something else.
struct FileVersion: Hashable {
    private let file: FileIdentity?
    let size: Int
    private let seconds, nanoseconds: Int

    init(_ status: stat) {
        #if canImport(Darwin)
        let changed = status.st_ctimespec
        #else
        let changed = status.st_ctim
        #endif
        (file, size, seconds, nanoseconds) = (FileIdentity(status), Int(status.st_size), Int(changed.tv_sec), Int(changed.tv_nsec))
    }

    /// Whether it is so young that a later change may have left the same time: systems count in steps of some milliseconds.
    var isYoung: Bool {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let age = (Int(now.tv_sec) - seconds, Int(now.tv_nsec) - nanoseconds)
        return age.0 < 0 || age.0 <= 1 && age.0 * 1_000_000_000 + age.1 < 50_000_000
    }
}

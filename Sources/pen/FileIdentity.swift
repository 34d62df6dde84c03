// Which file it is, whatever its name.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A plain file on its disk: the same through symbolic and hard links. Devices and pipes have none, since writing to them
/// destroys nothing.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let inode: UInt64

    init?(_ status: stat?) {
        guard let status, status.st_mode & S_IFMT == S_IFREG else { return nil }
        (device, inode) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
    }

    init?(descriptor: Int32) {
        var status = stat()
        self.init(fstat(descriptor, &status) == 0 ? status : nil)
    }
}

// Words for the system's error numbers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An error number of a system call, in words that a reader of messages understands.
struct SystemError: Error, Equatable {
    var number: Int32

    /// The error of the last system call of this thread.
    static var last: SystemError { SystemError(number: errno) }

    var isMissing: Bool { number == ENOENT || number == ENOTDIR }

    var message: String {
        switch number {
        case ENOENT, ENOTDIR: "it does not exist"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case EBADF: "it is closed"
        case EFBIG: "the file would be larger than is allowed"
        case ENOSPC: "the disk is full"
        case EDQUOT: "the disk quota is used up"
        case EROFS: "the disk is read-only"
        case ELOOP: "its links go round in a circle"
        case ENAMETOOLONG: "the name is too long"
        default: String(cString: strerror(number))
        }
    }
}

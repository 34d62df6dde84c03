// Buffered writing to an open file descriptor.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Collects bytes and writes them in large pieces. After a failure it swallows what follows, so that a script whose
/// reader has gone needs no checks at each print; whoever owns the stream looks at `failure` in the end.
final class ByteStream {
    let descriptor: Int32
    private(set) var failure: SystemError?
    private var buffer: [UInt8] = []
    private let isInteractive: Bool
    private static let capacity = 1 << 16

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        isInteractive = isatty(descriptor) == 1
    }

    /// The reader at the other end of the pipe has gone.
    var isClosed: Bool { failure?.number == EPIPE }

    func write(_ text: String) {
        guard failure == nil else { return }
        buffer.append(contentsOf: text.utf8)
        if isInteractive || buffer.count >= ByteStream.capacity { flush() }
    }

    func write(_ bytes: [UInt8]) {
        guard failure == nil else { return }
        buffer.append(contentsOf: bytes)
        if isInteractive || buffer.count >= ByteStream.capacity { flush() }
    }

    /// Writes again after a Ctrl-C that has ended a write.
    func recover() { if failure?.number == EINTR { failure = nil } }

    func flush() {
        guard !buffer.isEmpty else { return }
        do { try writeAll(buffer, to: descriptor) } catch { failure = error }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Writes all bytes, however many calls it takes; waits where the descriptor does not block.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done) }
        if count >= 0 {
            done += count
        } else if errno == EAGAIN {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&waiting, 1, -1)
        } else if errno != EINTR || Interrupts.wasRequested {
            throw SystemError.last
        }
    }
}

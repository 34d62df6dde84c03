// Writing to a terminal that may be slow.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Gives the terminal what it takes and keeps the rest, so that keys are answered meanwhile.
final class PlayOutput {
    /// The terminal opened anew: that its writes do not wait must not be seen by those who share standard output. Standard
    /// output itself where that cannot be.
    let descriptor: Int32
    private var waiting: ArraySlice<UInt8> = []
    private(set) var hasFailed = false

    init() {
        let own = ttyname(1).map { open($0, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) } ?? -1
        descriptor = own >= 0 ? own : 1
    }

    deinit { if descriptor != 1 { close(descriptor) } }

    /// Whether something has not been taken.
    var isBusy: Bool { !waiting.isEmpty }

    /// - Precondition: all before it has been taken.
    func write(_ bytes: [UInt8]) {
        waiting = bytes[...]
        proceed()
    }

    /// To be called when the terminal takes something again.
    func proceed() {
        while isBusy {
            let count = waiting.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                waiting = waiting.dropFirst(count)
            } else if errno == EAGAIN {
                return
            } else if errno != EINTR {
                (hasFailed, waiting) = (true, [])
            }
        }
    }

    /// What has not been taken is not sent any more.
    func forget() { waiting = [] }
}

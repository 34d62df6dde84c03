// What a process does on a signal, said the same on every system.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension sigaction {
    #if canImport(Darwin)
    /// Whether the signal is ignored, as a caller may have asked for.
    public var ignores: Bool { unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1 }

    public mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) { __sigaction_u.__sa_handler = handler }

    #else
    /// Whether the signal is ignored, as a caller may have asked for.
    public var ignores: Bool { unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1 }

    public mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) { __sigaction_handler.sa_handler = handler }

    #endif
}

// How long a picture may take.

/// Until when it is waited for, and how the process ends then.
struct Allowance {
    /// By `Interrupts.now`.
    var deadline: UInt64
    var message: String
    var code: ExitCode

    /// - Parameter seconds: from now on; at most 1e9.
    init(seconds: Double, message: String, code: ExitCode) {
        (deadline, self.message, self.code) = (Interrupts.now + UInt64(seconds * 1e9), message, code)
    }
}

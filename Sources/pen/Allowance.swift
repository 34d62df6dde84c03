// How long a picture may take, and how much memory.

struct Allowance {
    /// What ends the process, and what is said then.
    struct End {
        var message: String
        var code: ExitCode
    }

    /// By `Interrupts.now`; never where it is the largest number.
    var deadline = UInt64.max
    var late: End
    /// Bytes, of the whole process.
    var memory: Int
    var large: End

    /// - Parameter seconds: from now on, at most 1e9; nil for ever.
    init(seconds: Double?, late: End, memory: Int, large: End) {
        if let seconds { deadline = Interrupts.now + UInt64(seconds * 1e9) }
        (self.late, self.memory, self.large) = (late, memory, large)
    }
}

// When a file that is being changed is worth a look.

/// Programs save in several steps: they empty a file and fill it piece by piece, or move it away and write another. Only
/// when it has been left alone for a moment is it what it is meant to be.
struct Settling {
    /// Nanoseconds without a change; the picture must be there 50 milliseconds after the last one.
    static let quiet: UInt64 = 25_000_000
    /// Nanoseconds after which a file that never comes to rest is looked at all the same.
    static let longest: UInt64 = 500_000_000

    private var first: UInt64?
    private var last: UInt64 = 0

    /// When it is over; nil where nothing has changed.
    var end: UInt64? { first.map { min(last + Settling.quiet, $0 + Settling.longest) } }

    /// Something has changed.
    mutating func note(at now: UInt64) {
        first = first ?? now
        last = now
    }

    /// Whether it is time to look; true once.
    mutating func isOver(at now: UInt64) -> Bool {
        guard let end, now >= end else { return false }
        first = nil
        return true
    }
}

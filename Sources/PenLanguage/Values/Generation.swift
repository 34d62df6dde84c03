// Which of two lists was there first, as far as that matters.

import Synchronization

/// How many isolated runs have begun, of all sessions. Lists and shared variables keep the number under which they were
/// made, so that an isolated run knows those that are older than it.
enum Generation {
    private static let latest = Atomic<Int>(0)

    static var now: Int { latest.load(ordering: .relaxed) }

    /// Begins a generation, to which all belongs that is made from now on.
    static func begin() -> Int { latest.add(1, ordering: .relaxed).newValue }
}

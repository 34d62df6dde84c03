// Whether the terminal has taken what was sent.

/// After each update the terminal is asked for its state, and answers when it has come so far. One that does not answer is
/// not asked again.
struct PlayReadiness {
    private(set) var asks = Keyboard.isPossible
    private var hasAnswered = false
    /// When it was asked; nil where it has answered.
    private var asked: UInt64?

    /// Nanoseconds after which no answer is hoped for: where one has come before, only the slowest network keeps it back.
    private static let patience: (first: UInt64, later: UInt64) = (500_000_000, 10_000_000_000)

    /// Until when an answer is hoped for; nil where none is.
    var deadline: UInt64? { asked.map { $0 + (hasAnswered ? PlayReadiness.patience.later : PlayReadiness.patience.first) } }

    mutating func note(sentAt now: UInt64) {
        guard asks else { return }
        asked = now
        PlayLines.owesAnswer = true
    }

    mutating func noteAnswer() {
        (asked, hasAnswered, asks) = (nil, true, true)
        PlayLines.owesAnswer = false
    }

    /// Whether there is still something to wait for.
    mutating func isAwaited(at now: UInt64) -> Bool {
        guard let deadline else { return false }
        if now < deadline { return true }
        (asked, asks) = (nil, hasAnswered)
        return false
    }
}

// The time of a picture that plays.

/// Tells what moment of the picture is shown at a moment of the world's clock, `Interrupts.now`, which whoever asks brings
/// along. Frames may be left out, but no frame comes late.
struct PlayClock {
    /// Seconds of the picture; the end may be infinite.
    let start, end: Double
    let loops: Bool
    /// Seconds of the picture in a second.
    private(set) var speed: Double
    /// Seconds from the start at `since`, turns counted.
    private var elapsed = 0.0
    /// nil where it stands still.
    private var since: UInt64?

    /// Stepping goes by so many frames in a second of the picture.
    private static let framesPerSecond = 60.0
    private static let speeds = 1.0 / 64...64.0

    /// It stands at the start.
    init(from start: Double, to end: Double, loops: Bool = false, speed: Double = 1) {
        (self.start, self.end, self.speed) = (min(start, end), end, speed)
        self.loops = loops && end.isFinite && end > start
    }

    var isRunning: Bool { since != nil }

    /// Seconds of the picture.
    func position(at now: UInt64) -> Double {
        let total = total(at: now)
        return loops ? start + total.truncatingRemainder(dividingBy: end - start) : min(start + total, end)
    }

    /// Whether it runs no more because the end has come.
    func isOver(at now: UInt64) -> Bool { isRunning && !loops && start + total(at: now) >= end }

    private func total(at now: UInt64) -> Double {
        guard let since, now > since else { return elapsed }
        return elapsed + Double(now - since) * 1e-9 * speed
    }

    mutating func go(at now: UInt64) {
        guard !isRunning else { return }
        // At the end there is nothing to go on with but the beginning.
        if !loops, start + elapsed >= end { elapsed = 0 }
        since = now
    }

    mutating func halt(at now: UInt64) { (elapsed, since) = (total(at: now), nil) }

    mutating func restart(at now: UInt64) { (elapsed, since) = (0, now) }

    /// Faster, where the factor is greater than 1.
    mutating func change(speedBy factor: Double, at now: UInt64) {
        elapsed = total(at: now)
        if isRunning { since = now }
        speed = min(max(speed * factor, PlayClock.speeds.lowerBound), PlayClock.speeds.upperBound)
    }

    /// Halts at the next frame, or at the one before.
    mutating func step(forwards: Bool, at now: UInt64) {
        // What is a frame's moment but for rounding errors is that frame's.
        let frame = position(at: now) * PlayClock.framesPerSecond
        let next = forwards ? (frame + 1e-6).rounded(.down) + 1 : (frame - 1e-6).rounded(.up) - 1
        let position = min(max(next / PlayClock.framesPerSecond, start), end)
        (elapsed, since) = (position - start, nil)
    }
}

// The line below a picture that plays.

/// Says which moment is shown, and what can be done; what has no room is left out, the last first.
struct PlayStatus {
    /// Seconds.
    var position: Double
    /// Infinite where there is none.
    var end: Double
    var speed: Double
    var isPaused: Bool

    /// - Parameter columns: at most so many, of which the last stays free: not every terminal can write there without
    ///   going to the next line.
    func text(columns: Int) -> String {
        // A step is less than a tenth.
        let time = text(position, decimals: isPaused ? 2 : 1) + (end.isFinite ? " of " + text(end, decimals: 1) : "") + " s"
        let state = (speed == 1 ? [] : ["\(factor) times"]) + (isPaused ? ["paused"] : [])
        let keys = ["q leaves", isPaused ? "space goes on" : "space pauses", "arrows step", "r restarts", "+ - speed"]
        var text = ""
        for part in [time] + state + keys {
            let longer = text.isEmpty ? part : text + "  " + part
            guard longer.utf8.count < columns else { break }
            text = longer
        }
        return text
    }

    /// Rounded down: the end is not said before it is there.
    private func text(_ seconds: Double, decimals: Int) -> String {
        let scale = decimals == 1 ? 10 : 100, count = (seconds * Double(scale) + 1e-6).rounded(.down)
        guard abs(count) < 1e15 else { return "\(seconds)" }
        let fraction = String(Int(count) % scale)
        return "\(Int(count) / scale)." + String(repeating: "0", count: max(decimals - fraction.count, 0)) + fraction
    }

    private var factor: String { speed == speed.rounded() && speed < 1e15 ? "\(Int(speed))" : "\(speed)" }
}

// How far long work has come, in a line on standard error.

import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Shows nothing where standard error is no terminal, and in the first moments: short work needs no bar.
final class ProgressBar {
    private let name: String
    private let count: Int
    private var done = 0
    private let start = Interrupts.now
    private var shownAt: UInt64?
    private let isWanted: Bool

    /// In nanoseconds: until it is shown, and between two changes.
    private static let patience: UInt64 = 300_000_000, pause: UInt64 = 100_000_000

    init(_ name: String, count: Int) {
        (self.name, self.count) = (name, count)
        isWanted = isatty(2) == 1 && getenv("TERM").map { strcmp($0, "dumb") != 0 } ?? false
    }

    deinit { erase() }

    func advance() {
        done += 1
        guard isWanted else { return }
        let now = Interrupts.now
        guard now - start >= ProgressBar.patience, now - (shownAt ?? 0) >= ProgressBar.pause else { return }
        shownAt = now
        Leftovers.setProgress(true)
        Console.complain("\r" + line(columns: WindowSize(fileDescriptor: 2)?.columns ?? 80) + "\u{1B}[K")
    }

    /// Leaves the line empty.
    func erase() {
        guard shownAt != nil else { return }
        Console.complain("\(Leftovers.endOfProgress)")
        Leftovers.setProgress(false)
        shownAt = nil
    }

    /// As much as fits, with room for the ^C that terminals echo and the last column free, where they would begin a new line:
    /// the name goes first, then the bar.
    private func line(columns: Int) -> String {
        let numbers = "\(percent)% \(grouped(done))/\(grouped(count)) \(timeLeft)"
        let room = columns - 3 - numbers.count
        guard room > 4 else { return String("\(percent)%".prefix(max(0, columns - 3))) }
        let label = DisplayWidth.of(name) + 14 <= room ? name + " " : ""
        let width = min(40, room - DisplayWidth.of(label) - 3), filled = width * done / max(1, count)
        return label + (width < 4 ? "" : "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled) + "] ") + numbers
    }

    private var percent: Int { 100 * done / max(1, count) }

    /// As minutes and seconds, or hours, minutes and seconds.
    private var timeLeft: String {
        let seconds = Double(Interrupts.now - start) / 1e9 * Double(count - done) / Double(max(1, done))
        return ProgressBar.clock(Int(min(seconds.rounded(.up), 1e9))) + " left"
    }

    private static func clock(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = seconds / 60
        return minutes < 60 ? "\(minutes):\(two(seconds % 60))" : "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
    }
}

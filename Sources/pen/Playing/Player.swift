// Playing a picture in the terminal, below the command.

import PenScene
import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Shows the moment that the clock tells whenever the terminal has taken the last one, at most sixty times a second: a slow
/// terminal sees fewer moments, and none too late. Whether it has taken them it is asked itself, where it answers; what a
/// network holds back could not be known otherwise.
final class Player {
    private let picture: Picture
    private let screen: Screen
    var clock: PlayClock
    /// The time that the making of one frame may take.
    private let allowance: () -> Allowance?
    let signals = WatchSignals()
    let output = PlayOutput()
    var keys = PlayKeys()
    var readiness = PlayReadiness()
    private var played: PlayedPicture?
    /// Under which kitty keeps the picture, whatever size it has.
    private let identifier = TerminalPicture.newIdentifier()
    private var status = ""
    /// The moment that was sent last; nil where all is to be shown anew.
    private var shown: Double?
    private var window: WindowSize
    var isResized = false
    private(set) var nextFrame: UInt64 = 0
    var isOver = false

    /// Nanoseconds between two frames.
    private static let interval: UInt64 = 1_000_000_000 / 60

    /// - Parameter picture: at any time.
    init(_ picture: Picture, clock: PlayClock, screen: Screen, allowance: @escaping () -> Allowance?) {
        (self.picture, self.clock, self.screen, self.allowance) = (picture, clock, screen, allowance)
        window = screen.terminal.window
    }

    /// What is to be told of the picture.
    var note: String? { played?.note }

    /// - Throws: where a frame cannot be made; the terminal has been given back then, as in the end.
    func play() throws {
        defer {
            PlayLines.leave()
            signals.end()
        }
        try begin()
        clock.go(at: Interrupts.now)
        while !isOver {
            waitForNext()
            try answerSignals()
            output.proceed()
            try showNext()
        }
    }

    // MARK: Frames

    /// Makes room for the picture at the cursor, and shows it.
    /// - Parameter earlier: what takes the earlier picture away.
    func begin(after earlier: [UInt8] = []) throws {
        let now = Interrupts.now, position = clock.position(at: now)
        var terminal = screen.terminal
        (window, isResized) = (Terminal(descriptor: 1).window, false)
        terminal.window = window
        guard var played = PlayedPicture(picture, on: terminal, rows: max(window.rows - 1, 1), identifier: identifier) else { return isOver = true }
        let first = try Alarm.whileDrawing(for: allowance()) { try played.update(at: position) }
        self.played = played
        PlayLines.enter()
        (status, shown, nextFrame) = ("", position, now + Player.interval)
        send(earlier + PlayLines.room(rows: played.rows) + update(first, now))
    }

    private func showNext() throws {
        let now = Interrupts.now, position = clock.position(at: now)
        guard !output.hasFailed else { return isOver = true }
        guard !output.isBusy, !readiness.isAwaited(at: now), now >= nextFrame, !isOver else { return }
        if isResized { return try resize() }
        // The end is seen before all is over.
        if clock.isOver(at: now), shown == position { return isOver = true }
        guard needsFrame(at: now), var next = played else { return }
        let bytes = try Alarm.whileDrawing(for: allowance()) { try next.update(at: position) }
        (played, shown, nextFrame) = (next, position, max(nextFrame + Player.interval, now))
        send(update(bytes, now))
    }

    /// Whether anything else is to be seen than was sent.
    func needsFrame(at now: UInt64) -> Bool { isResized || shown != clock.position(at: now) || status != statusText(now) }

    /// The picture and the line below it, as far as they are not what they were.
    private func update(_ bytes: [UInt8], _ now: UInt64) -> [UInt8] {
        let text = statusText(now), isSame = text == status
        guard let played, !bytes.isEmpty || !isSame else { return [] }
        status = text
        let (dim, plain) = screen.terminal.colorDepth == .none ? ("", "") : ("\u{1B}[2m", "\u{1B}[0m")
        return PlayLines.update(rows: played.rows, picture: bytes, status: isSame ? [] : Array("\(dim)\(text)\(plain)\u{1B}[K".utf8))
    }

    private func statusText(_ now: UInt64) -> String {
        PlayStatus(position: clock.position(at: now), end: clock.end, speed: clock.speed, isPaused: !clock.isRunning).text(columns: window.columns)
    }

    private func send(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        // Noted before: a signal may come as soon as the question is on its way.
        readiness.note(sentAt: Interrupts.now)
        output.write(bytes + (readiness.asks ? PlayKeys.question : []))
    }

    // MARK: The window

    /// The lines of the picture are what they were where the window has not become narrower; else the terminal may have broken
    /// them, and nobody knows where they stand.
    private func resize() throws {
        let isBroken = Terminal(descriptor: 1).window.columns < window.columns
        try begin(after: Array((isBroken ? "\u{1B}[H\u{1B}[J" : "\u{1B}[\(played?.rows ?? 0)A\u{1B}[J").utf8))
    }
}

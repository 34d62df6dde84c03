// A picture that plays where something else has the terminal.

import PenScene
import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Plays for someone who waits for keys and lets it go on when its time has come.
struct PlayingPicture {
    private var played: PlayedPicture
    private(set) var clock: PlayClock
    /// The moment that stays when it is over, in seconds: the end, or of what has none the one that stands for all.
    private let rest: Double
    /// When the next moment is to be shown, by `Interrupts.now`; nil where it stands still.
    private(set) var nextFrame: UInt64?
    private(set) var isOver = false

    /// Nanoseconds: at most so many frames in a second, which leaves time for keys.
    private static let interval: UInt64 = 1_000_000_000 / 60
    /// Seconds in which a frame must be made: nobody could stop it.
    private static let patience = 1.0

    /// - Parameters:
    ///   - picture: at any time; all moments show what this one does of the plane.
    ///   - rows: it takes no more of them.
    ///   - identifier: under which kitty keeps it.
    ///   - isEndless: whether what has no end plays for ever; else for the first of its cycles.
    ///   - earlier: the time goes on as this one tells it.
    /// - Returns: nil where nothing moves, or the terminal cannot show it.
    init?(_ picture: Picture, of scene: Scene, on terminal: Terminal, rows: Int, identifier: UInt32, isEndless: Bool = false, earlier: PlayClock? = nil) {
        guard Player.isPossible(scene, picture.options, terminal), let played = PlayedPicture(picture, on: terminal, rows: rows, identifier: identifier) else { return nil }
        let now = Interrupts.now
        var clock = PlayClock(from: picture.options.from ?? 0, to: picture.options.to ?? (isEndless ? scene.endTime : scene.showTime), loops: isEndless && picture.options.loops, speed: picture.options.speed ?? 1)
        if let earlier { clock = earlier } else { clock.go(at: now) }
        rest = scene.endTime.isFinite || picture.options.to != nil ? clock.end : picture.options.poster ?? scene.survey().posterTime
        (self.played, self.clock, nextFrame) = (played, clock, now)
    }

    /// In cells.
    var rows: Int { played.rows }

    /// Others have written where it stands.
    mutating func forget() { played.forget() }

    /// A key was pressed.
    mutating func obey(_ key: PlayKey, at now: UInt64) {
        // What stands at its end begins again.
        if isOver { clock.halt(at: now) }
        clock.obey(key, at: now)
        (isOver, nextFrame) = (false, now)
    }

    /// The picture that stays.
    func still() throws -> TerminalPicture { try played.still(at: rest) }

    /// What makes the terminal show the moment that has come, as `PlayedPicture.update` has it; empty where none has, or the
    /// terminal takes nothing at present.
    mutating func update(at now: UInt64, firstRow: Int = 0) throws -> [UInt8] {
        var output = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        guard !isOver, let due = nextFrame, now >= due else { return [] }
        nextFrame = max(due + PlayingPicture.interval, now)
        guard poll(&output, 1, 0) > 0, firstRow == 0 || played.hasRows else { return [] }
        isOver = clock.isOver(at: now)
        if isOver || !clock.isRunning { nextFrame = nil }
        do {
            return try Alarm.briefly(PlayingPicture.patience) { try played.update(at: isOver ? rest : clock.position(at: now), firstRow: firstRow) }
        } catch {
            (isOver, nextFrame) = (true, nil)
            throw error
        }
    }
}

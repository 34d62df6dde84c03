// The moments that a film shows.

import PenScene

/// Frame i shows the moment i / rate after the first. A film with a given end, and one of a cycle, shows all moments before
/// that; any other ends with a frame of what stays at the end.
struct FrameTimes {
    let start: Double
    let rate: FrameRate
    /// Those that are drawn, of all that the film has.
    let numbers: Range<Int>

    /// No film is longer.
    static let most = 1 << 40

    /// Seconds from the start of the scene.
    subscript(number: Int) -> Double { start + rate.seconds(of: number) }

    /// - Throws: where there is no such film.
    init(_ scene: Scene, options: Options) throws {
        rate = options.rate ?? .usual
        let span = try FrameTimes.span(of: scene, options)
        start = span.start
        guard let frames = options.frames else {
            guard let end = span.end else {
                throw CommandFailure(.usage, "the picture moves for ever: a film of it needs an end.", hint: "--to 5s ends it there, and --loop after one cycle.")
            }
            numbers = 0..<FrameTimes.count(from: start, to: end, span.showsEnd, rate)
            return
        }
        if let count = span.end.map({ [start, rate] in FrameTimes.count(from: start, to: $0, span.showsEnd, rate) }), frames.upperBound >= count {
            throw CommandFailure(.usage, "there is no frame \(frames.upperBound): the film has \(count == 1 ? "only frame 0" : "frames 0 to \(count - 1)").")
        }
        numbers = Range(frames)
    }

    private typealias Span = (start: Double, end: Double?, showsEnd: Bool)

    /// The film's first moment, and its end where it has one.
    private static func span(of scene: Scene, _ options: Options) throws -> Span {
        let rest = scene.endTime
        if let to = options.to {
            let from = options.from ?? 0
            guard from < to else { throw CommandFailure(.usage, "a film from \(decimal(from)) s to \(decimal(to)) s has no frames.") }
            return (from, to, false)
        }
        if rest.isFinite {
            let from = options.from ?? 0
            guard from <= rest else { throw CommandFailure(.usage, "--from \(decimal(from))s lies behind the end: nothing moves after \(decimal(rest)) s.") }
            return (from, rest, true)
        }
        guard options.loops, let span = scene.motionSpan, let first = span.loopStart else { return (options.from ?? 0, nil, false) }
        let start = options.from ?? first
        return (start, start + span.end - first, false)
    }

    /// What is a whole number of frames but for rounding errors is no frame longer.
    private static func count(from start: Double, to end: Double, _ showsEnd: Bool, _ rate: FrameRate) -> Int {
        let frames = ((end - start) * rate.perSecond - 1e-6).rounded(.up) + (showsEnd ? 1 : 0)
        return Int(max(1, min(frames, Double(most))))
    }
}

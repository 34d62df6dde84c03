// When things move and how, as everything that animates is told.

import PenAnimation
import PenSyntax

enum TimingParameters {
    nonisolated(unsafe) static let over = Parameter<Double?>("over", "how long it takes, in seconds; a spring with a mass knows it", .notNegative).asTime
    nonisolated(unsafe) static let delay = Parameter<Double>("delay", "how long it waits before, in seconds", default: 0, "0", .notNegative).asTime
    nonisolated(unsafe) static let ease = Parameter<EasingFunctions?>("ease", "how progress is spread over time: linear, easeInOut, cubic(…), spring(…) or any function of it; a list of them for the ways between values")
    nonisolated(unsafe) static let times = Parameter<Repetitions>("repeat", "how often; inf for ever", default: Repetitions(count: 1), "1", Repetitions.limit)
    nonisolated(unsafe) static let autoreverse = Parameter<Bool>("autoreverse", "whether it comes back", default: false, "no")
    nonisolated(unsafe) static let speed = Parameter<Double>("speed", "how fast its time runs", default: 1, "1", .speed)
    nonisolated(unsafe) static let offset = Parameter<Double>("timeOffset", "how far in it begins, in seconds", default: 0, "0", .notNegative).asTime
    nonisolated(unsafe) static let fill = Parameter<Word<MediaTiming.Fill>?>("fill", "where it counts outside of its time; forwards if not given")

    /// - Parameter usual: seconds that it takes where neither the call nor a spring says it; nil where it must be said.
    static func all(usual: Double? = nil) -> [AnyParameter] {
        [usual.map(over(usual:)) ?? over].map(\.erased) + others
    }

    /// With its default in help.
    private static func over(usual: Double) -> Parameter<Double?> {
        Parameter(over.name, over.help, default: nil, "\(Value.number(usual).shown)s", .notNegative).asTime
    }

    private static var others: [AnyParameter] { [delay.erased, ease.erased, times.erased, autoreverse.erased, speed.erased, offset.erased, fill.erased] }
}

/// The timing of one call.
struct SaidTiming {
    /// Begins so many seconds after it is said.
    var timing: MediaTiming
    /// One for all, or one for each way between values.
    var easings: [TimingFunction]

    var easing: TimingFunction { easings.first ?? .linear }
}

extension Invocation {
    private typealias Told = TimingParameters

    /// - Parameter usual: seconds, where neither the call nor a spring says how long it takes; nil where it must be said.
    func timing(usual: Double? = nil) throws -> SaidTiming {
        let eases = try eases()
        guard let duration = try argument(Told.over) ?? eases.first?.duration ?? usual else {
            throw failure(.missingValue, "\(site.name) needs over: how long it takes, as in over 2s")
        }
        var timing = try repetitions(over: duration)
        timing.beginTime = try argument(Told.delay)
        guard (machine.pen.timeline.now + timing.endTime).isFinite || timing.cycles == .infinity else { throw tooLate() }
        return SaidTiming(timing: timing, easings: eases.map { $0.timing(over: duration) })
    }

    /// Of a whole block; nil where its time runs as everybody's.
    func blockTiming() throws -> Timeline.BlockTiming? {
        let eases = try eases(), duration = try argument(Told.over), timing = try repetitions(over: duration ?? 1)
        guard eases.count <= 1 else { throw failure(.wrongCount, "a block has one ease, and this is a list", at: index(of: Told.ease)) }
        if eases.isEmpty, duration == nil, timing == Invocation.plain { return nil }
        return Timeline.BlockTiming(timing: timing, ease: eases.first, duration: duration)
    }

    private static var plain: MediaTiming {
        var timing = MediaTiming(duration: 1)
        timing.fill = .forwards
        return timing
    }

    private func repetitions(over duration: Double) throws -> MediaTiming {
        var timing = MediaTiming(duration: duration)
        timing.repeats(count: try argument(Told.times).count)
        timing.autoreverses = try argument(Told.autoreverse)
        (timing.speed, timing.timeOffset) = (try argument(Told.speed), try argument(Told.offset))
        timing.fill = try argument(Told.fill)?.choice ?? .forwards
        return timing
    }

    private func eases() throws -> [Ease] {
        let index = index(of: Told.ease)
        if let index, case .text(let name) = arguments[index] { throw quoted(name, at: index) }
        return try argument(Told.ease)?.functions.map { try $0.ease(self, at: index) } ?? []
    }

    /// Of a time that is not finite.
    func tooLate() -> Diagnostic {
        guard machine.pen.timeline.now.isFinite else { return failure(.outOfRange, "what stands before this never ends, so this never begins") }
        return failure(.outOfRange, "this would end later than the largest number of seconds that there is")
    }

    /// `ease: "ease-in-out"`
    private func quoted(_ name: String, at index: Int) -> Diagnostic {
        let plain = name.filter { $0 != "-" && $0 != "_" }.lowercased()
        let own = Aliases.pen[plain] ?? Builtin.easings.first { $0.info.name.lowercased() == plain }?.info.name ?? "easeInOut"
        return failure(.wrongKind, "ease takes a function, whose name stands without quotes: \(own)", at: index, fix: site.place(of: index).map { Diagnostic.Fix(replacing: $0, with: own) })
    }

    // MARK: Arguments by their parameters

    func index<T>(of parameter: Parameter<T>) -> Int? { site.index(of: parameter.name) }

    /// The argument; the fallback where what is called has no such parameter.
    func argument<T>(_ parameter: Parameter<T>) throws -> T {
        if let index = index(of: parameter) { return try argument(index, for: parameter) }
        guard let fallback = parameter.fallback else { throw failure(.missingValue, "\(site.name) needs \(parameter.name): \(parameter.help)") }
        return fallback
    }

    func failure<T>(_ code: Diagnostic.Code, _ message: String, at parameter: Parameter<T>) -> Diagnostic {
        failure(code, message, at: index(of: parameter))
    }
}

extension Limit<Double?> {
    static var notNegative: Limit { Limit { $0.flatMap(Limit<Double>.notNegative.complaint) } }
}

extension Limit<Double> {
    fileprivate static var speed: Limit {
        Limit { speed in
            if speed < 0, speed.isFinite { return "must be greater than 0 (what runs back goes from its end to its beginning)" }
            return Limit.positive.complaint(speed)
        }
    }
}

/// How often something is done; also for ever.
struct Repetitions: Convertible {
    var count: Double
    static var typeName: String { "number, or inf" }
    static func convert(_ value: Value) -> Repetitions? { Double.convert(value).map(Repetitions.init) }
    var value: Value { .number(count) }

    static var limit: Limit<Repetitions> {
        Limit { $0.count.isNaN ? "must be a number, or inf" : $0.count < 0 ? "must not be negative" : nil }
    }
}

// The command that animates.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

/// What `animate` can be told, by the names of its parameters.
enum AnimateParameters {
    nonisolated(unsafe) static let property = Parameter<PropertyPlace?>("property", "what moves: a property of the shape drawn last, or one such as ring.strokeEnd")
    nonisolated(unsafe) static let from = Parameter<Value>("from", "its value at first", default: .unset, "its value at that time")
    nonisolated(unsafe) static let to = Parameter<Value>("to", "its value at the end", default: .unset, "its value at that time")
    nonisolated(unsafe) static let by = Parameter<Value>("by", "how much it changes", default: .unset, "none")
    nonisolated(unsafe) static let through = Parameter<Value>("through", "the values through which it goes", default: .unset, "none")
    nonisolated(unsafe) static let at = Parameter<[Double]?>("at", "when it is at each of them, from 0 to 1; evenly if not given")
    nonisolated(unsafe) static let along = Parameter<Path?>("along", "for a position: the path on which it goes")
    nonisolated(unsafe) static let over = Parameter<Double?>("over", "how long it takes, in seconds; a spring with a mass knows it", Limit { ($0 ?? 0) >= 0 && ($0 ?? 0).isFinite ? nil : "must not be negative" })
    nonisolated(unsafe) static let delay = Parameter<Double>("delay", "how long it waits before", default: 0, "0", .notNegative)
    nonisolated(unsafe) static let ease = Parameter<EasingArgument?>("ease", "how progress is spread over time: linear, easeInOut, cubic(…), spring(…) or any function of it; a list for keyframes")
    nonisolated(unsafe) static let times = Parameter<Repetitions>("repeat", "how often; inf for ever", default: Repetitions(count: 1), "1")
    nonisolated(unsafe) static let autoreverse = Parameter<Bool>("autoreverse", "whether it comes back", default: false, "no")
    nonisolated(unsafe) static let speed = Parameter<Double>("speed", "how fast its time runs", default: 1, "1", .positive)
    nonisolated(unsafe) static let fill = Parameter<Word<MediaTiming.Fill>>("fill", "where it counts outside of its time", default: Word(.forwards), "forwards")
    nonisolated(unsafe) static let additive = Parameter<Bool>("additive", "whether it adds to what the others give", default: false, "no")
    nonisolated(unsafe) static let cumulative = Parameter<Bool>("cumulative", "whether each repetition goes on where the one before ended", default: false, "no")
    nonisolated(unsafe) static let mode = Parameter<Word<KeyframeMode>?>("mode", "how it goes from value to value, or along a path")
    nonisolated(unsafe) static let rotate = Parameter<PathRotation>("rotate", "whether what goes along a path turns with it: auto, reverse or an angle", default: PathRotation(rotation: .none), "none")

    static let all: [BuiltinInfo.Parameter] = [
        property.info, from.info, to.info, by.info, through.info, at.info, along.info, over.info, delay.info, ease.info, times.info,
        autoreverse.info, speed.info, fill.info, additive.info, cumulative.info, mode.info, rotate.info,
    ]
}

/// One call of `animate`.
struct AnimateCommand {
    private typealias Told = AnimateParameters
    private let call: Invocation
    private var pen: Pen { call.machine.pen }

    static var builtin: Builtin {
        Builtin.define(
            "animate", .animation, "Changes a property over time; with a block, all properties that the block sets.", AnimateParameters.all, .optional,
            "stroke red; lineWidth 5\narc (50, 50), 40 from 90deg to 0deg\nanimate strokeEnd from 0 to 1 over 3s",
            isCommand: true, .nothing, nil
        ) { call in
            try AnimateCommand(call: call).run()
            return .nothing
        }
    }

    private func value<T>(_ parameter: Parameter<T>) throws -> T { try call.argument(index(of: parameter), for: parameter) }

    private func index<T>(of parameter: Parameter<T>) -> Int { Told.all.firstIndex { $0.name == parameter.name } ?? 0 }

    private func failure<T>(_ code: Diagnostic.Code, _ message: String, at parameter: Parameter<T>) -> Diagnostic {
        call.failure(code, message, at: index(of: parameter))
    }

    private func run() throws {
        guard let place = try value(Told.property) else { return try transaction() }
        guard call.block == nil else { throw call.failure(.misplacedBlock, "animate takes a property or a block, not both") }
        let plan = try plan(of: place)
        if pen.scope.place == .shape, place.layer == nil {
            // What is wrong is told at once; the shape itself is not there yet.
            var trial = Layer(content: .shape(Path()))
            try add(plan, place, to: &trial)
            pen.scope.animations.append { layer in try add(plan, place, to: &layer) }
        } else {
            pen.endShape()
            guard let id = place.layer ?? pen.lastLayer else { throw failure(.missingValue, "there is no shape yet that could be animated", at: Told.property) }
            var layer = pen.scene[id]
            if layer.position == nil, place.name == "position" { layer.position = pen.scene.anchorPoint(of: id) }
            try add(plan, place, to: &layer)
            pen.scene.update(id) { $0 = layer }
        }
        pen.timeline.passed(until: plan.timing.endTime)
    }

    private func add(_ plan: AnimationPlan, _ place: PropertyPlace, to layer: inout Layer) throws {
        guard let moving = MovingProperty(place, of: layer) else {
            let near = Suggestions.nearest(to: place.name, among: (layer.own?.names ?? []) + MovingProperty.names)
            let hint = near.map { "; did you mean \($0)?" } ?? ""
            throw failure(.unknownProperty, "\(layer.content.kindName) has no \(place.shown) that could move\(hint)", at: Told.property)
        }
        if case .along(let motion) = plan.values {
            guard place.name == "position", place.component == nil else { throw failure(.wrongKind, "only a position goes along a path, and this is \(place.shown)", at: Told.along) }
            if motion.turns { turn(&layer, plan, motion) }
        }
        do {
            try moving.add(plan, to: &layer) { value, type in
                let article = "aeiou".contains(type.first ?? "x") ? "an" : "a"
                return call.failure(.wrongKind, "\(place.shown) takes \(article) \(type), and this is \(value.described)", at: culprit(value))
            }
        } catch let error as KeyframeError {
            throw failure(.wrongCount, "\(error)", at: Told.at)
        }
    }

    /// Which argument gave a value.
    private func culprit(_ value: Value) -> Int { (1...4).first { call.arguments[$0].isEqual(to: value) } ?? 4 }

    /// What goes along a path turns from how it stood.
    private func turn(_ layer: inout Layer, _ plan: AnimationPlan, _ motion: PathMotion) {
        var track = layer.motion?.numbers[.rotation] ?? Track(layer.rotation)
        let upright = track.value(at: plan.timing.beginTime)
        track.add(plan.animation { upright + motion.angle(at: $0) })
        var moving = layer.motion ?? LayerMotion()
        moving.numbers[.rotation] = track
        layer.motion = moving
    }

    // MARK: What is said

    private func plan(of place: PropertyPlace) throws -> AnimationPlan {
        let (timing, easing) = try timing()
        var plan = AnimationPlan(timing: timing, easing: easing, values: try values())
        plan.isAdditive = try value(Told.additive)
        plan.isCumulative = try value(Told.cumulative)
        return plan
    }

    private func timing() throws -> (MediaTiming, TimingFunction) {
        let ease = try value(Told.ease)?.ease(call, at: index(of: Told.ease)) ?? .timing(.linear)
        guard let duration = try value(Told.over) ?? ease.duration else { throw call.failure(.missingValue, "animate needs over: how long it takes, as in over 2s") }
        var timing = MediaTiming(duration: duration)
        timing.beginTime = pen.timeline.now + (try value(Told.delay))
        timing.repeats(count: try value(Told.times).count)
        timing.autoreverses = try value(Told.autoreverse)
        timing.speed = try value(Told.speed)
        timing.fill = try value(Told.fill).choice
        return (timing, ease.timing(over: duration))
    }

    private func values() throws -> AnimationPlan.Values {
        func given(_ parameter: Parameter<Value>) throws -> Value? {
            let value = try self.value(parameter)
            if case .unset = value { return nil }
            return value
        }
        let ends = (try given(Told.from), try given(Told.to), try given(Told.by)), mode = try value(Told.mode)?.choice
        if let path = try value(Told.along) { return try alongPath(path, mode) }
        guard let through = try given(Told.through) else { return .ends(from: ends.0, to: ends.1, by: ends.2) }
        guard ends.0 == nil, ends.1 == nil, ends.2 == nil else { throw failure(.givenTwice, "animate goes through values, or from one to another", at: Told.through) }
        guard let list = ListObject.convert(through) else { throw failure(.wrongKind, "through takes several values, and this is \(through.described)", at: Told.through) }
        return .keyframes(list.values, at: try value(Told.at), mode ?? .linear)
    }

    private func alongPath(_ path: Path, _ mode: KeyframeMode?) throws -> AnimationPlan.Values {
        let modes: [KeyframeMode: PathMotion.Mode] = [.paced: .paced, .linear: .linear, .discrete: .discrete]
        guard let way = modes[mode ?? .paced] else { throw failure(.unknownWord, "along a path mode is paced, linear or discrete", at: Told.mode) }
        do {
            let motion = try PathMotion(along: path, mode: way, at: value(Told.at), rotation: value(Told.rotate).rotation)
            guard let motion else { throw failure(.missingValue, "this path is empty, so nothing can go along it", at: Told.along) }
            return .along(motion)
        } catch let error as KeyframeError {
            throw failure(.wrongCount, "\(error)", at: Told.at)
        }
    }

    /// `animate over 3s { ring.strokeEnd = 1 }`
    private func transaction() throws {
        guard let block = call.block else { throw call.failure(.missingValue, "animate needs a property, as in animate strokeEnd from 0 to 1 over 3s") }
        pen.endShape()
        let (timing, easing) = try timing()
        let outer = pen.timeline.transaction
        pen.timeline.transaction = .animation(timing, easing)
        try block()
        pen.timeline.transaction = outer
        pen.timeline.passed(until: timing.endTime)
    }
}

/// How often something is done; also for ever.
struct Repetitions: Convertible {
    var count: Double
    static var typeName: String { "number, or inf" }
    static func convert(_ value: Value) -> Repetitions? {
        guard case .number(let count) = value, count >= 0 else { return nil }
        return Repetitions(count: count)
    }
    var value: Value { .number(count) }
}

/// Whether what goes along a path turns with it.
struct PathRotation: Convertible {
    var rotation: PathMotion.Rotation
    static var typeName: String { "auto, reverse or an angle" }
    static var words: [String] { ["auto", "reverse"] }
    static var isAngle: Bool { true }
    static func convert(_ value: Value) -> PathRotation? {
        switch value {
        case .text("auto"): PathRotation(rotation: .auto)
        case .text("reverse"): PathRotation(rotation: .reverse)
        case .number(let angle): PathRotation(rotation: .fixed(angle))
        case .nothing: PathRotation(rotation: .none)
        default: nil
        }
    }
    var value: Value { .nothing }
}

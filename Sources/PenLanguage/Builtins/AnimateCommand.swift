// The command that animates.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

/// What `animate` can be told besides its timing.
enum AnimateParameters {
    nonisolated(unsafe) static let property = Parameter<PropertyPlace?>("property", "what moves: a property of the shape drawn last, or one such as ring.strokeEnd; or background")
    nonisolated(unsafe) static let from = Parameter<Value>("from", "its value at first", default: .unset, "its value at that time")
    nonisolated(unsafe) static let to = Parameter<Value>("to", "its value at the end", default: .unset, "its value at that time")
    nonisolated(unsafe) static let by = Parameter<Value>("by", "how much it changes", default: .unset, "none")
    nonisolated(unsafe) static let through = Parameter<Value>("through", "the values through which it goes", default: .unset, "none")
    nonisolated(unsafe) static let at = Parameter<[Double]?>("at", "when it is at each of them, from 0 to 1; evenly if not given")
    nonisolated(unsafe) static let along = Parameter<Path?>("along", "for a position: the path on which it goes")
    nonisolated(unsafe) static let additive = Parameter<Bool>("additive", "whether it adds to what the others give", default: false, "no")
    nonisolated(unsafe) static let cumulative = Parameter<Bool>("cumulative", "whether each repetition goes on where the one before ended", default: false, "no")
    nonisolated(unsafe) static let mode = Parameter<Word<KeyframeMode>?>("mode", "how it goes from value to value, or along a path")
    nonisolated(unsafe) static let rotate = Parameter<PathRotation>("rotate", "whether what goes along a path turns with it: auto, reverse or an angle", default: PathRotation(rotation: .none), "none")

    static var all: [AnyParameter] {
        [property.erased, from.erased, to.erased, by.erased, through.erased, at.erased, along.erased] + TimingParameters.all()
            + [additive.erased, cumulative.erased, mode.erased, rotate.erased]
    }
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

    private func run() throws {
        guard let place = try call.argument(Told.property) else { return try transaction() }
        try refuseParted(place)
        guard call.block == nil else { throw call.failure(.misplacedBlock, "animate takes a property or a block, not both") }
        let said = try call.timing()
        var plan = AnimationPlan(said, try values(said), on: pen.timeline)
        plan.isAdditive = try call.argument(Told.additive)
        plan.isCumulative = try call.argument(Told.cumulative)
        try Staging(call: call).play(plan, of: place)
    }

    /// `animate dot, opacity to 0`
    private func refuseParted(_ place: PropertyPlace) throws {
        guard place.isVariable, case .function(let function) = call.arguments[1], MovingProperty.names.contains(function.name) else { return }
        let fix = call.site.place(of: 0).flatMap { layer in call.site.place(of: 1).map { Diagnostic.Fix(replacing: Span(source: layer.source, start: layer.end, end: $0.start), with: ".") } }
        throw call.failure(.missingSign, "a layer and its property stand together, with a dot between: \(place.name).\(function.name)", at: 1, fix: fix)
    }

    // MARK: What is said

    private func values(_ said: SaidTiming) throws -> AnimationPlan.Values {
        func given(_ parameter: Parameter<Value>) throws -> Value? {
            let value = try call.argument(parameter)
            if case .unset = value { return nil }
            return value
        }
        let ends = (try given(Told.from), try given(Told.to), try given(Told.by)), mode = try call.argument(Told.mode)?.choice
        if let path = try call.argument(Told.along) { return try alongPath(path, mode, said) }
        guard let through = try given(Told.through) else {
            if ends.0 != nil, ends.1 != nil, ends.2 != nil { throw call.failure(.givenTwice, "from and to say already how far it goes, so by is one too many", at: Told.by) }
            guard said.easings.count <= 1 else { throw oneEasing("from one value to another") }
            if ends.0 == nil, ends.1 == nil, ends.2 == nil { throw call.failure(.missingValue, "animate needs to know where the property goes: to …, by …, through … or along …") }
            return .ends(from: ends.0, to: ends.1, by: ends.2)
        }
        guard ends.0 == nil, ends.1 == nil, ends.2 == nil else { throw call.failure(.givenTwice, "animate goes through values, or from one to another", at: Told.through) }
        guard let list = ListObject.convert(through) else { throw call.failure(.wrongKind, "through takes several values, and this is \(through.described)", at: Told.through) }
        if let mode, mode != .linear, said.easings.count > 1 { throw oneEasing("through values in mode \(mode.rawValue)") }
        return .keyframes(list.values, at: try call.argument(Told.at), mode ?? .linear)
    }

    private func oneEasing(_ way: String) -> Diagnostic {
        call.failure(.wrongCount, "what goes \(way) has one easing; several are for the straight ways through values", at: TimingParameters.ease)
    }

    private func alongPath(_ path: Path, _ mode: KeyframeMode?, _ said: SaidTiming) throws -> AnimationPlan.Values {
        let modes: [KeyframeMode: PathMotion.Mode] = [.paced: .paced, .linear: .linear, .discrete: .discrete]
        guard let way = modes[mode ?? .paced] else { throw call.failure(.unknownWord, "along a path mode is paced, linear or discrete", at: Told.mode) }
        guard said.easings.count <= 1 else { throw oneEasing("along a path") }
        let times = try call.argument(Told.at)
        do {
            let motion = try PathMotion(along: path, mode: way, at: times, rotation: call.argument(Told.rotate).rotation)
            guard let motion else { throw call.failure(.missingValue, "this path is empty, so nothing can go along it", at: Told.along) }
            return .along(motion)
        } catch let error as KeyframeError {
            throw call.failure(.wrongCount, error.text(times ?? []), at: Told.at)
        }
    }

    /// `animate over 3s { ring.strokeEnd = 1 }`
    private func transaction() throws {
        guard let block = call.block else { throw call.failure(.missingValue, "animate needs a property, as in animate strokeEnd from 0 to 1 over 3s") }
        pen.endShape()
        let said = try call.timing()
        guard said.easings.count <= 1 else { throw oneEasing("to the values that a block sets") }
        let outer = pen.timeline.transition
        pen.timeline.transition = Transition(timing: said.timing, easing: said.easing)
        try block()
        pen.timeline.transition = outer
        pen.timeline.passed(until: pen.timeline.now + said.timing.endTime)
    }
}

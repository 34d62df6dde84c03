// Commands that say what happens when.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

extension Builtin {
    nonisolated(unsafe) static let animation: [Builtin] = [AnimateCommand.builtin, wait, sequence, together, stagger, implicit] + phrases + [presentation]

    private static var wait: Builtin {
        command("wait", .animation, "Lets time pass: what follows happens later.", Parameter<Double>("time", "seconds", .notNegative).asTime,
            example: "let dot = circle(20, 50, 10)\nwait 1s\ndot.fill = red") { call, time in
            call.machine.pen.endShape()
            guard (call.machine.pen.timeline.now + time).isFinite else { throw call.tooLate() }
            call.machine.pen.timeline.wait(time)
        }
    }

    // MARK: Blocks

    private static var sequence: Builtin {
        block("sequence", "Plays the animations of its block one after another.",
            example: "circle 50, 50, 40\nsequence {\n    animate strokeEnd from 0 to 1 over 1s\n    animate strokeStart from 0 to 1 over 1s\n}"
        ) { _ in .oneAfterAnother }
    }

    private static var together: Builtin {
        block("together", "Plays the animations of its block at once; in a sequence what follows waits for the last of them.",
            example: "let dot = circle(0, 0, 10)\ntogether {\n    animate dot.position to (90, 50) over 1s\n    animate dot.opacity to 0 over 2s\n}"
        ) { _ in .atOnce }
    }

    private static var stagger: Builtin {
        let step = Parameter<Double>("by", "seconds from the beginning of one animation to that of the next").asTime
        return block("stagger", "Plays the animations of its block, each a little later than the one before.", step.erased,
            example: "stagger 0.1s {\n    for x in 10..90 by 20 {\n        let dot = circle(x, 50, 8)\n        fadeIn dot over 0.5s\n    }\n}"
        ) { call in
            let time = try call.argument(step)
            if let complaint = Limit<Double>.notNegative.complaint(time) {
                throw call.failure(.outOfRange, "the time between two animations \(complaint), and is \(Value.number(time).shown)", at: step)
            }
            return .staggered(time)
        }
    }

    /// A command whose block's animations follow each other in an order, in a time that can be told as an animation's can.
    private static func block(
        _ name: String, _ summary: String, _ parameters: AnyParameter..., example: String, order: @escaping (Invocation) throws -> Timeline.Order
    ) -> Builtin {
        let whole = TimingParameters.all().filter { $0.info.name != TimingParameters.fill.name }
        return define(name, .animation, summary, parameters + whole, .required, example, isCommand: true, .nothing, nil) { call in
            let timeline = (order: try order(call), delay: try call.argument(TimingParameters.delay), timing: try call.blockTiming())
            call.machine.pen.endShape()
            let firstNewLayer = call.machine.scene.layerCount
            call.machine.pen.timeline.begin(timeline.order, delay: timeline.delay, timing: timeline.timing)
            try call.block?()
            call.machine.pen.endShape()
            if let timing = timeline.timing { try refuseEndless(timing, call) }
            if let (timing, removed) = call.machine.pen.timeline.end() { call.machine.move(layersFrom: firstNewLayer, removed, to: timing) }
            return .nothing
        }
    }

    /// What never comes to an end neither comes back nor begins again.
    private static func refuseEndless(_ told: Timeline.BlockTiming, _ call: Invocation) throws {
        guard call.machine.pen.timeline.isBlockEndless else { return }
        func refuse<T>(_ parameter: Parameter<T>, _ verb: String) -> Diagnostic {
            call.failure(.outOfRange, "something in this block never ends, so the block cannot \(verb); over: says how long it is", at: parameter)
        }
        if told.timing.cycles != 1 { throw refuse(TimingParameters.times, "begin again") }
        if told.timing.autoreverses { throw refuse(TimingParameters.autoreverse, "come back") }
        if told.ease != nil { throw refuse(TimingParameters.ease, "be eased") }
    }

    // MARK: What changes by itself

    private static var implicit: Builtin {
        let over = Parameter<Double?>("over", "how long each change takes, in seconds; none or 0 ends it", default: 0.25, "0.25s", .notNegative).asTime
        let ease = Parameter<EasingFunctions?>("ease", "how progress is spread over that time; default if not given")
        return define(
            "implicit", .animation, "Lets properties that are assigned from now on, or in its block, come to their values by themselves.", [over.erased, ease.erased], .optional,
            "let dot = circle(20, 50, 10)\nimplicit over 0.5s\ndot.position = (60, 0)\nwait 1s\ndot.fill = red", isCommand: true, .nothing, nil
        ) { call in
            let pen = call.machine.pen
            pen.endShape()
            let duration = try call.argument(over) ?? 0, eases = try call.argument(ease)?.functions.map { try $0.ease(call, at: 1) } ?? []
            guard eases.count <= 1 else { throw call.failure(.wrongCount, "what goes from one value to another has one easing", at: 1) }
            var timing = MediaTiming(duration: duration)
            timing.fill = .forwards
            let easing = (eases.first ?? .timing(.standard)).timing(over: duration), outer = pen.timeline.transition
            pen.timeline.transition = duration == 0 ? nil : Transition(timing: timing, easing: easing, isImplicit: true, firstNewLayer: Int32(clamping: pen.scene.layerCount))
            guard let block = call.block else { return .nothing }
            try block()
            pen.endShape()
            pen.timeline.transition = outer
            return .nothing
        }
    }

    // MARK: What is when

    private static var presentation: Builtin {
        function("value", .animation, "What a property is at a time.", Parameter<PropertyPlace>("property", "the property of a layer, such as ring.strokeEnd; or background"),
            Parameter<Double>("at", "seconds from the start", .notNegative).asTime,
            example: "let ring = circle(50, 50, 40)\nanimate ring.strokeEnd from 0 to 1 over 4s\nprint value(ring.strokeEnd, at: 1s)"
        ) { call, place, time in
            call.machine.pen.endShape()
            guard let id = place.layer ?? call.machine.pen.lastLayer else { throw call.failure(.missingValue, "there is no shape yet whose property could be meant", at: 0) }
            let whole = call.site.place(of: 0) ?? call.site.span
            let span = place.component == nil ? Span(source: whole.source, start: max(whole.end - Int32(clamping: place.name.utf8.count), whole.start), end: whole.end) : whole
            if place.isVariable, call.machine.scene[id].own?[place.name] == nil { throw call.failure(.missingValue, "value needs a property, as in \(place.name).opacity", at: 0) }
            try call.machine.refuseRemoved(id, at: span, time: time)
            let value = try call.machine.property(Name(place.name, span), of: id, at: time)
            if let fault = call.machine.scene.takeFault() { throw fault }
            return try place.component.map { try call.machine.property(Name($0, span), of: value) } ?? value
        }
    }
}

extension Machine {
    /// Layers that were made or removed in a block with a time of its own come and go in everybody's time.
    fileprivate func move(layersFrom first: Int, _ removed: [LayerID], to group: GroupTiming) {
        for index in first..<scene.layerCount {
            scene.update(LayerID(index: Int32(clamping: index))) { $0.birth = group.parentTime(ofChild: $0.birth) }
        }
        for id in removed { scene.update(id) { $0.death = group.parentTime(ofChild: $0.death) } }
    }
}

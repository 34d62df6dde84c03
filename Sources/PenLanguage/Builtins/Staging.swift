// How animations get onto the layers of a drawing.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

/// What one call makes properties do.
struct Staging {
    let call: Invocation
    private var pen: Pen { call.machine.pen }

    /// Whether the shape is meant whose block this is, which is not there yet.
    var isInsideShape: Bool { pen.scope.place == .shape }

    /// The layer that is named, or the one drawn last.
    /// - Parameter parameter: where it is named.
    func layer(_ named: LayerID?, at parameter: Int) throws -> LayerID {
        pen.endShape()
        guard let id = named ?? pen.lastLayer else { throw call.failure(.missingValue, "there is no shape yet that could be animated", at: parameter) }
        try call.machine.refuseRemoved(id, at: call.site.place(of: parameter) ?? call.site.span)
        return id
    }

    /// Animates, and lets a sequence wait for it.
    func play(_ plan: AnimationPlan, of place: PropertyPlace) throws {
        try add(plan, to: place)
        pen.timeline.passed(until: plan.endTime)
    }

    func add(_ plan: AnimationPlan, to place: PropertyPlace) throws {
        guard !isInsideShape || place.layer != nil else { return try change(nil) { try add(plan, place, to: &$0) } }
        let id = try layer(place.layer, at: 0), stand = place.name == "position" && pen.scene[id].position == nil ? pen.scene.anchorPoint(of: id) : nil
        try change(id) { layer in
            layer.position = layer.position ?? stand
            try add(plan, place, to: &layer)
        }
    }

    /// Changes a layer; nil stands for the shape whose block this is.
    func change(_ id: LayerID?, _ work: @escaping (inout Layer) throws -> Void) throws {
        if let id { return try pen.scene.update(id, work) }
        // What is wrong is told at once; the shape itself is not there yet.
        var trial = Layer(content: .shape(Path()))
        try work(&trial)
        pen.scope.animations.append(work)
    }

    private func add(_ plan: AnimationPlan, _ place: PropertyPlace, to layer: inout Layer) throws {
        guard let moving = MovingProperty(place, of: layer) else {
            throw immovable(place, layer)
        }
        if case .along(let motion) = plan.values {
            guard place.name == "position", place.component == nil else {
                throw call.failure(.wrongKind, "only a position goes along a path, and this is \(place.shown)", at: AnimateParameters.along)
            }
            if motion.turns { turn(&layer, plan, motion) }
        }
        warnOfUnlikeGradients(plan, moving, layer)
        do {
            try moving.add(plan, to: &layer) { value, type in
                call.failure(.wrongKind, "\(place.shown) takes \(type.withArticle), and this is \(value.described)", at: culprit(value))
            }
        } catch let error as KeyframeError {
            if case .wrongEasingCount = error { throw call.failure(.wrongCount, error.text([]), at: TimingParameters.ease) }
            if case .noValues = error { throw call.failure(.wrongCount, error.text([]), at: AnimateParameters.through) }
            throw call.failure(.wrongCount, error.text(plan.values.times), at: AnimateParameters.at)
        }
    }

    /// A linear gradient and a radial one have nothing between them.
    private func warnOfUnlikeGradients(_ plan: AnimationPlan, _ moving: MovingProperty, _ layer: Layer) {
        guard case .paint(let property) = moving.kind, case .ends(let from, let to, _) = plan.values else { return }
        let current = layer.motion?.paints[property]?.value(at: plan.timing.beginTime) ?? layer.style[property]
        func gradient(_ value: Value?) -> Gradient? {
            guard case .gradient(let gradient)? = value.flatMap(Paint?.convert) ?? current else { return nil }
            return gradient
        }
        guard let start = gradient(from), let end = gradient(to), start.isRadial != end.isRadial else { return }
        let text = "there is nothing between a linear and a radial gradient, so \(property.rawValue) changes at once when the time is over"
        call.machine.report(Diagnostic(.warning, .wrongKind, text, at: call.site.place(of: 0) ?? call.site.span))
    }

    /// A property that is not there, or that has no values between two.
    private func immovable(_ place: PropertyPlace, _ layer: Layer) -> Diagnostic {
        if place.isVariable { return call.failure(.missingValue, "\(call.site.name) needs a property, as in \(place.name).opacity", at: 0) }
        let names = (layer.own?.names ?? []) + MovingProperty.names(of: layer.content)
        var plain = "\(layer.content.kindName) has no \(place.shown) that could move"
        if place.component == nil, let owners = MovingProperty.owners(of: place.name) { plain += "; \(owners) have one" }
        if place.component == nil, case .shape = layer.content, MovingProperty.measures.contains(place.name.lowercased()) {
            return call.failure(.unknownProperty, "\(plain); one that has is made with shape(\(place.name): …) { … }, or scale makes this one larger", at: 0)
        }
        guard let near = MovingProperty.ownName(for: place.name, of: layer.content) ?? Suggestions.nearest(to: place.name, among: names), place.component == nil,
            let span = call.site.place(of: 0) else { return call.failure(.unknownProperty, plain, at: 0) }
        let name = Span(source: span.source, start: span.end - Int32(clamping: place.name.utf8.count), end: span.end)
        return call.failure(.unknownProperty, "\(plain); did you mean \(near)?", at: 0, fix: Diagnostic.Fix(replacing: name, with: near))
    }

    /// Which argument gave a value.
    private func culprit(_ value: Value) -> Int { (1...4).first { call.arguments[$0].isEqual(to: value) } ?? 4 }

    /// What goes along a path turns from how it stood.
    private func turn(_ layer: inout Layer, _ plan: AnimationPlan, _ motion: PathMotion) {
        let rotation = MovingNumber.property(.rotation), upright = layer.number(rotation, at: plan.timing.beginTime)
        layer.add(plan.animation { upright + motion.angle(at: $0) }, to: rotation)
    }
}

extension Gradient {
    fileprivate var isRadial: Bool { if case .radial = kind { true } else { false } }
}

// What the ready-made animations do.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

/// One call of `fadeIn` and its like. A layer that is nil is the shape whose block this is.
struct Phrase {
    let staging: Staging
    let said: SaidTiming
    var call: Invocation { staging.call }
    private var pen: Pen { call.machine.pen }

    private func plan(_ values: AnimationPlan.Values) -> AnimationPlan { AnimationPlan(said, values, on: pen.timeline) }

    func animate(_ layer: LayerID?, _ property: String, to value: Value) throws {
        try add(.ends(from: nil, to: value, by: nil), layer, property)
    }

    func add(_ values: AnimationPlan.Values, _ layer: LayerID?, _ property: String) throws {
        if said.easings.count > 1 { throw call.failure(.wrongCount, "\(call.site.name) has one easing", at: TimingParameters.ease) }
        try staging.add(plan(values), to: PropertyPlace(layer: layer, name: property, component: nil))
    }

    /// Lets a number come from 0 to what it was made as. Before that it is 0 as well, where nothing else is said of it.
    private func appear(_ layer: LayerID?, _ property: NumberProperty) throws {
        let isHeld = try call.argument(TimingParameters.fill) != nil
        var end = 1.0
        try staging.change(layer) { layer in
            let made = layer[property]
            end = made == 0 ? 1 : made
            if !isHeld, layer.motion?.numbers[property] == nil { layer.moving.numbers[property, first: 0] = Track(0) }
        }
        try add(.ends(from: .number(0), to: .number(end), by: nil), layer, property.rawValue)
    }

    // MARK: Appearing

    func fadeIn(_ layer: LayerID?) throws { try appear(layer, .opacity) }

    func drawOn(_ layer: LayerID?) throws {
        guard let layer else { return try appear(nil, .strokeEnd) }
        for id in pen.scene.subtree(of: layer) {
            let part = pen.scene[id, at: pen.timeline.now]
            switch part.content {
            case .group, .clip: continue
            case .shape where part.style.stroke != nil: try appear(id, .strokeEnd)
            case .shape, .text, .image: try appear(id, .opacity)
            }
        }
    }

    // MARK: Becoming another shape

    func morph(_ layer: LayerID?, to target: Value, at parameter: Int) throws {
        if let path = Path.convert(target) { return try animate(layer, "path", to: path.value) }
        guard case .layer(let other) = target else { throw call.mismatch(parameter, takes: "a path or a shape") }
        try call.machine.refuseRemoved(other, at: call.site.place(of: parameter) ?? call.site.span)
        let now = pen.timeline.now, shape = pen.scene[other, at: now]
        guard case .shape(let path) = shape.content else { throw call.failure(.wrongKind, "morph takes a path or a shape, and this is \(shape.content.kindName)", at: parameter) }
        guard let layer else { throw call.failure(.wrongKind, "in its own block a shape becomes a path, and this is another shape", at: parameter) }
        guard layer != other else { throw call.failure(.wrongKind, "a shape becomes another one, and this is itself", at: parameter) }
        let there = pen.scene.worldTransform(of: other, at: now), here = pen.scene.worldTransform(of: layer, at: now)
        try animate(layer, "path", to: (there == here ? path : path.transformed(by: there.then(here.inverse ?? .identity))).value)
        for property in ["stroke", "fill", "lineWidth", "opacity"] {
            guard let property = Properties.named[property] else { continue }
            let value = property.read(shape)
            if !property.read(pen.scene[layer, at: now]).isEqual(to: value) { try animate(layer, property.name, to: value) }
        }
        replace(layer, by: other)
    }

    /// When it has become the other shape, that one is there in its place; until then it is not to be seen.
    private func replace(_ layer: LayerID, by other: LayerID) {
        let plan = plan(.ends(from: nil, to: nil, by: nil)), end = plan.endTime, now = pen.timeline.now
        guard end.isFinite, !plan.timing.autoreverses else { return pen.scene.update(other) { $0.isHidden = true } }
        pen.scene.update(layer) { layer in
            let first = layer.isHidden
            layer.moving.isHidden.change(first: first) { $0.set(true, at: end, in: plan.groups) }
        }
        pen.scene.update(other) { other in
            other.moving.isHidden.change(first: true) { track in
                if !track.isStill { track.set(true, at: now, in: plan.groups) }
                track.set(false, at: end, in: plan.groups)
            }
        }
    }

    // MARK: Growing for a moment

    func pulse(_ layer: LayerID?, by factor: Double) throws {
        let easings = said.easings.isEmpty ? [.easeInOut] : said.easings.count > 1 ? said.easings : []
        guard let way = try? Keyframes([0.0, 1, 0], easings: easings) else {
            throw call.failure(.wrongCount, "pulse goes two ways, so it has one easing or two", at: TimingParameters.ease)
        }
        var plan = plan(.ends(from: nil, to: nil, by: nil))
        plan.isAdditive = true
        let scene = pen.scene, now = pen.timeline.now
        let box = layer.map { scene.contentBounds(of: $0, at: now) }, current = layer.map { scene[$0, at: now] }
        try staging.change(layer) { layer in
            let box = box ?? layer.content.path?.bounds ?? .null, pivot = layer.anchor.map(box.point(atFraction:)) ?? .zero
            let current = current ?? layer, growth = current.scale * (factor - 1)
            guard !box.isNull else { return }
            // The middle stays where it is, wherever the anchor is.
            let arm = box.center - pivot, shift = -AffineTransform.rotation(current.rotation).apply(Point(arm.x * growth.x, arm.y * growth.y))
            layer.position = layer.position ?? pivot
            for (property, most) in [(NumberProperty.scaleX, growth.x), (.scaleY, growth.y), (.positionX, shift.x), (.positionY, shift.y)] where most != 0 {
                layer.add(plan.animation { most * way.value(at: $0) }, to: .property(property))
            }
        }
    }
}

extension Layer.Content {
    fileprivate var path: Path? { if case .shape(let path) = self { path } else { nil } }
}

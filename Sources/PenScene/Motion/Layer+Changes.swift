// Changes of a layer that happen at a time.

import PenAnimation
import PenGeometry

extension Layer {
    /// Gives the layer, from a time on, the properties that `changed` has and `current` has not.
    /// - Parameters:
    ///   - current: the layer as it is at that time.
    ///   - given: properties that were given a value, be it the one that they have just then: what moves stays there.
    public mutating func change(from current: Layer, to changed: Layer, given: Set<MovableProperty> = [], _ change: PropertyChange) {
        let given = motion.map { motion in given.filter(motion.moves) } ?? []
        for property in NumberProperty.allCases where current[property] != changed[property] || given.contains(.number(property)) {
            let base = self[property]
            moving.numbers[property, first: base].change(from: current[property], to: changed[property], change)
        }
        for property in PaintProperty.allCases where current.style[property] != changed.style[property] || given.contains(.paint(property)) {
            let base = style[property]
            moving.paints[property, first: base].change(from: current.style[property], to: changed.style[property], change)
        }
        if case .shape(let base) = content, case .shape(let old) = current.content, case .shape(let new) = changed.content, old != new || given.contains(.path) {
            moving.path.change(first: base) { $0.change(from: old, to: new, change) }
        }
        if current.style.strokeStyle.dash != changed.style.strokeStyle.dash || given.contains(.dash) {
            let base = style.strokeStyle.dash
            moving.dash.change(first: base) { $0.change(from: current.style.strokeStyle.dash, to: changed.style.strokeStyle.dash, change) }
        }
        if current.isHidden != changed.isHidden || given.contains(.isHidden) {
            let base = isHidden
            moving.isHidden.change(first: base) { $0.change(from: current.isHidden, to: changed.isHidden, change) }
        }
        if current.look != changed.look {
            let base = look
            moving.look.change(first: base) { $0.change(from: current.look, to: changed.look, change) }
        }
    }

    /// The motion, which is there as soon as it is asked for.
    public var moving: LayerMotion {
        _read { yield motion ?? LayerMotion() }
        _modify {
            if motion == nil { motion = LayerMotion() }
            yield &motion!
        }
    }
}

extension Optional {
    /// Changes the track, which has a value at first if it was not there. In place: a copy would take as long as all that has
    /// happened.
    public mutating func change<Value>(first base: @autoclosure () -> Value, _ work: (inout Track<Value>) throws -> Void) rethrows where Wrapped == Track<Value> {
        var track = self ?? Track(base())
        self = nil
        defer { self = track }
        try work(&track)
    }
}

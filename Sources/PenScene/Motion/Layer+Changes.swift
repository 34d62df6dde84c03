// Changes of a layer that happen at a time.

import PenAnimation
import PenGeometry

/// How a property comes to a new value.
public enum PropertyChange: Sendable {
    /// At once, at a time.
    case step(Double)
    /// From the value that it has when the timing begins.
    case animation(MediaTiming, TimingFunction)
}

extension Layer {
    /// Gives the layer, from a time on, the properties that `changed` has and `current` has not.
    /// - Parameter current: the layer as it is at that time.
    public mutating func change(from current: Layer, to changed: Layer, _ change: PropertyChange) {
        var motion = self.motion ?? LayerMotion()
        for property in NumberProperty.allCases where current[keyPath: property.keyPath] != changed[keyPath: property.keyPath] {
            let base = self[keyPath: property.keyPath]
            motion.numbers[property, default: Track(base)].change(from: current[keyPath: property.keyPath], to: changed[keyPath: property.keyPath], change)
        }
        for property in PaintProperty.allCases where current.style[keyPath: property.keyPath] != changed.style[keyPath: property.keyPath] {
            let base = style[keyPath: property.keyPath]
            motion.paints[property, default: Track(base)].change(from: current.style[keyPath: property.keyPath], to: changed.style[keyPath: property.keyPath], change)
        }
        if case .shape(let base) = content, case .shape(let old) = current.content, case .shape(let new) = changed.content, old != new {
            motion.path = (motion.path ?? Track(base)).changed(from: old, to: new, change)
        }
        if current.style.strokeStyle.dash != changed.style.strokeStyle.dash {
            motion.dash = (motion.dash ?? Track(style.strokeStyle.dash)).changed(from: current.style.strokeStyle.dash, to: changed.style.strokeStyle.dash, change)
        }
        if current.isHidden != changed.isHidden {
            motion.isHidden = (motion.isHidden ?? Track(isHidden)).changed(from: current.isHidden, to: changed.isHidden, change)
        }
        if current.look != changed.look {
            motion.look = (motion.look ?? Track(look)).changed(from: current.look, to: changed.look, change)
        }
        self.motion = motion
    }
}

extension Track {
    mutating func change(from current: Value, to value: Value, _ change: PropertyChange) {
        switch change {
        case .step(let time): set(value, at: time)
        case .animation(let timing, let easing):
            var animation = PropertyAnimation(timing, from: current, to: value)
            animation.easing = easing
            add(animation)
        }
    }

    /// The same track with one change more.
    public func changed(from current: Value, to value: Value, _ change: PropertyChange) -> Track {
        var copy = self
        copy.change(from: current, to: value, change)
        return copy
    }
}

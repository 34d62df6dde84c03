// What an animation of a script does, before it is known of which property.

import PenAnimation
import PenScene

struct AnimationPlan {
    enum Values {
        case ends(from: Value?, to: Value?, by: Value?)
        case keyframes([Value], at: [Double]?, KeyframeMode)
        case along(PathMotion)
    }

    var timing: MediaTiming
    var easing: TimingFunction
    /// Of the segments between keyframes, where each has its own.
    var easings: [TimingFunction] = []
    var values: Values
    var isAdditive = false
    var isCumulative = false

    /// A track with the animation added to what it does already.
    /// - Parameter neutral: what an additive animation begins or ends with where nothing is said; nil where values do not add up.
    func extended<V: Interpolatable>(_ track: Track<V>, neutral: V?, _ convert: (Value) throws -> V) throws -> Track<V> {
        track.adding(animation(try way(neutral: neutral, current: { track.value(at: timing.beginTime) }, convert)))
    }

    func animation<V: Interpolatable>(_ way: @escaping @Sendable (Double) -> V) -> PropertyAnimation<V> {
        var animation = PropertyAnimation(timing, value: way)
        (animation.easing, animation.isAdditive, animation.isCumulative) = (easing, isAdditive, isCumulative)
        return animation
    }

    /// The value by progress.
    func way<V: Interpolatable>(neutral: V?, current: () -> V, _ convert: (Value) throws -> V) throws -> @Sendable (Double) -> V {
        switch values {
        case .ends(let from, let to, let by):
            let ends = AnimationEnds(from: try from.map(convert), to: try to.map(convert), by: try by.map(convert))
            let isComplete = from != nil && (to != nil || by != nil)
            let (start, end) = ends.resolved(current: isAdditive ? neutral ?? current() : isComplete ? try convert(from!) : current())
            return V.interpolation(from: start, to: end)
        case .keyframes(let values, let times, let mode):
            let frames = try Keyframes(try values.map(convert), at: times, mode: mode.plainMode(), easings: easings)
            return { frames.value(at: $0) }
        case .along: throw KeyframeError.noValues
        }
    }

    /// The same for values made of numbers, which can also go in a smooth curve.
    func vectorWay<V: ComponentVector>(neutral: V?, current: () -> V, _ convert: (Value) throws -> V) throws -> @Sendable (Double) -> V {
        guard case .keyframes(let values, let times, let mode) = values, mode == .cubic || mode == .cubicPaced else {
            return try way(neutral: neutral, current: current, convert)
        }
        let frames = try CubicKeyframes(try values.map(convert), at: times, isPaced: mode == .cubicPaced)
        return { frames.value(at: $0) }
    }
}

/// Core Animation's calculation modes.
enum KeyframeMode: String, CaseIterable {
    case linear, discrete, paced, cubic, cubicPaced

    /// Without the modes that need numbers.
    func plainMode<V>() -> Keyframes<V>.Mode { self == .discrete ? .discrete : self == .paced ? .paced : .linear }
}

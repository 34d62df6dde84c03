// What an animation of a script does, before it is known of which property.

import PenAnimation
import PenScene

struct AnimationPlan {
    enum Values {
        case ends(from: Value?, to: Value?, by: Value?)
        case keyframes([Value], at: [Double]?, KeyframeMode)
        case along(PathMotion)

        /// When it is at its values, if that is said.
        var times: [Double] { if case .keyframes(_, let times, _) = self { times ?? [] } else { [] } }

        /// Whether the numbers of a value depend on each other on their way.
        var goesAsOne: Bool {
            switch self {
            case .ends: false
            case .keyframes(_, _, let mode): mode == .paced || mode == .cubicPaced
            case .along: true
            }
        }
    }

    /// In the time of the innermost group.
    var timing: MediaTiming
    /// One for all, or one for each way between keyframes.
    var easings: [TimingFunction]
    var values: Values
    /// The groups that are being said, the outermost first.
    var groups: [GroupClock]
    var isAdditive = false
    var isCumulative = false

    /// - Parameter now: when it is said.
    init(_ said: SaidTiming, _ values: Values, on timeline: Timeline) {
        (timing, easings, self.values, groups) = (said.timing, said.easings, values, timeline.clocks)
        timing.beginTime += timeline.now
    }

    /// When it is over, in the time of the innermost group.
    var endTime: Double { timing.endTime }

    /// Adds the animation to what a track does already.
    /// - Parameter neutral: what an additive animation begins or ends with where nothing is said; nil where values do not add up.
    func add<V: Interpolatable>(to track: inout Track<V>, neutral: V?, _ convert: (Value) throws -> V) throws {
        let way = try way(neutral: neutral, current: { track.value(at: timing.beginTime) }, convert)
        track.add(animation(way))
    }

    func animation<V: Interpolatable>(_ way: @escaping @Sendable (Double) -> V) -> PropertyAnimation<V> {
        var animation = PropertyAnimation(timing, value: way)
        if easings.count == 1 { animation.easing = easings[0] }
        (animation.groups, animation.isAdditive, animation.isCumulative) = (groups, isAdditive, isCumulative)
        return animation
    }

    /// The value by progress.
    func way<V: Interpolatable>(neutral: V?, current: () -> V, _ convert: (Value) throws -> V) throws -> @Sendable (Double) -> V {
        switch values {
        case .ends(let from, let to, let by):
            let ends = AnimationEnds(from: try from.map(convert), to: try to.map(convert), by: try by.map(convert))
            let (start, end) = ends.resolved(current: isAdditive ? neutral ?? current() : current())
            return V.interpolation(from: start, to: end)
        case .keyframes(let values, let times, let mode):
            let frames = try Keyframes(try values.map(convert), at: times, mode: mode.plainMode(), easings: easings.count > 1 ? easings : [])
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

// Springs: the damped harmonic oscillator.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A body on a spring, let go at 0 and drawn to 1: `CASpringAnimation`.
public struct Spring: Hashable, Sendable {
    /// m, in units of which only the ratios to the other two count; > 0.
    public var mass = 1.0
    /// k; > 0.
    public var stiffness = 100.0
    /// c; >= 0, infinite for a body that is put at its target at once.
    public var damping = 10.0
    /// Towards the target, in whole distances a second.
    public var initialVelocity = 0.0

    public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
        (self.mass, self.stiffness, self.damping, self.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    }

    /// SwiftUI's way to say it: the undamped period in seconds, and how much it bounces, from -1 (not at all, and ever
    /// slower) over 0 (critically damped) to 1 (for ever).
    public init(perceptualDuration: Double, bounce: Double) {
        let frequency = 2 * Double.pi / perceptualDuration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// UIView's way: the spring with this damping ratio that has settled after `duration` seconds.
    /// - Parameters:
    ///   - dampingRatio: > 0; below 1 it swings through.
    ///   - initialVelocity: in whole distances a second.
    public init(dampingRatio: Double, settlingAfter duration: Double, initialVelocity: Double = 0) {
        func spring(_ frequency: Double) -> Spring {
            Spring(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: initialVelocity)
        }
        // A stiffer spring settles earlier: double the frequency until it is early enough, then bisect.
        var low = 1e-9 / duration, high = 1 / duration
        while spring(high).timeToSettle() > duration, high < 1e300 { (low, high) = (high, 2 * high) }
        for _ in 0..<200 where high - low > 1e-15 * high {
            let middle = (low + high) / 2
            if spring(middle).timeToSettle() > duration { low = middle } else { high = middle }
        }
        self = spring(high)
    }

    /// ω₀ = √(k/m), in radians a second.
    public var angularFrequency: Double { (stiffness / mass).squareRoot() }

    /// ζ = c / (2 √(k m)): below 1 the body swings through, at 1 it comes to rest soonest, above it creeps.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The same spring, damped critically at most.
    public var withoutOverdamping: Spring {
        var copy = self
        copy.damping = min(damping, 2 * (stiffness * mass).squareRoot())
        return copy
    }

    /// The undamped period in seconds.
    public var perceptualDuration: Double { 2 * Double.pi / angularFrequency }

    /// 1 - ζ for springs that swing, 1/ζ - 1 for the others.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// Where the body is after `time` seconds, 0 at first and 1 at rest.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard damping.isFinite else { return 1 }
        let w = angularFrequency, z = dampingRatio, v = initialVelocity
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            return 1 - exp(-z * w * time) * (cos(wd * time) + (z * w - v) / wd * sin(wd * time))
        }
        if z == 1 { return 1 - exp(-w * time) * (1 + (w - v) * time) }
        let (slow, fast) = rates
        return 1 - ((fast - v) * exp(-slow * time) - (slow - v) * exp(-fast * time)) / (fast - slow)
    }

    /// The two rates with which an overdamped spring creeps, the slow one without cancellation.
    var rates: (slow: Double, fast: Double) {
        let w = angularFrequency, z = dampingRatio
        let fast = w * (z + (z * z - 1).squareRoot())
        return (w * w / fast, fast)
    }
}

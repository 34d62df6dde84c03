// How long springs take.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Spring {
    /// `CASpringAnimation.settlingDuration` in seconds, as measured there: for springs that swing the time at which
    /// their envelope is 0.001 from the target, at critical damping the first tenth of a second at which they are
    /// within 0.001, beyond it the time from which they are within a hundredth; infinite without damping.
    public var settlingDuration: Double {
        guard damping.isFinite else { return 0 }
        if dampingRatio < 1 { return envelopeTime(0.001) }
        if dampingRatio > 1 { return timeToSettle(within: 0.01) }
        // Tenths are counted, not added up; the exact time is a lower bound for all but springs that were pushed away.
        let exact = timeToSettle()
        return exact.isFinite ? (exact * 10).rounded(.up) / 10 : exact
    }

    /// The time in seconds from which the spring stays within `distance` of its target: its envelope does where it
    /// swings, itself elsewhere. Infinite without damping.
    public func timeToSettle(within distance: Double = 0.001) -> Double {
        guard damping.isFinite else { return 0 }
        return dampingRatio < 1 ? envelopeTime(distance) : creepingTime(distance)
    }

    /// ln((1 + |ζω₀ - v₀|/ω_d) / d) / (ζω₀)
    private func envelopeTime(_ distance: Double) -> Double {
        let w = angularFrequency, z = dampingRatio, wd = w * (1 - z * z).squareRoot()
        return z > 0 ? log((1 + abs(z * w - initialVelocity) / wd) / distance) / (z * w) : .infinity
    }

    /// The last time at which a spring that does not swing is that far away. It turns round once at most: where it was
    /// pushed away, or so hard that it goes past its target.
    private func creepingTime(_ distance: Double) -> Double {
        let turn = turningTime
        if turn > 0, abs(1 - value(at: turn)) <= distance { return bisect(from: 0, to: turn) { 1 - value(at: $0) > distance } }
        var low = turn, high = max(2 * turn, 1 / angularFrequency)
        while abs(1 - value(at: high)) > distance, high.isFinite { (low, high) = (high, 2 * high) }
        return high.isFinite ? bisect(from: low, to: high) { abs(1 - value(at: $0)) > distance } : high
    }

    private func bisect(from low: Double, to high: Double, isBefore: (Double) -> Bool) -> Double {
        var low = low, high = high
        for _ in 0..<200 where high - low > 1e-15 * high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// When the speed of a spring that does not swing is 0; 0 where it never is.
    private var turningTime: Double {
        let w = angularFrequency, v = initialVelocity
        guard dampingRatio > 1 else { return w == v ? 0 : max(-v / (w * (w - v)), 0) }
        let (slow, fast) = rates
        let ratio = fast * (slow - v) / (slow * (fast - v))
        return ratio > 1 ? log(ratio) / (fast - slow) : 0
    }
}

// Springs against the closed form and against what was measured in Core Animation.

import Foundation
import PenAnimation
import Testing

struct SpringTests {
    @Test(arguments: SpringFact.all) func places(_ fact: SpringFact) {
        for (time, value) in fact.places { #expect(abs(fact.spring.value(at: time) - value) < 1e-9, "at \(time)") }
    }

    /// 1 + exp(-πζ/√(1-ζ²)), half a period after the start.
    @Test(arguments: [(0.1, 1.729247614), (0.2, 1.526620599), (0.3, 1.372326105), (0.5, 1.163033535), (0.7, 1.04598791), (0.9, 1.001523756)])
    func overshoot(ratio: Double, peak: Double) {
        let spring = Spring(stiffness: 100, damping: 20 * ratio)
        let times = (1...100_000).map { Double($0) / 50_000 }
        #expect(abs(times.map(spring.value).max()! - peak) < 1e-7)
    }

    @Test(arguments: [
        (Spring(), 1.4727003346780927, 1e-9), (Spring(damping: 1), 13.91321015404625, 1e-9), (Spring(perceptualDuration: 1, bounce: 0.5), 2.3438753795710707, 1e-9),
        (Spring(damping: 20), 1, 1e-9), (Spring(damping: 100).withoutOverdamping, 1, 1e-9), (Spring(damping: 40).withoutOverdamping, 1, 1e-9),
        (Spring(perceptualDuration: 1, bounce: -0.5), 2.6, 0.2), (Spring(perceptualDuration: 1, bounce: -1), 0, 0), (Spring(damping: 5), 2.85, 0.1),
    ]) func settling(spring: Spring, duration: Double, tolerance: Double) {
        #expect(abs(spring.settlingDuration - duration) <= tolerance)
    }

    @Test func withoutDampingThereIsNoRest() {
        #expect(Spring(damping: 0).settlingDuration == .infinity)
        #expect(Spring(damping: 0).timeToSettle() == .infinity)
    }

    @Test func parameters() {
        let lively = Spring(perceptualDuration: 1, bounce: 0.5)
        #expect(abs(lively.stiffness - 39.47841760435743) < 1e-9 && abs(lively.damping - 6.283185307179586) < 1e-9)
        #expect(abs(Spring(perceptualDuration: 1, bounce: -0.5).damping - 25.132741228718345) < 1e-9)
        #expect(abs(Spring().perceptualDuration - 0.6283185307179586) < 1e-9 && abs(Spring().bounce - 0.5) < 1e-9)
        #expect(abs(Spring(damping: 40).bounce - -0.5) < 1e-9)
        let view = Spring(perceptualDuration: 0.5, bounce: 0.3)
        #expect(abs(view.stiffness - 157.9) < 0.05 && abs(view.damping - 17.6) < 0.05)
    }

    /// Settled means: from then on never farther away than a thousandth. For springs that swing their envelope says so.
    @Test(arguments: [0.05, 0.3, 0.7, 0.99, 1, 1.5, 4], [-3.0, 0, 0.5, 2, 30]) func settledSprings(ratio: Double, velocity: Double) {
        let spring = Spring(dampingRatio: ratio, settlingAfter: 0.5, initialVelocity: velocity)
        #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        #expect(abs(spring.timeToSettle() - 0.5) < 1e-9)
        for i in 0...1000 { #expect(abs(1 - spring.value(at: 0.5 + Double(i) / 1000)) < 0.001 + 1e-9) }
        if ratio >= 1 { #expect(abs(1 - spring.value(at: 0.4999)) > 0.001) }
    }

    /// Where it starts, the velocity is the one that was asked for.
    @Test(arguments: [0.2, 1, 3], [-2.0, 0, 5]) func velocities(ratio: Double, velocity: Double) {
        let spring = Spring(stiffness: 100, damping: 20 * ratio, initialVelocity: velocity)
        #expect(abs(spring.value(at: 1e-7) / 1e-7 - velocity) < 1e-4)
    }
}

// Core Animation's and Web Animations' time.

import PenAnimation
import Testing

struct TimingTests {
    /// What a timing makes of some times of its parent.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var timing: MediaTiming
        var progress: [(time: Double, progress: Double)]
    }

    private static func timing(_ duration: Double, _ change: (inout MediaTiming) -> Void) -> MediaTiming {
        var timing = MediaTiming(duration: duration)
        change(&timing)
        return timing
    }

    static let coreAnimation = [
        Case(testDescription: "a whole duration is not doubled by autoreverse",
            timing: timing(1) { ($0.beginTime, $0.autoreverses) = (10, true); $0.repeats(for: 2.5) }, progress: [(12.75, 0.5)]),
        Case(testDescription: "counts are there-and-back cycles",
            timing: timing(1) { ($0.beginTime, $0.autoreverses) = (10, true); $0.repeats(count: 2) }, progress: [(12.25, 0.25), (14, 0)]),
        Case(testDescription: "only the very end is 1",
            timing: timing(1) { $0.beginTime = 10; $0.repeats(count: 3) }, progress: [(11, 0), (13, 1)]),
        Case(testDescription: "backwards",
            timing: timing(2) { ($0.beginTime, $0.speed, $0.timeOffset) = (20, -1, 2) }, progress: [(21, 0.5), (22, 0)]),
        Case(testDescription: "time stands still", timing: timing(1) { ($0.speed, $0.timeOffset) = (0, 1) }, progress: [(10, 1)]),
        Case(testDescription: "a fraction of a cycle", timing: timing(1) { $0.repeats(for: 2.5) }, progress: [(2.25, 0.25)]),
        Case(testDescription: "no count is once", timing: timing(1) { $0.repeats(count: 0) }, progress: [(0.5, 0.5), (7, 1)]),
        // 3 · 0.1 is a little more than 0.3, and 0.3 / 0.1 a little less than 3.
        Case(testDescription: "cycles that do not come out even",
            timing: timing(0.1) { $0.repeats(count: 4) }, progress: [(0.1, 0), (0.2, 0), (0.3, 0), (0.4, 1)]),
        Case(testDescription: "a huge endless time", timing: timing(0.25) { $0.repeats(count: .infinity) }, progress: [(1e9, 0), (1e9 + 0.125, 0.5)]),
        Case(testDescription: "a tiny duration", timing: timing(1e-300) { $0.repeats(count: .infinity) }, progress: [(2e-300, 0), (2.5e-300, 0.5)]),
        Case(testDescription: "a huge duration", timing: timing(1e300) { _ in }, progress: [(5e299, 0.5), (1e300, 1)]),
        Case(testDescription: "at once", timing: timing(0) { $0.beginTime = 2 }, progress: [(1.999, 0), (2, 1), (3, 1)]),
        Case(testDescription: "at once, there and back", timing: timing(0) { $0.autoreverses = true }, progress: [(-1, 0), (0, 0), (1, 0)]),
    ]

    @Test(arguments: coreAnimation) func progress(_ sample: Case) {
        for (time, progress) in sample.progress {
            #expect(abs(sample.timing.moment(atParent: time).progress - progress) < 1e-9, "at \(time)")
        }
    }

    @Test func layersConvertTimes() {
        let root = Self.timing(.infinity) { ($0.speed, $0.timeOffset) = (2, 3) }
        let child = Self.timing(.infinity) { ($0.speed, $0.timeOffset) = (4, 5) }
        #expect(child.localTime(atParent: 10) == 45)
        #expect(child.parentTime(atLocal: 10) == 1.25)
        var late = root, later = child
        (late.beginTime, later.beginTime) = (1, 6)
        #expect(late.localTime(atParent: 10) == 21)
        #expect(late.parentTime(atLocal: 10) == 4.5)
        #expect(later.localTime(atParent: late.localTime(atParent: 10)) == 65)
        #expect(late.parentTime(atLocal: later.parentTime(atLocal: 10)) == 3.125)
        #expect(later.parentTime(atLocal: 10) == 7.25)
        let slow = Self.timing(.infinity) { ($0.speed, $0.timeOffset, $0.beginTime) = (0.5, 7, 8) }
        // Before it begins a layer's own time is 0.
        #expect([7.0, 8, 10].map(slow.localTime) == [0, 7, 8])
        #expect(slow.localTime(atParent: later.parentTime(atLocal: 10)) == 0)
        #expect(later.localTime(atParent: slow.parentTime(atLocal: 10)) == 37)
        let still = Self.timing(.infinity) { ($0.speed, $0.timeOffset, $0.beginTime) = (0, 7, 8) }
        #expect(still.localTime(atParent: 10) == 7)
        #expect(still.parentTime(atLocal: 10) == 0)
        #expect(late.parentTime(atLocal: still.parentTime(atLocal: 10)) == -0.5)
    }

    @Test func fillsCoverTheirPhases() {
        let phases: [MediaTiming.Phase] = [.before, .active, .after]
        #expect(phases.map(MediaTiming.Fill.removed.covers) == [false, true, false])
        #expect(phases.map(MediaTiming.Fill.backwards.covers) == [true, true, false])
        #expect(phases.map(MediaTiming.Fill.forwards.covers) == [false, true, true])
        #expect(phases.map(MediaTiming.Fill.both.covers) == [true, true, true])
    }

    @Test(arguments: WebTiming.cases) func webAnimations(_ sample: WebTiming) {
        let timing = sample.timing
        func check(_ time: Double, _ expected: WebTiming.Place?, _ phase: String) {
            guard let expected else { return }
            let moment = timing.moment(atLocal: time, isBackwards: sample.isBackwards)
            #expect(moment.progress == expected.progress, "\(phase)")
            #expect(moment.completedCycles == expected.iteration, "\(phase)")
        }
        check(-1, sample.before, "before")
        check(sample.isBackwards ? timing.activeDuration : 0, sample.active, "active")
        if timing.activeDuration.isFinite { check(timing.activeDuration + 1000, sample.after, "after") }
    }

    @Test func webActiveTimes() {
        #expect(Self.timing(1000) { _ in }.moment(atParent: 500).progress == 0.5)
        #expect(Self.timing(1000) { $0.beginTime = 500 }.moment(atParent: 1000).progress == 0.5)
        #expect(Self.timing(1000) { $0.beginTime = -500 }.moment(atParent: 0).progress == 0.5)
        let fractional = Self.timing(1000) { ($0.cycles, $0.beginTime) = (2.3, 500) }.moment(atParent: 1e6)
        #expect(fractional.completedCycles == 2 && abs(fractional.progress - 0.3) < 1e-9)
        let early = Self.timing(1000) { ($0.cycles, $0.beginTime, $0.endDelay) = (2.3, 500, -800) }.moment(atParent: 1e6)
        #expect(early.completedCycles == 1 && abs(early.progress - 0.5) < 1e-9)
        let never = Self.timing(1000) { ($0.cycles, $0.beginTime, $0.endDelay) = (2.3, 500, -2500) }.moment(atParent: 1e6)
        #expect(never.completedCycles == 0 && never.progress == 0)
    }

    @Test func ends() {
        #expect(Self.timing(2) { ($0.beginTime, $0.speed) = (1, 4) }.endTime == 1.5)
        #expect(Self.timing(2) { $0.autoreverses = true; $0.repeats(count: 3) }.endTime == 12)
        #expect(Self.timing(2) { $0.repeats(count: .infinity) }.endTime == .infinity)
        #expect(Self.timing(2) { ($0.beginTime, $0.speed, $0.timeOffset) = (20, -1, 2) }.endTime == 22)
    }
}

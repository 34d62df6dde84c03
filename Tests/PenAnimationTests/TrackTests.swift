// Values of properties over time.

import PenAnimation
import PenGeometry
import Testing

struct TrackTests {
    private func timing(_ duration: Double, _ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
        var timing = MediaTiming(duration: duration)
        timing.fill = .forwards
        change(&timing)
        return timing
    }

    private func value(_ base: Double, _ animations: PropertyAnimation<Double>..., at time: Double) -> Double {
        var track = Track(base)
        for animation in animations { track.add(animation) }
        return track.value(at: time)
    }

    @Test func endsInAllCombinations() {
        func ends(_ from: Double?, _ to: Double?, _ by: Double?) -> [Double] {
            let ends = AnimationEnds(from: from, to: to, by: by).resolved(current: 7)
            return [ends.start, ends.end]
        }
        #expect(ends(1, 2, nil) == [1, 2] && ends(1, 2, 5) == [1, 2])
        #expect(ends(1, nil, 5) == [1, 6] && ends(nil, 2, 5) == [-3, 2])
        #expect(ends(1, nil, nil) == [1, 7] && ends(nil, 2, nil) == [7, 2] && ends(nil, nil, 5) == [7, 12])
        #expect(ends(nil, nil, nil) == [7, 7])
    }

    /// Core Animation's numbers.
    @Test func rectangles() {
        func middle(_ ends: AnimationEnds<Rect>, _ current: Rect = Rect(x: 0, y: 0, width: 0, height: 0)) -> [Double] {
            let (start, end) = ends.resolved(current: current)
            return Rect.interpolation(from: start, to: end)(0.5).components
        }
        func close(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 } }
        #expect(close(middle(.init(by: Rect(x: 2, y: 4, width: 20, height: 40)), Rect(x: 10, y: 20, width: 100, height: 80)), [11, 22, 110, 100]))
        #expect(close(middle(.init(to: Rect(x: 0.5, y: 0.6, width: 0.7, height: 0.8), by: Rect(x: 0.2, y: 0.2, width: 0.2, height: 0.2))), [0.4, 0.5, 0.6, 0.7]))
        #expect(close(middle(.init(from: Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4), by: Rect(x: 0.2, y: 0.1, width: 0.4, height: 0.2))), [0.2, 0.25, 0.5, 0.5]))
    }

    /// The value has been followed by as many ends of cycles as were completed.
    @Test func cumulative() {
        var there = PropertyAnimation(timing(1) { $0.cycles = 3 }, from: 10.0, to: 20)
        there.isCumulative = true
        #expect(value(0, there, at: 1.5) == 35)
        var back = PropertyAnimation(timing(1) { ($0.cycles, $0.autoreverses) = (2, true) }, from: 10.0, to: 20)
        back.isCumulative = true
        #expect(value(0, back, at: 2.5) == 25)
    }

    @Test func additiveAnimationsComeLast() {
        var adding = PropertyAnimation(timing(1), from: 0.0, to: 0.4)
        adding.isAdditive = true
        let replacing = PropertyAnimation(timing(1), from: 0.0, to: 0.4)
        #expect(value(0.2, adding, replacing, at: 0.5) == 0.4)
        #expect(abs(value(0.5, adding, at: 1) - 0.9) < 1e-12)
    }

    @Test func alongPaths() throws {
        let motion = try #require(try PathMotion(along: Path.parse(svg: "M0 0 L10 20").path))
        func position(_ base: Point, additive: Bool, cumulative: Bool, at time: Double) -> Point {
            var animation = PropertyAnimation<Point>(timing(1) { $0.cycles = cumulative ? 3 : 1 }) { motion.position(at: $0) }
            (animation.isAdditive, animation.isCumulative) = (additive, cumulative)
            var track = Track(base)
            track.add(animation)
            return track.value(at: time)
        }
        #expect(position(Point(50, 60), additive: true, cumulative: false, at: 0.5) == Point(55, 70))
        #expect(position(Point(50, 60), additive: false, cumulative: true, at: 1.5) == Point(15, 30))
        #expect(position(Point(50, 60), additive: true, cumulative: true, at: 1.5) == Point(65, 90))
    }

    /// Groups cut their children off at their own end, and do not stretch them.
    @Test func groups() {
        func inGroup(_ group: GroupTiming, _ child: PropertyAnimation<Double>, at time: Double) -> Double {
            var child = child
            child.groups = [GroupClock(group)]
            return value(-1, child, at: time)
        }
        func group(_ duration: Double, _ change: (inout MediaTiming) -> Void = { _ in }, easing: TimingFunction = .linear) -> GroupTiming {
            GroupTiming(timing(duration, change), easing: easing)
        }
        #expect(inGroup(group(0.5), PropertyAnimation(timing(2), from: 1, to: 0), at: 1) == 0.75)
        #expect(inGroup(group(0.5), PropertyAnimation(timing(4) { $0.fill = .removed }, from: 0, to: 100), at: 2) == 12.5)
        #expect(inGroup(group(1), PropertyAnimation(timing(0.3), from: 1, to: 0), at: 2) == 0)
        #expect(inGroup(group(2) { $0.speed = 2 }, PropertyAnimation(timing(2), from: 0, to: 1), at: 0.25) == 0.25)
        var eased = PropertyAnimation(timing(1), from: 0.0, to: 1)
        eased.easing = .easeOut
        let expected = CubicTiming.easeOut.value(at: CubicTiming.easeIn.value(at: 0.5))
        #expect(inGroup(group(1, easing: .easeIn), eased, at: 0.5) == expected)
    }

    @Test func stepsAndAnimationsInTheOrderInWhichTheyWereSaid() {
        var track = Track(1.0)
        #expect(track.isStill)
        track.add(PropertyAnimation(timing(2) { $0.beginTime = 1 }, from: 10, to: 20))
        track.set(5, at: 4)
        track.add(PropertyAnimation(timing(1) { ($0.beginTime, $0.fill) = (6, .removed) }, from: 0, to: 100))
        #expect([0, 1, 2, 3, 3.5, 4, 6.5, 7].map(track.value) == [1, 10, 15, 20, 20, 5, 50, 5])
        #expect(!track.isStill)
    }

    /// Each leaves what it has added, but for the one that is removed; those that never end go on.
    @Test func manyAdditions() {
        var track = Track(100.0)
        func add(_ begin: Double, _ change: (inout MediaTiming) -> Void = { _ in }) {
            var animation = PropertyAnimation(timing(1) { $0.beginTime = begin; change(&$0) }, from: 0, to: 1)
            animation.isAdditive = true
            track.add(animation)
        }
        for i in 0..<5 { add(Double(i)) }
        add(2) { $0.fill = .removed }
        add(3) { $0.duration = 4 }
        add(5) { $0.cycles = .infinity }
        add(6)
        #expect([0, 0.5, 1, 2.5, 3.5, 5, 5.5, 6.5, 7.5, 20].map(track.value) == [100, 100.5, 101, 103, 103.625, 105.5, 106.125, 106.875, 107.5, 107])
    }

    /// Straight components, not premultiplied; lists of different lengths have nothing between them.
    @Test func lists() {
        #expect([Double].interpolation(from: [1, 0, 0, 1], to: [0, 0, 1, 1])(0.5) == [0.5, 0, 0.5, 1])
        let unlike = [Double].interpolation(from: [1, 2], to: [3])
        #expect(unlike(0.999) == [1, 2] && unlike(1) == [3])
        #expect(Bool.interpolation(from: false, to: true)(0.5) == false)
    }

    /// Rotations are numbers: two turns are two turns.
    @Test func overshoot() {
        #expect(Double.interpolation(from: 0, to: 4 * .pi)(0.25) == .pi)
        #expect(Double.interpolation(from: 0, to: 10)(1.2) == 12)
        #expect(Double.interpolation(from: 0.1, to: 0.7)(1) == 0.7)
    }
}

// The time of a picture that plays; the world's clock is the test's own.

import Testing
@testable import pen

struct PlayClockTests {
    private func at(_ seconds: Double) -> UInt64 { UInt64(1_000 * 1e9 + seconds * 1e9) }

    /// A clock that has begun at 0.
    private func running(from start: Double = 0, to end: Double = .infinity, loops: Bool = false, speed: Double = 1) -> PlayClock {
        var clock = PlayClock(from: start, to: end, loops: loops, speed: speed)
        clock.go(at: at(0))
        return clock
    }

    private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    @Test(arguments: [(1.0, 2.5), (0.5, 1.25), (2.0, 5.0), (1000.0, 2500.0)])
    func itGoesWithTheWorldsClock(speed: Double, expected: Double) {
        #expect(isClose(running(speed: speed).position(at: at(2.5)), expected))
    }

    @Test func itEndsOnce() {
        let clock = running(from: 1, to: 3)
        #expect(isClose(clock.position(at: at(0)), 1) && !clock.isOver(at: at(1.999)))
        #expect(clock.position(at: at(2)) == 3 && clock.isOver(at: at(2)) && clock.position(at: at(1e6)) == 3)
    }

    @Test func loopsBeginAgainAtTheirStart() {
        let clock = running(from: 1, to: 3, loops: true)
        for (time, expected) in [(0.5, 1.5), (1.75, 2.75), (2.25, 1.25), (20.5, 1.5), (1e6 + 1, 2)] { #expect(isClose(clock.position(at: at(time)), expected)) }
        #expect(!clock.isOver(at: at(1e6)))
    }

    /// Nothing can be repeated of what has no length, or no end.
    @Test(arguments: [(2.0, 2.0), (3.0, 2.0), (0.0, Double.infinity)])
    func whatHasNoLengthDoesNotLoop(start: Double, end: Double) {
        let clock = running(from: start, to: end, loops: true)
        #expect(!clock.loops && clock.position(at: at(1)) == min(start + 1, end))
    }

    @Test func whileItStandsNoTimePasses() {
        var clock = running(to: 10)
        clock.halt(at: at(2))
        #expect(clock.position(at: at(7)) == 2 && !clock.isRunning && !clock.isOver(at: at(100)))
        clock.go(at: at(7))
        #expect(isClose(clock.position(at: at(8)), 3))
    }

    @Test func anotherSpeedHoldsFromThenOn() {
        var clock = running()
        clock.change(speedBy: 2, at: at(1))
        #expect(isClose(clock.position(at: at(2)), 3))
        for _ in 1...100 { clock.change(speedBy: 2, at: at(2)) }
        #expect(clock.speed.isFinite && isClose(clock.position(at: at(2)), 3))
    }

    /// Frames are sixtieths of a second; a step ends at the next one.
    @Test func stepsGoFromFrameToFrame() {
        var clock = running(to: 1)
        clock.step(forwards: true, at: at(0.505))
        #expect(isClose(clock.position(at: at(9)), 31 / 60.0))
        for count in 32...60 {
            clock.step(forwards: true, at: at(9))
            #expect(isClose(clock.position(at: at(9)), Double(count) / 60))
        }
        clock.step(forwards: true, at: at(9))
        #expect(clock.position(at: at(9)) == 1)
        clock.step(forwards: false, at: at(9))
        #expect(isClose(clock.position(at: at(9)), 59 / 60.0))
        for _ in 0...60 { clock.step(forwards: false, at: at(9)) }
        #expect(clock.position(at: at(9)) == 0)
    }

    @Test func atTheEndItGoesOnWithTheBeginning() {
        var clock = running(from: 1, to: 2)
        for _ in 0...60 { clock.step(forwards: true, at: at(0)) }
        #expect(clock.position(at: at(5)) == 2 && !clock.isOver(at: at(5)))
        clock.go(at: at(5))
        #expect(isClose(clock.position(at: at(5.25)), 1.25))
    }

    /// The world's clock may not be the same on all processors.
    @Test func anEarlierMomentIsTheSame() { #expect(running(from: 2).position(at: at(-1)) == 2) }
}

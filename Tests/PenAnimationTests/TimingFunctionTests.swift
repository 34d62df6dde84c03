// Easings.

import Foundation
import PenAnimation
import Testing

struct TimingFunctionTests {
    @Test(arguments: CubicFact.all) func cubicHeights(_ fact: CubicFact) throws {
        let c = fact.control
        let curve = try #require(CubicTiming(c[0], c[1], c[2], c[3]))
        for (x, y) in fact.heights { #expect(abs(curve.value(at: x) - y) < 1e-9, "at \(x)") }
    }

    /// Where one easing feeds another, the curve goes on along its tangent (Web Platform Tests, css-easing).
    @Test(arguments: [
        ([0.5, 1, 0.5, 0], 1.2, 1.4), ([0.5, 1, 0.5, 0], -0.2, -0.4), ([0, 1.5, 1, 1.5], 1.3, 1), ([0, -0.5, 1, -0.5], -0.3, 0),
    ]) func beyondTheEnds(control c: [Double], x: Double, y: Double) throws {
        #expect(abs(try #require(CubicTiming(c[0], c[1], c[2], c[3])).value(at: x) - y) < 1e-9)
    }

    /// Newton's method alone gives 1.73, 0.003, or leaves 0…1 here. The first value is by bisection in rational numbers;
    /// what is given elsewhere, 0.98176737, has five digits right.
    @Test func nearlyUprightCurves() throws {
        #expect(abs(CubicTiming.easeOut.value(at: 0.8963999999999942) - 0.9817882980606412) < 1e-9)
        #expect(abs(try #require(CubicTiming(0, 1, 0, 1)).value(at: 0.001) - 0.271) < 0.002)
        let steep = try #require(CubicTiming(1, 0, 0, 1))
        var before = 0.0
        for i in 0...10_000 {
            let y = steep.value(at: Double(i) / 10_000)
            #expect(y >= before && y <= 1)
            before = y
        }
    }

    @Test func curvesThatAreNoFunctions() {
        #expect(CubicTiming(1.1, 0, 0, 1) == nil)
        #expect(CubicTiming(0, 0, -0.1, 1) == nil)
        #expect(CubicTiming(.nan, 0, 0, 1) == nil)
        #expect(CubicTiming(0, .infinity, 0, 1) == nil)
    }

    /// The tables of CSS Easing Functions Level 1.
    @Test func steps() throws {
        func values(_ count: Int, _ position: StepTiming.Position) throws -> [Double] {
            let steps = try #require(StepTiming(count, position))
            return [0, 0.2, 0.25, 0.5, 0.75, 0.99, 1].map(steps.value)
        }
        #expect(try values(4, .jumpEnd) == [0, 0, 0.25, 0.5, 0.75, 0.75, 1])
        #expect(try values(4, .jumpStart) == [0.25, 0.25, 0.5, 0.75, 1, 1, 1])
        #expect(try values(3, .jumpBoth) == [0.25, 0.25, 0.25, 0.5, 0.75, 0.75, 1])
        #expect(try values(5, .jumpNone) == [0, 0.25, 0.25, 0.5, 0.75, 1, 1])
        #expect(StepTiming(0) == nil && StepTiming(1, .jumpNone) == nil)
    }

    /// Examples of CSS Easing Functions Level 2.
    @Test func straightPieces() throws {
        let bend = try #require(LinearTiming([0, 0.8, 1], at: [nil, 0.25, nil]))
        #expect([0, 0.125, 0.25, 0.625, 1].map(bend.value) == [0, 0.4, 0.8, 0.9, 1])
        let even = try #require(LinearTiming([0, 0.25, 1]))
        #expect(even.value(at: 0.5) == 0.25)
        #expect(even.value(at: -1) == -0.5 && even.value(at: 2) == 2.5)
        // At 0.5 there is a jump, and the later stop counts.
        let jump = try #require(LinearTiming([0, 0.2, 0.8, 1], at: [0, 0.5, 0.5, 1]))
        #expect(jump.value(at: 0.5) == 0.8 && abs(jump.value(at: 0.4999999999) - 0.2) < 1e-9)
        // A stop before its predecessor moves there.
        #expect(try #require(LinearTiming([0, 0.5, 1], at: [0, 0.6, 0.4])).stops.map(\.input) == [0, 0.6, 0.6])
        #expect(LinearTiming([1]) == nil && LinearTiming([0, .nan]) == nil && LinearTiming([0, 1], at: [0]) == nil)
    }

    @Test(arguments: Easing.Family.allCases) func namedEasings(_ family: Easing.Family) {
        let (rising, falling, both) = (Easing(family, .in), Easing(family, .out), Easing(family, .inOut))
        for easing in [rising, falling, both] { #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1) }
        #expect(abs(both.value(at: 0.5) - 0.5) < 1e-9)
        for i in 1..<100 {
            let x = Double(i) / 100
            #expect(abs(rising.value(at: x) - (1 - falling.value(at: 1 - x))) < 1e-12, "out is in, turned round")
            #expect(abs(both.value(at: x) - (1 - both.value(at: 1 - x))) < 1e-12)
        }
    }

    /// From the formulas, with their usual constants.
    @Test func valuesOfNamedEasings() {
        func value(_ family: Easing.Family, _ x: Double) -> Double { Easing(family, .in).value(at: x) }
        #expect(abs(value(.sine, 1.0 / 3) - (1 - 3.0.squareRoot() / 2)) < 1e-12)
        #expect(value(.quad, 0.5) == 0.25 && value(.cubic, 0.5) == 0.125 && value(.quart, 0.5) == 0.0625 && value(.quint, 0.5) == 0.03125)
        #expect(abs(value(.expo, 0.5) - 0.03125) < 1e-12)
        #expect(abs(value(.circ, 0.6) - 0.2) < 1e-12)
        #expect(abs(value(.back, 0.5) - (2.70158 * 0.125 - 1.70158 * 0.25)) < 1e-12)
        #expect(abs(Easing(.back, .inOut).value(at: 0.25) - 0.5 * (0.25 * (3.5949095 * 0.5 - 2.5949095))) < 1e-9)
        // Falls a unit, then comes up to 3/4, 15/16 and 63/64 of it.
        #expect([1, 2, 2.5].map { Easing(.bounce, .out).value(at: $0 / 2.75) }.allSatisfy { abs($0 - 1) < 1e-12 })
        #expect(abs(Easing(.bounce, .out).value(at: 1.5 / 2.75) - 0.75) < 1e-12)
        // Zero at every half period before the end.
        for k in 1...5 { #expect(abs(value(.elastic, 1.075 - 0.15 * Double(k))) < 1e-12) }
        #expect(abs(value(.elastic, 0.85) - -exp2(-1.5) * sin(-0.225 * 2 * .pi / 0.3)) < 1e-12)
    }

    @Test func springsArriveAtTheirTarget() {
        let spring = Spring(), easing = TimingFunction.spring(spring, duration: spring.settlingDuration)
        #expect(easing(1) == 1 && easing(0) == 0)
        #expect(easing(0.5) == spring.value(at: spring.settlingDuration / 2))
    }
}

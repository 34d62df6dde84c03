// Keyframes, and going along paths.

import PenAnimation
import PenGeometry
import Testing

struct KeyframeTests {
    private func cubic(_ values: [Double], at times: [Double]? = nil, paced: Bool = false, _ change: (inout [CubicKeyframes<Double>.Shape]) -> Void = { _ in }) throws -> CubicKeyframes<Double> {
        var shapes = Array(repeating: CubicKeyframes<Double>.Shape(), count: values.count)
        change(&shapes)
        return try CubicKeyframes(values, at: times, isPaced: paced, shapes: shapes)
    }

    /// As in Core Animation.
    @Test func cubicValues() throws {
        let values = [0.0, 1, 4, 9], times = [0, 0.25, 0.75, 1]
        #expect(try cubic(values, at: times).value(at: 0.5) == 2.25)
        #expect(try cubic(values, at: times) { $0[1].tension = 1; $0[2].tension = 1 }.value(at: 0.5) == 2.5)
        #expect(try cubic(values, at: times) { $0[1].continuity = 1 }.value(at: 0.5) == 2.125)
        #expect(try cubic(values, at: times) { $0[2].bias = 1 }.value(at: 0.5) == 2.375)
        #expect(try cubic([0, 10, 10]).value(at: 0.75) == 10.625)
        #expect(try CubicKeyframes([Point(0, 0), Point(10, 0), Point(10, 30)]).value(at: 0.75) == Point(10.625, 13.125))
        #expect(try cubic([0, 1]).value(at: 0.5) == 0.5)
        #expect(try cubic([7]).value(at: 0.5) == 7)
    }

    @Test func cubicPacedValues() throws {
        let corners = [Point(0, 0), Point(20, 80), Point(100, 20), Point(120, 100)]
        let p = try CubicKeyframes(corners, isPaced: true).value(at: 0.35)
        #expect(abs(p.x - 26.365239) < 1e-6 && abs(p.y - 79.03654) < 1e-5)
        #expect(abs(try cubic([0, 80, 20, 100], paced: true).value(at: 0.35) - 79.382188) < 1e-6)
        #expect(abs(try cubic([3, 3, 3], paced: true).value(at: 0.4) - 3) < 1e-12)
    }

    @Test func linearAndDiscreteValues() throws {
        #expect(try Keyframes([Point(0, 0), Point(6, 8), Point(6, 38)], mode: .paced).value(at: 0.5) == Point(6, 18))
        #expect(try Keyframes([0.0, 10, 100], at: [0, 0.8, 1]).value(at: 0.25) == 3.125)
        let steps = try Keyframes([10.0, 20], at: [0, 0.25, 1], mode: .discrete)
        #expect(steps.value(at: 0.2) == 10 && steps.value(at: 0.3) == 20 && steps.value(at: 1) == 20)
        #expect(try Keyframes([10.0, 20], mode: .discrete).value(at: 0.3) == 10)
        let begins = try Keyframes([10.0, 20], at: [0, 0.4], mode: .discrete)
        #expect(begins.value(at: 0.39) == 10 && begins.value(at: 0.4) == 20 && begins.value(at: 1) == 20)
    }

    /// From below the first of equal times counts, at and after them the last.
    @Test func equalTimes() throws {
        let jump = try Keyframes([0.0, 1, 5, 6], at: [0, 0.5, 0.5, 1])
        #expect(abs(jump.value(at: 0.5 - 1e-12) - 1) < 1e-9)
        #expect(jump.value(at: 0.5) == 5)
        let atEnd = try Keyframes([0.0, 1, 5], at: [0, 1, 1])
        #expect(atEnd.value(at: 1) == 5)
        #expect(abs(atEnd.value(at: 0.999) - 0.999) < 1e-12)
        let atStart = try Keyframes([0.0, 1, 5], at: [0, 0, 1])
        #expect(atStart.value(at: 0) == 1 && atStart.value(at: 0.5) == 3)
    }

    @Test func easingsOfSegments() throws {
        let one = try Keyframes([0.0, 10, 20], easings: [.easeIn])
        let two = try Keyframes([0.0, 10, 20], easings: [.easeIn, .easeOut])
        #expect(one.value(at: 0.75) == 10 + 10 * CubicTiming.easeIn.value(at: 0.5))
        #expect(two.value(at: 0.75) == 10 + 10 * CubicTiming.easeOut.value(at: 0.5))
    }

    /// Core Animation ignores these and spaces evenly; here they are told, since they are mistakes.
    @Test(arguments: [
        ([0, 1], KeyframeError.wrongCount(times: 2, wanted: 3)), ([-1, 0.5, 1], .timeOutOfOrder(index: 0)), ([0.2, 0.5, 1], .wrongEnds),
        ([0, 0.5, 0.8], .wrongEnds), ([0, 0.75, 0.5], .timeOutOfOrder(index: 2)), ([0, .nan, 1], .timeOutOfOrder(index: 1)),
    ]) func invalidTimes(times: [Double], error: KeyframeError) {
        #expect(throws: error) { try Keyframes([0.0, 10, 100], at: times) }
        #expect(throws: error) { try CubicKeyframes([0.0, 10, 100], at: times) }
    }

    @Test func otherFaults() {
        #expect(throws: KeyframeError.noValues) { try Keyframes([Double]()) }
        #expect(throws: KeyframeError.wrongEasingCount(easings: 3, wanted: 2)) { try Keyframes([0.0, 1, 2], easings: [.linear, .linear, .linear]) }
        #expect(throws: KeyframeError.wrongCount(times: 2, wanted: 3)) { try Keyframes([10.0, 20, 30], at: [0, 1], mode: .discrete) }
    }
}

struct PathMotionTests {
    private let corner = Path.parse(svg: "M0 0 L10 0 L10 90").path
    private let arch = Path.parse(svg: "M0 0 C0 100 100 100 100 0").path

    private func position(_ path: Path, _ mode: PathMotion.Mode, _ progress: Double, at times: [Double]? = nil, easings: [TimingFunction] = []) throws -> Point {
        try #require(try PathMotion(along: path, mode: mode, at: times, easings: easings)).position(at: progress)
    }

    private func expect(_ p: Point, _ x: Double, _ y: Double, tolerance: Double = 1e-9, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(p.distance(to: Point(x, y)) <= tolerance, "\(p)", sourceLocation: sourceLocation)
    }

    @Test func linear() throws {
        expect(try position(corner, .linear, 0.25), 5, 0)
        expect(try position(corner, .linear, 0.25, at: [0, 0.8, 1]), 3.125, 0)
        expect(try position(corner, .linear, 0.25, easings: [.easeIn, .easeOut]), 3.153568, 0, tolerance: 1e-6)
        expect(try position(arch, .linear, 0.25), 15.625, 56.25)
        expect(try position(Path.parse(svg: "M0 0 L10 0 L0 10 Z").path, .linear, 5.0 / 6), 0, 5)
    }

    @Test func paced() throws {
        expect(try position(corner, .paced, 0.25), 10, 15)
        expect(try position(corner, .paced, 0.5), 10, 40)
        expect(try position(arch, .paced, 0.25), 10.647822, 48.460465, tolerance: 0.15)
        // By symmetry, to the last digits.
        expect(try position(arch, .paced, 0.5), 50, 75, tolerance: 1e-9)
    }

    @Test func discrete() throws {
        expect(try position(corner, .discrete, 0.75), 10, 0)
        expect(try position(corner, .discrete, 1), 10, 90)
    }

    @Test(arguments: [PathMotion.Mode.linear, .paced]) func movesAreJumps(mode: PathMotion.Mode) throws {
        let gap = Path.parse(svg: "M0 0 L10 0 M100 100 L100 110").path
        expect(try position(gap, mode, 0.25), 5, 0)
        expect(try position(gap, mode, 0.5), 100, 100)
    }

    @Test func rotations() throws {
        func angle(_ path: Path, _ rotation: PathMotion.Rotation, _ progress: Double) throws -> Double {
            try #require(try PathMotion(along: path, rotation: rotation)).angle(at: progress)
        }
        #expect(try angle(corner, .none, 0.9) == 0)
        #expect(try angle(corner, .auto, 0) == 0)
        // At the corner the segment that leaves it.
        #expect(try angle(corner, .auto, 0.1) == .pi / 2)
        #expect(try angle(corner, .reverse, 0.5) == -.pi / 2)
        #expect(try angle(corner, .fixed(1), 0.5) == 1)
        // The first control point is the start: the tangent is towards the second.
        #expect(abs(try angle(Path.parse(svg: "M0 0 C0 0 10 10 20 0").path, .auto, 0) - .pi / 4) < 1e-9)
    }

    @Test func pathsWithoutLength() throws {
        let nowhere = try PathMotion(along: Path())
        #expect(nowhere == nil)
        expect(try position(Path.parse(svg: "M3 4").path, .paced, 0.5), 3, 4)
        expect(try position(Path.parse(svg: "M3 4 L3 4").path, .paced, 0.5), 3, 4)
        expect(try position(Path.parse(svg: "M3 4 L3 4 L5 4").path, .paced, 0.5), 4, 4)
    }

    @Test func beyondTheEnds() throws {
        expect(try position(corner, .paced, -0.5), 0, 0)
        expect(try position(corner, .linear, 1.5), 10, 90)
    }

    @Test func faults() {
        #expect(throws: KeyframeError.wrongCount(times: 2, wanted: 3)) { try PathMotion(along: corner, mode: .linear, at: [0, 1]) }
        #expect(throws: KeyframeError.wrongEasingCount(easings: 3, wanted: 2)) { try PathMotion(along: corner, easings: [.linear, .linear, .linear]) }
    }
}

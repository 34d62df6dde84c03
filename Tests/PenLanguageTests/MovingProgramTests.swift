// The tutorials' programs that move: where things are at named times, from the tutorials' formulas.

import Foundation
import PenAnimation
import PenGeometry
import PenScene
import Testing

@testable import PenLanguage

@Suite struct MovingProgramTests {
    private func run(_ name: String) throws -> ScriptRun {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let run = ScriptRun(try String(contentsOf: tests.appending(path: "Suite/moving/\(name).pen"), encoding: .utf8))
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics.map(\.message))")
        return run
    }

    private func shapes(_ run: ScriptRun, at time: Double) -> [DrawnShape] {
        run.scene.frame(at: time).operations.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }

    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance * max(1, abs(b)) }
    private func near(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) <= 1e-9 * max(1, b.length) }

    /// Three quarters of a circle of 100, drawn in three seconds.
    @Test func strokeEndGrows() throws {
        let run = try run("stroke-end")
        #expect(shapes(run, at: 0).isEmpty)
        for time in [0.75, 1.5, 2.25] {
            let drawn = try #require(shapes(run, at: time).first?.strokePath)
            let start = try #require(drawn.start)
            #expect(near(drawn.length, 150 * .pi * time / 3, 1e-7) && near(start, Point(200, 300)))
        }
        #expect(shapes(run, at: 3).first?.strokePath == nil && shapes(run, at: 99).count == 1)
        #expect(run.scene.endTime == 3 && run.scene.posterTime == 3)
    }

    /// It shrinks from its start, two seconds late.
    @Test func strokeStartGrows() throws {
        let run = try run("stroke-start")
        for time in [0.0, 1, 2] { #expect(shapes(run, at: time).count == 1 && shapes(run, at: time)[0].strokePath == nil) }
        let half = try #require(shapes(run, at: 3.5).first?.strokePath)
        let end = try #require(half.end)
        #expect(near(half.length, 75 * .pi, 1e-7) && near(end, Point(300, 200)))
        #expect(shapes(run, at: 5).isEmpty)
        // The last moment at which all of it is there.
        #expect(run.scene.posterTime == 2)
    }

    /// The edge goes from 400 to 836, the bulge from 600 to 736, evenly in five seconds.
    @Test func curtainTurnsInsideOut() throws {
        let run = try run("morph")
        for time in [0.0, 1, 2.5, 4, 5, 6] {
            let path = try #require(shapes(run, at: time).first?.path), f = min(time / 5, 1)
            let edge = 400 + 436 * f, bulge = 600 + 136 * f
            #expect(path.bounds.minX == 0 && path.bounds.maxX == 414)
            #expect(path.points.contains { near($0, Point(207, bulge)) } && path.points.filter { near($0.y, edge) }.count == 2)
        }
    }

    /// At constant speed along the curve, turned along its tangent.
    @Test func carFollowsTheCurve() throws {
        let run = try run("car"), p = [Point(20, 200), Point(100, 100), Point(200, 300), Point(300, 200)]
        func road(_ t: Double) -> Point {
            let s = 1 - t
            return p[0] * (s * s * s) + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t) + p[3] * (t * t * t)
        }
        let steps = 20_000
        var lengths = [0.0]
        for i in 1...steps { lengths.append(lengths[i - 1] + road(Double(i) / Double(steps)).distance(to: road(Double(i - 1) / Double(steps)))) }
        let car = try #require((0..<run.scene.layerCount).map { LayerID(index: Int32($0)) }.first { run.scene[$0].name == "car" })
        for time in [0.5, 1, 2, 3.5] {
            let i = try #require(lengths.firstIndex { $0 >= lengths[steps] * time / 4 }), t = Double(i) / Double(steps)
            let layer = run.scene[car, at: time]
            let position = try #require(layer.position)
            #expect(position.distance(to: road(t)) < 0.05)
            let ahead = road(t + 1e-6) - road(t - 1e-6)
            #expect(abs(layer.rotation - atan2(ahead.y, ahead.x)) < 1e-3)
        }
        #expect(run.scene[car, at: 4].position == Point(300, 200))
    }

    /// Two circles and their joint, until the distance is 220; then one circle that springs home.
    @Test func badgeIsPulledOff() throws {
        let run = try run("metaball"), home = Point(60, 250), far = Point(220, 40)
        func badge(_ time: Double) throws -> Path { try #require(shapes(run, at: time).first { $0.fill == .color(Color(red: 1, green: 0, blue: 0)) }).path }
        func center(_ time: Double) throws -> Point { try badge(time).subpaths[0].bounds.center }
        let still = try badge(0), half = try badge(0.5), pulled = try center(0.5)
        #expect(near(try center(0), home) && still.subpaths.count == 2)
        #expect(near(pulled, home.lerp(to: far, 0.5)) && half.subpaths.count == 3)
        #expect(near(half.subpaths[1].bounds.width, 2 * (20 - home.distance(to: pulled) / 20)))
        // easeInOut has passed 220 of 264 by then, and the joint is gone for good.
        let torn = try badge(0.95)
        #expect(torn.subpaths.count == 1)
        #expect(near(try center(1), far))
        let spring = TimingFunction.spring(Spring(dampingRatio: 0.3, settlingAfter: 0.5), duration: 0.5)
        for time in [0.05, 0.1, 0.2, 0.4] {
            let here = try center(1 + time)
            #expect(near(here, far.lerp(to: home, spring(time / 0.5))))
        }
        let healed = try badge(1.5)
        #expect(near(try center(1.5), home) && healed.subpaths.count == 2)
    }

    /// One number from 0 to 1 in two seconds and back, for ever.
    @Test func arrowsCloseIn() throws {
        let run = try run("pull-to-refresh")
        func path(_ time: Double) throws -> Path { try #require(shapes(run, at: time).first).path }
        let quarter = try path(0.5).points
        // At a quarter the strokes have come half way to the middle, 25 long: from (50, 77.5 + 25) to (50, 77.5).
        #expect(near(quarter[0], Point(50, 102.5)) && near(quarter[1], Point(50, 77.5)))
        let back = try path(3.5).points, late = try path(1000.5).points
        #expect(back.count == quarter.count && zip(back, quarter).allSatisfy { near($0, $1) })
        #expect(near(late[1], Point(50, 77.5)))
        // At the end both halves of the circle about the middle are closed.
        let arcs = try path(2).subpaths.filter { $0.length > 10 }
        #expect(arcs.count == 2 && arcs.allSatisfy { near($0.length, 10 * .pi) })
        #expect(run.scene.endTime == .infinity && run.scene.showTime == 4)
    }

    /// Five slices open together, slower and slower, in five shades.
    @Test func slicesOpen() throws {
        let run = try run("pie"), ends = [72.0, 90, 120, 180, 360], starts = [0.0, 72, 90, 120, 180]
        for time in [0.75, 1.5, 3, 4] {
            let f = time >= 3 ? 1 : CubicTiming.easeOut.value(at: time / 3), slices = shapes(run, at: time)
            #expect(slices.count == 5 && Set(slices.compactMap { $0.stroke.map { "\($0)" } }).count == 5)
            for (i, slice) in slices.enumerated() {
                #expect(near(slice.path.length, 120 * (ends[i] - starts[i]) * f * .pi / 180) && slice.strokeStyle.width == 30)
                let start = try #require(slice.path.start)
                #expect(near(start, Point(160, 160) + 120 * Point(cos(starts[i] * f * .pi / 180), sin(starts[i] * f * .pi / 180))))
            }
        }
    }
}

// Moving SVG: what SMIL asks for, small, and within its tolerance.

import Foundation
import PenAnimation
import PenGeometry
import PenLanguage
import PenScene
import PenSVG
import Testing

@Suite struct MovingSVGTests {
    static let scripts = ScriptedScene.all(in: "Tests/Suite/moving") + ScriptedScene.all(in: "Tests/Motions")

    private static func script(_ name: String) throws -> ScriptedScene { try #require(scripts.first { $0.name == name }) }

    /// What makes an animation stop silently in one program or another.
    @Test(arguments: scripts) func everyAnimationRuns(_ script: ScriptedScene) throws {
        let svg = try MovingSVG(script.scene())
        #expect(svg.isWellFormed && !svg.animations.isEmpty)
        for animation in svg.animations {
            let values = animation.values, isDiscrete = animation.attributes["calcMode"] == "discrete", place: Comment = "\(animation.attributes)"
            #expect(animation.duration > 0 && animation.begin >= 0, place)
            #expect(values.count > 1 && values.allSatisfy { !$0.isEmpty }, place)
            let times = animation.keyTimes ?? [0, 1]
            #expect(times.count == values.count && times.first == 0 && (isDiscrete || times.last == 1), place)
            #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.allSatisfy { 0...1 ~= $0 }, place)
            #expect(!(animation.attributes["keyTimes"] ?? "").contains(" "), place)
            #expect((animation.attributes["keySplines"] != nil) == (animation.attributes["calcMode"] == "spline"), place)
            if let curves = animation.keySplines {
                #expect(curves.count == values.count - 1 && curves.allSatisfy { $0.count == 4 && $0.allSatisfy { 0...1 ~= $0 } }, place)
            }
            if animation.name == "d" { #expect(Set(values.map { $0.filter(\.isLetter) }).count == 1, place) }
        }
    }

    /// All times are counted from the document's beginning, and what ends stays.
    @Test(arguments: scripts) func oneClock(_ script: ScriptedScene) throws {
        for animation in try MovingSVG(script.scene()).animations {
            #expect(Set(animation.attributes.keys).isSubset(of: ["attributeName", "type", "begin", "dur", "fill", "repeatCount", "calcMode", "keyTimes", "keySplines", "values"]))
            #expect((animation.attributes["fill"] == "freeze") != (animation.attributes["repeatCount"] == "indefinite"))
        }
    }

    @Test(arguments: [("stroke-end", 1.5), ("pull-to-refresh", 12), ("pie", 30)]) func isSmall(name: String, kilobytes: Double) throws {
        let size = try MovingSVG(Self.script(name).scene()).text.utf8.count
        #expect(Double(size) <= kilobytes * 1024)
    }

    /// The car's place in the document is never farther from its place on the road than was asked for.
    @Test(arguments: [0.01, 0.1, 1]) func keepsItsTolerance(_ tolerance: Double) throws {
        let scene = try Self.script("car").scene(), svg = try MovingSVG(scene, tolerance: tolerance)
        let place = try #require(svg.animations.first { $0.attributes["type"] == "translate" })
        let road = Path.parse(svg: "M20 200C100 100 200 300 300 200").path
        for i in 0...1000 {
            let time = 4 * Double(i) / 1000, there = try #require(road.point(atFraction: time / 4)), shown = place.numbers(at: time)
            #expect(abs(shown[0] - there.x) <= tolerance && abs(shown[1] - there.y) <= tolerance)
        }
    }

    /// Late ones of many animations are as close as early ones.
    @Test func manyInARowKeepTheirForm() throws {
        let session = Session()
        let script = """
            canvas 120, 20
            let dot = shape { circle 0, 0, 5 }
            for i in 0..<3000 {
                animate dot.position.x to 100 * ((i + 1) % 2) over 1s, ease: easeInOut
                wait 1s
            }
            """
        guard case .finished = session.run(session.add(name: "row", bytes: Array(script.utf8)), report: { _ in }) else { return #expect(Bool(false), "the script fails") }
        let place = try #require(try MovingSVG(session.scene, poster: 0).animations.first { $0.attributes["type"] == "translate" })
        #expect(place.values.count > 3000 && place.values.count < 3 * 3000)
        for second in [0.0, 1, 1499, 2998, 2999] {
            for part in [0.1, 0.5, 0.8] {
                let way = CubicTiming.easeInOut.value(at: part), x = second.truncatingRemainder(dividingBy: 2) == 0 ? 100 * way : 100 * (1 - way)
                #expect(abs(place.numbers(at: second + part)[0] - x) < 0.15, "\(second + part)")
            }
        }
    }

    @Test func looserIsSmaller() throws {
        let scene = try Self.script("metaball").scene()
        let sizes = try [0.01, 0.1, 1].map { try MovingSVG(scene, tolerance: $0).text.utf8.count }
        #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2])
    }

    /// Programs in which nothing moves draw the poster: the arc as far as it has come by then.
    @Test func posterIsDrawn() throws {
        let scene = try Self.script("stroke-end").scene()
        let whole = try MovingSVG(scene), third = try MovingSVG(scene, poster: 1)
        let lengths = try [whole, third].map { svg in
            let dash = try #require(svg.animations.first?.parent["stroke-dasharray"])
            return try #require(Double(dash.split(separator: " ")[0]))
        }
        #expect(abs(lengths[0] - 150 * .pi) < 0.1 && abs(lengths[1] - 50 * .pi) < 0.1)
    }

    /// An easing that SMIL knows is two values, not many.
    @Test func easingsGoOutAsCurves() throws {
        let svg = try MovingSVG(Self.script("colour-to-gradient").scene())
        let curves = svg.animations.compactMap(\.keySplines)
        #expect(!curves.isEmpty && curves.allSatisfy { $0 == [[0.42, 0, 1, 1]] })
    }

    /// Each repetition has its own period.
    @Test func periodsStayApart() throws {
        let svg = try MovingSVG(Self.script("periods").scene())
        #expect(Set(svg.animations.filter { $0.attributes["repeatCount"] != nil }.map(\.duration)) == [0.7, 2, 37.4])
    }
}

// Shapes by chance, the same ones in every run.

import PenGeometry
import PenScene

struct RandomShapes {
    private var state: UInt64 = 1

    /// 0..<1 (Knuth's MMIX generator, its upper bits).
    private mutating func number() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }

    private mutating func point(around p: Point = Point(500, 500), within reach: Double = 500) -> Point {
        p + Point((number() * 2 - 1) * reach, (number() * 2 - 1) * reach)
    }

    private mutating func color() -> Color { Color(red: number(), green: number(), blue: number(), alpha: 0.4 + 0.6 * number()) }

    /// Each of about a tenth of the picture's side.
    mutating func cubics(fill: Bool) -> [DrawnShape] {
        (0..<10_000).map { _ in
            let center = point()
            var path = Path()
            path.move(to: point(around: center, within: 50))
            path.curve(to: point(around: center, within: 50), via: [point(around: center, within: 50), point(around: center, within: 50)])
            guard !fill else {
                path.close()
                return DrawnShape(path: path, fill: .color(color()))
            }
            return DrawnShape(path: path, stroke: .color(color()), strokeStyle: StrokeStyle(width: 0.5 + 3 * number(), cap: .round))
        }
    }

    /// A smooth path that wanders over the picture and crosses itself all the time.
    mutating func knot() -> DrawnShape {
        var path = Path(), here = point(), heading = Point(1, 0)
        path.move(to: here)
        for _ in 0..<10_000 {
            let end = Point(500, 500) + (here - Point(500, 500)) * 0.97 + point(around: .zero, within: 30)
            let next = point(around: .zero, within: 15)
            path.curve(to: end, via: [here + heading, end - next])
            (here, heading) = (end, next)
        }
        path.close()
        return DrawnShape(
            path: path, fill: .color(Color(red: 0.9, green: 0.8, blue: 0.5)), fillRule: .evenOdd, stroke: .color(Color(red: 0.2, green: 0.2, blue: 0.4)),
            strokeStyle: StrokeStyle(width: 0.7))
    }

    mutating func dashes() -> [DrawnShape] {
        (0..<1_000).map { i in
            var path = Path()
            path.move(to: point())
            path.curve(to: point(), via: [point(), point()])
            let style = StrokeStyle(width: 4 + 12 * number(), cap: i % 2 == 0 ? .butt : .round, join: .round, dash: [20, 10 + 20 * number()], dashPhase: 5)
            return DrawnShape(path: path, stroke: .color(color()), strokeStyle: style)
        }
    }
}

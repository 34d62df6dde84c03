// Points along curves, for fits.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

/// A curve as points, which may tremble.
struct PointFigure: CustomTestStringConvertible {
    let name: String
    let points: [Point]
    var isClosed = false

    var testDescription: String { name }

    static let all = [circle(24), circle(100), circle(1000), wave, spiral, scribble(0), scribble(0.02)]

    private static func circle(_ count: Int) -> PointFigure {
        let turn = 2 * Double.pi / Double(count)
        return PointFigure(
            name: "circle of \(count)", points: (0..<count).map { Point(100 * cos(Double($0) * turn), 100 * sin(Double($0) * turn)) }, isClosed: true)
    }

    private static var wave: PointFigure { PointFigure(name: "wave", points: (0..<600).map { Point(Double($0), 40 * sin(Double($0) / 30)) }) }

    private static var spiral: PointFigure {
        PointFigure(name: "spiral", points: (0..<800).map { i in
            let angle = Double(i) / 30
            return Point(4 * angle * cos(angle), 4 * angle * sin(angle))
        })
    }

    private static func scribble(_ tremor: Double) -> PointFigure {
        var random = Randomness(state: 17)
        return PointFigure(name: "scribble that trembles by \(tremor)", points: (0..<800).map { i in
            let t = Double(i) / 800 * 6
            return Point(100 * t + 30 * cos(3 * t), 80 * sin(2 * t)) + random.point(tremor)
        })
    }
}

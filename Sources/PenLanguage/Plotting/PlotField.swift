// Fields of slopes and of arrows.

import PenGeometry
import PenPlot
import PenSyntax

struct PlotField {
    let function: FrozenFunction
    /// Between the middles of the lines, in user units.
    let spacing: Double

    func path(in frame: PlotFrame, at call: Invocation) throws -> Path {
        try function.withItsGlobals {
            try PlotCall.use(function.function, count: 2, at: call) { plotted in
                var arrows: [(at: Point, way: Point)] = [], isSlopes = false
                for place in places(in: frame) {
                    let n = frame.numbers(at: place)
                    switch try plotted.value(n.x, n.y) {
                    case .number(let slope):
                        isSlopes = true
                        let way = slope.isNaN ? Point(.nan, .nan) : slope.isInfinite ? Point(0, 1) : frame.direction(Point(1, slope), at: n)
                        arrows.append((place, way))
                    case .point(let p): arrows.append((place, frame.direction(p, at: n)))
                    case .nothing: continue
                    case let other: throw call.failure(.wrongKind, "a field’s function gives a slope or a point, and this is \(other.described)", at: 0)
                    }
                }
                return isSlopes ? lines(arrows) : heads(arrows)
            }
        }
    }

    private func places(in frame: PlotFrame) -> [Point] {
        let rect = frame.rect, columns = max(1, Int(min(rect.width / spacing, 500))), rows = max(1, Int(min(rect.height / spacing, 500)))
        return (0..<rows).flatMap { j in
            (0..<columns).map { i in Point(rect.minX + (Double(i) + 0.5) * rect.width / Double(columns), rect.minY + (Double(j) + 0.5) * rect.height / Double(rows)) }
        }
    }

    private func lines(_ arrows: [(at: Point, way: Point)]) -> Path {
        var path = Path()
        for (place, way) in arrows where way.isFinite && way.length > 0 {
            let half = way.normalized * (spacing * 0.32)
            path.move(to: place - half)
            path.line(to: place + half)
        }
        return path
    }

    /// The longest arrow is as long as the spacing allows.
    private func heads(_ arrows: [(at: Point, way: Point)]) -> Path {
        let longest = arrows.map(\.way.length).filter(\.isFinite).max() ?? 0
        var path = Path()
        guard longest > 0 else { return path }
        for (place, way) in arrows where way.isFinite && way.length > 0.02 * longest {
            let half = way * (spacing * 0.45 / longest), tip = place + half, size = min(4, half.length), along = way.normalized * size, across = Point(-along.y, along.x) * 0.5
            path.move(to: place - half)
            path.line(to: tip)
            path.move(to: tip - along + across)
            path.line(to: tip)
            path.line(to: tip - along - across)
        }
        return path
    }
}

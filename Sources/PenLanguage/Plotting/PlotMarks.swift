// Points, bars, and the signs at jumps and holes.

import PenGeometry
import PenPlot
import PenScene

enum PlotMarks {
    static let radius = 3.0

    /// The least distance between bars in x; a fifth of `width` where there is one bar.
    private static func step(_ xs: [Double], _ width: Double) -> Double {
        let xs = xs.sorted()
        return zip(xs, xs.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? width / 5
    }

    /// What of bars must be seen, in numbers.
    static func corners(ofBars points: [Point]) -> [Point] {
        let finite = points.filter(\.isFinite), half = 0.5 * step(finite.map(\.x), 5)
        return finite.flatMap { [Point($0.x - half, 0), Point($0.x + half, 0)] }
    }

    /// A layer of dots at points that lie on the paper.
    static func dots(_ points: [Point], _ paint: Paint, in frame: PlotFrame) -> [Layer] {
        let path = path(points, .dots, in: frame)
        guard !path.isEmpty else { return [] }
        var layer = Layer(content: .shape(path))
        layer.style.becomeArea(paint)
        return [layer]
    }

    /// A text above and beside a point.
    static func label(_ text: String, at point: Point, in frame: PlotFrame, ink: Color, font: String?, turnsOver: Bool) -> [Layer] {
        let place = frame.place(of: point)
        guard !text.isEmpty, place.isFinite else { return [] }
        let isRight = place.x > frame.rect.maxX - 60, isHigh = abs(place.y - frame.y.end) < 20, up: Double = turnsOver ? -1 : 1
        var layer = Layer(content: .text(Layer.TextContent(text: text, font: font, size: 13, width: nil, alignment: nil)))
        layer.style.becomeArea(.color(ink))
        (layer.position, layer.anchor) = (place + Point(isRight ? -6 : 6, isHigh ? -5 * up : 5 * up), Point(isRight ? 1 : 0, isHigh ? 0 : 1))
        return [layer]
    }

    /// - Parameter look: dots or bars.
    static func path(_ points: [Point], _ look: PlotParameters.Style, in frame: PlotFrame) -> Path {
        var path = Path()
        let rect = frame.rect
        let places = points.map(frame.place).filter { $0.isFinite && $0.x >= rect.minX - 1e-9 && $0.x <= rect.maxX + 1e-9 }
        if look == .bars {
            let width = 0.8 * step(places.map(\.x), rect.width), foot = min(max(frame.y.kind == .linear ? frame.y.place(of: 0) : frame.y.start, rect.minY), rect.maxY)
            for p in places { path.append(Path.rect(Rect(x: p.x - width / 2, y: foot, width: width, height: min(max(p.y, rect.minY), rect.maxY) - foot))) }
        } else {
            for p in places where p.y >= rect.minY - 1e-9 && p.y <= rect.maxY + 1e-9 { path.append(Path.circle(center: p, radius: radius)) }
        }
        return path
    }
}

extension TracedCurve {
    /// The curve as a path, with what the script wants to see at its jumps and holes.
    func path(tolerance: Double, jumps look: PlotParameters.Jumps, holes: PlotParameters.Holes?) throws -> Path {
        var path = try path(tolerance: tolerance)
        switch look {
        case .break: break
        case .join: for jump in jumps {
                path.move(to: jump.from)
                path.line(to: jump.to)
            }
        case .dots:
            for jump in jumps {
                let (own, other) = jump.isFirstOwn ? (jump.from, jump.to) : (jump.to, jump.from)
                path.append(Path.circle(center: other, radius: PlotMarks.radius))
                for r in [PlotMarks.radius, PlotMarks.radius / 2] { path.append(Path.circle(center: own, radius: r)) }
            }
        }
        if holes != nil { for hole in self.holes { path.append(Path.circle(center: hole, radius: PlotMarks.radius)) } }
        return path
    }
}

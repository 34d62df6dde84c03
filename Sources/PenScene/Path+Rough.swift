// Simple geometry of paths, until PenGeometry has its own.

import PenGeometry

extension Path {
    func transformed(by m: AffineTransform) -> Path {
        if m == .identity { return self }
        var result = Path()
        for element in elements {
            switch element {
            case .move(let p): result.move(to: m.apply(p))
            case .line(let p): result.line(to: m.apply(p))
            case .curve(let controls, let end): result.curve(to: m.apply(end), via: controls.map(m.apply))
            case .arc(let arc, let end):
                let mirrored = m.determinant < 0
                let turn = Point(m.a, m.b).angle
                result.arc(
                    EllipticalArc(
                        center: m.apply(arc.center), radii: arc.radii * m.meanScale, rotation: turn + (mirrored ? -arc.rotation : arc.rotation),
                        start: mirrored ? -arc.start : arc.start, sweep: mirrored ? -arc.sweep : arc.sweep), end: m.apply(end))
            case .close: result.close()
            }
        }
        return result
    }

    var bounds: Rect {
        var result = Rect.null
        for element in elements {
            switch element {
            case .move(let p), .line(let p): result.include(p)
            case .curve(let controls, let end): (controls + [end]).forEach { result.include($0) }
            case .arc(let arc, let end):
                result.include(end)
                for i in 0...16 { result.include(arc.point(atAngle: arc.start + arc.sweep * Double(i) / 16)) }
            case .close: break
            }
        }
        return result
    }

    func strokeBounds(_ style: StrokeStyle) -> Rect { bounds.insetBy(-style.width / 2) }

    func trimmed(from start: Double, to end: Double) -> Path { self }
}

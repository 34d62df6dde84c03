// Arithmetic of points with derivatives.

import PenGeometry

extension JetPoint {
    /// A point that does not depend on the variable.
    static func constant(_ p: Point, like other: Jet) -> JetPoint {
        JetPoint(x: .constant(p.x, like: other), y: .constant(p.y, like: other))
    }

    /// The place without the derivatives.
    var point: Point { Point(x.number, y.number) }

    static func + (a: JetPoint, b: JetPoint) throws -> JetPoint { try JetPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: JetPoint, b: JetPoint) throws -> JetPoint { try JetPoint(x: a.x - b.x, y: a.y - b.y) }
    static prefix func - (a: JetPoint) -> JetPoint { JetPoint(x: -a.x, y: -a.y) }
    static func * (a: JetPoint, k: Jet) throws -> JetPoint { try JetPoint(x: a.x * k, y: a.y * k) }
    static func / (a: JetPoint, k: Jet) throws -> JetPoint { try JetPoint(x: a.x / k, y: a.y / k) }
    static func * (a: JetPoint, k: Double) -> JetPoint { JetPoint(x: a.x * k, y: a.y * k) }
    static func / (a: JetPoint, k: Double) -> JetPoint { JetPoint(x: a.x / k, y: a.y / k) }

    func dot(_ other: JetPoint) throws -> Jet { try x * other.x + y * other.y }
    func cross(_ other: JetPoint) throws -> Jet { try x * other.y - y * other.x }
    func length() throws -> Jet { try Jet.hypotenuse(x, y) }
    func distance(to other: JetPoint) throws -> Jet { try (other - self).length() }

    /// The direction in radians; like a point's, 0 for the zero vector.
    func angle() throws -> Jet {
        point == .zero ? Jet.constant(0, like: x) : try Jet.arcTangent(y: y, x: x)
    }

    /// Like a point's: the zero vector where there is no direction.
    func normalized() throws -> JetPoint {
        let size = try length()
        return size.number > 0 && size.number.isFinite ? try self / size : .constant(.zero, like: x)
    }

    var perpendicular: JetPoint { JetPoint(x: -y, y: x) }

    func lerp(to other: JetPoint, _ t: Jet) throws -> JetPoint { try self * (1 - t) + other * t }

    func transformed(by m: AffineTransform) throws -> JetPoint {
        try JetPoint(x: x * m.a + y * m.c + m.tx, y: x * m.b + y * m.d + m.ty)
    }
}

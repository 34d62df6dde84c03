// Axis-aligned rectangles, used as bounds.

/// An axis-aligned rectangle with `minX <= maxX` and `minY <= maxY`, or the null rectangle, which contains nothing and
/// is the neutral element of `union`.
public struct Rect: Hashable, Sendable {
    /// The bounds, in user units.
    public var minX, minY, maxX, maxY: Double

    /// Makes the rectangle of these bounds.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// Makes the rectangle between (x, y) and (x + width, y + height), in whatever order these are.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: min(x, x + width), minY: min(y, y + height), maxX: max(x, x + width), maxY: max(y, y + height))
    }

    /// The rectangle with the corners `p` and `q`, which lie across from each other.
    init(_ p: Point, _ q: Point) {
        self.init(minX: min(p.x, q.x), minY: min(p.y, q.y), maxX: max(p.x, q.x), maxY: max(p.y, q.y))
    }

    /// The rectangle that contains no point.
    public static let null = Rect(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// True of the rectangle that contains no point.
    public var isNull: Bool { minX > maxX || minY > maxY }
    /// The extent in x; 0 of the null rectangle.
    public var width: Double { isNull ? 0 : maxX - minX }
    /// The extent in y; 0 of the null rectangle.
    public var height: Double { isNull ? 0 : maxY - minY }
    /// The corner with the smallest coordinates.
    public var origin: Point { Point(minX, minY) }
    /// The point in the middle.
    public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

    /// Grows until it contains `p`.
    @inlinable public mutating func include(_ p: Point) {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
    }

    /// The smallest rectangle that contains both.
    public func union(_ other: Rect) -> Rect {
        Rect(minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// What both contain; null where that is nothing.
    public func intersection(_ other: Rect) -> Rect {
        let r = Rect(minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return r.isNull ? .null : r
    }

    /// The rectangle made smaller by `d` on every side (larger where `d` is negative); the null rectangle stays null.
    public func insetBy(_ d: Double) -> Rect {
        isNull ? .null : Rect(minX: minX + d, minY: minY + d, maxX: maxX - d, maxY: maxY - d)
    }

    /// True of points inside and on the edge.
    public func contains(_ p: Point) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }

    /// The bounds of the transformed rectangle's four corners.
    public func transformed(by m: AffineTransform) -> Rect {
        guard !isNull else { return .null }
        var r = Rect.null
        for p in [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)] { r.include(m.apply(p)) }
        return r
    }
}

// Whole figures. They run clockwise on a screen, in the direction in which angles grow.

extension Path {
    /// A closed rectangle from `origin`, along x first. Either size may be negative.
    public static func rect(origin: Point, size: Point) -> Path {
        var path = Path()
        path.move(to: origin)
        path.line(to: Point(origin.x + size.x, origin.y))
        path.line(to: origin + size)
        path.line(to: Point(origin.x, origin.y + size.y))
        path.close()
        return path
    }

    /// A closed rectangle.
    public static func rect(_ r: Rect) -> Path { rect(origin: r.origin, size: Point(r.width, r.height)) }

    /// A closed ellipse with axes along x and y, one arc that starts at its right.
    public static func oval(center: Point, radii: Point) -> Path {
        let arc = EllipticalArc(center: center, radii: Point(abs(radii.x), abs(radii.y)), start: 0, sweep: 2 * Double.pi)
        var path = Path()
        path.arc(arc, end: arc.startPoint)
        path.close()
        return path
    }

    /// The ellipse that touches the rectangle's sides.
    public static func oval(in r: Rect) -> Path { oval(center: r.center, radii: Point(r.width / 2, r.height / 2)) }

    /// A closed circle of one arc.
    public static func circle(center: Point, radius: Double) -> Path { oval(center: center, radii: Point(radius, radius)) }

    /// A rectangle with quarter circles at its corners; the radius is at most half of the shorter side.
    public static func roundRect(_ r: Rect, radius: Double, corners: RectCorners = .all) -> Path {
        let fitted = min(radius, r.width / 2, r.height / 2)
        return roundRect(r, radii: Point(fitted, fitted), corners: corners)
    }

    /// A rectangle with quarter ellipses at its corners, each radius at most half of its side. It starts, as UIKit's
    /// does, on the top edge after the top left corner. A radius of 0 or less leaves all corners sharp.
    public static func roundRect(_ r: Rect, radii: Point, corners: RectCorners = .all) -> Path {
        let rx = min(radii.x, r.width / 2), ry = min(radii.y, r.height / 2)
        guard rx > 0, ry > 0, !corners.isEmpty else { return rect(r) }
        var path = Path()
        path.move(to: Point(corners.contains(.topLeft) ? r.minX + rx : r.minX, r.minY))
        func corner(_ which: RectCorners, _ x: Double, _ y: Double, quarter: Double) {
            guard corners.contains(which) else { return path.lineIfElsewhere(to: Point(x, y)) }
            let center = Point(x == r.minX ? x + rx : x - rx, y == r.minY ? y + ry : y - ry)
            let arc = EllipticalArc(center: center, radii: Point(rx, ry), start: quarter * Double.pi / 2, sweep: Double.pi / 2)
            let isVerticalSide = which == .topRight || which == .bottomLeft
            path.lineIfElsewhere(to: isVerticalSide ? Point(center.x, y) : Point(x, center.y))
            path.addArc(arc, end: isVerticalSide ? Point(x, center.y) : Point(center.x, y))
        }
        corner(.topRight, r.maxX, r.minY, quarter: -1)
        corner(.bottomRight, r.maxX, r.maxY, quarter: 0)
        corner(.bottomLeft, r.minX, r.maxY, quarter: 1)
        if corners.contains(.topLeft) { corner(.topLeft, r.minX, r.minY, quarter: 2) }
        path.close()
        return path
    }

    private mutating func lineIfElsewhere(to p: Point) {
        if currentPoint != p { line(to: p) }
    }

    /// A closed regular polygon with its first corner at the top of a screen. Less than one side makes an empty path.
    public static func polygon(center: Point, radius: Double, sides: Int) -> Path {
        ring(center: center, count: sides) { _ in radius }
    }

    /// A closed star with its first point at the top of a screen; between the points lie corners at `innerRatio`
    /// times the radius. Less than one point makes an empty path.
    public static func star(center: Point, radius: Double, points: Int, innerRatio: Double) -> Path {
        ring(center: center, count: min(points, Int.max / 2) * 2) { $0 % 2 == 0 ? radius : radius * innerRatio }
    }

    private static func ring(center: Point, count: Int, radius: (Int) -> Double) -> Path {
        var path = Path()
        for i in 0..<max(count, 0) {
            let (s, c) = exactSineAndCosine((Double(i) / Double(count) - 0.25) * 2 * Double.pi)
            let p = center + Point(c, s) * radius(i)
            if i == 0 { path.move(to: p) } else { path.line(to: p) }
        }
        path.close()
        return path
    }
}

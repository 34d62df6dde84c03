// The outline of a stroke, found by pen and by cairo, without drawing it.

import PenGeometry

/// A path of 10,000 cubics and how it is stroked.
final class StrokeOutline {
    let style: StrokeStyle
    private static let tolerance = 0.1
    private let path: Path
    private let cairo: Cairo
    private let surface, context: Cairo.Pointer

    init(_ style: StrokeStyle, _ cairo: Cairo) {
        guard let surface = cairo.newSurface(0, 1, 1), let context = cairo.newContext(surface) else { fatalError("cairo has no memory") }
        var random = RandomShapes()
        (self.style, self.cairo, self.surface, self.context) = (style, cairo, surface, context)
        path = random.knot().path
        cairo.setStroke(context, style)
        cairo.setTolerance(context, Self.tolerance)
        let record = CairoPath(path)
        withExtendedLifetime(record) { cairo.appendPath(context, record.address) }
    }

    deinit {
        cairo.destroyContext(context)
        cairo.finish(surface)
    }

    /// The bounds of the outline, which pen makes.
    func pen() -> Rect {
        var box = Rect.null
        for p in path.stroked(style, tolerance: Self.tolerance).points { box.include(p) }
        return box
    }

    /// The bounds of the outline, which cairo makes as a polygon to find them.
    func others() -> Rect {
        var box = Rect(x: 0, y: 0, width: 0, height: 0)
        cairo.strokeExtents(context, &box.minX, &box.minY, &box.maxX, &box.maxY)
        return box
    }
}

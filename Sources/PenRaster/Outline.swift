// What bounds an area, in pixels.

import PenGeometry

/// The edges of polygons, joined to chains that run down the picture. Made once for a picture and read by all its bands.
struct Outline: Sendable {
    /// Edges that follow each other, each of some height.
    struct Chain {
        /// Where the first and the last of its points stand.
        var first, last: Int
        /// 1 where the polygon was walked down here, -1 where up.
        var winding: Int
    }

    /// Every chain's points, from top to bottom; none lies above the picture or below it.
    let points: [Point]
    /// By their tops.
    let chains: [Chain]
    let rule: FillRule
    /// Whether the edges surround an area once and without crossings.
    let isSimple: Bool

    /// Outlines with more points are not swept: so many crowd the rows, and sweeping these takes too long.
    static let mostPoints = 100_000

    var isCrowded: Bool { points.count > Outline.mostPoints }
}

extension Outline {
    /// The outline of a path's inside; curves are drawn within `tolerance`, in the path's coordinates.
    /// - Parameters:
    ///   - transform: leads to pixels.
    ///   - height: the picture's.
    init(_ path: Path, _ rule: FillRule, tolerance: Double, transform: AffineTransform, height: Int) {
        let flat = path.flattened(tolerance: tolerance)
        var builder = OutlineBuilder(transform: transform, height: height)
        builder.add(flat)
        self = builder.outline(rule, isSimple: flat.isConvexPolygon)
    }

    /// The outline of a path's stroke; tolerance and style are in the path's coordinates.
    init(_ path: Path, _ style: StrokeStyle, tolerance: Double, transform: AffineTransform, height: Int) {
        var builder = OutlineBuilder(transform: transform, height: height)
        path.forEachStrokePiece(style, tolerance: tolerance) { builder.add($0) }
        self = builder.outline(.nonZero, isSimple: false)
    }
}

// A piece of a curve in the search for intersections.

/// The part of a curve between two parameters, with a polygon that holds it.
struct CurvePiece {
    /// Where the polygon stands in the search's hull points, and of how many it is. The piece lies in the polygon's convex
    /// hull, and its tangents in the cone of the polygon's edges: a Bézier curve's control polygon, or an arc's ends with
    /// the point where their tangents meet.
    let offset, count: Int
    let lower, upper: Double
    let box: Rect

    var extent: Double { max(box.maxX - box.minX, box.maxY - box.minY) }
    var middle: Double { lower + (upper - lower) / 2 }
}

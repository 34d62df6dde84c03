// The outline of a stroked path.

extension Path {
    /// The outline of the stroke, to be filled with the non-zero rule: closed polygons whose distance from the true
    /// stroke is at most `tolerance` (user units; values that are no positive number are taken as a thousandth of the
    /// width). The dash of the style is applied.
    ///
    /// Caps, joins and the miter limit are those of SVG 2, 13.5: a subpath of length zero gives a dot with round caps,
    /// an axis-parallel square with square caps and nothing with butt caps; a lone move gives nothing. Inside a curve
    /// the stroke is what the curve's normal sweeps over, so a curve that turns back has a round end there.
    public func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
        var outline = Path()
        forEachStrokePiece(style, tolerance: tolerance) { outline.append($0) }
        return outline
    }

    /// Passes on the same outline in pieces of a few thousand points, to be filled together, without ever holding all
    /// of it.
    public func forEachStrokePiece(_ style: StrokeStyle, tolerance: Double, _ body: (Path) -> Void) {
        guard style.width > 0, style.width.isFinite, !isEmpty, points.allSatisfy(\.isFinite) else { return }
        let allowed = tolerance > 0 && tolerance.isFinite ? tolerance : style.width / 1000
        let extent = largestCoordinate, factor = Path.enlargement(of: max(extent, style.width))
        if factor > 1 {
            return scaled(by: factor).forEachStrokePiece(style.scaled(by: factor), tolerance: allowed * factor) { body($0.scaled(by: 1 / factor)) }
        }
        var stroker = Stroker(style: style, tolerance: allowed, extent: extent)
        guard let pattern = DashPattern(style.dash, phase: style.dashPhase), let subpaths = subpaths(cutBy: pattern, accuracy: allowed / 16) else {
            return stroker.stroke(self, body)
        }
        stroker.stroke(subpaths, pattern, CapCover(style, tolerance: allowed), body)
    }

    /// The bounds of the stroke. They are exact where the outline has only straight lines, and within a ten-thousandth
    /// of the larger of width and extent where it has curves; with round joins and caps they are exact always.
    public func strokeBounds(_ style: StrokeStyle) -> Rect {
        guard style.width > 0, style.width.isFinite else { return .null }
        if style.join == .round, style.cap == .round, style.dash.isEmpty, verbs.contains(where: { $0 != .move }) {
            return bounds.insetBy(-style.width / 2)
        }
        let extent = max(bounds.width, bounds.height, style.width)
        var box = Rect.null
        forEachStrokePiece(style, tolerance: extent * 1e-4) { for p in $0.points { box.include(p) } }
        return box
    }

    /// The largest absolute value of any coordinate or radius, in user units; the angles of arcs are neither.
    public var largestCoordinate: Double {
        var largest = 0.0, first = 0
        for verb in verbs {
            for place in 0..<verb.pointCount where verb != .arc || place < 2 || place == 4 {
                let p = points[first + place]
                largest = max(largest, abs(p.x), abs(p.y))
            }
            first += verb.pointCount
        }
        return largest
    }
}

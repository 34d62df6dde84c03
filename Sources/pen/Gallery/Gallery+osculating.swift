// The piece “osculating” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let osculating = ####"""
        // The circles that fit a spiral best, from its curvature: they lie inside each other and never touch.
        canvas 400, 400, origin: center
        title "Osculating circles"
        background #f4f1ea
        fill none

        spiral(t) = polar(15.5exp(0.15t), t) + (10, 12)
        let road = path { spline through list(65, i => spiral(i / 4)) }
        lineWidth 0.9
        for i in 4..57 {
            let t = i / 64
            let radius = 1 / road.curvatureAt(t)
            stroke oklch(0.5, 0.15, 330deg - 160deg * t)
            circle road.pointAt(t) + radius * road.normalAt(t), abs(radius)
        }
        shape { draw road; stroke #1d1d2b; lineWidth 3; lineCap round }

        """####
}

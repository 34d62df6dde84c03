// The piece “beads” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let beads = ####"""
        // Two strings of beads on one curve: above at equal steps of its parameter, below at equal steps of its length.
        canvas 400, 400
        title "Equal parameters and equal lengths"
        background #f7f3ee

        let curve = path { moveTo 30, 150; curveTo (370, 150) via (60, -110), (80, 320), (400, 60) }
        let count = 25

        def bead(p, ink) { shape { circle p, 6; fill ink; stroke white; lineWidth 1.5 } }

        stroke #c9bfb2; lineWidth 2; fill none
        draw curve
        for i in 0..<count { bead(curve.pointAt(i / (count - 1), by: parameter), #b5482f) }

        group {
            translate 0, 190
            stroke #c9bfb2; lineWidth 2; fill none
            draw curve
            for p in curve.pointsAlong(count) { bead(p, #2f6f8f) }
        }

        """####
}

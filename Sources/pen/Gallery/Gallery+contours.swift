// The piece “contours” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let contours = ####"""
        // An island and its heights: every line is the coast, moved inwards by the same distance and cut clean of its loops.
        canvas 400, 400
        title "Contour lines of an island"
        background #bcdde8

        let coast = path {
            moveTo 60, 210
            spline through (60, 210), (90, 90), (190, 60), (250, 120), (330, 80), (360, 190), (280, 240), (330, 330), (210, 350), (150, 280), (60, 210)
        }
        coast = coast.union(path { circle 330, 120, 45 }).subtract(path { circle 205, 115, 26 })

        stroke none
        // The shallows around it are insets by less than nothing.
        for d in [18, 12, 6] {
            fill mix(#bcdde8, #f4fbfd, 1 - d / 24)
            draw coast.inset(-d, join: round)
        }
        for d in 0..60 by 4 {
            fill mix(#f3e3b3, #3f6b3a, d / 60)
            draw coast.inset(d, join: round)
        }
        stroke #7a5c2e; lineWidth 0.6; fill none
        for d in 0..60 by 4 { draw coast.inset(d, join: round) }
        stroke #33401f; lineWidth 1.6; draw coast

        """####
}

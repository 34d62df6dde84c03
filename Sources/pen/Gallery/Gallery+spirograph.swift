// The piece “spirograph” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let spirograph = ####"""
        // A pen in a small wheel that rolls inside a ring: three hypotrochoids of one pair of gears.
        canvas 400, 400, origin: center
        title "Spirograph"
        background #fffdf6
        fill none
        lineWidth 1.1

        let ring = 105
        let wheel = 63  // 105 : 63 = 5 : 3, so the pen is back after 3 turns
        hypotrochoid(pen) = t => polar(ring - wheel, t) + polar(pen, t * (wheel - ring) / wheel)

        for (i, color) in [crimson, darkorange, teal, royalblue] {
            for j in 0..2 {
                let curve = hypotrochoid(128 - 28i - 6j)
                stroke color.withAlpha(1 - 0.25j)
                spline through list(72, k => curve(k * 15deg)), closed: yes
            }
        }

        """####
}

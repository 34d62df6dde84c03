// The piece “comb” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let comb = ####"""
        // A letter and its curvature comb: the teeth are as long as the edge is bent, so that every bump of a drawing shows.
        canvas 400, 400
        title "The curvature comb of a letter"
        background #fdfcf9

        // An S of two bows, as a designer would draw it.
        let spine = path {
            moveTo 285, 120
            curveTo (205, 75) via (270, 85), (240, 75)
            curveTo (120, 140) via (155, 75), (120, 100)
            curveTo (205, 205) via (120, 185), (160, 195)
            curveTo (295, 275) via (250, 215), (295, 230)
            curveTo (200, 335) via (295, 315), (255, 335)
            curveTo (110, 285) via (160, 335), (125, 315)
        }
        shape { draw spine; stroke #e8e2d6; lineWidth 34; fill none; lineCap round }

        let teeth = 240
        let tips = list(teeth + 1, i => spine.pointAt(i / teeth) - 2200spine.curvatureAt(i / teeth) * spine.normalAt(i / teeth))
        stroke #3d7ea6; lineWidth 0.5
        for (i, tip) in tips { moveTo spine.pointAt(i / teeth); lineTo tip }
        stroke #c8442e; lineWidth 1.2; lineJoin round
        for (i, tip) in tips { if i == 0 { moveTo tip } else { lineTo tip } }
        shape { draw spine; stroke #20252b; lineWidth 3; fill none }

        """####
}

// The piece “metamorphosis” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let metamorphosis = ####"""
        // One shape becomes another, and another: from a flower to a drop, a heart, a star and back.
        canvas 400, 400
        title "Metamorphosis"
        background #fff7ec

        let middle = (200, 200)
        let flower = path {
            spline through list(12, i => middle + polar(if i % 2 == 0 {
                160
            } else {
                75
            }, 30deg * i)), closed: yes
        }
        let drop = path {
            moveTo 200, 45
            curveTo 320, 250 via (215, 110), (320, 170)
            arc (200, 250), 120 from 0deg to 180deg
            curveTo 200, 45 via (80, 170), (185, 110)
            close
        }
        let heart = path {
            moveTo 200, 335
            curveTo 60, 160 via (150, 290), (60, 240)
            curveTo 200, 130 via (60, 60), (180, 60)
            curveTo 340, 160 via (220, 60), (340, 60)
            curveTo 200, 335 via (340, 240), (250, 290)
            close
        }
        let spark = path { star middle, 160, points: 5, inner: 0.45 }

        let figure = shape { draw flower; fill #e85d75; stroke none }
        animate figure.path through flower, drop, heart, spark, flower over 10s, ease: easeInOut, repeat: inf
        animate figure.fill through #e85d75, #3a86c8, #d62839, #f2a71b, #e85d75 over 10s, ease: easeInOut, repeat: inf

        """####
}

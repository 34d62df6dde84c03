// The piece “construction” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let construction = ####"""
        // De Casteljau's construction in motion: the same part of every line, again and again, and the last point runs on the curve.
        canvas 400, 400
        title "Construction of a curve"
        background #fffaf0
        fill none; lineJoin round; lineCap round

        let points = [(45, 320), (60, 60), (330, 40), (350, 310)]
        let inks = [#a9b4bf, #2a9d8f, #e9a820, #c81d25]

        between(points, t) = list(points.count - 1, i => lerp(points[i], points[i + 1], t))
        level(k, t) = if k == 0 { points } else { between(level(k - 1, t), t) }

        shape { moveTo points[0]; curveTo points[3] via points[1], points[2]; stroke #22223b; lineWidth 5 }
        for (k, ink) in inks {
            let lines = shape(t: 0) {
                for (i, p) in level(k, t) { if i == 0 { moveTo p } else { lineTo p } }
                stroke ink; lineWidth 2.5
            }
            let dots = shape(t: 0) {
                for p in level(k, t) { moveTo p; lineTo p }
                stroke ink; lineWidth 10 + 2k
            }
            if k > 0 {
                animate over 4s, ease: easeInOutSine, autoreverse: yes, repeat: inf {
                    lines.t = 1
                    dots.t = 1
                }
            }
        }

        """####
}

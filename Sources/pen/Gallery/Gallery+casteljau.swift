// The piece “casteljau” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let casteljau = ####"""
        // De Casteljau's construction: halfway (here 62 %) on the lines between the points, again and again, lies the curve.
        canvas 400, 400
        title "De Casteljau's construction"
        background #fffaf0
        lineJoin round; lineCap round

        let points = [(40, 330), (70, 60), (250, 30), (365, 170), (300, 350)]
        let t = 62%
        between(points, t) = list(points.count - 1, i => lerp(points[i], points[i + 1], t))

        let curve = path { moveTo points[0]; curveTo points.last, via: points[1..3] }
        let inks = [#9aa5b1, #2a9d8f, #e9a820, #f4743b, #c81d25]

        let level = points
        for ink in inks {
            stroke ink; lineWidth 2
            for (i, p) in level { if i == 0 { moveTo p } else { lineTo p } }
            if level.count == 2 { shape { draw curve; stroke #22223b; lineWidth 5 } }
            fill white
            for p in level { circle p, 5 }
            fill none
            level = between(level, t)
        }

        """####
}

// The piece “knot” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let knot = ####"""
        // A knot: at every place where the cord passes itself it goes over and under in turn.
        canvas 400, 400
        title "A knot that goes over and under"
        background #14213d

        r(a) = 105 + 55cos(7a / 3)
        let cord = path {
            for i in 0..<360 {
                let a = i * 6pi / 360
                if i == 0 { moveTo (200, 200) + polar(r(a), a) } else { lineTo (200, 200) + polar(r(a), a) }
            }
            close
        }
        cord = cord.simplified(0.05)

        // Each crossing twice, once for either strand, in the order of the cord.
        let passes = cord.selfIntersections.map(p => p.t) + cord.selfIntersections.map(p => p.other.t)
        passes = passes.sorted

        stroke #fca311; lineWidth 15; lineJoin round; fill none
        draw cord
        let reach = 13 / cord.length
        for (i, t) in passes {
            if i % 2 == 0 {
                shape { draw cord.subpath(t - reach, t + reach); stroke #14213d; lineWidth 23; fill none }
                shape {
                    draw cord.subpath(t - 1.6reach, t + 1.6reach); stroke #fca311; lineWidth 15; fill none
                }
            }
        }

        """####
}

// The piece “magnets” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let magnets = ####"""
        // Needles that all look at the nearest place of a curve; where two places are equally near they part, along the curve's medial axis.
        canvas 400, 400
        title "Needles and the nearest point"
        background #101820

        let wire = path {
            moveTo 40, 120; curveTo (360, 290) via (190, -120), (120, 420), (430, 440), (330, 40)
        }

        lineWidth 1.5; lineCap round
        for y in 20..380 by 24 {
            for x in 20..380 by 24 {
                let place = wire.nearest((x, y))
                let away = place.point - (x, y)
                let reach = min(10, place.distance)
                stroke hsb(0.55 + place.t * 0.45, 0.7, 1 - min(0.7, place.distance / 200))
                moveTo x, y
                lineTo (x, y) + reach * normalized(away)
            }
        }
        shape { draw wire; stroke white; lineWidth 4; fill none }

        """####
}

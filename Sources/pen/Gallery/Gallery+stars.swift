// The piece “stars” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let stars = ####"""
        // An Islamic star pattern: from the middle of each hexagon's side two lines leave at one angle, and meet the next ones.
        canvas 400, 400
        title "Stars in contact"
        background #f0e6d2

        let radius = 46  // of the circle inside a hexagon
        let slant = 33deg
        let meeting = sin(slant) / sin(150deg - slant)  // law of sines: where two lines meet, as a part of the radius
        let tile = path { star (0, 0), radius, points: 6, inner: meeting }.rotated(30deg)
        let heart = path { star (0, 0), radius * meeting, points: 6, inner: meeting }

        clip { rect 20, 20, 360, 360 }
        for row in 0..5 {
            for column in 0..5 {
                let center = 2radius * (column + row % 2 / 2, row * sin(60deg)) - (30, 0)
                group {
                    translate center
                    lineJoin miter
                    fill oklch(0.42 + 0.05 * ((row + 2column) % 3), 0.075, 195deg + 22deg * ((row + column) % 3))
                    stroke #c9a227; lineWidth 3
                    draw tile
                    fill #e3b23c; lineWidth 2
                    draw heart
                }
            }
        }

        """####
}

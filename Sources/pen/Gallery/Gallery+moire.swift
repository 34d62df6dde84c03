// The piece “moire” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let moire = ####"""
        // Moiré: two fans of fine circles, a little apart, draw big curves that are in neither of them.
        canvas 400, 400
        title "Moiré"
        background #fcfcf7
        fill none; lineWidth 2.2
        clip { circle 200, 200, 176 }

        blendMode multiply
        for (i, ink) in [#0077b6, #e5383b] {
            stroke ink
            for r in 4..202 by 6 { circle 176 + 48i, 200, r }
        }

        """####
}

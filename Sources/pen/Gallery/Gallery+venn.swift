// The piece “venn” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let venn = ####"""
        // Three discs and four blend modes: ink is multiplied, light is screened.
        canvas 400, 400
        title "Ink and light"
        stroke none

        let ink = [#00aeef, #ec008c, #fff200]
        let light = [#ff3b30, #34c759, #3478f6]
        let plates = [["multiply", #fdfcf8, ink], ["screen", #101018, light], ["difference", #fdfcf8, light], ["overlay", #8d99ae, ink]]

        for (i, plate) in plates {
            let (mode, paper, colors) = plate
            group {
                translate 200 * (i % 2), 200floor(i / 2)
                fill paper
                rect 0, 0, 200, 200
                blendMode mode
                for (j, color) in colors {
                    fill color
                    circle (100, 104) + polar(31, j * 120deg - 90deg), 50
                }
            }
        }

        """####
}

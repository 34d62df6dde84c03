// The piece “truchet” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let truchet = ####"""
        // Truchet tiles: two quarter circles in each square, turned by chance, join into endless ribbons.
        canvas 400, 400
        title "Truchet tiles"
        background #f3e9dc
        seed 11

        let side = 40
        let tile = path {
            moveTo side / 2, 0
            arc (0, 0), side / 2 from 0deg to 90deg
            moveTo side / 2, side
            arc (side, side), side / 2 from 180deg to 270deg
        }
        let ribbons = path {
            for row in 0..<9 {
                for column in 0..<9 {
                    let turned = tile.rotated(random(0..1) * 90deg, (side / 2, side / 2))
                    draw turned.transformed(translation(20 + side * column, 20 + side * row))
                }
            }
        }
        clip { roundRect 20, 20, 360, 360, 14 }
        shape { rect 20, 20, 360, 360; fill #0f4c5c; stroke none }
        for (i, color) in [#e36414, #f3e9dc, #9a031e] {
            shape { draw ribbons; stroke color; lineWidth 22 - 8i }
        }

        """####
}

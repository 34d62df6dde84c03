// The piece “ripple” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let ripple = ####"""
        // The sine as one draws it first, and the three steps that make it the sine of the books.
        canvas 640, 420
        title "The wrong sine, and the right one"
        background #fdfcf9

        f(x) = sin(x)

        // A sheet of paper in the sense of screens: x to the right, y down, one unit as long as one pixel.
        def sheet(corner, name, curve) {
            group {
                translate corner.x, corner.y
                shape { rect 0, 0, 280, 150; fill white; stroke #d8d2c4 }
                shape { draw curve; stroke #c8442e; lineWidth 2; fill none }
                fill #4a4a4a; stroke none
                text name at (0, 170), size: 14
            }
        }

        // Lines from point to point would do as well; these are Béziers that know the sine's slope.
        def wave(place) {
            return path {
                let step = pi / 4
                moveTo place(0)
                for i in 1..16 {
                    let a = (i - 1) * step; let b = i * step
                    curveTo place(b) via place((2a + b) / 3, f(a) + f'(a) * step / 3), place((a + 2b) / 3, f(b) - f'(b) * step / 3)
                }
            }
        }

        sheet (30, 34), "y = sin(x): a ripple, as a unit is a pixel", wave((x, y = f(x)) => (x, y))
        sheet (330, 34), "stretched: 22 pixels to the unit", wave((x, y = f(x)) => 22 * (x, y))
        sheet (30, 230), "moved: zero is in the middle of the sheet", wave((x, y = f(x)) => (22x, 75 + 50y))
        sheet (330, 230), "turned over: y grows upwards", wave((x, y = f(x)) => (22x, 75 - 50y))

        """####
}

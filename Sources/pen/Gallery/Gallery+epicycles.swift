// The piece “epicycles” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let epicycles = ####"""
        // Circles on circles, turning 1, 3, 5, 7 and 9 times as fast: their tip draws the first terms of a square wave.
        canvas 400, 300
        title "Epicycles"
        background #10151f
        fill none; lineCap round

        let terms = [1, 3, 5, 7, 9]
        let radius = 54
        let period = 6s
        let middle = 150
        let paper = 222
        wave(turn) = terms.map(k => radius / k * sin(k * turn)).sum

        def arm(index, place) {
            let k = terms[index]
            let r = radius / k
            let before = if index > 0 { terms[index - 1] } else { 0 }
            let circles = group {
                shape { circle 0, 0, r; stroke hsb(0.5 + 0.09index, 0.5, 1, 0.55); lineWidth 1.5 }
                shape { moveTo 0, 0; lineTo r, 0; stroke white; lineWidth 2 }
                if index + 1 < terms.count {
                    arm index + 1, (r, 0)
                } else {
                    shape { circle r, 0, 4; fill gold; stroke none }
                }
            }
            circles.position = place
            animate circles.rotation from 0 to (k - before) * 360deg over period, repeat: inf
        }

        group {
            clip { rect paper, 0, 400 - paper, 300 }
            let trace = shape {
                moveTo -60pi, 0
                for x in -188..400 by 1 { lineTo x, wave(-x / 30) }
                stroke gold; lineWidth 2.5; lineJoin round
            }
            trace.position = (paper, middle)
            animate trace.position.x from paper to paper + 60pi over period, repeat: inf
        }
        arm 0, (110, middle)

        """####
}

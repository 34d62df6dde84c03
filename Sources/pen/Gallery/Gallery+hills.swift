// The piece “hills” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let hills = ####"""
        // Hills before a low sun: each ridge is a sum of waves under a gradient, and the near ones are darker.
        canvas 400, 400
        title "Hills"
        background linearGradient(from: (0, 0), to: (0, 400), stops: [#2b3a67, #b56576, #ffb570, #ffe0a3])
        stroke none
        fill radialGradient(center: (270, 190), radius: 120, stops: [#fff3c4, rgb(1, 0.9, 0.6, 0)])
        circle 270, 190, 120
        fill #fff6d5
        circle 270, 190, 34

        ridge(x, i) = 215 + 34i + 16sin(x / 58 + 2.1i) + 9sin(x / 23 + 5i) + 3.5sin(x / 9 + i)

        for i in 0..5 {
            let top = mix(#d98373, #1b1b3a, i / 5)
            fill linearGradient(from: (0, 190 + 34i), to: (0, 300 + 34i), stops: [top, mix(top, #ffb570, 35% - 6% * i)])
            moveTo 0, 400
            for x in 0..400 by 5 { lineTo x, ridge(x, i) }
            lineTo 400, 400
            close
        }

        """####
}

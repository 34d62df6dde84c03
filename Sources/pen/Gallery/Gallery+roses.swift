// The piece “roses” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let roses = ####"""
        // Rhodonea curves: r = cos(n/d * t), with n growing to the right and d downwards.
        canvas 400, 400
        title "Roses"
        background #fbf4ea
        lineWidth 1.4
        fillRule evenOdd

        for (row, d) in [1, 2, 4] {
            for (column, n) in [3, 5, 7] {
                rose(t) = polar(52cos(n / d * t), t)
                let period = if d % 2 == 1 { pi * d } else { 2pi * d }
                let pieces = 36d + 12
                let hue = 20deg + 55deg * column + 25deg * row
                group {
                    translate 80 + 120column, 80 + 120row
                    stroke oklch(0.52, 0.15, hue)
                    fill oklch(0.8, 0.11, hue, 0.5)
                    spline through list(pieces, i => rose(i / pieces * period)), closed: yes
                }
            }
        }

        """####
}

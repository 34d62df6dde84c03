// The piece “poles” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let poles = ####"""
        // Functions at which other programs draw lines that are not there.
        canvas 640, 450
        title "Poles, jumps, ends and needles"
        background #fdfcf9

        axes x: -2pi..2pi, y: -4..4, at: (20, 50), size: (180, 160)
        plot tan(x)
        axes x: -5..5, y: -5..5, at: (230, 50), size: (180, 160)
        plot (x^2 - 2) / (x^2 - 4), stroke: #dc2626
        axes x: -4..4, y: -5..5, at: (440, 50), size: (180, 160)
        plot floor(x), stroke: #059669, jumps: dots
        axes x: -8..8, y: -1..8, at: (20, 270), size: (180, 160)
        plot sqrt(x^2 - 16), stroke: #d97706
        axes x: -1..1, y: -1..1, at: (230, 270), size: (180, 160)
        plot x * sin(1 / x), stroke: #7c3aed, lineWidth: 1
        axes x: -3..3, y: -0.2..1.2, at: (440, 270), size: (180, 160)
        plot 1 / (1 + 1000000x^2), stroke: #0891b2

        fill #4a4a4a; stroke none
        for (i, words) in ["tan x", "(x² − 2)/(x² − 4)", "⌊x⌋", "√(x² − 16)", "x sin 1/x", "1/(1 + 10⁶x²)"] {
            text words at (24 + 210 * (i % 3), 26 + 220 * floor(i / 3)), size: 15
        }

        """####
}

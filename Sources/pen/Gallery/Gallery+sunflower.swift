// The piece “sunflower” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let sunflower = ####"""
        // Phyllotaxis: every seed stands a golden angle further than the one before it.
        canvas 400, 400, origin: center
        title "Sunflower"
        background linearGradient(from: (0, 200), to: (0, -200), stops: [#123a4a, #0a1e2c])
        stroke none

        let golden = 1turn * (2 - (1 + sqrt(5)) / 2)
        let seeds = 330
        for n in 1..seeds {
            let age = n / seeds
            fill mix(#b5541c, #ffd84d, smoothstep(0.15, 0.9, age))
            circle polar(9.4sqrt(n), n * golden), 2.2 + 3.8age
        }

        """####
}

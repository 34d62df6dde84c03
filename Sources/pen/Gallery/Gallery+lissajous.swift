// The piece “lissajous” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let lissajous = ####"""
        // Two swings at right angles, 5 against 4: a Lissajous figure in the colours of its phase, from f and f'.
        canvas 400, 400, origin: center
        title "Lissajous"
        background #0b0c1a
        fill none

        f(t) = (155sin(5t + 90deg), 155sin(4t))
        let pieces = 100
        let dt = 1turn / pieces

        for width in [9, 2.4] {
            lineWidth width
            for i in 0..<pieces {
                let t = i * dt
                stroke oklch(0.77, 0.16, t, if width > 3 { 0.22 } else { 1 })
                moveTo f(t)
                curveTo f(t + dt) via f(t) + f'(t) * dt / 3, f(t + dt) - f'(t + dt) * dt / 3
            }
        }

        """####
}

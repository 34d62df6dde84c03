// The piece “snowflake” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let snowflake = ####"""
        // Koch's snowflake, and smaller ones inside it: every line grows a tooth on its middle third.
        canvas 400, 400, origin: center
        title "Snowflake"
        background oklch(0.24, 0.06, 262deg)
        stroke none

        def koch(a, b, depth) {
            if depth == 0 { lineTo b; return }
            let third = (b - a) / 3
            let tip = a + third + third.rotated(60deg)
            koch a, a + third, depth - 1
            koch a + third, tip, depth - 1
            koch tip, b - third, depth - 1
            koch b - third, b, depth - 1
        }

        snowflake(radius, turn, depth) = path {
            let corners = [90deg, -30deg, 210deg].map(a => polar(radius, a + turn))
            moveTo corners[0]
            for i in 0..2 { koch corners[i], corners[(i + 1) % 3], depth }
            close
        }

        for i in 0..5 {
            fill oklch(0.36 + 0.12i, 0.1 - 0.015i, (262 - 9i) * 1deg)
            draw snowflake(172 / sqrt(3)^i, i * 30deg, max(1, 4 - i))
        }

        """####
}

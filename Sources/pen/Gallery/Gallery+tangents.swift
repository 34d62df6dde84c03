// The piece “tangents” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let tangents = ####"""
        // Only tangents are drawn; the curve appears as what they all touch. f' is the derivative of f.
        canvas 400, 400, origin: center
        title "An envelope of tangents"
        background #14121f
        lineWidth 0.9
        translate 0, -32

        f(x) = 105cos(x / 45) * exp(-(x / 130)^2)

        for x in -170..170 by 4 {
            let direction = (1, f'(x)).normalized
            stroke oklch(0.78, 0.14, 200deg + 0.9deg * x, 0.75)
            moveTo (x, f(x)) - 92direction
            lineTo (x, f(x)) + 92direction
        }

        """####
}

// The piece “saddle” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let saddle = ####"""
        // A landscape of hills and a saddle in lines of equal height, and the way that water would run.
        canvas 480, 400
        title "Hills, a saddle and the way of the water"
        background #fdfcf9

        height(x, y) = exp(-(x - 1)^2 - y^2) + exp(-(x + 1)^2 - (y - 0.5)^2)
        east(x, y) = -2(x - 1) * exp(-(x - 1)^2 - y^2) - 2(x + 1) * exp(-(x + 1)^2 - (y - 0.5)^2)
        north(x, y) = -2y * exp(-(x - 1)^2 - y^2) - 2(y - 0.5) * exp(-(x + 1)^2 - (y - 0.5)^2)

        axes x: -3..3, y: -2..2.5, through: [left, bottom]
        contours height, levels: list(11, i => 0.05 + 0.095i), colours: [#26547c, #4aa3a2, #c9b458, #b5482c]
        field (x, y) => (-east(x, y), -north(x, y)), spacing: 26, stroke: #9a9484

        """####
}

// Cells of dots in colour.

extension CellGrid {
    /// Lines as dots over the colours of the areas below them. Dots do not cover their cell, so an area is the cell's
    /// background, and where two areas meet in a cell without a line, one of them is dotted.
    /// - Parameters:
    ///   - picture: 2×4 parts a cell.
    ///   - areas: the same picture without its lines.
    init(dots picture: PartColors, areas: PartColors, paper: SIMD3<Float>) {
        let ink = PartInk(lines: picture, over: areas)
        let isDotted = ink.standsOut()
        let width = picture.columns * picture.parts.across
        self.init(picture) { column, row, colors in
            let fit = GroundFit(areas[column, row], paper: paper)
            var mask = 0
            for i in colors.indices {
                let place = (row * picture.parts.down + i / picture.parts.across) * width + column * picture.parts.across + i % picture.parts.across
                if isDotted[place] { mask |= 1 << i }
            }
            if mask == 0 { mask = fit.dots }
            return Cell(
                String(PreviewMode.braille.character(mask: mask)), foreground: RGB(colors.strongest(of: mask, over: fit.ground)),
                background: RGB(fit.ground))
        }
    }
}

/// The colour on which a cell's dots stand.
private struct GroundFit {
    var ground: SIMD3<Float>
    /// The parts of another colour, a bit each.
    var dots: Int

    /// The colour nearer to the paper's, unless nearly all of the cell has the other.
    init(_ colors: [SIMD3<Float>], paper: SIMD3<Float>) {
        let fit = TwoColorFit(colors), all = (1 << colors.count) - 1
        // A gradient's steps are no edge.
        guard fit.first.squaredDistance(to: fit.second) > 0.003 else {
            (ground, dots) = (colors.reduce(.zero, +) / Float(colors.count), 0)
            return
        }
        let firstIsNearer = fit.first.squaredDistance(to: paper) < fit.second.squaredDistance(to: paper)
        let near = firstIsNearer ? fit.mask : all ^ fit.mask
        let groundMask = near.nonzeroBitCount * 4 > colors.count ? near : all ^ near
        dots = all ^ groundMask
        // Of the ground's parts the purest: the others are mixed with what lies beside them.
        ground = colors.strongest(of: groundMask, over: groundMask == fit.mask ? fit.second : fit.first)
    }
}

extension [SIMD3<Float>] {
    /// Of the parts in a mask the colour that differs most from the ground: it is mixed with it the least.
    fileprivate func strongest(of mask: Int, over ground: SIMD3<Float>) -> SIMD3<Float> {
        var best = (color: ground, distance: Float(0))
        for (i, color) in enumerated() where mask >> i & 1 == 1 {
            let distance = color.squaredDistance(to: ground)
            if distance > best.distance { best = (color, distance) }
        }
        return best.color
    }
}

extension PartInk {
    /// How much each part of the picture differs from the areas below the lines.
    fileprivate init(lines picture: PartColors, over areas: PartColors) {
        let values = zip(picture.values, areas.values).map { $0.squaredDistance(to: $1).squareRoot() }
        self.init(parts: picture.parts, columns: picture.columns, rows: picture.rows, values: values)
    }

    /// For each part whether it has more than half of the ink that there is close by. Where lines are so dense that
    /// they differ no more, every part has.
    fileprivate func standsOut() -> [Bool] {
        let width = columns * parts.across, height = rows * parts.down, reach = 2
        return values.indices.map { place in
            let amount = values[place], x = place % width, y = place / width
            guard amount > 0.03 else { return false }
            var least = Float.infinity, most: Float = 0
            for j in max(y - reach, 0)...min(y + reach, height - 1) {
                for i in max(x - reach, 0)...min(x + reach, width - 1) {
                    least = min(least, values[j * width + i])
                    most = max(most, values[j * width + i])
                }
            }
            return most - least < 0.06 || amount > (least + most) / 2
        }
    }
}

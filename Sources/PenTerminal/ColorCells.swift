// Cells in two colours each.

extension CellGrid {
    /// The cells that fit a picture best with two colours each; the colour that is farther from the paper's is the
    /// character's.
    init(_ picture: PartColors, mode: PreviewMode, paper: SIMD3<Float>) {
        let all = (1 << picture.parts.count) - 1
        self.init(picture) { _, _, colors in
            let fit = InkFit(colors, paper: paper, isSolid: mode.isSolid)
            return Cell(
                String(mode.character(mask: fit.mask)),
                complement: mode.isSolid ? String(mode.character(mask: all ^ fit.mask)) : nil,
                foreground: RGB(fit.ink), background: RGB(fit.ground))
        }
    }
}

/// The two colours of a cell, told apart: which is ink and which the ground that it stands on.
private struct InkFit {
    var mask: Int
    var ink: SIMD3<Float>
    var ground: SIMD3<Float>

    init(_ colors: [SIMD3<Float>], paper: SIMD3<Float>, isSolid: Bool) {
        let fit = TwoColorFit(colors), all = (1 << colors.count) - 1
        if fit.mask == 0 || fit.first.squaredDistance(to: paper) >= fit.second.squaredDistance(to: paper) {
            (mask, ink, ground) = (fit.mask, fit.first, fit.second)
        } else {
            (mask, ink, ground) = (all ^ fit.mask, fit.second, fit.first)
        }
        if !isSolid, isLine(paper: paper) { drawOnPaper(colors, paper: paper) }
    }

    /// Whether the ground is only the ink of a line, thinned at its edges: a mixture of ink and paper.
    private func isLine(paper: SIMD3<Float>) -> Bool {
        let toInk = ink - paper, length = (toInk * toInk).sum()
        guard mask != 0, length > 0 else { return false }
        let share = ((ground - paper) * toInk).sum() / length
        return (0.02...0.7).contains(share) && ground.squaredDistance(to: paper + toInk * share) < 0.0005
    }

    /// Dots do not cover their cell: a line looks finer when its dots stand on bare paper.
    private mutating func drawOnPaper(_ colors: [SIMD3<Float>], paper: SIMD3<Float>) {
        mask = colors.indices.reduce(0) { sum, i in
            colors[i].squaredDistance(to: ink) < colors[i].squaredDistance(to: paper) ? sum | 1 << i : sum
        }
        ground = paper
    }
}

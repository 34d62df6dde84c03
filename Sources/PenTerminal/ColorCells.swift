// Cells in two colours each.

extension CellGrid {
    /// The cells that fit a picture best with two colours each; the colour that is farther from the paper's is the
    /// character's.
    init(_ picture: PartColors, mode: PreviewMode, paper: SIMD3<Float>) {
        let all = (1 << picture.parts.count) - 1
        func character(_ mask: Int) -> String { String(mode.character(mask: mask)) }
        self.init(picture) { _, _, colors in
            let fit = TwoColorFit(colors), rest = all ^ fit.mask
            let firstIsInk = fit.mask == 0 || fit.first.squaredDistance(to: paper) >= fit.second.squaredDistance(to: paper)
            return firstIsInk
                ? Cell(character(fit.mask), complement: character(rest), foreground: RGB(fit.first), background: RGB(fit.second))
                : Cell(character(rest), complement: character(fit.mask), foreground: RGB(fit.second), background: RGB(fit.first))
        }
    }
}

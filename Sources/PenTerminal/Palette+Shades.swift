// Colours mixed from two of sixteen.

extension Palette {
    /// A colour of the sixteen, or two of them in one of the shade characters.
    private struct Shade {
        var cell: Cell
        var color: SIMD3<Float>
        /// How much it is to be avoided: a mixture of colours that differ much looks rough.
        var roughness: Float
    }

    /// The cell that looks most like a colour, by distance in Oklab, where hue and chroma count twice as much as
    /// lightness.
    static func shade(nearestTo color: RGB) -> Cell {
        let wanted = oklab(color.components)
        var best = (cell: Cell(" "), score: Float.infinity)
        for shade in shades {
            let d = (shade.color - wanted) * SIMD3(1, 2, 2)
            let score = (d * d).sum() + shade.roughness
            if score < best.score { best = (shade.cell, score) }
        }
        return best.cell
    }

    private static let shades: [Shade] = sixteen.indices.flatMap { ground in
        [Shade(cell: Cell(" ", foreground: sixteen[ground], background: sixteen[ground]), color: sixteenInOklab[ground], roughness: 0)]
            + sixteen.indices.filter { $0 != ground }.flatMap { ink in
                [("░", 0.25), ("▒", 0.5)].map { mixture(ink, over: ground, character: $0.0, share: $0.1) }
            }
    }

    /// Dots are so small that their light is mixed.
    private static func mixture(_ ink: Int, over ground: Int, character: String, share: Float) -> Shade {
        func light(_ c: RGB) -> SIMD3<Float> { SIMD3(linear(c.components.x), linear(c.components.y), linear(c.components.z)) }
        let a = light(sixteen[ground]), b = light(sixteen[ink])
        let contrast = sixteenInOklab[ink].squaredDistance(to: sixteenInOklab[ground])
        return Shade(
            cell: Cell(character, foreground: sixteen[ink], background: sixteen[ground]), color: oklab(linear: a + (b - a) * share),
            roughness: 0.04 * contrast * share * (1 - share) + 0.001)
    }
}

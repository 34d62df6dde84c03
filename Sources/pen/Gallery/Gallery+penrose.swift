// The piece “penrose” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let penrose = ####"""
        // Penrose's rhombs: golden triangles are cut into golden triangles, and never repeat.
        canvas 400, 400, origin: center
        title "Penrose tiling"
        background #fbf7ef
        let golden = (1 + sqrt(5)) / 2

        // A triangle is [is it wide, tip, corner, corner].
        def cut(triangle) {
            let (wide, a, b, c) = triangle
            if not wide {
                let p = a + (b - a) / golden
                return [[no, c, p, b], [yes, p, c, a]]
            }
            let q = b + (a - b) / golden
            let r = b + (c - b) / golden
            return [[yes, r, c, a], [yes, q, r, b], [no, r, q, a]]
        }

        let triangles = list(10, i => {
            let b = polar(250, i * 36deg - 18deg)
            let c = polar(250, i * 36deg + 18deg)
            if i % 2 == 0 { [no, (0, 0), c, b] } else { [no, (0, 0), b, c] }
        })
        repeat 4 { triangles = triangles.map(cut).flattened }

        clip { circle 0, 0, 178 }
        for wide in [no, yes] {
            shape {
                for triangle in triangles {
                    let (kind, a, b, c) = triangle
                    if kind == wide { moveTo b; lineTo a; lineTo c }
                }
                fill if wide { #3d5a80 } else { #e07a5f }; stroke #fbf7ef; lineWidth 1.5; lineJoin round
            }
        }

        """####
}

// The file “en/11-arcs.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_11_arcs_md = ####"""
        ---
        number: 11
        name: arcs
        title: Arcs, and the number 0.5523
        ---
        No Bézier curve is exactly an arc of a circle. One cubic for a quarter comes very close: its handles run along the tangents, and their length is **κ = 4/3 * (sqrt(2) - 1)** times the radius, about 0.5523.

        With this κ the curve meets the circle in the middle, too, and leaves it by less than 3/10000 of the radius: at a radius of a thousand pixels that is a quarter of a pixel. All circles in PDF files are drawn so.

        ```pen example
        canvas 400, 260
        let (O, r) = [(110, 220), 190]
        shape { arc O, r from 0deg to -90deg, clockwise: no; stroke gold; lineWidth 8 }
        let quarter = shape(k: 0) {
            moveTo O + (r, 0); curveTo O + (0, -r) via O + (r, -k * r), O + (k * r, -r)
            stroke crimson; lineWidth 3
        }
        let handles = shape(k: 0) {
            moveTo O + (r, 0); lineTo O + (r, -k * r)
            moveTo O + (0, -r); lineTo O + (k * r, -r)
            stroke steelblue; lineWidth 2
        }
        animate quarter.k through 0, 1, 0.5523 over 4s, ease: easeInOut
        animate handles.k through 0, 1, 0.5523 over 4s, ease: easeInOut
        ```

        ```try
        The number, and a handle that is half of it, which is too short:

            let k = 4/3 * (sqrt(2) - 1)
            moveTo A; lineTo A - (0, k/2 * r)
        ```

        ```exercise
        O is a centre, r the radius. Draw the quarter of the circle from A to B as one cubic curve.
        ```

        ```pen start
        canvas 400, 260
        let O = (110, 220)
        let r = 190
        let A = O + (r, 0)
        let B = O - (0, r)
        group {
            fill gray; stroke none
            circle O, 5; circle A, 5; circle B, 5
            text "O" at O + (-25, 8), size: 18
            text "A" at A + (12, 8), size: 18
            text "B" at B + (-25, 8), size: 18
        }
        ```

        ```pen check
        need lines.count > 0, "nothing is drawn yet."
        let good = lines.filter(p => joins(p, A, B))
        need good.count > 0, "no curve begins at A and ends at B."
        let cubics = good.filter(p => isCurve(p, 3))
        need cubics.count > 0, "this is no single cubic curve: `moveTo A; curveTo B via P, Q`."
        let far = cubics.map(p => max(p.pointsAlong(80).map(q => distance(q, O) - r)))
        let near = cubics.map(p => min(p.pointsAlong(80).map(q => distance(q, O) - r)))
        need any(near, d => d > -0.4), "the curve lies inside of the circle: its handles are too short, or do not run along the tangents."
        need any(list(cubics.count, i => max(far[i], -near[i])), d => d < 0.4), "the curve leaves the circle outwards: its handles are too long."
        ```

        ```hint
        At A the tangent runs straight up: P is `A - (0, k * r)`. At B it runs to the right.
        ```

        ```pen solution
        let k = 0.5523
        moveTo A; curveTo B via A - (0, k * r), B + (k * r, 0)
        ```

        """####
}

// The file “en/03-quadratic.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_03_quadratic_md = ####"""
        ---
        number: 3
        name: quadratic
        title: The quadratic curve
        points: 40,210 160,30 360,190
        ---
        Take three points A, C, B. Let one point run from A to C and another from C to B, both with the same t. A third point runs between these two, again with the same t. Its way is a **quadratic Bézier curve**.

        It begins at A and ends at B, and C pulls at it without being touched. For t = 50% the curve is at A/4 + C/2 + B/4. In pen: `moveTo A; curveTo B via C`.

        ```pen example
        canvas 400, 240
        let (A, C, B) = [(40, 200), (160, 20), (360, 180)]
        stroke silver; lineWidth 2
        moveTo A; lineTo C; lineTo B
        let curve = path { moveTo A; curveTo B via C }
        shape { draw curve; stroke steelblue; lineWidth 4 }
        let bridge = shape(t: 0) {
            moveTo lerp(A, C, t); lineTo lerp(C, B, t)
            stroke orange; lineWidth 3
        }
        animate bridge.t to 1 over 4s
        fill crimson; stroke none
        let dot = circle(A, 8)
        animate dot.position along curve.transformed(translation(-A)) over 4s
        ```

        ```try
        Draw the curve, and the middle of it; then declare C again somewhere else, and draw once more:

            moveTo A; curveTo B via C
            circle A/4 + C/2 + B/4, 5
            let C = (200, 230)
        ```

        ```exercise
        Begin anew with `:reset`. Draw a quadratic curve from A to B that goes through the point M. (C is not fixed: choose a good one.)
        ```

        ```pen start
        canvas 400, 240
        let A = (40, 200)
        let B = (360, 180)
        let C = (160, 20)
        let M = (220, 80)
        group {
            fill gray; stroke none
            circle A, 6; circle B, 6
            fill orange
            circle M, 6
            fill gray
            text "A" at A + (-5, 28), size: 20
            text "B" at B + (-5, 28), size: 20
            text "M" at M + (-8, 32), size: 20
        }
        lineWidth 3
        ```

        ```pen check
        need drawn.count > 0, "nothing is drawn. `moveTo A; curveTo B via C` draws a quadratic curve."
        need lines.count > 0, "there are dots, and no curve yet."
        let good = lines.filter(p => joins(p, A, B))
        need good.count > 0, "no curve begins at A and ends at B."
        let curves = good.filter(p => isCurve(p, 2))
        need curves.count > 0, "this is no quadratic curve: it has one point behind via."
        need any(curves, p => p.nearest(M).distance < 3), "the curve does not go through M yet. Where must C be, so that A/4 + C/2 + B/4 is M?"
        ```

        ```hint
        With t = 50% the curve is at A/4 + C/2 + B/4. That is to be M, so C = 2M - (A + B)/2.
        ```

        ```pen solution
        moveTo A; curveTo B via 2M - (A + B) / 2
        ```

        """####
}

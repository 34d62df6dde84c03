// The file “en/10-elevation.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_10_elevation_md = ####"""
        ---
        number: 10
        name: elevation
        title: Elevation: more points, the same curve
        points: 40,220 120,30 360,220
        ---
        Every curve of degree 2 is also one of degree 3: there is a pair of control points that gives the very same curve. Each lies two thirds of the way to the old one, seen from the ends.

        This is **degree elevation**. A program that knows only cubic curves can so draw quadratic ones exactly, such as the letters of many fonts. Elevate again and again, and the polygon comes closer and closer to the curve.

        ```pen example
        canvas 400, 240
        let curve = path { moveTo 40, 220; curveTo (360, 220) via (120, 15) }
        shape { draw curve; stroke steelblue; lineWidth 5 }
        def polygon(points) { for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } } }
        lineWidth 2
        stroke silver; polygon curve.controlPoints
        stroke orange; polygon curve.elevated.controlPoints
        stroke crimson; polygon curve.elevated.elevated.controlPoints
        stroke purple; polygon curve.elevated.elevated.elevated.controlPoints
        ```

        ```try
        Ask the path itself for the higher degree:

            curve.controlPoints
            curve.elevated.controlPoints
        ```

        ```exercise
        Draw the golden curve once more as one cubic curve: find the two control points behind `via`.
        ```

        ```pen start
        canvas 400, 240
        let A = (40, 200)
        let C = (120, 10)
        let B = (360, 200)
        let curve = path { moveTo A; curveTo B via C }
        group {
            stroke silver; lineWidth 2
            moveTo A; lineTo C; lineTo B
            shape { draw curve; stroke gold; lineWidth 6 }
            fill gray; stroke none
            circle A, 5; circle C, 5; circle B, 5
            text "A" at A + (-5, 28), size: 18
            text "C" at C + (12, 10), size: 18
            text "B" at B + (-5, 28), size: 18
        }
        ```

        ```pen check
        need lines.count > 0, "nothing is drawn yet."
        let good = lines.filter(p => joins(p, A, B))
        need good.count > 0, "no curve begins at A and ends at B."
        let cubics = good.filter(p => isCurve(p, 3))
        need cubics.count > 0, "the curve has one point behind via, and needs two."
        need any(cubics, p => lies(p, curve, 1.5)), "the cubic curve does not lie on the golden one. Go two thirds of the way from A to C, and from B to C."
        ```

        ```hint
        The first one is `lerp(A, C, 2/3)`. The second is found in the same way from B.
        ```

        ```pen solution
        moveTo A; curveTo B via lerp(A, C, 2 / 3), lerp(B, C, 2 / 3)
        ```

        """####
}

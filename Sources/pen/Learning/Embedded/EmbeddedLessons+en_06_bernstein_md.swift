// The file “en/06-bernstein.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_06_bernstein_md = ####"""
        ---
        number: 6
        name: bernstein
        title: Bernstein: a mixture of points
        points: 40,220 80,40 300,30 360,200
        ---
        Multiply de Casteljau's rounds out, and the point of a cubic is a **mixture** of the four control points: (1 - t)^3 of the first, 3(1 - t)^2 * t of the second, 3(1 - t) * t^2 of the third and t^3 of the last.

        These weights are the **Bernstein polynomials**. They are never negative and their sum is always 1, so the curve stays within the hull of its control points. The picture shows them for t from 0 to 1.

        ```pen example
        canvas 400, 260
        axes x: 0..1, y: 0..1
        plot (1 - x)^3, 3(1 - x)^2 * x, 3(1 - x) * x^2, x^3, lineWidth: 3
        ```

        ```try
        The four weights for one t, and their sum:

            let t = 30%
            let weights = [(1 - t)^3, 3(1 - t)^2 * t, 3(1 - t) * t^2, t^3]
            weights.sum
        ```

        ```exercise
        Calculate the point of the curve for t = 30% as a mixture of `points[0]` to `points[3]`, and draw a dot there.
        ```

        ```pen start
        canvas 400, 260
        let points = [(40, 220), (80, 40), (300, 30), (360, 200)]
        let curve = path { moveTo points[0]; curveTo points[3] via points[1], points[2] }
        group {
            stroke silver; lineWidth 2
            moveTo points[0]; lineTo points[1]; lineTo points[2]; lineTo points[3]
            shape { draw curve; stroke steelblue; lineWidth 3 }
            fill gray; stroke none
            for p in points { circle p, 5 }
        }
        fill crimson
        ```

        ```pen check
        let t = 30%
        let good = curve.pointAt(t, by: parameter)
        need dots.count > 0, "there is no dot yet."
        need not hasDot(curve.pointAt(70%, by: parameter)) or hasDot(good), "this is the point for t = 70%: the weights are in the wrong order."
        need hasDot(good, 3), "the dot is not at the point for t = 30%. Each weight belongs to one of the four points; then add them."
        ```

        ```hint
        It is `weights[0] * points[0] + weights[1] * points[1]` and so on, up to 3. Draw a circle with this point as its centre.
        ```

        ```pen solution
        let t = 30%
        circle (1 - t)^3 * points[0] + 3(1 - t)^2 * t * points[1] + 3(1 - t) * t^2 * points[2] + t^3 * points[3], 5
        ```

        """####
}

// The file “en/09-splitting.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_09_splitting_md = ####"""
        ---
        number: 9
        name: splitting
        title: Splitting: each part is a Bézier curve
        points: 40,220 80,20 300,20 360,220
        ---
        De Casteljau's construction gives more than a point. Look at its outer points: the first of each round are the control points of the part **before** t, and the last of each round those of the part **behind** it.

        So every part of a Bézier curve is a Bézier curve of the same degree. This is how curves are cut, measured and drawn by machines: halve them until each part is as good as a line.

        ```pen example
        canvas 400, 260
        let points = [(40, 220), (80, 20), (300, 20), (360, 220)]
        between(points, t) = list(points.count - 1, i => lerp(points[i], points[i + 1], t))
        def polygon(points) { for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } } }
        def half(points, t) {
            let one = between(points, t)
            let two = between(one, t)
            return [points[0], one[0], two[0], lerp(two[0], two[1], t)]
        }
        def show(points) { polygon points; moveTo points[0]; curveTo points[3] via points[1], points[2] }
        let left = shape(t: 10%) { show half(points, t); stroke crimson; lineWidth 3 }
        let right = shape(t: 10%) { show half(points.reversed, 1 - t); stroke steelblue; lineWidth 3 }
        animate left.t to 90% over 4s, autoreverse: yes
        animate right.t to 90% over 4s, autoreverse: yes
        ```

        ```try
        A path cuts itself; the cut is at a part of its length, or with `by: parameter` at a t:

            draw curve.split(50%, by: parameter)[1]
            curve.split(50%, by: parameter)[1].controlPoints
        ```

        ```exercise
        Begin anew with `:reset`. Draw the first half of the curve, from t = 0 to t = 50%, as one cubic curve.
        ```

        ```pen start
        canvas 400, 260
        let points = [(40, 220), (80, 20), (300, 20), (360, 220)]
        let curve = path { moveTo points[0]; curveTo points[3] via points[1], points[2] }
        group {
            shape { draw curve; stroke silver; lineWidth 2 }
            fill gray; stroke none
            for p in points { circle p, 5 }
        }
        ```

        ```pen check
        let half = curve.subpath(0, 50%, by: parameter)
        let cubics = lines.filter(p => isCurve(p, 3))
        need lines.count > 0, "nothing is drawn yet."
        need not draws(curve), "this is the whole curve."
        need draws(half), "the drawn line is not the half from `points[0]` to the point with t = 50%."
        need any(cubics, p => lies(p, half) and p.length > half.length - 3), "the half is there, and not as one cubic curve."
        ```

        ```hint
        Its control points are `points[0]`, the first point of the first round, the first of the second, and the last one. `midpoint(P, Q)` is `lerp(P, Q, 50%)`.
        ```

        ```pen solution
        let one = list(3, i => midpoint(points[i], points[i + 1]))
        let two = list(2, i => midpoint(one[i], one[i + 1]))
        moveTo points[0]; curveTo midpoint(two[0], two[1]) via one[0], two[0]
        ```

        """####
}

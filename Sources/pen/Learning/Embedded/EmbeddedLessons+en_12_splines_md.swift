// The file “en/12-splines.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_12_splines_md = ####"""
        ---
        number: 12
        name: splines
        title: Splines: smooth through many points
        ---
        To go through many points, do not raise the degree: join cubic curves, one from each point to the next. That is a **spline**.

        It is smooth where two curves that meet have the same tangent: the handle that arrives and the handle that leaves lie on one line. pen finds good handles by itself: `spline through P, Q, R`. You can also set them by hand, `curveTo` after `curveTo`.

        ```pen example
        canvas 400, 240
        let points = [(30, 180), (110, 50), (200, 160), (290, 40), (370, 190)]
        stroke silver; lineWidth 2
        for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } }
        let wave = shape {
            spline through points
            stroke steelblue; lineWidth 4
        }
        fill crimson; stroke none
        for p in points { circle p, 6 }
        drawOn wave over 3s
        ```

        ```try
        With corners; then smooth and closed:

            for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } }
            shape { spline through points, closed: yes; stroke gold }
        ```

        ```exercise
        Begin anew with `:reset`. Draw one line that goes through all five points, in any order, and has no corner.
        ```

        ```pen start
        canvas 400, 240
        let points = [(30, 180), (110, 50), (200, 160), (290, 40), (370, 190)]
        group {
            fill crimson; stroke none
            for p in points { circle p, 5 }
        }
        ```

        ```pen check
        need lines.count > 0, "nothing is drawn yet."
        let good = lines.filter(p => all(points, q => p.nearest(q).distance < 3))
        need good.count > 0, "no line goes through all five points."
        corner(p, i) = dot(p.segments[i].tangentAt(1), p.segments[i + 1].tangentAt(0)) < 0.985
        isSmooth(p) = not any(0..<(p.segments.count - 1), i => corner(p, i))
        need any(good, p => isSmooth(p)), "there is a corner: where two pieces meet, they need the same direction."
        ```

        ```hint
        `points` is a list, and `spline through` takes a list as well as single points.
        ```

        ```pen solution
        spline through points
        ```

        """####
}

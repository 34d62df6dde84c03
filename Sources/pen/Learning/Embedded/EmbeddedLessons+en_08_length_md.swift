// The file “en/08-length.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_08_length_md = ####"""
        ---
        number: 8
        name: length
        title: Length: t is not the way
        ---
        When t runs evenly, the point does not: it is fast where the control points lie far apart, and slow where they lie close. So t = 50% is seldom half of the way.

        The way along a curve is its **length**. `curve.length` measures it, `curve.pointAt(50%)` is the point after half of it, and `by: parameter` is what asks for t instead. Blue above: equal steps of t; red below: equal lengths.

        ```pen example
        canvas 400, 200
        let curve = path { moveTo 30, 150; curveTo (370, 150) via (40, -60), (60, 190) }
        shape { draw curve; stroke silver; lineWidth 3 }
        fill steelblue; stroke none
        for t in 0..1 by 0.1 { circle curve.pointAt(t, by: parameter) + (0, -8), 5 }
        fill crimson
        for t in 0..1 by 0.1 { circle curve.pointAt(t) + (0, 8), 5 }
        ```

        ```try
        How long is it? And how far apart are the two middles?

            curve.length
            distance(curve.pointAt(50%), curve.pointAt(50%, by: parameter))
        ```

        ```exercise
        Put five dots on the curve, with the same length of curve between each two neighbours: the first at its start, the last at its end.
        ```

        ```pen start
        canvas 400, 200
        let curve = path { moveTo 30, 150; curveTo (370, 150) via (40, -60), (60, 190) }
        group {
            shape { draw curve; stroke silver; lineWidth 3 }
        }
        fill crimson
        ```

        ```pen check
        let good = list(5, i => curve.pointAt(25% * i))
        let others = list(5, i => curve.pointAt(25% * i, by: parameter))
        need dots.count > 0, "there are no dots yet."
        need countDots(good) == 5 or countDots(others) < 5, "these dots have equal steps of t between them, and not equal lengths. Leave `by: parameter` out."
        need countDots(good) == 5, "N of the five dots are right. They are at 0, 25%, 50%, 75% and 100% of the length.".replaced("N", string(countDots(good)))
        ```

        ```hint
        A loop draws them: `for i in 0..4 { … }`, with a circle at `curve.pointAt(25% * i)`. Or look at `pointsAlong`.
        ```

        ```pen solution
        for i in 0..4 { circle curve.pointAt(25% * i), 6 }
        ```

        """####
}

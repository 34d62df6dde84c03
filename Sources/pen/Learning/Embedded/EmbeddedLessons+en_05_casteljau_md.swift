// The file “en/05-casteljau.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_05_casteljau_md = ####"""
        ---
        number: 5
        name: casteljau
        title: De Casteljau's construction
        points: 40,220 80,40 300,30 360,200
        ---
        How is a point of a curve found, whatever its degree? **Paul de Casteljau** needed only `lerp`. Between four control points lie three lines: take the point t on each. Between these three lie two lines: take the point t on each. Between these two lies one line, and its point t lies on the curve.

        Four points, three, two, one: the same step again and again. A curve of degree n needs n rounds.

        ```pen example
        canvas 400, 260
        let points = [(40, 220), (80, 40), (300, 30), (360, 200)]
        between(points, t) = list(points.count - 1, i => lerp(points[i], points[i + 1], t))
        def level(points) { for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } } }
        shape { level points; stroke silver; lineWidth 2 }
        shape {
            moveTo points[0]; curveTo points[3] via points[1], points[2]; stroke steelblue; lineWidth 4
        }
        let first = shape(t: 0) { level between(points, t); stroke orange; lineWidth 3 }
        let second = shape(t: 0) { level between(between(points, t), t); stroke crimson; lineWidth 3 }
        let last = shape(t: 0) {
            circle between(between(between(points, t), t), t)[0], 7
            fill navy; stroke none
        }
        together {
            animate first.t to 1 over 5s
            animate second.t to 1 over 5s
            animate last.t to 1 over 5s
        }
        ```

        ```try
        The points are a list, `points[0]` to `points[3]`. The first of the first round, and all three of them:

            circle lerp(points[0], points[1], 50%), 5
            for i in 0..2 { circle lerp(points[i], points[i + 1], 50%), 5 }
        ```

        ```exercise
        Draw the whole construction for t = 50%: a dot for each of the three points of the first round, of the two of the second, and the one of the third.
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
        let one = list(3, i => lerp(points[i], points[i + 1], 50%))
        let two = list(2, i => lerp(one[i], one[i + 1], 50%))
        let end = midpoint(two[0], two[1])
        need dots.count > 0, "there are no dots yet."
        need countDots(one) == 3, "the first round has three points, and N of them are there: halfway from each control point to the next.".replaced("N", string(countDots(one)))
        need countDots(two) == 2, "the second round is not complete: two points, halfway between those of the first."
        need hasDot(end), "the last point is missing: halfway between the two of the second round."
        ```

        ```hint
        Keep the points of a round in a list: `let one = list(3, i => lerp(points[i], points[i + 1], 50%))`. The next round is made of `one` in the same way, and has two.
        ```

        ```pen solution
        let one = list(3, i => lerp(points[i], points[i + 1], 50%))
        let two = list(2, i => lerp(one[i], one[i + 1], 50%))
        for p in one { circle p, 5 }
        for p in two { circle p, 5 }
        circle lerp(two[0], two[1], 50%), 5
        ```

        """####
}

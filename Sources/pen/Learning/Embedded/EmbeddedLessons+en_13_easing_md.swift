// The file “en/13-easing.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_13_easing_md = ####"""
        ---
        number: 13
        name: easing
        title: Easing curves are Bézier curves
        ---
        A thing that moves evenly looks lifeless. An **easing** says how far it has come for each moment: it is a curve from (0, 0) to (1, 1), time to the right, progress upwards. Where the curve is steep, the thing is fast.

        `cubic(x1, y1, x2, y2)` is the cubic Bézier curve with these two control points; web browsers use the same. `easeIn`, `easeOut` and `easeInOut` are such curves with names.

        ```pen example
        canvas 400, 240
        stroke silver; lineWidth 2
        rect 130, 20, 140, 140
        stroke steelblue; lineWidth 4
        moveTo 130, 160; curveTo (270, 20) via (130 + 0.7 * 140, 160), (270 - 0.7 * 140, 20)
        stroke none; fill crimson
        let ball = circle(40, 205, 14)
        let mark = shape(t: 0) { circle 130 + 140t, 160 - 140 * cubic(0.7, 0, 0.3, 1)(t), 7 }
        together {
            animate ball.position by (320, 0) over 3s, ease: cubic(0.7, 0, 0.3, 1)
            animate mark.t to 1 over 3s
        }
        ```

        ```try
        Let the ball go to the right, slowly at first and at the end; see it again with `:play`:

            animate ball.position by (320, 0) over 2s, ease: easeInOut
        ```

        ```exercise
        Begin anew with `:reset`. Let the ball go 320 to the right in 2 seconds, so that it begins slowly: after 1 second it has not come further than a third of the way.
        ```

        ```pen start
        canvas 400, 120
        group {
            stroke silver
            moveTo 40, 90; lineTo 360, 90
            fill crimson; stroke none
        }
        fill crimson; stroke none
        let ball = circle(40, 70, 12)
        ```

        ```pen check at 1s
        let places = drawn.map(p => p.bounds.center.x)
        need places.count > 0, "the ball does not move in the first second."
        need any(places, x => x < 150), "after 1 second the ball has come too far: to begin slowly, the curve must be flat at first."
        ```

        ```pen check at 2s
        need any(drawn, p => abs(p.bounds.center.x - 360) < 4), "after 2 seconds the ball is not at the end of its way: 320 to the right, over 2s."
        ```

        ```hint
        A flat beginning is a first control point far to the right and low, such as (0.6, 0). A steep end has the second one on the right, too.
        ```

        ```pen solution
        animate ball.position by (320, 0) over 2s, ease: cubic(0.6, 0, 1, 0.6)
        ```

        """####
}

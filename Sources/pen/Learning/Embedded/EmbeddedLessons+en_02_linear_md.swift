// The file “en/02-linear.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_02_linear_md = ####"""
        ---
        number: 2
        name: linear
        title: A line is all of its points
        ---
        Let t run from 0 to 1, and the point between A and B runs along the line from A to B. The line **is** the points `lerp(A, B, t)`: a Bézier curve of degree 1.

        A part of it begins at one t and ends at another. The pen draws it when it goes to the first point with `moveTo` and on to the second with `lineTo`.

        ```pen example
        canvas 400, 160
        let A = (50, 120)
        let B = (350, 40)
        fill steelblue; stroke none
        for t in 0..1 by 0.1 { circle lerp(A, B, t), 5 }
        text "t = 0" at A + (-20, 30), size: 18
        text "t = 1" at B + (-20, -15), size: 18
        ```

        ```try
        Draw eleven dots, one for each t, and then the line:

            for t in 0..1 by 0.1 { circle lerp(A, B, t), 4 }
            moveTo A; lineTo B
        ```

        ```exercise
        Begin anew with `:reset`. Draw only the middle half of the line from A to B: from t = 25% to t = 75%.
        ```

        ```pen start
        canvas 400, 160
        let A = (50, 120)
        let B = (350, 40)
        group {
            fill gray; stroke none
            circle A, 6; circle B, 6
            text "A" at A + (-5, -14), size: 20
            text "B" at B + (-5, -14), size: 20
        }
        lineWidth 4; fill crimson
        ```

        ```pen check
        let middle = path { moveTo lerp(A, B, 25%); lineTo lerp(A, B, 75%) }
        let whole = path { moveTo A; lineTo B }
        need drawn.count > 0, "nothing is drawn. `moveTo P; lineTo Q` draws a line from P to Q."
        need lines.count > 0, "there are dots, and no line yet."
        need not draws(whole), "this is the whole line. `:reset` takes it away; begin at t = 25% and end at t = 75%."
        need draws(middle), "the line is to begin at lerp(A, B, 25%) and to end at lerp(A, B, 75%)."
        ```

        ```hint
        `moveTo` and `lineTo` take any point, also one that is calculated: `moveTo lerp(A, B, 25%)`.
        ```

        ```pen solution
        moveTo lerp(A, B, 25%)
        lineTo lerp(A, B, 75%)
        ```

        """####
}

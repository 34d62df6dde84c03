// The file “en/04-cubic.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_04_cubic_md = ####"""
        ---
        number: 4
        name: cubic
        title: The cubic curve
        points: 60,200 60,40 340,40 340,200
        ---
        With two control points P and Q the same game has one round more, and the curve is **cubic**: `moveTo A; curveTo B via P, Q`.

        It leaves A in the direction of P, and reaches B coming from Q. So P and Q are handles: turn them, and the ends of the curve turn; pull them, and the curve follows them longer. One cubic can have the shape of a C, of an S, or even a loop.

        ```pen example
        canvas 400, 240
        let (A, B) = [(60, 180), (340, 180)]
        let bow = shape(P: (60, 40), Q: (340, 40)) {
            moveTo A; curveTo B via P, Q
            stroke steelblue; lineWidth 4
        }
        let handles = shape(P: (60, 40), Q: (340, 40)) {
            moveTo A; lineTo P; moveTo B; lineTo Q
            circle P, 5; circle Q, 5
            stroke orange; lineWidth 2
        }
        sequence {
            together {
                animate bow.Q to (340, 230) over 2s, ease: easeInOut
                animate handles.Q to (340, 230) over 2s, ease: easeInOut
            }
            together {
                animate bow.P to (380, 20) over 2s, ease: easeInOut
                animate handles.P to (380, 20) over 2s, ease: easeInOut
            }
        }
        ```

        ```try
        A bow; then the same with the second handle below:

            moveTo A; curveTo B via (60, 40), (340, 40)
            moveTo A; curveTo B via (60, 40), (340, 230)
        ```

        ```exercise
        Begin anew with `:reset`. Draw one cubic curve from A to B that leaves A straight to the right and reaches B going straight to the right as well: an S that lies down.
        ```

        ```pen start
        canvas 400, 240
        let A = (60, 180)
        let B = (340, 60)
        group {
            fill gray; stroke none
            circle A, 6; circle B, 6
            text "A" at A + (-5, 28), size: 20
            text "B" at B + (-5, -14), size: 20
        }
        ```

        ```pen check
        need lines.count > 0, "no curve is drawn. `moveTo A; curveTo B via P, Q` draws one."
        let good = lines.filter(p => joins(p, A, B)).map(p => beginning(p, A))
        need good.count > 0, "no curve begins at A and ends at B."
        let cubics = good.filter(p => isCurve(p, 3))
        need cubics.count > 0, "this is no single cubic curve: it has two points behind via."
        isRight(d) = d.x > 0 and abs(d.y) <= 0.06 * d.x
        need any(cubics, p => isRight(p.tangentAt(0))), "it does not leave A to the right. P must lie to the right of A, at the same height."
        need any(cubics, p => isRight(p.tangentAt(0)) and isRight(p.tangentAt(1))), "it does not reach B going to the right. Q must lie to the left of B, at the same height."
        ```

        ```hint
        P lies straight to the right of A: A + (150, 0). Where does a curve come from that goes to the right when it reaches B?
        ```

        ```pen solution
        moveTo A; curveTo B via A + (150, 0), B - (150, 0)
        ```

        """####
}

// The file “en/01-between.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_01_between_md = ####"""
        ---
        number: 1
        name: between
        title: A point between two points
        points: 50,220 350,60
        ---
        Everything in this course grows from one idea: a point that lies part of the way from one point to another.

        The part is called **t**. With t = 0 we are at A, with t = 1 at B, with t = 50% in the middle: the point is A + t * (B - A), and pen calls it `lerp(A, B, t)`.

        ```pen example
        canvas 400, 160
        let A = (50, 120)
        let B = (350, 40)
        stroke silver; lineWidth 3
        moveTo A; lineTo B
        fill gray; stroke none
        circle A, 6; circle B, 6
        text "A" at A + (-5, -14), size: 20
        text "B" at B + (-5, -14), size: 20
        fill crimson
        let dot = circle(A, 9)
        animate dot.position by B - A over 3s, ease: easeInOut
        ```

        ```try
        A and B are here already. Draw a dot in the middle, then ask where that is:

            circle lerp(A, B, 50%), 6
            lerp(A, B, 50%)
        ```

        ```exercise
        Draw a dot (a small circle) where one quarter of the way from A to B lies behind us.
        ```

        ```pen start
        canvas 400, 160
        let A = (50, 120)
        let B = (350, 40)
        group {
            stroke silver; lineWidth 3
            moveTo A; lineTo B
            fill gray; stroke none
            circle A, 6; circle B, 6
            text "A" at A + (-5, -14), size: 20
            text "B" at B + (-5, -14), size: 20
        }
        fill crimson
        ```

        ```pen check
        need drawn.count > 0, "nothing is drawn. `circle P, 6` draws a dot at P."
        need dots.count > 0, "there is no dot: a circle with a radius of 6 is one."
        need hasDot(lerp(A, B, 25%)) or not hasDot(lerp(A, B, 75%)), "the dot is a quarter of the way from B. Count from A."
        need hasDot(lerp(A, B, 25%)), "no dot lies at a quarter of the way. t is 25%, or 0.25."
        ```

        ```hint
        It is the line that you have tried, with another t: a quarter is 25%.
        ```

        ```pen solution
        circle lerp(A, B, 25%), 6
        ```

        """####
}

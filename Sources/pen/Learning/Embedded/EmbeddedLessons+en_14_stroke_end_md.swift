// The file “en/14-stroke-end.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_14_stroke_end_md = ####"""
        ---
        number: 14
        name: stroke-end
        title: strokeEnd: a line that is being drawn
        ---
        Every shape has two numbers, `strokeStart` and `strokeEnd`: parts of the length between which its line is drawn. With 0 and 1 it is the whole line. Let strokeEnd run from 0 to 1, and the line draws itself.

        A ring that shows how much of a download is there is nothing else: a circle whose strokeEnd is the progress. `drawOn ring` is the short way to say it.

        ```pen example
        canvas 400, 220
        lineCap round; lineWidth 14
        shape { circle 200, 110, 80; stroke #eeeeee }
        let ring = shape { circle 200, 110, 80; stroke steelblue }
        animate ring.strokeEnd from 0 to 1 over 3s, ease: easeInOut
        ```

        ```try
        A ring that stands at 70%:

            let ring = circle(200, 110, 80)
            ring.strokeEnd = 70%
        ```

        ```exercise
        Begin anew with `:reset`. Draw the circle around (200, 110) with the radius 80 so that it draws itself evenly: after 1 second half of it is there, after 2 seconds all of it.
        ```

        ```pen start
        canvas 400, 220
        group {
            lineWidth 14
            shape { circle 200, 110, 80; stroke #eeeeee }
        }
        stroke steelblue; lineWidth 14
        ```

        ```pen check at 1s
        let ring = path { circle 200, 110, 80 }
        let pieces = drawn.filter(p => lies(p, ring, 4))
        need drawn.count > 0, "nothing is to be seen after 1 second."
        need pieces.count > 0, "what is drawn does not lie on the circle around (200, 110) with the radius 80."
        need any(pieces, p => abs(p.length / ring.length - 50%) < 4%), "after 1 second there is not half of the ring. Is it even (no ease), and over 2s?"
        ```

        ```pen check at 2s
        need draws(path { circle 200, 110, 80 }, 4), "after 2 seconds the ring is not whole."
        ```

        ```hint
        Name the circle: `let ring = circle(200, 110, 80)`. Then `animate ring.strokeEnd from 0 to 1` and so on.
        ```

        ```pen solution
        let ring = circle(200, 110, 80)
        animate ring.strokeEnd from 0 to 1 over 2s
        ```

        """####
}

// The file “en/15-morphs.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_15_morphs_md = ####"""
        ---
        number: 15
        name: morphs
        title: Morphs: from one shape to another
        ---
        Two curves of the same degree can be mixed as two points can: `lerp` their control points, and there is a curve between them for every t. That is a **morph**.

        Paths with different numbers of curves are first split, until both have as many: you have learned that this changes nothing. `morph shape to path over 2s` does it all.

        ```pen example
        canvas 400, 240
        fill gold; stroke darkorange; lineWidth 3
        let sun = circle(200, 120, 80)
        sequence {
            morph sun to (path { star 200, 120, 100 }) over 2s, ease: easeInOut
            morph sun to (path { polygon (200, 120), 90, 6 }) over 2s, ease: easeInOut
        }
        ```

        ```try
        A square that becomes a circle; see it again with `:play`:

            let box = rect(150, 70, 100, 100)
            morph box to disc over 1s
        ```

        ```exercise
        Begin anew with `:reset`. `disc` and `spark` are two paths. Draw a shape that is the disc at first and has become the spark after 2 seconds; after 1 second it is neither.
        ```

        ```pen start
        canvas 400, 240
        let disc = path { circle 200, 120, 70 }
        let spark = path { star 200, 120, 95 }
        fill gold; stroke darkorange; lineWidth 3
        ```

        ```pen check at 0s
        need drawn.count > 0, "nothing is drawn yet. `shape { draw disc }` draws the disc."
        need draws(disc), "at the beginning the shape is not the disc."
        ```

        ```pen check at 1s
        need drawn.count > 0 and not draws(disc), "after 1 second the disc is still there: it does not change."
        need not draws(spark), "after 1 second it is the spark already; it is to take 2 seconds."
        ```

        ```pen check at 2s
        need draws(spark, 4), "after 2 seconds the shape is not the spark."
        ```

        ```hint
        Name the shape: `let badge = shape { draw disc }`. Then morph it to spark, over 2s.
        ```

        ```pen solution
        let badge = shape { draw disc }
        morph badge to spark over 2s
        ```

        """####
}

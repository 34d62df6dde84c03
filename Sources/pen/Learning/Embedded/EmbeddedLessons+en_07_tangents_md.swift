// The file “en/07-tangents.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_07_tangents_md = ####"""
        ---
        number: 7
        name: tangents
        title: Tangents: where a curve is heading
        points: 40,220 80,20 300,20 360,200
        ---
        At every point a curve has a direction: a line that touches it there and runs along with it, the **tangent**. In de Casteljau's construction it is there already: it is the line of the last round but one.

        A path knows its points and directions: `curve.pointAt(t, by: parameter)` and `curve.tangentAt(t, by: parameter)`; the second is an arrow of length 1. At the ends the tangent points along the handles.

        ```pen example
        canvas 400, 260
        let curve = path { moveTo 40, 220; curveTo (360, 200) via (80, 0), (300, 0) }
        shape { draw curve; stroke steelblue; lineWidth 4 }
        let arrow = shape(t: 0) {
            let P = curve.pointAt(t, by: parameter)
            let side = 60 * curve.tangentAt(t, by: parameter)
            moveTo P - side; lineTo P + side
            circle P, 5
            stroke crimson; lineWidth 3
        }
        animate arrow.t to 1 over 4s, ease: easeInOut, autoreverse: yes
        ```

        ```try
        The point in the middle, and the direction there:

            circle curve.pointAt(50%, by: parameter), 5
            curve.tangentAt(50%, by: parameter)
        ```

        ```exercise
        Draw the tangent at t = 25%: a straight line of at least 40 units that goes through the point of the curve and has its direction.
        ```

        ```pen start
        canvas 400, 260
        let curve = path { moveTo 40, 220; curveTo (360, 200) via (80, 0), (300, 0) }
        group {
            shape { draw curve; stroke steelblue; lineWidth 3 }
        }
        ```

        ```pen check
        let P = curve.pointAt(25%, by: parameter)
        let direction = curve.tangentAt(25%, by: parameter)
        need lines.count > 0, "there is no line yet."
        let near = lines.filter(p => p.nearest(P).distance < 4)
        need near.count > 0, "no line goes through the point at t = 25%, by: parameter."
        let long = near.filter(p => distance(p.start, p.end) >= 40)
        need long.count > 0, "the line is too short to be seen well: 40 units at least."
        need any(long, p => abs(cross((p.end - p.start).normalized, direction)) < 0.04 and p.length < distance(p.start, p.end) + 0.1), "the line goes through the point, and does not have the direction of the curve there."
        ```

        ```hint
        If P is the point and d the direction, then `moveTo P - 60d; lineTo P + 60d` is a line of 120 units along the curve.
        ```

        ```pen solution
        let P = curve.pointAt(25%, by: parameter)
        let side = 60 * curve.tangentAt(25%, by: parameter)
        moveTo P - side; lineTo P + side
        ```

        """####
}

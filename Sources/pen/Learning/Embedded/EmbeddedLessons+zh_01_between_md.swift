// The file “zh/01-between.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_01_between_md = ####"""
        ---
        number: 1
        name: between
        title: 两点之间的一点
        points: 50,220 350,60
        ---
        整门课都从一个想法开始：从一点走向另一点，走到半路上的那个点。

        走了多少，用 **t** 表示。t = 0 时在 A，t = 1 时在 B，t = 50% 时正好在中间。这个点就是 A + t * (B - A)，在 pen 里写作 `lerp(A, B, t)`。

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
        A 和 B 已经准备好了。在正中间画一个点，再看看它的坐标：

            circle lerp(A, B, 50%), 6
            lerp(A, B, 50%)
        ```

        ```exercise
        从 A 出发，走完到 B 的四分之一，在那里画一个点（一个小圆）。
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
        need drawn.count > 0, "还什么都没画。`circle P, 6` 会在 P 处画一个点。"
        need dots.count > 0, "没有看到点：半径为 6 的圆就可以当作点。"
        need hasDot(lerp(A, B, 25%)) or not hasDot(lerp(A, B, 75%)), "这个点离 B 才是四分之一。要从 A 算起。"
        need hasDot(lerp(A, B, 25%)), "四分之一处还没有点。这里 t 是 25%，也就是 0.25。"
        ```

        ```hint
        就是刚才试过的那一行，换一个 t：四分之一是 25%。
        ```

        ```pen solution
        circle lerp(A, B, 25%), 6
        ```

        """####
}

// The file “zh/02-linear.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_02_linear_md = ####"""
        ---
        number: 2
        name: linear
        title: 线段就是它所有的点
        ---
        让 t 从 0 走到 1，A、B 之间的那个点就沿着线段从 A 走到 B。线段**就是**所有的 `lerp(A, B, t)`：它是一次的贝塞尔曲线。

        线段的一部分从某个 t 开始，到另一个 t 结束。用 `moveTo` 让笔落到起点，再用 `lineTo` 画到终点。

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
        先画十一个点，每个 t 一个，再画出线段：

            for t in 0..1 by 0.1 { circle lerp(A, B, t), 4 }
            moveTo A; lineTo B
        ```

        ```exercise
        先用 `:reset` 重新开始。只画 A 到 B 中间的那一半：从 t = 25% 到 t = 75%。
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
        need drawn.count > 0, "还什么都没画。`moveTo P; lineTo Q` 会从 P 到 Q 画一条线。"
        need lines.count > 0, "有点了，但还没有线。"
        need not draws(whole), "这是整条线段。用 `:reset` 清掉，再从 t = 25% 画到 t = 75%。"
        need draws(middle), "线要从 lerp(A, B, 25%) 开始，到 lerp(A, B, 75%) 结束。"
        ```

        ```hint
        `moveTo` 和 `lineTo` 后面可以写任何点，算出来的点也行，比如 `moveTo lerp(A, B, 25%)`。
        ```

        ```pen solution
        moveTo lerp(A, B, 25%)
        lineTo lerp(A, B, 75%)
        ```

        """####
}

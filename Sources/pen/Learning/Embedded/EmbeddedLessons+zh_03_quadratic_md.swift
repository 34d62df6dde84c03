// The file “zh/03-quadratic.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_03_quadratic_md = ####"""
        ---
        number: 3
        name: quadratic
        title: 二次曲线
        points: 40,210 160,30 360,190
        ---
        取三个点 A、C、B。让一个点从 A 走向 C，另一个点从 C 走向 B，两者用同一个 t；再让第三个点在它们之间走，还是同一个 t。它走过的路就是一条**二次贝塞尔曲线**。

        曲线从 A 开始，到 B 结束；C 把它拉过去，它却碰不到 C。t = 50% 时，曲线上的点是 A/4 + C/2 + B/4。在 pen 里写作 `moveTo A; curveTo B via C`。

        ```pen example
        canvas 400, 240
        let (A, C, B) = [(40, 200), (160, 20), (360, 180)]
        stroke silver; lineWidth 2
        moveTo A; lineTo C; lineTo B
        let curve = path { moveTo A; curveTo B via C }
        shape { draw curve; stroke steelblue; lineWidth 4 }
        let bridge = shape(t: 0) {
            moveTo lerp(A, C, t); lineTo lerp(C, B, t)
            stroke orange; lineWidth 3
        }
        animate bridge.t to 1 over 4s
        fill crimson; stroke none
        let dot = circle(A, 8)
        animate dot.position along curve.transformed(translation(-A)) over 4s
        ```

        ```try
        画出曲线和它中间的点；再给 C 换一个位置，重画一次：

            moveTo A; curveTo B via C
            circle A/4 + C/2 + B/4, 5
            let C = (200, 230)
        ```

        ```exercise
        先用 `:reset` 重新开始。画一条从 A 到 B 的二次曲线，让它经过点 M。（C 不是固定的，要自己选一个合适的。）
        ```

        ```pen start
        canvas 400, 240
        let A = (40, 200)
        let B = (360, 180)
        let C = (160, 20)
        let M = (220, 80)
        group {
            fill gray; stroke none
            circle A, 6; circle B, 6
            fill orange
            circle M, 6
            fill gray
            text "A" at A + (-5, 28), size: 20
            text "B" at B + (-5, 28), size: 20
            text "M" at M + (-8, 32), size: 20
        }
        lineWidth 3
        ```

        ```pen check
        need drawn.count > 0, "还什么都没画。`moveTo A; curveTo B via C` 会画出一条二次曲线。"
        need lines.count > 0, "有点了，但还没有曲线。"
        let good = lines.filter(p => joins(p, A, B))
        need good.count > 0, "还没有从 A 到 B 的曲线。"
        let curves = good.filter(p => isCurve(p, 2))
        need curves.count > 0, "这不是二次曲线：二次曲线的 via 后面只有一个点。"
        need any(curves, p => p.nearest(M).distance < 3), "曲线还没有经过 M。要让 A/4 + C/2 + B/4 等于 M，C 应该在哪里？"
        ```

        ```hint
        t = 50% 时曲线在 A/4 + C/2 + B/4。让它等于 M，就得到 C = 2M - (A + B)/2。
        ```

        ```pen solution
        moveTo A; curveTo B via 2M - (A + B) / 2
        ```

        """####
}

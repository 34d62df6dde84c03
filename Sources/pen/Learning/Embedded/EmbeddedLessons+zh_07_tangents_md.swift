// The file “zh/07-tangents.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_07_tangents_md = ####"""
        ---
        number: 7
        name: tangents
        title: 切线：曲线正往哪里走
        points: 40,220 80,20 300,20 360,200
        ---
        曲线在每一点都有方向：有一条直线在那里轻轻碰到它，和它并肩前进，这就是**切线**。德卡斯特里奥作图里早就有它了：倒数第二轮剩下的那条线段就在切线上。

        路径知道自己的点和方向：`curve.pointAt(t, by: parameter)` 是点，`curve.tangentAt(t, by: parameter)` 是方向，一支长度为 1 的箭头。在两头，切线顺着手柄。

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
        看看中间的点，还有那里的方向：

            circle curve.pointAt(50%, by: parameter), 5
            curve.tangentAt(50%, by: parameter)
        ```

        ```exercise
        画出 t = 25% 处的切线：一条至少 40 个单位长的直线，经过曲线上的那一点，方向和曲线一致。
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
        need lines.count > 0, "还没有线。"
        let near = lines.filter(p => p.nearest(P).distance < 4)
        need near.count > 0, "没有线经过 t = 25%（by: parameter）的那一点。"
        let long = near.filter(p => distance(p.start, p.end) >= 40)
        need long.count > 0, "这条线太短，看不清楚：至少要 40 个单位。"
        need any(long, p => abs(cross((p.end - p.start).normalized, direction)) < 0.04 and p.length < distance(p.start, p.end) + 0.1), "线经过了那一点，但方向和曲线在那里的方向不一样。"
        ```

        ```hint
        如果点是 P，方向是 d，那么 `moveTo P - 60d; lineTo P + 60d` 就是顺着曲线、长 120 个单位的线。
        ```

        ```pen solution
        let P = curve.pointAt(25%, by: parameter)
        let side = 60 * curve.tangentAt(25%, by: parameter)
        moveTo P - side; lineTo P + side
        ```

        """####
}

// The file “zh/09-splitting.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_09_splitting_md = ####"""
        ---
        number: 9
        name: splitting
        title: 切分：每一段还是贝塞尔曲线
        points: 40,220 80,20 300,20 360,220
        ---
        德卡斯特里奥作图给出的不只是一个点。看看最外侧的点：每一轮的第一个点合起来，就是 t **之前**那一段的控制点；每一轮的最后一个点合起来，就是 t **之后**那一段的控制点。

        所以贝塞尔曲线的任何一段仍是同样次数的贝塞尔曲线。机器就是这样裁切、测量和绘制曲线的：不断对半切，直到每一段都和直线差不多。

        ```pen example
        canvas 400, 260
        let points = [(40, 220), (80, 20), (300, 20), (360, 220)]
        between(points, t) = list(points.count - 1, i => lerp(points[i], points[i + 1], t))
        def polygon(points) { for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } } }
        def half(points, t) {
            let one = between(points, t)
            let two = between(one, t)
            return [points[0], one[0], two[0], lerp(two[0], two[1], t)]
        }
        def show(points) { polygon points; moveTo points[0]; curveTo points[3] via points[1], points[2] }
        let left = shape(t: 10%) { show half(points, t); stroke crimson; lineWidth 3 }
        let right = shape(t: 10%) { show half(points.reversed, 1 - t); stroke steelblue; lineWidth 3 }
        animate left.t to 90% over 4s, autoreverse: yes
        animate right.t to 90% over 4s, autoreverse: yes
        ```

        ```try
        路径可以自己切开；默认按长度，加上 `by: parameter` 就按 t：

            draw curve.split(50%, by: parameter)[1]
            curve.split(50%, by: parameter)[1].controlPoints
        ```

        ```exercise
        先用 `:reset` 重新开始。把曲线的前一半（从 t = 0 到 t = 50%）画成一条三次曲线。
        ```

        ```pen start
        canvas 400, 260
        let points = [(40, 220), (80, 20), (300, 20), (360, 220)]
        let curve = path { moveTo points[0]; curveTo points[3] via points[1], points[2] }
        group {
            shape { draw curve; stroke silver; lineWidth 2 }
            fill gray; stroke none
            for p in points { circle p, 5 }
        }
        ```

        ```pen check
        let half = curve.subpath(0, 50%, by: parameter)
        let cubics = lines.filter(p => isCurve(p, 3))
        need lines.count > 0, "还什么都没画。"
        need not draws(curve), "这是整条曲线。"
        need draws(half), "画出来的还不是从 `points[0]` 到 t = 50% 的那一半。"
        need any(cubics, p => lies(p, half) and p.length > half.length - 3), "这一半画出来了，但不是一条三次曲线。"
        ```

        ```hint
        它的控制点是 `points[0]`、第一轮的第一个点、第二轮的第一个点，还有最后那个点。`midpoint(P, Q)` 就是 `lerp(P, Q, 50%)`。
        ```

        ```pen solution
        let one = list(3, i => midpoint(points[i], points[i + 1]))
        let two = list(2, i => midpoint(one[i], one[i + 1]))
        moveTo points[0]; curveTo midpoint(two[0], two[1]) via one[0], two[0]
        ```

        """####
}

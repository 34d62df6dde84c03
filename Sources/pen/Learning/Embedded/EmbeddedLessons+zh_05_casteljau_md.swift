// The file “zh/05-casteljau.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_05_casteljau_md = ####"""
        ---
        number: 5
        name: casteljau
        title: 德卡斯特里奥作图法
        points: 40,220 80,40 300,30 360,200
        ---
        不管几次，曲线上的点是怎么找到的？**德卡斯特里奥**（Paul de Casteljau）只用了 `lerp`。四个控制点之间有三条线段，在每条上取 t 处的点；这三个点之间有两条线段，再各取 t 处的点；最后两个点之间只剩一条线段，它上面 t 处的点就在曲线上。

        四个、三个、两个、一个：同样的一步，做了一轮又一轮。n 次曲线要做 n 轮。

        ```pen example
        canvas 400, 260
        let points = [(40, 220), (80, 40), (300, 30), (360, 200)]
        between(points, t) = list(points.count - 1, i => lerp(points[i], points[i + 1], t))
        def level(points) { for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } } }
        shape { level points; stroke silver; lineWidth 2 }
        shape {
            moveTo points[0]; curveTo points[3] via points[1], points[2]; stroke steelblue; lineWidth 4
        }
        let first = shape(t: 0) { level between(points, t); stroke orange; lineWidth 3 }
        let second = shape(t: 0) { level between(between(points, t), t); stroke crimson; lineWidth 3 }
        let last = shape(t: 0) {
            circle between(between(between(points, t), t), t)[0], 7
            fill navy; stroke none
        }
        together {
            animate first.t to 1 over 5s
            animate second.t to 1 over 5s
            animate last.t to 1 over 5s
        }
        ```

        ```try
        控制点放在一个列表里，从 `points[0]` 到 `points[3]`。先画第一轮的第一个点，再画全部三个：

            circle lerp(points[0], points[1], 50%), 5
            for i in 0..2 { circle lerp(points[i], points[i + 1], 50%), 5 }
        ```

        ```exercise
        取 t = 50%，把整个作图过程画出来：第一轮的三个点、第二轮的两个点、第三轮的一个点，每个都画成一个小圆点。
        ```

        ```pen start
        canvas 400, 260
        let points = [(40, 220), (80, 40), (300, 30), (360, 200)]
        let curve = path { moveTo points[0]; curveTo points[3] via points[1], points[2] }
        group {
            stroke silver; lineWidth 2
            moveTo points[0]; lineTo points[1]; lineTo points[2]; lineTo points[3]
            shape { draw curve; stroke steelblue; lineWidth 3 }
            fill gray; stroke none
            for p in points { circle p, 5 }
        }
        fill crimson
        ```

        ```pen check
        let one = list(3, i => lerp(points[i], points[i + 1], 50%))
        let two = list(2, i => lerp(one[i], one[i + 1], 50%))
        let end = midpoint(two[0], two[1])
        need dots.count > 0, "还没有点。"
        need countDots(one) == 3, "第一轮有三个点，现在画了 N 个：它们在相邻控制点的正中间。".replaced("N", string(countDots(one)))
        need countDots(two) == 2, "第二轮还不完整：第一轮的点两两取中点，一共两个。"
        need hasDot(end), "还差最后一个点：第二轮那两个点的中点。"
        ```

        ```hint
        把一轮的点放进列表：`let one = list(3, i => lerp(points[i], points[i + 1], 50%))`。下一轮用 `one` 照样做，只有两个点。
        ```

        ```pen solution
        let one = list(3, i => lerp(points[i], points[i + 1], 50%))
        let two = list(2, i => lerp(one[i], one[i + 1], 50%))
        for p in one { circle p, 5 }
        for p in two { circle p, 5 }
        circle lerp(two[0], two[1], 50%), 5
        ```

        """####
}

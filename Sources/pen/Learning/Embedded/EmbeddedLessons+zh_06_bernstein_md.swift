// The file “zh/06-bernstein.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_06_bernstein_md = ####"""
        ---
        number: 6
        name: bernstein
        title: 伯恩斯坦：点的混合
        points: 40,220 80,40 300,30 360,200
        ---
        把德卡斯特里奥的每一轮都乘开，三次曲线上的点就成了四个控制点的**混合**：第一个占 (1 - t)^3，第二个占 3(1 - t)^2 * t，第三个占 3(1 - t) * t^2，最后一个占 t^3。

        这些比例叫做**伯恩斯坦多项式**。它们从不为负，加起来总是 1，所以曲线永远不会跑出控制点围成的凸包。图里画的就是 t 从 0 到 1 时的四个比例。

        ```pen example
        canvas 400, 260
        axes x: 0..1, y: 0..1
        plot (1 - x)^3, 3(1 - x)^2 * x, 3(1 - x) * x^2, x^3, lineWidth: 3
        ```

        ```try
        算出某个 t 的四个比例，再求它们的和：

            let t = 30%
            let weights = [(1 - t)^3, 3(1 - t)^2 * t, 3(1 - t) * t^2, t^3]
            weights.sum
        ```

        ```exercise
        用 `points[0]` 到 `points[3]` 的混合，算出 t = 30% 时曲线上的点，在那里画一个小圆点。
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
        let t = 30%
        let good = curve.pointAt(t, by: parameter)
        need dots.count > 0, "还没有点。"
        need not hasDot(curve.pointAt(70%, by: parameter)) or hasDot(good), "这是 t = 70% 的点：比例的顺序反了。"
        need hasDot(good, 3), "这个点还不在 t = 30% 的位置。四个比例各配一个控制点，乘好以后加起来。"
        ```

        ```hint
        就是 `weights[0] * points[0] + weights[1] * points[1]` 这样一直加到 3，再以它为圆心画一个圆。
        ```

        ```pen solution
        let t = 30%
        circle (1 - t)^3 * points[0] + 3(1 - t)^2 * t * points[1] + 3(1 - t) * t^2 * points[2] + t^3 * points[3], 5
        ```

        """####
}

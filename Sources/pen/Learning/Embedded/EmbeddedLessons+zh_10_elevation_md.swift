// The file “zh/10-elevation.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_10_elevation_md = ####"""
        ---
        number: 10
        name: elevation
        title: 升阶：点多了，曲线不变
        points: 40,220 120,30 360,220
        ---
        每一条二次曲线同时也是三次曲线：总有两个控制点能给出完全相同的曲线。它们分别在两个端点走向旧控制点的三分之二处。

        这叫**升阶**。只认得三次曲线的程序，也能用这个办法一点不差地画出二次曲线，很多字体的字形就是二次曲线。不断升阶，控制多边形就越来越贴近曲线。

        ```pen example
        canvas 400, 240
        let curve = path { moveTo 40, 220; curveTo (360, 220) via (120, 15) }
        shape { draw curve; stroke steelblue; lineWidth 5 }
        def polygon(points) { for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } } }
        lineWidth 2
        stroke silver; polygon curve.controlPoints
        stroke orange; polygon curve.elevated.controlPoints
        stroke crimson; polygon curve.elevated.elevated.controlPoints
        stroke purple; polygon curve.elevated.elevated.elevated.controlPoints
        ```

        ```try
        直接问路径，升阶以后的控制点是什么：

            curve.controlPoints
            curve.elevated.controlPoints
        ```

        ```exercise
        把金色的曲线再画一遍，但要画成一条三次曲线：找出 `via` 后面的两个控制点。
        ```

        ```pen start
        canvas 400, 240
        let A = (40, 200)
        let C = (120, 10)
        let B = (360, 200)
        let curve = path { moveTo A; curveTo B via C }
        group {
            stroke silver; lineWidth 2
            moveTo A; lineTo C; lineTo B
            shape { draw curve; stroke gold; lineWidth 6 }
            fill gray; stroke none
            circle A, 5; circle C, 5; circle B, 5
            text "A" at A + (-5, 28), size: 18
            text "C" at C + (12, 10), size: 18
            text "B" at B + (-5, 28), size: 18
        }
        ```

        ```pen check
        need lines.count > 0, "还什么都没画。"
        let good = lines.filter(p => joins(p, A, B))
        need good.count > 0, "还没有从 A 到 B 的曲线。"
        let cubics = good.filter(p => isCurve(p, 3))
        need cubics.count > 0, "这条曲线的 via 后面只有一个点，需要两个。"
        need any(cubics, p => lies(p, curve, 1.5)), "三次曲线还没有和金色的重合。从 A 到 C 走三分之二，从 B 到 C 也走三分之二。"
        ```

        ```hint
        第一个控制点是 `lerp(A, C, 2/3)`。第二个从 B 出发，方法一样。
        ```

        ```pen solution
        moveTo A; curveTo B via lerp(A, C, 2 / 3), lerp(B, C, 2 / 3)
        ```

        """####
}

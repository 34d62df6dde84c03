// The file “zh/08-length.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_08_length_md = ####"""
        ---
        number: 8
        name: length
        title: 长度：t 不等于路程
        ---
        t 均匀地走，点却走得不均匀：控制点离得远的地方走得快，离得近的地方走得慢。所以 t = 50% 往往不是路程的一半。

        沿着曲线走的路程就是它的**长度**。`curve.length` 量出长度，`curve.pointAt(50%)` 是走完一半路程的点；加上 `by: parameter` 问的才是 t。上面蓝色的点是等间隔的 t，下面红色的点是等长度。

        ```pen example
        canvas 400, 200
        let curve = path { moveTo 30, 150; curveTo (370, 150) via (40, -60), (60, 190) }
        shape { draw curve; stroke silver; lineWidth 3 }
        fill steelblue; stroke none
        for t in 0..1 by 0.1 { circle curve.pointAt(t, by: parameter) + (0, -8), 5 }
        fill crimson
        for t in 0..1 by 0.1 { circle curve.pointAt(t) + (0, 8), 5 }
        ```

        ```try
        它有多长？两种“中点”又相差多远？

            curve.length
            distance(curve.pointAt(50%), curve.pointAt(50%, by: parameter))
        ```

        ```exercise
        在曲线上放五个点，相邻两点之间的曲线一样长：第一个在起点，最后一个在终点。
        ```

        ```pen start
        canvas 400, 200
        let curve = path { moveTo 30, 150; curveTo (370, 150) via (40, -60), (60, 190) }
        group {
            shape { draw curve; stroke silver; lineWidth 3 }
        }
        fill crimson
        ```

        ```pen check
        let good = list(5, i => curve.pointAt(25% * i))
        let others = list(5, i => curve.pointAt(25% * i, by: parameter))
        need dots.count > 0, "还没有点。"
        need countDots(good) == 5 or countDots(others) < 5, "这些点之间 t 的间隔相等，长度却不相等。去掉 `by: parameter` 试试。"
        need countDots(good) == 5, "五个点里有 N 个放对了。它们在长度的 0、25%、50%、75% 和 100% 处。".replaced("N", string(countDots(good)))
        ```

        ```hint
        用循环来画：`for i in 0..4 { … }`，在 `curve.pointAt(25% * i)` 处画圆。也可以看看 `pointsAlong`。
        ```

        ```pen solution
        for i in 0..4 { circle curve.pointAt(25% * i), 6 }
        ```

        """####
}

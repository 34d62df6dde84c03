// The file “zh/13-easing.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_13_easing_md = ####"""
        ---
        number: 13
        name: easing
        title: 缓动曲线也是贝塞尔曲线
        ---
        匀速运动看起来没有生气。**缓动**规定了每一刻走了多远：它是一条从 (0, 0) 到 (1, 1) 的曲线，向右是时间，向上是进度。曲线陡的地方，东西就走得快。

        `cubic(x1, y1, x2, y2)` 就是以这两个点为控制点的三次贝塞尔曲线，浏览器用的也是它。`easeIn`、`easeOut`、`easeInOut` 是起了名字的这类曲线。

        ```pen example
        canvas 400, 240
        stroke silver; lineWidth 2
        rect 130, 20, 140, 140
        stroke steelblue; lineWidth 4
        moveTo 130, 160; curveTo (270, 20) via (130 + 0.7 * 140, 160), (270 - 0.7 * 140, 20)
        stroke none; fill crimson
        let ball = circle(40, 205, 14)
        let mark = shape(t: 0) { circle 130 + 140t, 160 - 140 * cubic(0.7, 0, 0.3, 1)(t), 7 }
        together {
            animate ball.position by (320, 0) over 3s, ease: cubic(0.7, 0, 0.3, 1)
            animate mark.t to 1 over 3s
        }
        ```

        ```try
        让小球向右走，开始和结束都慢一些；想再看一遍就输入 `:play`：

            animate ball.position by (320, 0) over 2s, ease: easeInOut
        ```

        ```exercise
        先用 `:reset` 重新开始。让小球在 2 秒里向右走 320，而且起步要慢：1 秒时还没走到三分之一。
        ```

        ```pen start
        canvas 400, 120
        group {
            stroke silver
            moveTo 40, 90; lineTo 360, 90
            fill crimson; stroke none
        }
        fill crimson; stroke none
        let ball = circle(40, 70, 12)
        ```

        ```pen check at 1s
        let places = drawn.map(p => p.bounds.center.x)
        need places.count > 0, "第一秒里小球没有动。"
        need any(places, x => x < 150), "1 秒时小球走得太远了：要起步慢，曲线开头就得平。"
        ```

        ```pen check at 2s
        need any(drawn, p => abs(p.bounds.center.x - 360) < 4), "2 秒时小球还没到终点：向右 320，over 2s。"
        ```

        ```hint
        开头要平，第一个控制点就要靠右靠下，比如 (0.6, 0)。结尾要陡，第二个也放在右边。
        ```

        ```pen solution
        animate ball.position by (320, 0) over 2s, ease: cubic(0.6, 0, 1, 0.6)
        ```

        """####
}

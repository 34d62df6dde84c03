// The file “zh/14-stroke-end.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_14_stroke_end_md = ####"""
        ---
        number: 14
        name: stroke-end
        title: strokeEnd：正在画的线
        ---
        每个图形都有两个数：`strokeStart` 和 `strokeEnd`，线只画在长度的这两个比例之间。0 和 1 就是整条线。让 strokeEnd 从 0 走到 1，线就自己画出来了。

        显示下载进度的圆环就是这么回事：一个圆，strokeEnd 就是进度。`drawOn ring` 是更短的写法。

        ```pen example
        canvas 400, 220
        lineCap round; lineWidth 14
        shape { circle 200, 110, 80; stroke #eeeeee }
        let ring = shape { circle 200, 110, 80; stroke steelblue }
        animate ring.strokeEnd from 0 to 1 over 3s, ease: easeInOut
        ```

        ```try
        一个停在 70% 的圆环：

            let ring = circle(200, 110, 80)
            ring.strokeEnd = 70%
        ```

        ```exercise
        先用 `:reset` 重新开始。以 (200, 110) 为圆心、80 为半径，让圆匀速地自己画出来：1 秒时画了一半，2 秒时画完。
        ```

        ```pen start
        canvas 400, 220
        group {
            lineWidth 14
            shape { circle 200, 110, 80; stroke #eeeeee }
        }
        stroke steelblue; lineWidth 14
        ```

        ```pen check at 1s
        let ring = path { circle 200, 110, 80 }
        let pieces = drawn.filter(p => lies(p, ring, 4))
        need drawn.count > 0, "1 秒时什么都看不到。"
        need pieces.count > 0, "画出来的不在圆心 (200, 110)、半径 80 的圆上。"
        need any(pieces, p => abs(p.length / ring.length - 50%) < 4%), "1 秒时圆环不是一半。是匀速的吗（没有 ease）？是 over 2s 吗？"
        ```

        ```pen check at 2s
        need draws(path { circle 200, 110, 80 }, 4), "2 秒时圆环还没有画完。"
        ```

        ```hint
        给圆起个名字：`let ring = circle(200, 110, 80)`。再写 `animate ring.strokeEnd from 0 to 1`，等等。
        ```

        ```pen solution
        let ring = circle(200, 110, 80)
        animate ring.strokeEnd from 0 to 1 over 2s
        ```

        """####
}

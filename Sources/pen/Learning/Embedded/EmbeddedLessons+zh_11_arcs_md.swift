// The file “zh/11-arcs.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_11_arcs_md = ####"""
        ---
        number: 11
        name: arcs
        title: 圆弧，以及 0.5523 这个数
        ---
        没有哪条贝塞尔曲线恰好是圆弧。但用一条三次曲线画四分之一圆，可以非常接近：手柄顺着切线，长度是半径的 **κ = 4/3 * (sqrt(2) - 1)** 倍，约等于 0.5523。

        用这个 κ，曲线在正中间也碰到圆，别处偏离不到半径的万分之三：半径一千像素时，只差四分之一个像素。PDF 文件里的圆都是这样画的。

        ```pen example
        canvas 400, 260
        let (O, r) = [(110, 220), 190]
        shape { arc O, r from 0deg to -90deg, clockwise: no; stroke gold; lineWidth 8 }
        let quarter = shape(k: 0) {
            moveTo O + (r, 0); curveTo O + (0, -r) via O + (r, -k * r), O + (k * r, -r)
            stroke crimson; lineWidth 3
        }
        let handles = shape(k: 0) {
            moveTo O + (r, 0); lineTo O + (r, -k * r)
            moveTo O + (0, -r); lineTo O + (k * r, -r)
            stroke steelblue; lineWidth 2
        }
        animate quarter.k through 0, 1, 0.5523 over 4s, ease: easeInOut
        animate handles.k through 0, 1, 0.5523 over 4s, ease: easeInOut
        ```

        ```try
        算出这个数；再画一个只有它一半长的手柄，那就太短了：

            let k = 4/3 * (sqrt(2) - 1)
            moveTo A; lineTo A - (0, k/2 * r)
        ```

        ```exercise
        O 是圆心，r 是半径。用一条三次曲线画出从 A 到 B 的四分之一圆。
        ```

        ```pen start
        canvas 400, 260
        let O = (110, 220)
        let r = 190
        let A = O + (r, 0)
        let B = O - (0, r)
        group {
            fill gray; stroke none
            circle O, 5; circle A, 5; circle B, 5
            text "O" at O + (-25, 8), size: 18
            text "A" at A + (12, 8), size: 18
            text "B" at B + (-25, 8), size: 18
        }
        ```

        ```pen check
        need lines.count > 0, "还什么都没画。"
        let good = lines.filter(p => joins(p, A, B))
        need good.count > 0, "还没有从 A 到 B 的曲线。"
        let cubics = good.filter(p => isCurve(p, 3))
        need cubics.count > 0, "这不是一条三次曲线：`moveTo A; curveTo B via P, Q`。"
        let far = cubics.map(p => max(p.pointsAlong(80).map(q => distance(q, O) - r)))
        let near = cubics.map(p => min(p.pointsAlong(80).map(q => distance(q, O) - r)))
        need any(near, d => d > -0.4), "曲线落在圆的里面：手柄太短，或者没有顺着切线。"
        need any(list(cubics.count, i => max(far[i], -near[i])), d => d < 0.4), "曲线跑到了圆的外面：手柄太长。"
        ```

        ```hint
        A 处的切线竖直向上，所以 P 是 `A - (0, k * r)`。B 处的切线向右。
        ```

        ```pen solution
        let k = 0.5523
        moveTo A; curveTo B via A - (0, k * r), B + (k * r, 0)
        ```

        """####
}

// The file “zh/12-splines.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_12_splines_md = ####"""
        ---
        number: 12
        name: splines
        title: 样条：光滑地穿过许多点
        ---
        要穿过许多点，不必提高次数，只要把三次曲线一段一段接起来，从每个点接到下一个点。这就是**样条**。

        相接的两段在接头处切线相同，整条线就是光滑的：到达的手柄和离开的手柄在一条直线上。pen 会自己找合适的手柄：`spline through P, Q, R`。也可以自己定手柄，一个 `curveTo` 接一个 `curveTo`。

        ```pen example
        canvas 400, 240
        let points = [(30, 180), (110, 50), (200, 160), (290, 40), (370, 190)]
        stroke silver; lineWidth 2
        for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } }
        let wave = shape {
            spline through points
            stroke steelblue; lineWidth 4
        }
        fill crimson; stroke none
        for p in points { circle p, 6 }
        drawOn wave over 3s
        ```

        ```try
        先画有尖角的折线，再画光滑而且闭合的曲线：

            for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } }
            shape { spline through points, closed: yes; stroke gold }
        ```

        ```exercise
        先用 `:reset` 重新开始。画一条线穿过全部五个点，顺序随意，但不能有尖角。
        ```

        ```pen start
        canvas 400, 240
        let points = [(30, 180), (110, 50), (200, 160), (290, 40), (370, 190)]
        group {
            fill crimson; stroke none
            for p in points { circle p, 5 }
        }
        ```

        ```pen check
        need lines.count > 0, "还什么都没画。"
        let good = lines.filter(p => all(points, q => p.nearest(q).distance < 3))
        need good.count > 0, "还没有一条线穿过全部五个点。"
        corner(p, i) = dot(p.segments[i].tangentAt(1), p.segments[i + 1].tangentAt(0)) < 0.985
        isSmooth(p) = not any(0..<(p.segments.count - 1), i => corner(p, i))
        need any(good, p => isSmooth(p)), "有尖角：两段相接的地方，方向要一致。"
        ```

        ```hint
        `points` 是一个列表；`spline through` 后面可以写几个点，也可以写一个列表。
        ```

        ```pen solution
        spline through points
        ```

        """####
}

// The file “zh/15-morphs.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_15_morphs_md = ####"""
        ---
        number: 15
        name: morphs
        title: 变形：从一个形状到另一个
        ---
        同样次数的两条曲线，可以像两个点那样混合：把控制点两两 `lerp`，每个 t 都得到一条介于两者之间的曲线。这就是**变形**。

        如果两条路径的段数不同，就先切分，直到一样多：前面已经学过，切分不会改变曲线。`morph shape to path over 2s` 一句就做完了。

        ```pen example
        canvas 400, 240
        fill gold; stroke darkorange; lineWidth 3
        let sun = circle(200, 120, 80)
        sequence {
            morph sun to (path { star 200, 120, 100 }) over 2s, ease: easeInOut
            morph sun to (path { polygon (200, 120), 90, 6 }) over 2s, ease: easeInOut
        }
        ```

        ```try
        让方块变成圆；想再看一遍就输入 `:play`：

            let box = rect(150, 70, 100, 100)
            morph box to disc over 1s
        ```

        ```exercise
        先用 `:reset` 重新开始。`disc` 和 `spark` 是两条路径。画一个图形，开始时是 disc，2 秒后变成 spark；1 秒时两个都不是。
        ```

        ```pen start
        canvas 400, 240
        let disc = path { circle 200, 120, 70 }
        let spark = path { star 200, 120, 95 }
        fill gold; stroke darkorange; lineWidth 3
        ```

        ```pen check at 0s
        need drawn.count > 0, "还什么都没画。`shape { draw disc }` 会画出圆盘。"
        need draws(disc), "开始时图形不是 disc。"
        ```

        ```pen check at 1s
        need drawn.count > 0 and not draws(disc), "1 秒时还是圆盘：它没有变。"
        need not draws(spark), "1 秒时已经是 spark 了，应该用 2 秒。"
        ```

        ```pen check at 2s
        need draws(spark, 4), "2 秒时图形不是 spark。"
        ```

        ```hint
        给图形起个名字：`let badge = shape { draw disc }`。再让它在 2 秒里 morph 成 spark。
        ```

        ```pen solution
        let badge = shape { draw disc }
        morph badge to spark over 2s
        ```

        """####
}

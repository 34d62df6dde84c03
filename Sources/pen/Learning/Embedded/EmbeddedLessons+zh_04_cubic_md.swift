// The file “zh/04-cubic.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_04_cubic_md = ####"""
        ---
        number: 4
        name: cubic
        title: 三次曲线
        points: 60,200 60,40 340,40 340,200
        ---
        有了两个控制点 P 和 Q，同样的游戏多玩一轮，得到的就是**三次**曲线：`moveTo A; curveTo B via P, Q`。

        它朝着 P 的方向离开 A，又从 Q 的方向到达 B。P 和 Q 就像两个手柄：转动手柄，曲线的两头跟着转；把手柄拉长，曲线就多跟它走一段。一条三次曲线可以弯成 C 形、S 形，甚至打一个圈。

        ```pen example
        canvas 400, 240
        let (A, B) = [(60, 180), (340, 180)]
        let bow = shape(P: (60, 40), Q: (340, 40)) {
            moveTo A; curveTo B via P, Q
            stroke steelblue; lineWidth 4
        }
        let handles = shape(P: (60, 40), Q: (340, 40)) {
            moveTo A; lineTo P; moveTo B; lineTo Q
            circle P, 5; circle Q, 5
            stroke orange; lineWidth 2
        }
        sequence {
            together {
                animate bow.Q to (340, 230) over 2s, ease: easeInOut
                animate handles.Q to (340, 230) over 2s, ease: easeInOut
            }
            together {
                animate bow.P to (380, 20) over 2s, ease: easeInOut
                animate handles.P to (380, 20) over 2s, ease: easeInOut
            }
        }
        ```

        ```try
        先画一张弓，再把第二个手柄放到下面：

            moveTo A; curveTo B via (60, 40), (340, 40)
            moveTo A; curveTo B via (60, 40), (340, 230)
        ```

        ```exercise
        先用 `:reset` 重新开始。画一条从 A 到 B 的三次曲线：离开 A 时水平向右，到达 B 时也是水平向右，像一个躺倒的 S。
        ```

        ```pen start
        canvas 400, 240
        let A = (60, 180)
        let B = (340, 60)
        group {
            fill gray; stroke none
            circle A, 6; circle B, 6
            text "A" at A + (-5, 28), size: 20
            text "B" at B + (-5, -14), size: 20
        }
        ```

        ```pen check
        need lines.count > 0, "还没有曲线。`moveTo A; curveTo B via P, Q` 会画出一条。"
        let good = lines.filter(p => joins(p, A, B)).map(p => beginning(p, A))
        need good.count > 0, "还没有从 A 到 B 的曲线。"
        let cubics = good.filter(p => isCurve(p, 3))
        need cubics.count > 0, "这不是一条三次曲线：三次曲线的 via 后面有两个点。"
        isRight(d) = d.x > 0 and abs(d.y) <= 0.06 * d.x
        need any(cubics, p => isRight(p.tangentAt(0))), "离开 A 时还不是向右。P 应该在 A 的正右方。"
        need any(cubics, p => isRight(p.tangentAt(0)) and isRight(p.tangentAt(1))), "到达 B 时还不是向右。Q 应该在 B 的正左方。"
        ```

        ```hint
        P 在 A 的正右方，比如 A + (150, 0)。如果曲线到达 B 时向右走，它是从哪一边来的？
        ```

        ```pen solution
        moveTo A; curveTo B via A + (150, 0), B - (150, 0)
        ```

        """####
}

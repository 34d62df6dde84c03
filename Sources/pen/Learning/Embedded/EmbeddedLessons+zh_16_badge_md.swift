// The file “zh/16-badge.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let zh_16_badge_md = ####"""
        ---
        number: 16
        name: badge
        title: 会拉伸的小红点
        ---
        在很多手机上，提示新消息的小红点可以像橡皮一样拉开。它要用到的东西你都学过了：一个移动的圆，一个留在原地、变小的圆，还有连接两者的身体，腰上是两条二次曲线，控制点在两个圆的正中间。

        图形可以有自己的属性：`shape(pull: 0) { … }` 由 `pull` 决定怎么画，每一刻都重新画；`animate badge.pull to 1` 就是在拉它。

        ```pen example
        canvas 400, 160
        let (A, B) = [(90, 80), (300, 80)]
        let badge = shape(pull: 0) {
            let head = lerp(A, B, pull)
            let r = 40 - 22 * pull
            circle head, 40; circle A, r
            moveTo A - (0, r); curveTo head - (0, 40) via lerp(A, head, 50%)
            lineTo head + (0, 40); curveTo A + (0, r) via lerp(A, head, 50%)
            close
            fill crimson; stroke none
        }
        animate badge.pull to 1 over 1.5s, ease: easeInOut
        wait 1.8s
        animate badge.pull to 0 over 1s, ease: easeOutBounce
        ```

        ```try
        一个靠自己的属性移动的圆：

            let ball = shape(pull: 0) { circle lerp(A, B, pull), 40; fill gold; stroke none }
            animate ball.pull to 1 over 1s
        ```

        ```exercise
        先用 `:reset` 重新开始。做一个填了颜色的小红点：开始时是以 A 为圆心、40 为半径的圆；1 秒里它拉伸成从 A 到 B 的一整块，腰比 B 那一头细。
        ```

        ```pen start
        canvas 400, 160
        let A = (90, 80)
        let B = (300, 80)
        group {
            fill gray; stroke none
            circle A, 4; circle B, 4
            text "A" at A + (-5, 70), size: 18
            text "B" at B + (-5, 70), size: 18
        }
        ```

        ```pen check at 0s
        isIn(q) = any(filled, p => p.contains(q))
        need drawn.count > 0, "还什么都没画。"
        need filled.count > 0, "小红点要填颜色：在图形里写 `fill crimson`。"
        need isIn(A + (34, 0)) and isIn(A - (34, 0)) and isIn(A + (0, 34)) and isIn(A - (0, 34)), "开始时它不是以 A 为圆心、40 为半径的圆。"
        need not isIn(lerp(A, B, 50%)) and not isIn(A + (0, 50)), "开始时它比半径 40 的圆大。"
        ```

        ```pen check at 1s
        isIn(q) = any(filled, p => p.contains(q))
        let middle = lerp(A, B, 50%)
        need isIn(B), "1 秒时它还没有到 B。"
        need isIn(A), "1 秒时它离开了 A：要有一部分留在原地。"
        need all(1..9, i => isIn(lerp(A, B, i * 10%))), "1 秒时 A 和 B 之间有空隙：用两个圆之间的身体填上。"
        need not isIn(middle + (0, 34)) and not isIn(middle - (0, 34)), "1 秒时腰太粗：中间应该更细。"
        ```

        ```hint
        在花括号里写 `let head = lerp(A, B, pull)`，以 `head` 和 A 为圆心各画一个圆；再画一条闭合的路径，用 `curveTo … via lerp(A, head, 50%)` 从一个圆的顶部连到另一个的顶部，下面再连回来。
        ```

        ```pen solution
        let badge = shape(pull: 0) {
            let head = lerp(A, B, pull)
            let r = 40 - 22 * pull
            circle head, 40; circle A, r
            moveTo A - (0, r); curveTo head - (0, 40) via lerp(A, head, 50%)
            lineTo head + (0, 40); curveTo A + (0, r) via lerp(A, head, 50%)
            close
            fill crimson; stroke none
        }
        animate badge.pull to 1 over 1s
        ```

        """####
}

// The file “en/16-badge.md” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let en_16_badge_md = ####"""
        ---
        number: 16
        name: badge
        title: A stretchy badge
        ---
        On many telephones the red badge of new messages can be pulled like rubber. Now you have all that it is made of: a disc that moves, a smaller one that stays, and between them a body with two quadratic curves as its waist. Their control points lie halfway between the discs.

        A shape may have properties of its own: `shape(pull: 0) { … }` draws itself from `pull`, again for every moment, and `animate badge.pull to 1` pulls.

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
        A disc that moves by a property of its own:

            let ball = shape(pull: 0) { circle lerp(A, B, pull), 40; fill gold; stroke none }
            animate ball.pull to 1 over 1s
        ```

        ```exercise
        Begin anew with `:reset`. Make a badge, filled: at first it is a disc with the radius 40 around A. In 1 second it stretches until it reaches from A to B in one piece, with a waist that is thinner than its end at B.
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
        need drawn.count > 0, "nothing is drawn yet."
        need filled.count > 0, "the badge is to be filled: `fill crimson` inside of the shape."
        need isIn(A + (34, 0)) and isIn(A - (34, 0)) and isIn(A + (0, 34)) and isIn(A - (0, 34)), "at the beginning the badge is no disc with the radius 40 around A."
        need not isIn(lerp(A, B, 50%)) and not isIn(A + (0, 50)), "at the beginning the badge is larger than a disc with the radius 40 around A."
        ```

        ```pen check at 1s
        isIn(q) = any(filled, p => p.contains(q))
        let middle = lerp(A, B, 50%)
        need isIn(B), "after 1 second the badge does not reach B."
        need isIn(A), "after 1 second the badge has left A: something of it stays there."
        need all(1..9, i => isIn(lerp(A, B, i * 10%))), "after 1 second there is a gap between A and B: fill it with a body between the discs."
        need not isIn(middle + (0, 34)) and not isIn(middle - (0, 34)), "after 1 second the waist is too thick: it is thinner in the middle."
        ```

        ```hint
        In the block: `let head = lerp(A, B, pull)`; two circles, around `head` and around A; then a closed path from the top of one to the top of the other, with `curveTo … via lerp(A, head, 50%)`, and back below.
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

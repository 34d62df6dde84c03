// The piece “easings” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let easings = ####"""
        // Eight ways from left to right and back: each easing moves a ball, and beside it stands its curve.
        canvas 400, 400
        title "Easings"
        background #fbf7f0
        fill none; lineJoin round

        let ways = [linear, easeIn, easeOut, easeInOut, easeOutBack, easeOutBounce, easeOutElastic, spring(damping: 0.25)]
        let names = ["linear", "easeIn", "easeOut", "easeInOut", "easeOutBack", "easeOutBounce", "easeOutElastic", "spring"]

        let balls = list(8, i => {
            let y = 42 + 46i
            let ink = hsb(0.98 - 0.09i, 0.75, 0.85)
            shape { moveTo 90, y; lineTo 370, y; stroke #e5ddd0; lineWidth 2 }
            shape {
                moveTo 20, y + 14
                for t in 0..1 by 1 / 60 { lineTo 20 + 40t, y + 14 - 28 * ways[i](t) }
                stroke ink; lineWidth 2.5
            }
            text names[i] at (90, y - 14), size: 11
            let ball = shape { circle 0, 0, 10; fill ink; stroke none }
            ball.position = (100, y)
            ball
        })

        together over 4.4s, repeat: inf {
            for (i, ball) in balls {
                animate ball.position.x to 340 over 1.6s, delay: 0.3s, ease: ways[i]
                animate ball.position.x from 340 to 100 over 1.6s, delay: 2.5s, ease: ways[i]
            }
        }

        """####
}

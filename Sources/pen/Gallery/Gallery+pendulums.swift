// The piece “pendulums” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let pendulums = ####"""
        // Fifteen pendulums, each a little faster than the one before: together they make waves, and after a minute they meet again.
        canvas 400, 400
        title "Pendulum waves"
        background linearGradient((0, 0), (0, 400), [#0b1026, #2b3566])

        let swingers = 15
        stroke #8891c4; lineWidth 6; lineCap round
        moveTo 110, 36; lineTo 290, 36

        for i in 0..<swingers {
            let reach = 330 - 15i
            let pendulum = group {
                stroke rgb(1, 1, 1, 0.3); lineWidth 1
                moveTo 0, 0; lineTo 0, reach
                shape { circle 0, reach, 12; fill hsb(0.55 + 0.45i / swingers, 0.6, 1); stroke none }
            }
            pendulum.position = (200, 36)
            animate pendulum.rotation from 26deg to -26deg over 30s / (24 + i), ease: easeInOutSine, autoreverse: yes, repeat: inf
        }

        """####
}

// The piece “wave” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let wave = ####"""
        // A row of drops that rise one after another: one stagger is a wave.
        canvas 400, 240
        title "Wave"
        background #0f1a2b
        stroke none

        stagger 0.06s {
            for i in 0..<25 {
                fill hsb(0.5 + 0.2i / 24, 0.55, 1)
                let drop = circle(20 + 15i, 165, 6)
                animate drop.position.y to -90 over 0.9s, ease: easeInOutSine, autoreverse: yes, repeat: inf
            }
        }

        """####
}

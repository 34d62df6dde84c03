// The piece “road” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let road = ####"""
        // A car that follows its road, as it turns.
        canvas 400, 300
        title "The road"
        background #8fc46e

        let road = path {
            spline [(60, 90), (150, 50), (230, 110), (330, 60), (360, 170), (270, 190), (300, 255), (130, 260), (150, 180), (50, 190)], closed: yes
        }
        lineJoin round
        shape { draw road; stroke #4a5058; lineWidth 44; fill none }
        shape { draw road; stroke white; lineWidth 2.5; lineDash [12, 12]; fill none }

        let car = group {
            stroke none
            shape { roundRect -15, -8, 30, 16, radius: 5; fill #d7263d }
            shape { roundRect -5, -6.5, 12, 13, radius: 3; fill #1b2a41 }
            shape { rect 11, -7, 3, 4; rect 11, 3, 3, 4; fill #ffe066 }
        }
        animate car.position along road over 9s, rotate: auto, repeat: inf

        """####
}

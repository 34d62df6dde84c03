// The piece “clock” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let clock = ####"""
        // A station clock at 10:09:36, drawn once for all hours with rotated coordinates.
        canvas 400, 400
        title "Clock"
        background #d9dee4
        let (hour, minute, second) = [10, 9, 36]

        translate 200, 200
        shape { circle 0, 4, 172; fill rgb(0, 0, 0, 0.15); stroke none }
        shape {
            circle 0, 0, 170; stroke #2b3440; lineWidth 10
            fill radialGradient(center: (-50, -70), radius: 260, stops: [white, #eef1f4])
        }

        for mark in 0..<60 {
            let long = mark % 5 == 0
            lineWidth if long { 9 } else { 3 }
            moveTo polar(if long { 118 } else { 140 }, mark * 6deg)
            lineTo polar(151, mark * 6deg)
        }

        def hand(turn, reach, tail, width) {
            group {
                rotate turn
                fill #1c232c; stroke none
                moveTo -width / 2, tail
                lineTo -width / 2.8, -reach
                lineTo width / 2.8, -reach
                lineTo width / 2, tail
                close
            }
        }
        hand (hour + minute / 60) * 30deg, 92, 30, 16
        hand (minute + second / 60) * 6deg, 138, 30, 12
        group {
            rotate second * 6deg
            stroke #d22630; lineWidth 4; fill #d22630
            moveTo 0, 40; lineTo 0, -86
            circle 0, -98, 10
            circle 0, 0, 4
        }

        """####
}

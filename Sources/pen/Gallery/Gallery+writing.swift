// The piece “writing” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let writing = ####"""
        // A word in one stroke, as a hand writes it.
        canvas 400, 220
        title "A word in one stroke"
        background #fdf6e3

        let word = path {
            moveTo 48, 150
            curveTo 96, 92 via (66, 140), (84, 112)
            curveTo 70, 205 via (88, 130), (78, 170)
            curveTo 92, 110 via (74, 170), (80, 130)
            curveTo 150, 108 via (104, 84), (150, 78)
            curveTo 98, 146 via (150, 140), (118, 156)
            curveTo 190, 122 via (130, 160), (168, 146)
            curveTo 206, 90 via (216, 104), (220, 88)
            curveTo 176, 128 via (188, 92), (176, 108)
            curveTo 236, 140 via (176, 162), (212, 158)
            curveTo 268, 94 via (252, 124), (262, 96)
            curveTo 262, 152 via (274, 94), (264, 130)
            curveTo 306, 94 via (270, 122), (292, 92)
            curveTo 314, 130 via (324, 96), (314, 116)
            curveTo 360, 132 via (314, 158), (338, 152)
        }
        shape { draw word; stroke #268bd2; lineWidth 6; lineCap round; lineJoin round; fill none }
        animate strokeEnd from 0 to 1 over 3s

        """####
}

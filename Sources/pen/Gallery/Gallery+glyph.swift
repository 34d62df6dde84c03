// The piece “glyph” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let glyph = ####"""
        // The letter e as a type designer sees it: anchors are squares, control points circles, handles lines.
        canvas 400, 400
        title "A glyph and its handles"
        background #f7f8fa

        // Each segment is [end] for a line or [control, control, end] for a curve.
        let outside = [[(318, 214)], [(128, 214)], [(132, 262), (164, 292), (210, 292)], [(244, 292), (270, 280), (292, 258)],
            [(314, 288)], [(288, 316), (250, 332), (204, 332)], [(126, 332), (82, 280), (82, 202)], [(82, 122), (132, 70), (202, 70)],
            [(274, 70), (318, 120), (318, 198)]]
        let counter = [[(128, 178)], [(272, 178)], [(268, 134), (242, 108), (202, 108)], [(162, 108), (134, 134), (128, 178)]]

        def trace(contour) {
            moveTo contour[0][0]
            for segment in contour.dropFirst(1) {
                if segment.count == 1 {
                    lineTo segment[0]
                } else {
                    curveTo segment[2], via: segment.prefix(2)
                }
            }
            close
        }

        stroke #d5dae1
        for y in [70, 178, 332] { moveTo 24, y; lineTo 376, y }
        shape { trace outside; trace counter; fillRule evenOdd; fill #c9d6ee; stroke #24344d; lineWidth 2 }

        def handle(node, control) {
            shape { moveTo node; lineTo control; stroke #e4572e; lineWidth 1.2 }
            shape { circle control, 4; fill white; stroke #e4572e; lineWidth 1.5 }
        }
        for contour in [outside, counter] {
            for (i, segment) in contour {
                if segment.count == 3 {
                    handle contour[i - 1].last, segment[0]
                    handle segment[2], segment[1]
                }
            }
            for segment in contour { shape { rect segment.last - (4, 4), 8, 8; fill #24344d; stroke none } }
        }

        """####
}

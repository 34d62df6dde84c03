// Where a text element stands.

import PenGeometry
import PenScene

/// A text's place as SVG says it most plainly: `x` and `y`, with a turn about that point where it is turned, and with a
/// matrix only where letters are distorted.
struct TextPlacement {
    /// From the element's coordinates to the picture's.
    let transform: AffineTransform
    /// Where the anchor stands in the element's coordinates.
    let origin: Point
    /// The turn about `origin` in radians, where that is all that `transform` does.
    let angle: Double?
    private let firstBaseline: Point
    private let lineDistance: Double

    init(_ text: DrawnText) {
        let m = text.transform
        let isTurned = m.isSimilarity && m.determinant > 0 && abs(m.determinant - 1) < 1e-9
        let angle = Point(m.a, m.b).angle
        if isTurned {
            origin = Point(m.tx, m.ty)
            transform = angle == 0 ? .identity : AffineTransform.translation(-origin).then(.rotation(angle)).then(.translation(origin))
            self.angle = angle
        } else {
            (origin, transform, self.angle) = (.zero, m, nil)
        }
        let isNamedAnchor = text.anchorX == 0.5 || text.anchorX == 1
        firstBaseline = origin + Point(isNamedAnchor ? 0 : text.box.minX, text.baseline)
        lineDistance = Layer.TextContent.lineHeight * text.size
    }

    func baseline(ofLine index: Int) -> Point { firstBaseline + Point(0, Double(index) * lineDistance) }
}

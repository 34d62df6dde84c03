// Where a text element stands.

import PenGeometry
import PenScene

/// A text's place as SVG says it most plainly: `x` and `y`, with a turn about that point where it is turned, and with a
/// matrix only where letters are distorted.
struct TextPlacement {
    /// From the element's coordinates to the picture's.
    let transform: AffineTransform
    /// Where the point that the script gave stands in the element's coordinates.
    let origin: Point
    /// The turn about `origin` in radians, where that is all that `transform` does.
    let angle: Double?
    private let text: DrawnText

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
        self.text = text
    }

    func start(ofLine index: Int) -> Point { origin + text.start(ofLine: index) }
}

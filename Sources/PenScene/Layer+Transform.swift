// From a layer's coordinates to its parent's.

import PenGeometry

extension Layer {
    /// base ∘ T(position) ∘ R(rotation) ∘ S(scale) ∘ T(−a), where a is the anchor's point in the layer's own coordinates.
    /// - Parameter bounds: the layer's content in its own coordinates; asked for only where the anchor needs it.
    func transform(anchoredIn bounds: () -> Rect) -> AffineTransform {
        guard position != nil || rotation != 0 || scale != Point(1, 1) else { return base }
        let pivot = anchor.map { bounds().point(atFraction: $0) } ?? .zero
        return AffineTransform.translation(-pivot)
            .then(.scaling(scale.x, scale.y))
            .then(.rotation(rotation))
            .then(.translation(position ?? pivot))
            .then(base)
    }
}

extension Rect {
    /// The point at a fraction of the width and the height; the origin where the rectangle is null.
    public func point(atFraction f: Point) -> Point {
        isNull ? .zero : Point(minX + f.x * width, minY + f.y * height)
    }
}

// Paints in a picture's coordinates.

import PenGeometry

extension Paint {
    /// The paint as it is when what it paints is transformed; nil where nothing of it is seen. A gradient that has but
    /// one colour becomes that colour.
    func resolved(by m: AffineTransform) -> Paint? {
        switch self {
        case .color(let color): return color.alpha > 0 ? self : nil
        case .gradient(var gradient):
            guard let first = gradient.stops.first, gradient.stops.contains(where: { $0.color.alpha > 0 }) else { return nil }
            if gradient.stops.allSatisfy({ $0.color == first.color }) { return .color(first.color) }
            gradient.transform = gradient.transform.then(m)
            return .gradient(gradient)
        }
    }
}

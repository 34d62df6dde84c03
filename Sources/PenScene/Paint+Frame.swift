// Paints in a picture's coordinates.

import PenGeometry

extension Paint {
    /// The paint as it is when what it paints is transformed; nil where nothing of it is seen. A gradient that shows but
    /// one colour becomes that colour.
    func resolved(by m: AffineTransform) -> Paint? {
        switch self {
        case .color(let color): return color.alpha > 0 ? self : nil
        case .gradient(var gradient):
            if let color = gradient.onlyColor { return Paint.color(color).resolved(by: m) }
            guard gradient.stops.contains(where: { $0.color.alpha > 0 }) else { return nil }
            gradient.transform = gradient.transform.then(m)
            return .gradient(gradient)
        }
    }
}

extension Gradient {
    /// The colour that is seen everywhere, where the gradient has no extent (then its last, as SVG 2 says in 13.2) or
    /// no change.
    fileprivate var onlyColor: Color? {
        guard let last = stops.last?.color else { return nil }
        return hasNoExtent || stops.allSatisfy { $0.color == last } ? last : nil
    }

    private var hasNoExtent: Bool {
        switch kind {
        case .linear(let from, let to): return from == to
        case .radial(_, let radius, _): return !(radius > 0)
        }
    }
}

// Shapes onto layers.

import PenGeometry
import PenScene

extension Rasterizer {
    /// Draws fill and stroke as one layer.
    mutating func draw(_ shape: OutlinedShape) {
        let bounds = shape.bounds.intersection(target.bounds)
        guard !bounds.isEmpty else { return }
        let isLayer = shape.fill != nil && shape.stroke != nil && (shape.opacity < 1 || shape.blendMode != .normal)
        guard isLayer else { return paint(shape, opacity: shape.opacity, shape.blendMode) }
        surfaces.append(Surface(bounds: bounds))
        paint(shape, opacity: 1, .normal)
        endLayer(opacity: shape.opacity, shape.blendMode)
    }

    private func paint(_ shape: OutlinedShape, opacity: Double, _ mode: BlendMode) {
        if let area = shape.fill { fill(area.outline, area.source, opacity: opacity, mode) }
        if let area = shape.stroke { fill(area.outline, area.source, opacity: opacity, mode) }
    }
}

// Images as areas.

import PenGeometry
import PenScene

extension Rasterizer {
    /// Draws an image, or marks the place of one whose pixels cannot be had: its box, with both diagonals.
    mutating func draw(_ image: DrawnImage) {
        guard image.opacity > 0, !pixelBounds(image).intersection(target.bounds).isEmpty else { return }
        guard let pixels = try? image.content.pixels() else { return draw(placeholder(for: image)) }
        guard let source = ImageSource(pixels, image, toPixels: toPixels) else { return }
        fill(
            .rect(image.box), image.transform.then(toPixels), .nonZero, tolerance: 1, .image(source), opacity: image.opacity, image.blendMode)
    }

    /// The pixels that an image may touch; none where a coordinate is not finite.
    func pixelBounds(_ image: DrawnImage) -> PixelRect {
        let transform = image.transform.then(toPixels), box = image.box.transformed(by: transform)
        guard transform.isFinite, box.origin.isFinite, box.width.isFinite, box.height.isFinite else { return .empty }
        return PixelRect(touching: box, within: picture)
    }

    private func placeholder(for image: DrawnImage) -> DrawnShape {
        let box = image.box, grey = Color(red: 0.5, green: 0.5, blue: 0.5)
        let corners = [box.origin, Point(box.maxX, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY)]
        var path = Path()
        for corner in [corners, [corners[0], corners[2]], [corners[1], corners[3]]] {
            path.move(to: corner[0])
            for next in corner.dropFirst() { path.line(to: next) }
            if corner.count > 2 { path.close() }
        }
        return DrawnShape(
            path: path, transform: image.transform, stroke: .color(grey), strokeStyle: StrokeStyle(width: min(box.width, box.height) / 50, join: .bevel),
            opacity: image.opacity, blendMode: image.blendMode)
    }
}

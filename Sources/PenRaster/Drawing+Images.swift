// Images as areas.

import PenGeometry
import PenScene

extension Drawing {
    /// An image's box, painted with it, or the mark of one whose pixels cannot be had: its box, with both diagonals.
    /// - Returns: nil where it touches no pixel.
    func outlined(_ image: DrawnImage) -> OutlinedShape? {
        let bounds = pixelBounds(image)
        guard image.opacity > 0, !bounds.isEmpty else { return nil }
        guard let pixels = try? image.content.pixels() else { return outlined(placeholder(for: image)) }
        guard let source = ImageSource(pixels, image, toPixels: toPixels, asLight: mixesLight) else { return nil }
        let box = Outline(.rect(image.box), .nonZero, tolerance: 1, transform: image.transform.then(toPixels), height: height)
        return OutlinedShape(
            bounds: bounds, fill: OutlinedShape.Area(outline: box, source: .image(source)), stroke: nil, opacity: image.opacity, blendMode: image.blendMode)
    }

    /// The pixels that an image may touch; none where a coordinate is not finite.
    private func pixelBounds(_ image: DrawnImage) -> PixelRect {
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

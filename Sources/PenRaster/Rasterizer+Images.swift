// Images as areas.

import PenGeometry
import PenScene

extension Rasterizer {
    /// Draws an image; one that cannot be decoded leaves nothing.
    func draw(_ image: DrawnImage) {
        guard image.opacity > 0, !pixelBounds(image).intersection(target.bounds).isEmpty else { return }
        guard let source = ImageSource(image, toPixels: toPixels) else { return }
        fill(
            .rect(image.box), image.transform.then(toPixels), .nonZero, tolerance: 1, .image(source), opacity: image.opacity, image.blendMode)
    }

    /// The pixels that an image may touch; none where a coordinate is not finite.
    func pixelBounds(_ image: DrawnImage) -> PixelRect {
        let transform = image.transform.then(toPixels), box = image.box.transformed(by: transform)
        guard transform.isFinite, box.origin.isFinite, box.width.isFinite, box.height.isFinite else { return .empty }
        return PixelRect(touching: box, within: picture)
    }
}

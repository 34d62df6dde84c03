// An image in a picture.

import PenGeometry

/// An image that fills a box.
public struct DrawnImage: Sendable {
    public var content: ImageContent
    /// The image's edges, in coordinates that `transform` takes to the picture: its first row lies at `minY`.
    public var box: Rect
    /// The identity wherever the box could be resolved: anything else only where it turns, mirrors or distorts it.
    public var transform: AffineTransform
    /// Whether colours between pixels are mixed; otherwise each pixel is seen as a rectangle.
    public var isSmooth: Bool
    public var opacity: Double
    public var blendMode: BlendMode
    public var name: String?
    public var origin: LayerOrigin?

    public init(
        content: ImageContent, box: Rect, transform: AffineTransform = .identity, isSmooth: Bool = true, opacity: Double = 1,
        blendMode: BlendMode = .normal, name: String? = nil, origin: LayerOrigin? = nil
    ) {
        (self.content, self.box, self.transform, self.isSmooth) = (content, box, transform, isSmooth)
        (self.opacity, self.blendMode, self.name, self.origin) = (opacity, blendMode, name, origin)
    }

    /// From the image's pixels, the first of which covers (0, 0) to (1, 1), to the picture.
    public var pixelTransform: AffineTransform {
        AffineTransform.scaling(box.width / Double(content.width), box.height / Double(content.height))
            .then(.translation(box.origin)).then(transform)
    }

    /// Moves the image by a transform, into its box where that stays upright.
    mutating func resolve(by m: AffineTransform) {
        let m = transform.then(m)
        let staysUpright = m.b == 0 && m.c == 0 && m.a > 0 && m.d > 0
        (box, transform) = staysUpright ? (box.transformed(by: m), .identity) : (box, m)
    }
}

extension Frame {
    /// Decodes all images, so that renderers find their pixels.
    /// - Throws: for the first image that cannot be decoded, with the place where its layer was made.
    public func decodeImages() throws(ImageError) {
        for case .image(let image) in operations {
            do throws(ImageError) { _ = try image.content.pixels() } catch {
                var placed = error
                placed.origin = image.origin
                throw placed
            }
        }
    }
}

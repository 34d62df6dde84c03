// Layers: what a drawing is made of.

import PenGeometry

/// A layer's place in its scene; stays the same for the layer's life.
public struct LayerID: Hashable, Sendable {
    public let index: Int32
    public init(index: Int32) { self.index = index }
    /// The scene itself: the group that holds everything.
    public static let root = LayerID(index: 0)
}

/// One node of the drawing, with the properties that a script reads, sets and animates.
public struct Layer: Sendable {
    public enum Content: Sendable {
        case shape(Path)
        case text(TextContent)
        case image(SizedImage)
        case group
        /// A group that shows only what lies inside the path; made by `clip`.
        case clip(Path, FillRule)
    }

    /// An image whose upper left corner is the layer's origin.
    public struct SizedImage: Sendable {
        public var content: ImageContent
        /// In user units.
        public var width, height: Double
        /// Whether colours between pixels are mixed; otherwise each pixel is seen as a rectangle.
        public var isSmooth: Bool
        public init(_ content: ImageContent, width: Double, height: Double, isSmooth: Bool = true) {
            (self.content, self.width, self.height, self.isSmooth) = (content, width, height, isSmooth)
        }
    }

    public var content: Content
    public var style: Style
    /// From the layer's coordinates to its parent's as the coordinate commands left them; `position`, `rotation` and
    /// `scale` act inside it.
    public var base: AffineTransform = .identity
    /// Where the anchor stands; nil: where it is anyway, so that nothing moves.
    public var position: Point?
    /// Radians, in the direction in which angles grow, about the anchor.
    public var rotation = 0.0
    public var scale = Point(1, 1)
    /// A fraction of the bounds (text: of its box); nil: the layer's own origin (text: the baseline's start; image: its upper left corner).
    public var anchor: Point?
    public var isHidden = false
    /// The script's variable, for `id` in SVG.
    public var name: String?
    public var origin: LayerOrigin?
    /// When the layer appears, in seconds from the start.
    public var birth = 0.0
    /// When it is taken away again.
    public var death = Double.infinity
    /// Where the script takes it away; nil where it does not.
    public var removal: LayerOrigin?
    /// Of shapes with properties of their own, from which their block draws them.
    public var own: OwnProperties?
    /// What changes over time; nil where nothing does.
    public var motion: LayerMotion?

    public init(content: Content, style: Style = Style(), base: AffineTransform = .identity) {
        (self.content, self.style, self.base) = (content, style, base)
    }
}

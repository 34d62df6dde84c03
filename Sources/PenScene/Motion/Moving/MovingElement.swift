// What there is in a moving picture.

import PenGeometry

/// A part of a moving picture. A layer whose place moves is several, each in the one before:
///
///     matrix ∘ place ∘ turn ∘ stretch ∘ pivot ∘ content
///
/// of which those are missing that do nothing, so that each motion has its own time.
public struct MovingElement: Sendable {
    public enum Kind: Hashable, Sendable {
        /// Below all others, where it moves.
        case background
        /// A shape, a text or an image.
        case content
        /// Begins a group, also one that is clipped.
        case group
        /// Begins coordinates that never change.
        case matrix
        /// Begins coordinates that are shifted, turned (radians) or stretched.
        case place, turn, stretch, pivot
        case end
    }

    public let kind: Kind
    /// nil where it is the same at all times.
    public let span: MotionSpan?
    /// Of a matrix, itself; of the others, from their coordinates to those of what they lie in.
    public let transform: AffineTransform
    let layer: LayerID
    /// Whether position, rotation and scale are elements around it.
    let isPlaced: Bool
    /// Whether the shift is by what lies between pivot and position, since nothing turns or stretches.
    let mergesPivot: Bool
    /// Of a text or an image whose size moves, the one at which it is drawn and then stretched.
    let sizes: Point?

    init(
        _ kind: Kind, _ layer: LayerID, span: MotionSpan? = nil, transform: AffineTransform = .identity, isPlaced: Bool = false, mergesPivot: Bool = false,
        sizes: Point? = nil
    ) {
        (self.kind, self.layer, self.span, self.transform) = (kind, layer, span, transform)
        (self.isPlaced, self.mergesPivot, self.sizes) = (isPlaced, mergesPivot, sizes)
    }
}

/// How an element looks at a time.
public struct MovingLook: Sendable {
    public enum Content: Sendable {
        /// The whole path; the trim says between which fractions of it the stroke is.
        case shape(DrawnShape, trim: (start: Double, end: Double))
        case text(DrawnText)
        case image(DrawnImage)
        case group(DrawnGroup)
        /// Of what places: a shift, an angle in radians, or two factors.
        case numbers([Double])
        case nothing
    }

    public var content: Content
    public var isVisible: Bool

    init(_ content: Content, isVisible: Bool = true) { (self.content, self.isVisible) = (content, isVisible) }

    /// What draws it, or begins its group, where that is seen.
    public var operation: DrawingOperation? {
        guard isVisible else { return nil }
        switch content {
        case .shape(let shape, _): return .shape(shape)
        case .text(let text): return .text(text)
        case .image(let image): return .image(image)
        case .group(let group): return .beginGroup(group)
        case .numbers, .nothing: return nil
        }
    }
}

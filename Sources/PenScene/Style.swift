// The properties with which a shape is drawn.

import PenGeometry

/// Everything about a shape but its path and its place. The pen holds one; a shape starts with the pen's.
public struct Style: Hashable, Sendable {
    public var stroke: Paint? = .color(.black)
    public var fill: Paint?
    public var strokeStyle = StrokeStyle()
    public var fillRule = FillRule.nonZero
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// Fractions of the path's total length between which it is stroked.
    public var strokeStart = 0.0
    public var strokeEnd = 1.0
    /// The largest distance in user units between a curve and the lines drawn for it; nil lets the renderer choose.
    public var flatness: Double?

    public init() {}
}

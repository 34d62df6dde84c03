// How a path's outline is drawn.

/// What an open subpath's ends look like.
public enum LineCap: String, Sendable, CaseIterable { case butt, round, square }

/// What the corner between two segments looks like.
public enum LineJoin: String, Sendable, CaseIterable { case miter, round, bevel }

/// Which points count as inside a path.
public enum FillRule: String, Sendable, CaseIterable { case nonZero, evenOdd }

/// The geometry of a stroke, as in UIBezierPath, CAShapeLayer and SVG.
public struct StrokeStyle: Hashable, Sendable {
    /// In user units; 0 draws nothing.
    public var width: Double = 1
    public var cap: LineCap = .butt
    public var join: LineJoin = .miter
    /// The largest ratio of a miter's length to the width; a longer miter is cut to a bevel (SVG, PostScript).
    public var miterLimit: Double = 10
    /// Lengths of dashes and gaps in turn, in user units; empty for a solid line. An odd list counts twice (SVG).
    public var dash: [Double] = []
    /// Where in the dash pattern a subpath starts, in user units.
    public var dashPhase: Double = 0

    public init() {}

    public init(width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0) {
        (self.width, self.cap, self.join, self.miterLimit, self.dash, self.dashPhase) = (width, cap, join, miterLimit, dash, dashPhase)
    }
}

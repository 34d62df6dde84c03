// How a path's outline is drawn.

/// What an open subpath's ends look like.
public enum LineCap: String, Sendable, CaseIterable {
    /// Cut off at the end.
    case butt
    /// A half disc around the end.
    case round
    /// Cut off half a width beyond the end.
    case square
}

/// What the corner between two segments looks like.
public enum LineJoin: String, Sendable, CaseIterable {
    /// The outer edges go on until they meet.
    case miter
    /// A disc around the corner.
    case round
    /// The outer edges' ends are joined by a line.
    case bevel
}

/// Which points count as inside a path.
public enum FillRule: String, Sendable, CaseIterable {
    /// Those around which the path runs more often one way than the other.
    case nonZero
    /// Those around which the path runs an odd number of times.
    case evenOdd

    /// True where a place is inside that the path runs around so many times.
    func fills(_ winding: Int) -> Bool { self == .nonZero ? winding != 0 : winding % 2 != 0 }
}

/// The geometry of a stroke, as in UIBezierPath, CAShapeLayer and SVG.
public struct StrokeStyle: Hashable, Sendable {
    /// In user units; 0 draws nothing.
    public var width: Double = 1
    /// What ends look like.
    public var cap: LineCap = .butt
    /// What corners look like.
    public var join: LineJoin = .miter
    /// The largest ratio of a miter's length to the width; a longer miter is cut to a bevel (SVG, PostScript).
    public var miterLimit: Double = 10
    /// Lengths of dashes and gaps in turn, in user units; empty for a solid line. An odd list counts twice (SVG).
    public var dash: [Double] = []
    /// Where in the dash pattern a subpath starts, in user units.
    public var dashPhase: Double = 0

    /// A solid line of one unit, with butt caps and mitered joins.
    public init() {}

    /// Makes a style of these; the same as `init()` where a word is left out.
    public init(width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0) {
        (self.width, self.cap, self.join, self.miterLimit, self.dash, self.dashPhase) = (width, cap, join, miterLimit, dash, dashPhase)
    }

    /// The same in another size.
    func scaled(by factor: Double) -> StrokeStyle {
        StrokeStyle(width: width * factor, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { $0 * factor }, dashPhase: dashPhase * factor)
    }
}

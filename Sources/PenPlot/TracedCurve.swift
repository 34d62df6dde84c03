// What tracing a curve finds.

import PenGeometry

/// The curve as it shows on paper, in branches.
public struct TracedCurve {
    /// Where and why a branch ends.
    public struct End: Equatable {
        public enum Reason: Equatable {
            /// The range of numbers ends here, or the paper does.
            case range, paper
            /// There are no values behind.
            case undefined
            /// The curve goes on elsewhere.
            case jump
        }
        public var place: Point
        public var reason: Reason
        /// The number at which it is.
        public var t: Double
    }

    /// A stretch without corners, or lines.
    public enum Run {
        case smooth(CubicRun)
        /// From point to point.
        case lines([Point])
    }

    /// A connected piece: runs, each beginning where the last one ends.
    public struct Branch {
        public var runs: [Run] = []
        public var first, last: End

        /// Comes back to its start.
        public var isClosed: Bool { runs.count > 0 && first.t != last.t && first.place.distance(to: last.place) < 1e-9 * max(1, abs(first.place.x), abs(first.place.y)) }
    }

    /// A number at which the curve jumps: the branches' ends there.
    public struct Jump: Equatable {
        public var from, to: Point
        /// Which of the two is the curve's point at the very number.
        public var isFirstOwn: Bool
    }

    public internal(set) var branches: [Branch] = []
    public internal(set) var jumps: [Jump] = []
    /// Single places without values, through which the curve is drawn.
    public internal(set) var holes: [Point] = []
    /// Whether the curve has any value at all.
    public internal(set) var isDefinedSomewhere = false

    /// Nothing.
    public init() {}

    /// All branches as one path.
    /// - Parameter tolerance: how far it may be from them, in user units.
    public func path(tolerance: Double) throws(FittingError) -> Path {
        var path = Path()
        for branch in branches {
            var piece = Path()
            for run in branch.runs {
                switch run {
                case .smooth(let run): try run.add(to: &piece, tolerance: tolerance)
                case .lines(let points): piece.add(lines: points)
                }
            }
            if branch.isClosed { piece.close() }
            path.append(piece)
        }
        return path
    }
}

extension Path {
    fileprivate mutating func add(lines points: [Point]) {
        for (i, p) in points.enumerated() where p != currentPoint { if i == 0 { move(to: p) } else { line(to: p) } }
    }
}

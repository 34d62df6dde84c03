// Puts the parallel curves of a subpath's segments together.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Builds the parallel curve of one subpath, with joins on the outer side of its corners. On the inner side lines that are
/// long enough meet where they cross; other curves are joined through the corner itself, to be cut off.
struct ParallelJoiner {
    let distance: Double
    let join: LineJoin
    let miterLimit: Double
    let tolerance: Double
    let tightParts: TightParts
    private(set) var path = Path()
    /// The corners that are cut straight, by the number of the path's segment that does it: it is nearer than the distance.
    private(set) var bevels: [Int: Point] = [:]
    /// Where the last segment went.
    private var heading: Point?
    private var firstHeading = Point.zero
    /// How much of the last and of the first line an inner corner may cut off.
    private var spare = 0.0
    private var firstSpare = 0.0
    /// How much the last corner cut off the segments beside it.
    private var cutLength = 0.0
    private var firstStart = Point.zero
    private var lastIsLine = false
    private var isMitered = false
    private var firstIsLine = false

    init(distance: Double, join: LineJoin, miterLimit: Double, tolerance: Double, tightParts: TightParts) {
        (self.distance, self.join, self.miterLimit, self.tolerance, self.tightParts) = (distance, join, miterLimit, tolerance, tightParts)
    }

    /// Adds a segment that starts where the one before ended.
    mutating func add(_ segment: PathSegment) throws(FittingError) {
        let direction = segment.tangent(at: 0)
        guard direction != .zero else { return }
        let next = try segment.parallel(distance: distance, tolerance: tolerance, tightParts: tightParts)
        var length = 0.0
        if case .line = segment { length = segment.length }
        cutLength = 0
        if let heading, let start = next.start {
            addCorner(at: segment.start, from: heading, to: direction, length: length, start)
        } else {
            (firstHeading, firstSpare, firstStart, firstIsLine) = (direction, length, segment.start, length > 0)
        }
        spare = length - cutLength
        lastIsLine = length > 0
        path.append(continuing: next)
        heading = segment.tangent(at: 1)
    }

    /// The corner between the last segment and the first one, and the close.
    mutating func close() {
        guard let heading, let start = path.start else { return }
        if let cut = innerCut(heading, firstHeading, spare, firstSpare) {
            path.points[path.points.count - 1] = firstStart + cut.vector
            path.points[0] = firstStart + cut.vector
        } else {
            addCorner(at: firstStart, from: heading, to: firstHeading, length: 0, start)
            // Behind a miter the first line begins at its tip.
            if firstIsLine, isMitered {
                path.verbs.removeLast()
                path.points.removeLast()
                path.points[0] = path.points[path.points.count - 1]
            }
        }
        path.close()
    }

    private mutating func addCorner(at p: Point, from d1: Point, to d2: Point, length: Double, _ start: Point) {
        isMitered = false
        let turn = d1.cross(d2)
        if d1.dot(d2) > 0, abs(turn) < 1e-9 { return }
        guard turn * distance > 0 else { return addOuterCorner(at: p, d1, d2, start, nextIsLine: length > 0) }
        if let cut = innerCut(d1, d2, spare, length) {
            path.points[path.points.count - 1] = p + cut.vector
            cutLength = cut.length
            if path.verbs.count == 2 { firstSpare -= cut.length }
        } else {
            path.line(to: p)
            path.line(to: start)
        }
    }

    /// Where the parallels of two lines cross, seen from the corner, and what that cuts off each; nil at an outer corner
    /// and where one of them is too short.
    private func innerCut(_ d1: Point, _ d2: Point, _ first: Double, _ second: Double) -> (vector: Point, length: Double)? {
        let cosine = 1 + d1.dot(d2), cross = d1.cross(d2), cut = abs(distance * cross)
        guard cross * distance > 0, cosine > 1e-9, cut < min(first, second) * cosine else { return nil }
        return ((d1.perpendicular + d2.perpendicular) * (distance / cosine), cut / cosine)
    }

    private mutating func addOuterCorner(at p: Point, _ d1: Point, _ d2: Point, _ start: Point, nextIsLine: Bool) {
        switch join {
        case .bevel: break
        case .miter:
            // The miter's length over the width is 1/cos(turn/2) = 2/|n1 + n2| for unit normals.
            let middle = d1.perpendicular + d2.perpendicular, square = middle.dot(middle)
            guard miterLimit >= 1, 4 <= miterLimit * miterLimit * square else { return addRound(at: p, d1, d2, start) }
            // Lines go on to the miter's tip.
            if lastIsLine { path.points.removeLast() } else { path.verbs.append(.line) }
            path.points.append(p + middle * (2 * distance / square))
            isMitered = true
            return nextIsLine ? () : path.line(to: start)
        case .round: return addRound(at: p, d1, d2, start)
        }
        bevels[path.verbs.count - 1] = p
        path.line(to: start)
    }

    private mutating func addRound(at p: Point, _ d1: Point, _ d2: Point, _ start: Point) {
        guard d1.dot(d2) > -1 + 1e-12 else { return path.addHalfTurn(around: p, to: start, clockwise: distance < 0) }
        let n1 = d1.perpendicular * distance, n2 = d2.perpendicular * distance, size = abs(distance)
        let sweep = atan2(n1.cross(n2), n1.dot(n2))
        path.addArc(EllipticalArc(center: p, radii: Point(size, size), start: n1.angle, sweep: sweep), end: start)
    }
}

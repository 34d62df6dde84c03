// Paths cut into dashes.

extension Path {
    /// The most dashes that a path is cut into: a pattern that is finer looks like a solid line.
    public static let maximumDashes = 1_000_000

    /// The path's dashes as open subpaths. Every subpath starts anew in the pattern (SVG 2, 13.5.6; PostScript).
    ///
    /// - Parameters:
    ///   - dash: lengths of dashes and gaps in turn, in user units. An odd list counts twice. The path itself is returned
    ///     where the list is empty, has no gap or a length that is negative or not finite, and where there would be more
    ///     than `maximumDashes`.
    ///   - phase: where in the pattern a subpath starts, in user units, of any sign and size.
    ///
    /// A dash of length zero becomes a line of a millionth of the pattern, so that it keeps its direction. In a closed
    /// subpath the dash that goes through the start is one.
    public func dashed(dash: [Double], phase: Double) -> Path {
        guard let pattern = DashPattern(dash, phase: phase), let subpaths = subpaths(cutBy: pattern) else { return self }
        var dashes = Path()
        var dasher = Dasher(pattern, .none, SegmentParts())
        for subpath in subpaths {
            dasher.add(subpath) { pieces, isClosed in
                dashes.move(to: pieces[0].start)
                for piece in pieces { dashes.add(piece) }
                if isClosed { dashes.close() }
            }
        }
        return dashes
    }

    /// Whether the pattern cuts the path, and is not taken as a solid line.
    public func isCut(dash: [Double], phase: Double) -> Bool {
        DashPattern(dash, phase: phase).flatMap { subpaths(cutBy: $0) } != nil
    }

    /// The subpaths with the lengths of their segments; nil where the pattern is taken as a solid line.
    /// - Parameter accuracy: of the lengths in user units; nil for as exact as numbers are.
    func subpaths(cutBy pattern: DashPattern, accuracy: Double? = nil) -> [MeasuredSubpath]? {
        guard points.allSatisfy(\.isFinite) else { return nil }
        let subpaths = measuredSubpaths(accuracy)
        return pattern.dashCount(over: subpaths) <= Double(Path.maximumDashes) ? subpaths : nil
    }

    private func measuredSubpaths(_ accuracy: Double?) -> [MeasuredSubpath] {
        var subpaths: [MeasuredSubpath] = []
        for step in steps {
            if step.verb == .move { subpaths.append(MeasuredSubpath(start: step.to)) }
            if step.verb == .close { subpaths[subpaths.count - 1].isClosed = true }
            guard let segment = segment(step) else { continue }
            subpaths[subpaths.count - 1].add(segment, segment.length(accuracy: accuracy))
        }
        return subpaths
    }
}

/// A subpath with the lengths of its segments.
struct MeasuredSubpath {
    let start: Point
    private(set) var segments: [(segment: PathSegment, length: Double)] = []
    private(set) var length = 0.0
    var isClosed = false

    init(start: Point) { self.start = start }

    mutating func add(_ segment: PathSegment, _ length: Double) {
        segments.append((segment, length))
        self.length += length
    }
}

extension DashPattern {
    fileprivate func dashCount(over subpaths: [MeasuredSubpath]) -> Double { subpaths.reduce(0) { $0 + dashCount(over: $1.length) } }
}

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
    public func dashed(dash: [Double], phase: Double) -> Path { dashed(dash: dash, phase: phase, caps: .none) }

    /// The same with one dash for several whose caps cover the gaps between them, which looks the same when it is stroked
    /// with these caps.
    func dashed(dash: [Double], phase: Double, caps: CapCover) -> Path {
        guard let pattern = DashPattern(dash, phase: phase), points.allSatisfy(\.isFinite) else { return self }
        var dasher = Dasher(pattern, caps)
        let subpaths = measuredSubpaths
        let count = pattern.dashCount(over: subpaths)
        guard count <= Double(Path.maximumDashes) else { return self }
        if count > 10_000, !caps.coverCurve(pattern.longestGap), verbs.contains(where: { $0.isCurve || $0 == .arc }) {
            // Finding a length on a curve takes long; so many dashes are cut from chords that no eye can tell from it.
            return flattened(tolerance: pattern.total / 1000).dashed(dash: dash, phase: phase, caps: caps)
        }
        for subpath in subpaths { dasher.add(subpath) }
        return dasher.dashes
    }

    /// Whether the pattern cuts the path, and is not taken as a solid line.
    public func isCut(dash: [Double], phase: Double) -> Bool {
        guard let pattern = DashPattern(dash, phase: phase), points.allSatisfy(\.isFinite) else { return false }
        return pattern.dashCount(over: measuredSubpaths) <= Double(Path.maximumDashes)
    }

    /// The subpaths with the lengths of their segments.
    private var measuredSubpaths: [MeasuredSubpath] {
        var subpaths: [MeasuredSubpath] = []
        for step in steps {
            if step.verb == .move { subpaths.append(MeasuredSubpath(start: step.to)) }
            if step.verb == .close { subpaths[subpaths.count - 1].isClosed = true }
            guard let segment = segment(step) else { continue }
            subpaths[subpaths.count - 1].add(segment)
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

    mutating func add(_ segment: PathSegment) {
        let length = segment.length
        segments.append((segment, length))
        self.length += length
    }
}

extension DashPattern {
    fileprivate func dashCount(over subpaths: [MeasuredSubpath]) -> Double { subpaths.reduce(0) { $0 + dashCount(over: $1.length) } }
}

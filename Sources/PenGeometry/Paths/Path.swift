// Paths: subpaths of lines, Bézier curves of any degree and elliptical arcs.

/// A sequence of subpaths. Stored flat, a verb a segment and the points behind it in one array, so that a path of a
/// million lines is two contiguous buffers.
///
/// Every subpath starts with a move. A segment that is added without one starts at the current point: the end of the
/// last segment or, after `close()`, the start of the subpath that was closed (as in PostScript, SVG and UIBezierPath).
public struct Path: Hashable, Sendable {
    /// What a segment is, in one byte: a curve's verb is its degree.
    public struct Verb: RawRepresentable, Hashable, Sendable {
        /// The degree of a curve; 0, 1, 254 and 255 are a move, a line, an arc and a close.
        public let rawValue: UInt8
        /// Makes the verb of this byte.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A new subpath begins.
        public static let move = Verb(rawValue: 0)
        /// A straight line.
        public static let line = Verb(rawValue: 1)
        /// A curve of degree two.
        public static let quadratic = Verb(rawValue: 2)
        /// A curve of degree three.
        public static let cubic = Verb(rawValue: 3)
        /// An elliptical arc.
        public static let arc = Verb(rawValue: 254)
        /// A line to the start of the subpath, which ends there.
        public static let close = Verb(rawValue: 255)

        /// How many points stand behind the verb. A curve of degree n has its n-1 control points and its end; an arc
        /// its center, its radii, (rotation, start), (sweep, 0) and its end.
        @inlinable public var pointCount: Int {
            switch rawValue {
            case 0, 1: return 1
            case 254: return 5
            case 255: return 0
            default: return Int(rawValue)
            }
        }

        /// A curve of degree two or more.
        @inlinable public var isCurve: Bool { rawValue >= 2 && rawValue <= 250 }
    }

    /// The highest degree that a curve may have.
    public static let maximumDegree = 250

    /// What the segments are, in their order.
    public internal(set) var verbs: [Verb] = []
    /// What belongs to the verbs, as `Verb.pointCount` says.
    public internal(set) var points: [Point] = []
    /// Where the current subpath starts.
    @usableFromInline var subpathStart = Point.zero

    /// A path without segments.
    public init() {}

    /// True where there is no verb, not even a move.
    public var isEmpty: Bool { verbs.isEmpty }

    /// The pen's place, or nil in an empty path.
    @inlinable public var currentPoint: Point? {
        guard let last = verbs.last else { return nil }
        return last == .close ? subpathStart : points[points.count - 1]
    }

    /// True where the last subpath is open and has begun, so that a further segment joins it.
    public var isOpen: Bool { verbs.last.map { $0 != .close } ?? false }

    // MARK: Building

    /// Begins a new subpath at `p`.
    public mutating func move(to p: Point) {
        verbs.append(.move)
        points.append(p)
        subpathStart = p
    }

    /// Adds a straight line to `p`.
    @inlinable public mutating func line(to p: Point) {
        beginSegment()
        appendLine(p)
    }

    @usableFromInline mutating func appendLine(_ p: Point) {
        verbs.append(.line)
        points.append(p)
    }

    /// Adds the Bézier curve of degree `controls.count + 1`; a line where there are no control points.
    /// - Precondition: `controls.count < maximumDegree`.
    public mutating func curve(to end: Point, via controls: [Point]) {
        precondition(controls.count < Path.maximumDegree)
        beginSegment()
        verbs.append(Verb(rawValue: UInt8(controls.count + 1)))
        points.append(contentsOf: controls)
        points.append(end)
    }

    /// Adds an arc, joined by a line where the last subpath is open and its end is elsewhere; otherwise the arc starts
    /// a subpath. `end` is the exact end point where the caller knows it better than the angles do.
    public mutating func arc(_ arc: EllipticalArc, end: Point? = nil) {
        let start = arc.startPoint
        if isOpen {
            if let here = currentPoint, here.distance(to: start) > 1e-12 * max(1, arc.radii.length, start.length) { line(to: start) }
        } else {
            move(to: start)
        }
        verbs.append(.arc)
        points.append(contentsOf: [arc.center, arc.radii, Point(arc.rotation, arc.start), Point(arc.sweep, 0), end ?? arc.endPoint])
    }

    /// Closes the current subpath; nothing where it is closed or empty.
    public mutating func close() {
        guard isOpen else { return }
        verbs.append(.close)
    }

    /// Adds all subpaths of another path.
    public mutating func append(_ other: Path) {
        guard !other.isEmpty else { return }
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: other.points)
        subpathStart = other.subpathStart
    }

    /// Removes all segments, keeping the buffers.
    public mutating func removeAll() {
        verbs.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        subpathStart = .zero
    }

    /// How far a path has been built, to go back to.
    public struct Extent: Hashable, Sendable {
        @usableFromInline let verbs, points: Int
        @usableFromInline let subpathStart: Point
    }

    /// How far the path has been built.
    public var extent: Extent { Extent(verbs: verbs.count, points: points.count, subpathStart: subpathStart) }

    /// Takes away what was added since the path was that long.
    /// - Precondition: it was, and only grew since then.
    public mutating func shorten(to extent: Extent) {
        verbs.removeLast(verbs.count - extent.verbs)
        points.removeLast(points.count - extent.points)
        subpathStart = extent.subpathStart
    }

    /// Whether this path goes on where the other one ends; also where both are the same.
    public func extends(_ other: Path) -> Bool {
        guard verbs.count >= other.verbs.count, points.count >= other.points.count else { return false }
        return verbs.starts(with: other.verbs) && points.starts(with: other.points)
    }

    /// A segment needs an open subpath: after a close, or at the very beginning, it moves to the current point.
    @usableFromInline mutating func beginSegment() {
        guard let last = verbs.last, last != .close else {
            move(to: currentPoint ?? .zero)
            return
        }
    }
}

extension Path {
    /// Adds another path so that its first subpath goes on with the open one: its first move is left out.
    public mutating func append(continuing other: Path) {
        guard isOpen, other.verbs.first == .move else { return append(other) }
        verbs.append(contentsOf: other.verbs.dropFirst())
        points.append(contentsOf: other.points.dropFirst())
        if other.verbs.dropFirst().contains(.move) { subpathStart = other.subpathStart }
    }
}

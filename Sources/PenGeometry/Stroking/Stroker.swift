// Walks along a path and builds the outline of its stroke.

/// The outline grows as two sides, each at half the width from the path. Every piece of it (a rectangle for a line, a
/// quadrilateral for a step of a curve, a wedge for a join) runs around its area in the same direction, so that windings
/// add up and do not cancel, except beyond the centre of a bend that is tighter than the stroke.
struct Stroker {
    enum Side { case left, right }

    let halfWidth: Double
    let style: StrokeStyle
    let tolerance: Double
    /// Shorter segments have no direction of their own: what is left of an inexact close, for example.
    let shortest: Double
    /// The cosine of the largest turn that an arc of the stroke may take in one chord.
    let chordCosine: Double

    private var outline = Path()
    /// The sides towards which angles grow and from which they grow; the second one is walked backwards at the end.
    var left: [Point] = []
    var right: [Point] = []

    /// Where the pen is, and the direction in which it came there; nil before the subpath's first segment.
    var position = Point.zero
    var heading: Point?
    var subpathStart = Point.zero
    var firstHeading = Point.zero
    /// True where the subpath has had a segment, be it one of length zero.
    var hasSegment = false
    /// True where earlier parts of the subpath's sides have become polygons of their own.
    var isContinued = false
    /// How much of the last and of the first line an inner corner may still cut off.
    var spareLength = 0.0
    var firstSpareLength = 0.0
    /// The points of the curve that is being added; kept for its memory.
    var samples: [Point] = []

    /// - Parameter extent: the largest absolute coordinate of the path.
    init(style: StrokeStyle, tolerance: Double, extent: Double) {
        self.style = style
        self.tolerance = tolerance
        halfWidth = style.width / 2
        shortest = extent * 1e-12
        let cosineOfHalf = max(0.5, 1 - tolerance / 2 / halfWidth)
        chordCosine = min(2 * cosineOfHalf * cosineOfHalf - 1, 1 - 5e-8)
    }

    /// Sides of more points become a polygon, so that long subpaths take little memory.
    private static let longestSide = 4096

    /// Strokes every subpath of a path and passes on the outline, piece by piece: polygons of some thousand points.
    mutating func stroke(_ path: Path, _ emit: (Path) -> Void) {
        for step in path.steps {
            switch step.verb {
            case .move: begin(at: step.to)
            case .line: line(to: step.to)
            case .close: close()
            case .arc: arc(path.arc(step), to: step.to)
            default: curve(path.curve(step))
            }
            passOnWhatIsLong(emit)
        }
        endOpenSubpath()
        passOn(emit)
    }

    /// The same of the dashes that a pattern cuts from subpaths. Each is stroked as it comes, and none is ever a path.
    mutating func stroke(_ subpaths: [MeasuredSubpath], _ pattern: DashPattern, _ caps: CapCover, _ emit: (Path) -> Void) {
        var dasher = Dasher(pattern, caps, DashChords(tolerance: tolerance / 2))
        for subpath in subpaths {
            dasher.add(subpath) { runs, isClosed in
                begin(at: runs[0].points[0])
                for run in runs { self.run(run) }
                if isClosed { close() }
                passOnWhatIsLong(emit)
            }
        }
        endOpenSubpath()
        passOn(emit)
    }

    private mutating func passOnWhatIsLong(_ emit: (Path) -> Void) {
        if left.count > Stroker.longestSide { cutSides() }
        if outline.points.count > Stroker.longestSide { passOn(emit) }
    }

    private mutating func passOn(_ emit: (Path) -> Void) {
        guard !outline.isEmpty else { return }
        emit(outline)
        outline.removeAll()
    }

    mutating func begin(at p: Point) {
        endOpenSubpath()
        position = p
        subpathStart = p
    }

    mutating func line(to end: Point) {
        hasSegment = true
        let way = end - position
        let length = way.plainLength
        guard length > shortest else { return }
        let direction = way / length
        turn(to: direction, length: length)
        advance(to: end, heading: direction)
    }

    mutating func close() {
        line(to: subpathStart)
        if let heading { endClosedSubpath(heading) } else { dot() }
        reset()
    }

    /// Goes on in a new direction: a join of the style, or the start of the subpath.
    mutating func turn(to direction: Point, length: Double) {
        if let heading {
            join(at: position, from: heading, to: direction, length: length)
        } else {
            (firstHeading, spareLength, firstSpareLength) = (direction, length, length)
            startSides(direction)
        }
        heading = direction
    }

    /// Both sides reach the end of a segment whose direction there is `heading`.
    mutating func advance(to end: Point, heading: Point) {
        let side = halfWidth * heading.perpendicular
        left.append(end + side)
        right.append(end - side)
        position = end
        self.heading = heading
    }

    mutating func append(_ p: Point, to side: Side) {
        if side == .left { left.append(p) } else { right.append(p) }
    }

    /// Both sides at the current position, for a segment that leaves in the given direction.
    mutating func startSides(_ direction: Point) {
        let side = halfWidth * direction.perpendicular
        left.append(position + side)
        right.append(position - side)
    }

    // MARK: Ends of subpaths

    private mutating func endOpenSubpath() {
        if let heading {
            cap(at: position, direction: heading, onto: .left)
            if isContinued {
                appendPolygon(left, right.reversed())
                startCapAlone()
            } else {
                left.append(contentsOf: right.reversed())
                cap(at: subpathStart, direction: -firstHeading, onto: .left)
                appendPolygon(left, [])
            }
        } else if hasSegment {
            dot()
        }
        reset()
    }

    private mutating func startCapAlone() {
        left.removeAll(keepingCapacity: true)
        let side = halfWidth * firstHeading.perpendicular
        left.append(subpathStart - side)
        cap(at: subpathStart, direction: -firstHeading, onto: .left)
        left.append(subpathStart + side)
        appendPolygon(left, [])
    }

    private mutating func endClosedSubpath(_ heading: Point) {
        if isContinued {
            turn(to: firstHeading, length: 0)
            appendPolygon(left, right.reversed())
        } else {
            joinClosed(heading)
            appendPolygon(left, [])
            appendPolygon(right.reversed(), [])
        }
    }

    /// Makes a polygon of the sides so far and lets new ones begin where they end. What the cut adds to the outline runs
    /// there and back.
    private mutating func cutSides() {
        guard let heading else { return }
        appendPolygon(left, right.reversed())
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        startSides(heading)
        isContinued = true
        spareLength = 0
    }

    private mutating func reset() {
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        heading = nil
        hasSegment = false
        isContinued = false
        position = subpathStart
    }

    /// Adds the polygon of two runs of points.
    mutating func appendPolygon(_ first: some Collection<Point>, _ second: some Collection<Point>) {
        guard let start = first.first else { return }
        outline.move(to: start)
        outline.appendLines(first.dropFirst())
        outline.appendLines(second)
        outline.close()
    }
}

extension Path {
    /// Adds a line to each of the points; a subpath has begun.
    fileprivate mutating func appendLines(_ ends: some Collection<Point>) {
        verbs.append(contentsOf: repeatElement(.line, count: ends.count))
        points.append(contentsOf: ends)
    }
}

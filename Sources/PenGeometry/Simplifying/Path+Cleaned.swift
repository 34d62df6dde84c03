// Paths without what draws nothing or draws anew.

extension Path {
    /// The same shape without segments of no length, and with one line for several that follow each other in one direction.
    /// A subpath that has no length at all keeps one segment: it may be a dot. Moves that draw nothing are left out.
    ///
    /// Lines are in one direction where the point between them is within a rounding error of the line from the first to
    /// the last one and the path does not turn back there.
    public var cleaned: Path {
        var result = Path()
        var cleaner = SubpathCleaner()
        for step in steps {
            if step.verb == .move { cleaner.finish(&result, start: step.to) }
            if step.verb == .close { cleaner.close() }
            if step.verb != .move, step.verb != .close { cleaner.add(segment(step), &result) }
        }
        cleaner.finish(&result, start: .zero)
        return result
    }

    /// The path without the segments that one before them has drawn already, in either direction: what a plotter need not
    /// draw twice. Where one is left out the subpath is divided; closing lines are segments.
    public var withoutDoubledSegments: Path {
        var seen: Set<PathSegment> = [], result = Path(), isWhole = true
        var start = result.extent
        for step in steps {
            if step.verb == .move { (isWhole, start) = (true, result.extent) }
            guard let segment = segment(step) else {
                if step.verb == .close, isWhole, result.extent != start { result.close() }
                continue
            }
            if seen.contains(segment) || seen.contains(segment.reversed) {
                isWhole = false
            } else {
                seen.insert(segment)
                if step.verb == .close, isWhole { result.close() } else { result.add(segment) }
            }
        }
        return result
    }
}

/// Cleans one subpath after the other.
private struct SubpathCleaner {
    private var start = Point.zero
    /// Whether something was added, and a line that is not yet.
    private var isBegun = false
    private var line: (from: Point, to: Point)?
    private var isClosed = false
    private var hasSegment = false

    mutating func add(_ segment: PathSegment?, _ result: inout Path) {
        hasSegment = true
        guard let segment, !segment.isPoint else { return }
        if case .line(let p, let q) = segment {
            if let line, isStraight(line.from, p, q) { return self.line = (line.from, q) }
            flush(&result)
            line = (p, q)
        } else {
            flush(&result)
            begin(&result)
            result.add(segment)
        }
    }

    mutating func close() { isClosed = true }

    /// Ends the subpath and begins another one.
    mutating func finish(_ result: inout Path, start next: Point) {
        // A last line back to the start is the close's, and so is one on the way there.
        if isClosed, let last = line, isBegun, last.to == start || isStraight(last.from, last.to, start) { line = nil }
        flush(&result)
        if !isBegun, hasSegment || isClosed {
            begin(&result)
            if hasSegment { result.line(to: start) }
        }
        if isClosed, isBegun { result.close() }
        self = SubpathCleaner()
        start = next
    }

    private mutating func begin(_ result: inout Path) {
        if !isBegun { result.move(to: start) }
        isBegun = true
    }

    private mutating func flush(_ result: inout Path) {
        guard let line else { return }
        begin(&result)
        result.line(to: line.to)
        self.line = nil
    }

    private func isStraight(_ a: Point, _ b: Point, _ c: Point) -> Bool {
        let first = b - a, second = c - b
        let size = max(abs(a.x), abs(a.y), abs(b.x), abs(b.y), abs(c.x), abs(c.y))
        return first.dot(second) > 0 && abs(first.cross(second)) <= 4e-16 * size * (c - a).length
    }
}

extension PathSegment {
    /// Whether it stays at one point.
    fileprivate var isPoint: Bool {
        switch self {
        case .line(let p, let q): p == q
        case .curve(let curve): curve.points.allSatisfy { $0 == curve.start }
        case .arc(let arc, let p, let q): p == q && (arc.sweep == 0 || arc.radii == .zero)
        }
    }
}

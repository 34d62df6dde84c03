// A path as SVG path data, as short as the decimals allow.

extension Path {
    /// SVG path data with at most so many decimals, in few bytes and always the same ones: each command absolute or
    /// relative, whichever is shorter; `H`, `V`, `S` and `T` where they say the same. Coordinates are rounded once, so
    /// relative commands do not drift. Arcs are `A`; curves of a degree above three become cubics within half of the
    /// last decimal. Moves that nothing follows are left out.
    public func svgData(decimals: Int = 3) -> [UInt8] {
        var writer = SVGPathWriter(grid: DecimalGrid(decimals: decimals, largest: largestCoordinate))
        writer.write(self)
        return writer.text.bytes
    }
}

/// A point of the output's grid.
struct GridPoint: Hashable {
    var x: Int
    var y: Int

    func reflected(in center: GridPoint) -> GridPoint { GridPoint(x: 2 * center.x - x, y: 2 * center.y - y) }
}

/// Writes the segments one after another; keeps where the reader of the data will think that the pen is.
struct SVGPathWriter {
    var text: SVGCommandText
    let grid: DecimalGrid
    var here = GridPoint(x: 0, y: 0)
    private var subpathStart = GridPoint(x: 0, y: 0)
    private var pendingMove: GridPoint?
    private var lastCubicControl: GridPoint?
    private var lastQuadraticControl: GridPoint?

    init(grid: DecimalGrid) {
        self.grid = grid
        text = SVGCommandText(decimals: grid.decimals)
    }

    func round(_ p: Point) -> GridPoint { GridPoint(x: grid.round(p.x), y: grid.round(p.y)) }

    mutating func write(_ path: Path) {
        text.bytes.reserveCapacity(path.points.count * 8)
        let verbs = path.verbs
        var i = -1
        for step in path.steps {
            i += 1
            switch step.verb {
            case .move: pendingMove = round(step.to)
            case .close: close()
            case .line:
                let isClosed = i + 1 < verbs.count && verbs[i + 1] == .close
                writePendingMove()
                // The close draws this line itself, unless it is all that the subpath has.
                if isClosed, verbs[i - 1] != .move, round(step.to) == subpathStart { continue }
                line(to: round(step.to))
            case .quadratic: quadratic(path.points[step.index], step.to)
            case .cubic: cubic(round(path.points[step.index]), round(path.points[step.index + 1]), round(step.to))
            case .arc: arc(Path.arc(from: path.points[step.index..<(step.index + 5)]), to: step.to)
            default: curve(path.curve(step))
            }
        }
    }

    /// After a close the pen is at the subpath's start already, and the next segment needs no move from there; but a
    /// second close alone would be none.
    private mutating func writePendingMove(isBeforeClose: Bool = false) {
        guard let target = pendingMove else { return }
        pendingMove = nil
        subpathStart = target
        defer { endSegment(at: target) }
        if text.isAfterClose, target == here, !isBeforeClose { return }
        text.write("M", [target.x, target.y], origin: here)
    }

    private mutating func close() {
        writePendingMove(isBeforeClose: true)
        text.writeClose()
        endSegment(at: subpathStart)
    }

    mutating func line(to p: GridPoint) {
        writePendingMove()
        if p.y == here.y {
            text.write("H", [p.x], origin: here)
        } else if p.x == here.x {
            text.write("V", [p.y], origin: GridPoint(x: here.y, y: 0))
        } else {
            text.write("L", [p.x, p.y], origin: here)
        }
        endSegment(at: p)
    }

    private mutating func endSegment(at p: GridPoint, cubicControl: GridPoint? = nil, quadraticControl: GridPoint? = nil) {
        here = p
        lastCubicControl = cubicControl
        lastQuadraticControl = quadraticControl
    }

    private mutating func quadratic(_ control: Point, _ end: Point) {
        writePendingMove()
        let c = round(control), p = round(end)
        if c == lastQuadraticControl?.reflected(in: here) ?? here {
            text.write("T", [p.x, p.y], origin: here)
        } else {
            text.write("Q", [c.x, c.y, p.x, p.y], origin: here)
        }
        endSegment(at: p, quadraticControl: c)
    }

    mutating func cubic(_ a: GridPoint, _ b: GridPoint, _ p: GridPoint) {
        writePendingMove()
        if a == lastCubicControl?.reflected(in: here) ?? here {
            text.write("S", [b.x, b.y, p.x, p.y], origin: here)
        } else {
            text.write("C", [a.x, a.y, b.x, b.y, p.x, p.y], origin: here)
        }
        endSegment(at: p, cubicControl: b)
    }

    /// A curve of a degree that SVG does not have.
    private mutating func curve(_ curve: BezierCurve) {
        for piece in curve.cubics(tolerance: grid.value(1) / 2) {
            let p = piece.points
            switch piece.degree {
            case 1: line(to: round(p[1]))
            case 2: quadratic(p[1], p[2])
            default: cubic(round(p[1]), round(p[2]), round(p[3]))
            }
        }
    }

    /// An arc to the rounded point `end`, where the caller has made sure that the radii fit.
    mutating func writeArc(_ candidate: SVGArc) {
        text.writeArc(candidate, origin: here)
        endSegment(at: candidate.end)
    }

    private mutating func arc(_ arc: EllipticalArc, to end: Point) {
        writePendingMove()
        if arc.isFlat {
            for p in arc.turningPoints { line(to: round(p)) }
            line(to: round(end))
        } else {
            write(arc, to: round(end))
        }
    }
}

// Long strokes taken apart, so that drawing them takes a time that grows with their length alone.

import PenGeometry
import PenScene

extension Frame {
    /// The frame with long strokes of one colour in pieces, each a shape of its own. That areas which overlap within one
    /// stroke count once takes a comparison of all its edges in a row of pixels; pieces are painted over each other. Where
    /// their edges cross, a pixel is a little darker or lighter then, which no cell shows.
    func strokesInPieces() -> Frame {
        var frame = self
        frame.operations = operations.flatMap { operation -> [DrawingOperation] in
            guard case .shape(let shape) = operation else { return [operation] }
            return shape.inPieces() ?? [operation]
        }
        return frame
    }
}

extension DrawnShape {
    /// Segments of a piece at most. Long ones, which cross many others, have pieces about as long as the picture.
    private static let pieceLength = 32
    /// Shorter strokes are drawn as they are.
    private static let longStroke = 512

    /// The operations that draw the shape in pieces; nil where it is short, or where pieces would be seen.
    fileprivate func inPieces() -> [DrawingOperation]? {
        let line = strokePath ?? path
        guard case .color(let color)? = stroke, strokeStyle.dash.isEmpty, line.verbs.count > DrawnShape.longStroke else { return nil }
        let opacity = color.alpha * self.opacity, isGroup = opacity < 1 || blendMode != .normal
        guard fill == nil || !isGroup else { return nil }
        var area = self, piece = self
        (area.stroke, area.strokePath) = (nil, nil)
        (piece.fill, piece.strokePath, piece.opacity, piece.blendMode, piece.name, piece.origin) = (nil, nil, 1, .normal, nil, nil)
        piece.stroke = .color(Color(red: color.red, green: color.green, blue: color.blue))
        let bounds = line.bounds, reach = max(bounds.width, bounds.height)
        let pieces = line.pieces(of: DrawnShape.pieceLength, reach: reach).map { path in
            piece.path = path
            return DrawingOperation.shape(piece)
        }
        if isGroup { return [.beginGroup(DrawnGroup(opacity: opacity, blendMode: blendMode))] + pieces + [.endGroup] }
        return fill == nil ? pieces : [.shape(area)] + pieces
    }
}

extension Path {
    /// The path in pieces of so many segments, or of fewer that are longer together than `reach`. One that goes on with a
    /// subpath begins with its last segment, for the join.
    fileprivate func pieces(of count: Int, reach: Double) -> [Path] {
        var cutter = PathCutter(mostSegments: count, reach: reach)
        for element in elements { cutter.add(element) }
        return cutter.finish()
    }
}

private struct PathCutter {
    let mostSegments: Int
    let reach: Double
    private var pieces: [Path] = []
    private var piece = Path()
    private var count = 0
    private var length = 0.0
    /// Of the subpath.
    private var start = Point.zero
    private var first: PathElement?
    /// Whether the subpath began in an earlier piece.
    private var isCut = false
    private var last: (from: Point, element: PathElement)?

    init(mostSegments: Int, reach: Double) { (self.mostSegments, self.reach) = (mostSegments, reach) }

    private var isFull: Bool { count >= mostSegments || length >= reach }

    mutating func add(_ element: PathElement) {
        switch element {
        case .move(let p): begin(at: p)
        case .close: close()
        default: addSegment(element)
        }
    }

    mutating func finish() -> [Path] {
        endPiece()
        return pieces
    }

    private mutating func begin(at p: Point) {
        if isFull { endPiece() }
        piece.move(to: p)
        (start, first, last, isCut) = (p, nil, nil, false)
    }

    private mutating func addSegment(_ element: PathElement) {
        if isFull, let last {
            endPiece()
            isCut = true
            piece.move(to: last.from)
            piece.add(last.element)
        }
        let from = piece.currentPoint ?? start
        last = (from, element)
        first = first ?? element
        piece.add(element)
        count += 1
        length += from.distance(to: piece.currentPoint ?? from)
    }

    /// The subpath ends where it began, with a join there.
    private mutating func close() {
        if isCut {
            if piece.currentPoint != start { addSegment(.line(start)) }
            if let first { piece.add(first) }
            piece.move(to: start)
        } else {
            piece.close()
        }
        (first, last, isCut) = (nil, nil, false)
    }

    private mutating func endPiece() {
        if !piece.isEmpty { pieces.append(piece) }
        piece = Path()
        (count, length) = (0, 0)
    }
}

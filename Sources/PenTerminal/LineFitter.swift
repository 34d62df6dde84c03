// Thin lines made fit for the coarse grid of a terminal's parts.

import PenGeometry
import PenScene

/// Changes strokes that are about as thin as the parts of cells, so that each is seen equally well wherever it lies:
/// the pen becomes as wide and high as a part, level pieces of a line move to the middle of the parts, and dashes grow
/// with the pen. Where thin lines are crowded, their pens stay as thin as it takes to tell them apart.
struct LineFitter {
    private let toParts: AffineTransform
    private let fromParts: AffineTransform
    private let crowd: LineCrowd
    private let size: Point

    /// Pens that are wider are left alone.
    fileprivate static let widest = 2.5
    /// Longer paths are not moved.
    private static let longestPath = 20_000
    /// How often lines as wide as parts may cover the picture.
    private static let fullPicture = 4.0

    /// - Parameters:
    ///   - toParts: from the picture's coordinates to parts.
    ///   - columns, rows: of parts.
    /// - Returns: nil where there are so many lines that no fitting would help.
    init?(_ frame: Frame, toParts: AffineTransform, columns: Int, rows: Int) {
        guard let inverse = toParts.inverse else { return nil }
        (self.toParts, fromParts, size) = (toParts, inverse, Point(Double(columns), Double(rows)))
        guard frame.lineLength(toParts, limit: size.x + size.y) < LineFitter.fullPicture * size.x * size.y else { return nil }
        var crowd = LineCrowd(columns: columns, rows: rows)
        for case .shape(let shape) in frame.operations where shape.hasPen(below: LineFitter.widest, toParts) {
            crowd.add(shape.strokePath ?? shape.path, shape.transform.then(toParts))
        }
        self.crowd = crowd
    }

    func fit(_ frame: Frame) -> Frame {
        var frame = frame
        frame.operations = frame.operations.map { operation in
            guard case .shape(let shape) = operation, shape.hasPen(below: LineFitter.widest, toParts) else { return operation }
            return .shape(fit(shape))
        }
        return frame
    }

    private func fit(_ shape: DrawnShape) -> DrawnShape {
        let transform = shape.transform.then(toParts)
        let line = shape.strokePath ?? shape.path
        let own = shape.pen(transform), narrowest = crowd.penWidth(along: line, transform)
        let pen = Point(max(own.x, narrowest), max(own.y, narrowest))
        guard narrowest == 1 || pen != own else { return shape }

        let toPen = AffineTransform.scaling(1 / pen.x, 1 / pen.y)
        var shift: (Path) -> Path = { $0.transformed(by: transform) }
        if narrowest == 1, line.points.count <= LineFitter.longestPath {
            let flat = line.transformed(by: transform).flattened(tolerance: 0.02)
            let grid = LevelGrid(flat, pen: pen, size: size)
            if !grid.isEmpty { shift = { grid.move($0.transformed(by: transform).flattened(tolerance: 0.02)) } }
        }
        var fitted = shape
        fitted.path = shift(shape.path).transformed(by: toPen)
        fitted.strokePath = shape.strokePath.map { shift($0).transformed(by: toPen) }
        fitted.transform = AffineTransform.scaling(pen.x, pen.y).then(fromParts)
        fitted.strokeStyle = shape.strokeStyle.fitted(unit: transform.meanScale / (pen.x * pen.y).squareRoot())
        fitted.flatness = shape.flatness.map { $0 * transform.meanScale / (pen.x * pen.y).squareRoot() }
        return fitted
    }
}

extension Frame {
    /// The length of all thin lines in parts, no single one longer than a limit: far ends lie outside of the picture.
    fileprivate func lineLength(_ toParts: AffineTransform, limit: Double) -> Double {
        operations.reduce(0) { sum, operation in
            guard case .shape(let shape) = operation, shape.hasPen(below: LineFitter.widest, toParts) else { return sum }
            let scale = shape.transform.then(toParts).meanScale
            return sum + (shape.strokePath ?? shape.path).points.chordLength(limit: limit / scale) * scale
        }
    }
}

extension DrawnShape {
    /// How wide and how high the pen's tip is.
    fileprivate func pen(_ transform: AffineTransform) -> Point {
        strokeStyle.width * Point(Point(transform.a, transform.c).length, Point(transform.b, transform.d).length)
    }

    fileprivate func hasPen(below limit: Double, _ toParts: AffineTransform) -> Bool {
        guard stroke != nil, strokeStyle.width > 0, (strokePath ?? path).points.allSatisfy(\.isFinite) else { return false }
        let transform = self.transform.then(toParts), pen = pen(transform)
        return transform.isFinite && transform.meanScale > 0 && min(pen.x, pen.y) < limit
    }
}

extension StrokeStyle {
    /// The style for a pen of width 1, with dashes long enough to be told apart, but no longer in relation to the pen
    /// than they were.
    /// - Parameter unit: a user unit in widths of the pen.
    fileprivate func fitted(unit: Double) -> StrokeStyle {
        var style = self
        style.width = 1
        guard unit > 0 else { return style }
        // A gap must be seen, into which caps reach by half a pen from both sides; so must a dash that has no caps. Half
        // a pen more, or they would blur where their ends lie within parts.
        let doubled = dash.count % 2 == 0 ? dash : dash + dash
        let judged = cap == .butt ? doubled : stride(from: 1, to: doubled.count, by: 2).map { doubled[$0] }
        guard let shortest = judged.filter({ $0 > 0 }).min() else { return style }
        let growth = max(1, min((cap == .butt ? 1.5 : 3) / (shortest * unit), 1.5 / (width * unit)))
        style.dash = dash.map { $0 * unit * growth }
        style.dashPhase = dashPhase * unit * growth
        return style
    }
}

// Coordinates under a picture.

import PenGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Frame {
    /// The picture with the scene's coordinates shown: thin grey lines under it at round numbers, and their labels in a
    /// margin that is added around it. Control points, too, are to be added before: the grid's own have no meaning.
    /// - Parameters:
    ///   - canvas: tells where the scene's origin lies; without one the scene's coordinates are the picture's.
    ///   - measurer: tells how wide labels are.
    /// - Returns: the same picture where its bounds have no size or where numbers as large as its own cannot be told
    ///   apart.
    public func addingGrid(canvas: Canvas?, measurer: any TextMeasurer = EstimatedTextMeasurer()) -> Frame {
        let view = canvas?.view ?? .identity
        guard bounds.origin.isFinite, let inverse = view.inverse, let grid = CoordinateGrid(bounds.transformed(by: inverse)) else { return self }
        let side = max(bounds.width, bounds.height)
        let writer = GridLabelWriter(frame: bounds, size: 0.03 * side, measurer: measurer)
        let columns = grid.columns.map { (grid.label($0), view.apply(Point(grid.value($0), 0)).x) }
        let rows = grid.rows.map { (grid.label($0), view.apply(Point(0, grid.value($0))).y) }
        let labels = columns.map { writer.below($0.0, x: $0.1) } + rows.map { writer.left($0.0, y: $0.1) }
        let lines = bounds.lines(x: columns.map(\.1), y: rows.map(\.1), width: side / 600, opacity: 0.3)
        let origin = view.apply(.zero)
        let axes = bounds.lines(x: [origin.x].filter(bounds.spansX), y: [origin.y].filter(bounds.spansY), width: side / 400, opacity: 0.6)

        var frame = self
        frame.operations = [.shape(lines), .shape(axes)] + labels.map(DrawingOperation.text) + operationsWithinBounds
        for label in labels {
            let box = label.box.transformed(by: label.transform)
            if !box.isNull { frame.bounds = frame.bounds.union(box.insetBy(-writer.size / 4)) }
        }
        return frame
    }
}

extension Frame {
    /// The operations, with what lies outside of the bounds cut off, so that none of it is seen in a margin.
    private var operationsWithinBounds: [DrawingOperation] {
        guard inkBounds.union(bounds) != bounds else { return operations }
        let clip = DrawnGroup.Clip(path: .rect(bounds), fillRule: .nonZero)
        return [.beginGroup(DrawnGroup(clip: clip))] + operations + [.endGroup]
    }
}

extension Rect {
    /// Lines across the rectangle at the given coordinates.
    fileprivate func lines(x: [Double], y: [Double], width: Double, opacity: Double) -> DrawnShape {
        var path = Path()
        for x in x {
            path.move(to: Point(x, minY))
            path.line(to: Point(x, maxY))
        }
        for y in y {
            path.move(to: Point(minX, y))
            path.line(to: Point(maxX, y))
        }
        let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
        return DrawnShape(path: path, stroke: .color(grey), strokeStyle: StrokeStyle(width: width), opacity: opacity)
    }

    fileprivate func spansX(_ x: Double) -> Bool { minX <= x && x <= maxX }
    fileprivate func spansY(_ y: Double) -> Bool { minY <= y && y <= maxY }
}

/// Labels beside a picture.
private struct GridLabelWriter {
    let frame: Rect
    let size: Double
    let measurer: any TextMeasurer

    func below(_ label: String, x: Double) -> DrawnText { text(label, at: Point(x, frame.maxY + 1.3 * size), anchorX: 0.5) }
    func left(_ label: String, y: Double) -> DrawnText { text(label, at: Point(frame.minX - size / 2, y + 0.35 * size), anchorX: 1) }

    private func text(_ label: String, at place: Point, anchorX: Double) -> DrawnText {
        let metrics = measurer.measure(line: label[...], font: nil, size: size)
        let box = Rect(x: -anchorX * metrics.width, y: -metrics.ascent, width: metrics.width, height: metrics.ascent + metrics.descent)
        return DrawnText(
            text: label, size: size, transform: .translation(place), anchorX: anchorX, box: box,
            fill: .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
    }
}

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
    ///   - labelSize: the labels' em, in the picture's units; nil is a few hundredths of the picture. Labels for which
    ///     there is no room are left out.
    /// - Returns: the same picture where its bounds have no size or where numbers as large as its own cannot be told
    ///   apart.
    public func addingGrid(canvas: Canvas?, measurer: any TextMeasurer = EstimatedTextMeasurer(), labelSize: Double? = nil) -> Frame {
        let view = canvas?.view ?? .identity
        guard bounds.origin.isFinite, let inverse = view.inverse, let grid = CoordinateGrid(bounds.transformed(by: inverse)) else { return self }
        let side = max(bounds.width, bounds.height)
        let writer = GridLabelWriter(frame: bounds, size: labelSize ?? 0.03 * side, measurer: measurer)
        let columns = grid.columns.map { GridLine(multiple: $0, label: grid.label($0), place: view.apply(Point(grid.value($0), 0)).x) }
        let rows = grid.rows.map { GridLine(multiple: $0, label: grid.label($0), place: view.apply(Point(0, grid.value($0))).y) }
        let labels = writer.labels(below: columns) + writer.labels(leftOf: rows)
        let lines = bounds.lines(x: columns.map(\.place), y: rows.map(\.place), width: side / 600, opacity: 0.3)
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

private struct GridLine {
    var multiple: Int
    var label: String
    var place: Double
}

/// Labels beside a picture.
private struct GridLabelWriter {
    let frame: Rect
    let size: Double
    let measurer: any TextMeasurer

    /// A margin takes at most this part of the picture.
    private static let largestMargin = 0.45

    func labels(below columns: [GridLine]) -> [DrawnText] {
        guard frame.height == 0 || 1.5 * size <= GridLabelWriter.largestMargin * max(frame.height, 0.1 * frame.width) else { return [] }
        return spread(columns, room: widest(columns) + size / 2).map { text($0.label, at: Point($0.place, frame.maxY + 1.3 * size), .center) }
    }

    func labels(leftOf rows: [GridLine]) -> [DrawnText] {
        guard frame.width == 0 || widest(rows) + size / 2 <= GridLabelWriter.largestMargin * max(frame.width, 0.1 * frame.height) else { return [] }
        return spread(rows, room: 1.2 * size).map { text($0.label, at: Point(frame.minX - size / 2, $0.place + 0.35 * size), .right) }
    }

    private func widest(_ lines: [GridLine]) -> Double {
        lines.map { measurer.measure(TextLine($0.label), font: nil, size: size).width }.max() ?? 0
    }

    /// Every line, or every second, fifth, tenth …, so that each has its room; the scene's origin is among them.
    private func spread(_ lines: [GridLine], room: Double) -> [GridLine] {
        guard lines.count > 1, let first = lines.first, let last = lines.last else { return lines }
        let gap = abs(last.place - first.place) / Double(lines.count - 1)
        guard let step = [1, 2, 5, 10, 20].first(where: { Double($0) * gap >= room }) else { return [] }
        return lines.filter { $0.multiple % step == 0 }
    }

    private func text(_ label: String, at place: Point, _ alignment: TextAlignment) -> DrawnText {
        let layout = TextLayout(Layer.TextContent(text: label, size: size), alignment: alignment, measurer: measurer)
        return DrawnText(
            lines: layout.lines, size: size, alignment: alignment, transform: .translation(place), box: layout.box,
            fill: .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
    }
}

// What ranges of numbers the plots in a pair of axes need.

import PenGeometry
import PenPlot

struct PlotExtent {
    /// The values of graphs over y, of curves, of points; and those of graphs over x.
    var x = ValueRange(), y = ValueRange()
    /// Along these is it looked.
    let xScale, yScale: PlotScale
    private var points = Rect.null
    /// A range of x that is needed as it is.
    private var whole: ClosedRange<Double>?

    init(_ xScale: PlotScale, _ yScale: PlotScale) { (self.xScale, self.yScale) = (xScale, yScale) }

    mutating func add(_ points: [Point]) {
        for p in points where p.isFinite {
            self.points = Rect(minX: min(self.points.minX, p.x), minY: min(self.points.minY, p.y), maxX: max(self.points.maxX, p.x), maxY: max(self.points.maxY, p.y))
        }
    }

    mutating func addX(_ range: ClosedRange<Double>) {
        whole = whole.map { min($0.lowerBound, range.lowerBound)...max($0.upperBound, range.upperBound) } ?? range
    }

    mutating func merge(_ other: PlotExtent) {
        x.merge(other.x)
        y.merge(other.y)
        if let range = other.whole { addX(range) }
        if !other.points.isNull { add([Point(other.points.minX, other.points.minY), Point(other.points.maxX, other.points.maxY)]) }
    }

    /// nil where nothing says anything of it.
    func xRange(_ kind: PlotScale.Kind) -> ClosedRange<Double>? {
        guard let found = PlotExtent.range(x, points.isNull ? nil : points.minX...points.maxX, kind) else { return whole }
        return whole.map { min($0.lowerBound, found.lowerBound)...max($0.upperBound, found.upperBound) } ?? found
    }
    func yRange(_ kind: PlotScale.Kind) -> ClosedRange<Double>? { PlotExtent.range(y, points.isNull ? nil : points.minY...points.maxY, kind) }

    private static func range(_ values: ValueRange, _ points: ClosedRange<Double>?, _ kind: PlotScale.Kind) -> ClosedRange<Double>? {
        if kind == .logarithmic { return values.positiveRange(with: points) }
        let framed = points.map { ValueRange.framed($0) }
        guard let found = values.range else { return framed }
        return framed.map { min($0.lowerBound, found.lowerBound)...max($0.upperBound, found.upperBound) } ?? found
    }
}

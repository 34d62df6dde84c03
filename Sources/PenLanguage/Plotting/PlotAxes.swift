// The axes in which something is plotted.

import PenGeometry
import PenPlot
import PenScene

/// A rectangle on paper, its scales, and what is plotted there. What ranges were not said follow from what is plotted, so
/// that everything is drawn anew where they change.
struct PlotAxes {
    enum Crossing: String, CaseIterable {
        /// The axes cross at (0, 0) where that is on the paper.
        case origin
        case left, bottom
    }

    enum LogarithmicAxis: String, CaseIterable { case x, y }

    struct Side {
        /// What the script says of the range.
        var given: ClosedRange<Double>?
        var kind = PlotScale.Kind.linear
        var title: String?
    }

    /// The group of the lines and labels; nil where only the coordinates are used.
    var layer: LayerID?
    var rect: Rect
    var x = Side(), y = Side()
    /// Whether y grows downwards on paper.
    var turnsOver = true
    var hasGrid = false
    var isEqual = false
    var crossings: Set<Crossing> = [.origin]
    var title: String?
    /// Of the lines and the labels.
    var ink = Color.black
    var font: String?
    /// When the axes appear.
    var birth = 0.0
    /// Something was drawn that cannot be drawn anew.
    var isFrozen = false
    var jobs: [PlotJob] = []
    private(set) var frame: PlotFrame

    init(rect: Rect, turnsOver: Bool) {
        (self.rect, self.turnsOver) = (rect, turnsOver)
        frame = PlotFrame(x: PlotScale(-5...5, from: 0, to: 1), y: PlotScale(-5...5, from: 0, to: 1))
        frame = makeFrame(nil)
    }

    static let usual = -5.0...5.0
    /// The range where nothing says anything.
    static func usual(_ side: Side) -> ClosedRange<Double> { side.kind == .linear ? usual : 0.1...100 }

    // MARK: Ranges

    /// Finds the scales before anything is plotted.
    mutating func layOut() { frame = makeFrame(nil) }

    /// Finds the ranges that the plots need.
    /// - Returns: whether they are others than before.
    mutating func settle(at call: Invocation) throws -> Bool {
        guard !isFrozen else { return false }
        let before = frame, xRange = try givenRange(at: call)
        let extents = try jobs.indices.map { i in try jobs[i].extent(over: xRange, y.given ?? PlotAxes.usual(y), self, at: call) }
        frame = makeFrame(extents.reduce(into: nil as PlotExtent?) { sum, next in if sum == nil { sum = next } else { sum?.merge(next) } }, xRange)
        return frame != before
    }

    /// The range of x as far as it does not depend on values: as the script says, or what is said behind `for`.
    private func givenRange(at call: Invocation) throws -> ClosedRange<Double>? {
        if let given = x.given { return given }
        let said = jobs.compactMap { job -> ClosedRange<Double>? in
            if case .graph(isInverse: false) = job.content.kind { return job.content.range }
            return nil
        }
        guard let first = said.first else { return nil }
        return said.dropFirst().reduce(first) { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
    }

    private func makeFrame(_ extent: PlotExtent?, _ xRange: ClosedRange<Double>? = nil) -> PlotFrame {
        let found = extent?.xRange(x.kind)
        // What is said and what is found are both to be seen.
        let wide = x.given ?? xRange.map { said in found.map { min($0.lowerBound, said.lowerBound)...max($0.upperBound, said.upperBound) } ?? said } ?? found
        let frame = PlotFrame(
            x: PlotScale(wide ?? PlotAxes.usual(x), from: rect.minX, to: rect.maxX, kind: x.kind),
            y: PlotScale(y.given ?? extent?.yRange(y.kind) ?? PlotAxes.usual(y), from: turnsOver ? rect.maxY : rect.minY, to: turnsOver ? rect.minY : rect.maxY, kind: y.kind))
        return isEqual ? PlotAxes.equal(frame, keepsX: x.given != nil, keepsY: y.given != nil) : frame
    }

    /// The same with scales on which one is as long in both directions: the range that has room is made larger, or the
    /// paper smaller where both ranges were said.
    private static func equal(_ frame: PlotFrame, keepsX: Bool, keepsY: Bool) -> PlotFrame {
        guard frame.x.kind == .linear, frame.y.kind == .linear else { return frame }
        let kx = abs(frame.x.slope(at: 0)), ky = abs(frame.y.slope(at: 0)), k = min(kx, ky)
        func widened(_ scale: PlotScale, _ own: Double) -> PlotScale {
            let middle = (scale.range.lowerBound + scale.range.upperBound) / 2, half = (scale.range.upperBound - scale.range.lowerBound) / 2 * own / k
            return scale.with(range: (middle - half)...(middle + half))
        }
        func shrunk(_ scale: PlotScale, _ own: Double) -> PlotScale {
            let middle = (scale.start + scale.end) / 2, half = (scale.end - scale.start) / 2 * k / own
            return PlotScale(scale.range, from: middle - half, to: middle + half)
        }
        var result = frame
        if kx > k { result.x = keepsX ? shrunk(frame.x, kx) : widened(frame.x, kx) }
        if ky > k { result.y = keepsY ? shrunk(frame.y, ky) : widened(frame.y, ky) }
        return result
    }
}

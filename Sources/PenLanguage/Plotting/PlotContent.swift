// What is plotted, ready to be traced in any frame.

import PenGeometry
import PenPlot
import PenSyntax

/// The pictures of one formula: what numbers it takes up, and how it looks on paper.
struct PlotContent {
    enum Kind {
        /// Values of the function over x, or of one of y that lies on its side.
        case graph(isInverse: Bool)
        case parametric
        case line
        case area
        case points([Point])
        /// A path in the axes' coordinates.
        case path(Path)
    }

    let kind: Kind
    /// None for points and paths, one for most, several for areas.
    let functions: [FrozenFunction]
    /// Of an area: how its functions are put together.
    var region = PlotRegion.below(0)
    /// As it was said behind `for`.
    let range: ClosedRange<Double>?
    /// Numbers at which something may happen.
    let hints: [Double]
    /// Of points: bars stand at them.
    var hasBars = false

    init(kind: Kind, functions: [FrozenFunction] = [], range: ClosedRange<Double>? = nil, hints: [Double] = []) {
        (self.kind, self.functions, self.range, self.hints) = (kind, functions, range, hints)
    }

    /// Runs work with the content's only function.
    func withCall<T>(at call: Invocation, _ body: (PlotCall) throws -> T) throws -> T {
        try functions[0].withItsGlobals { try PlotCall.use(functions[0].function, count: 1, at: call, body) }
    }

    // MARK: Ranges

    /// Adds to what ranges of numbers are needed.
    func measure(_ extent: inout PlotExtent, at call: Invocation) throws {
        switch kind {
        case .graph(let isInverse):
            let scale = isInverse ? extent.yScale : extent.xScale, numbers = ValueRange.numbers(on: scale, in: range ?? scale.range, with: hints)
            try withCall(at: call) { plotted in
                if isInverse { try extent.x.add(at: numbers) { try plotted.number($0) } } else { try extent.y.add(at: numbers) { try plotted.number($0) } }
            }
        case .parametric:
            let numbers = ValueRange.numbers(on: PlotScale(domain, from: 0, to: 1), in: domain)
            try withCall(at: call) { plotted in
                try extent.x.add(at: numbers) { try plotted.point($0).x }
                try extent.y.add(at: numbers) { try plotted.point($0).y }
            }
        case .points(let points): extent.add(points + (hasBars ? PlotMarks.corners(ofBars: points) : []))
        case .path(let path): extent.add(path.bounds.isNull ? [] : [Point(path.bounds.minX, path.bounds.minY), Point(path.bounds.maxX, path.bounds.maxY)])
        case .line, .area: break
        }
    }

    /// Of a curve of a parameter.
    private var domain: ClosedRange<Double> { range ?? 0...1 }

    // MARK: Tracing

    /// - Parameter tolerance: of the path, in user units.
    func trace(in frame: PlotFrame, tolerance: Double, at call: Invocation) throws -> TracedCurve {
        let fine = tolerance / 4
        switch kind {
        case .graph(let isInverse):
            return try withCall(at: call) { plotted in
                let graph = PlottedCurve.graph({ try plotted.number($0) }, slope: { try plotted.slope($0) })
                guard isInverse else { return try TracedCurve(of: graph, over: shown(range, frame.x), in: frame, tolerance: fine, hints: hints) }
                let turned = PlottedCurve(point: { Point(try plotted.number($0), $0) }, derivative: { Point(try plotted.slope($0), 1) })
                return try TracedCurve(ofParametric: turned, over: shown(range, frame.y), in: frame, tolerance: fine, hints: hints)
            }
        case .parametric:
            return try withCall(at: call) { plotted in
                let curve = PlottedCurve(point: { try plotted.point($0) }, derivative: { try plotted.velocity($0) })
                return try TracedCurve(ofParametric: curve, over: domain, in: frame, tolerance: fine, hints: hints)
            }
        case .line: return try grid(in: frame, fine, at: call) { try $0.lines(at: 0) }
        case .area: return try grid(in: frame, fine, at: call) { try $0.area(below: 0) }
        case .points(let points): return TracedCurve(through: points, in: frame)
        case .path(let path): return TracedCurve(through: path.flattened(tolerance: 1e-3).points, in: frame)
        }
    }

    /// The part of a range that lies on an axis.
    private func shown(_ range: ClosedRange<Double>?, _ scale: PlotScale) -> ClosedRange<Double> {
        guard let range else { return scale.range }
        let a = max(range.lowerBound, scale.range.lowerBound), b = min(range.upperBound, scale.range.upperBound)
        return a < b ? a...b : range
    }

    private func grid<T>(in frame: PlotFrame, _ tolerance: Double, at call: Invocation, _ body: (LevelGrid) throws -> T) throws -> T {
        func with(_ left: ArraySlice<FrozenFunction>, _ calls: [PlotCall]) throws -> T {
            guard let next = left.first else {
                return try body(LevelGrid(of: { x, y in try region.value { try calls[$0].number(x, y) } }, in: frame, tolerance: tolerance))
            }
            return try next.withItsGlobals { try PlotCall.use(next.function, count: 2, at: call) { try with(left.dropFirst(), calls + [$0]) } }
        }
        return try with(functions[...], [])
    }
}

// Tracing the graph of a function, and a curve of a parameter.

import PenGeometry

extension TracedCurve {
    /// As far as the first samples of a graph are apart, in user units.
    private static let spacing = 3.0

    /// Traces the graph of a function over a range of numbers.
    /// - Parameters:
    ///   - tolerance: how far the pieces may be from the graph, in user units.
    ///   - hints: numbers at which something may happen.
    public init(of curve: PlottedCurve, over range: ClosedRange<Double>, in frame: PlotFrame, tolerance: Double, hints: [Double] = []) throws {
        let a = range.lowerBound, b = range.upperBound, u = frame.x.place(of: a), v = frame.x.place(of: b)
        let wanted = abs(v - u) / TracedCurve.spacing
        let count = wanted.isFinite ? Int(min(max(wanted, 32), 4096).rounded(.up)) : 32
        let numbers = Spread.parts(count).map { wanted.isFinite ? frame.x.number(at: u + (v - u) * $0) : a + (b - a) * $0 }
        var tracer = CurveTracer(curve, in: frame, tolerance: tolerance, step: (b - a) / Double(count))
        self = try tracer.trace(along: Spread.grid(a, numbers + hints, b))
    }

    /// Traces a curve of a parameter.
    public init(ofParametric curve: PlottedCurve, over range: ClosedRange<Double>, in frame: PlotFrame, tolerance: Double, hints: [Double] = []) throws {
        let a = range.lowerBound, b = range.upperBound, count = 192
        var tracer = CurveTracer(curve, in: frame, tolerance: tolerance, step: (b - a) / Double(count))
        self = try tracer.trace(along: Spread.grid(a, Spread.parts(count).map { a + (b - a) * $0 } + hints, b))
    }
}

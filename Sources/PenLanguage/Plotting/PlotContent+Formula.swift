// From a formula to what is plotted.

import PenGeometry
import PenPlot

extension PlotContent {
    /// What a formula says: one content, or several where it gives a list of functions.
    static func contents(of formula: Formula, at call: Invocation) throws -> [PlotContent] {
        let range = try self.range(of: formula, at: call)
        switch formula.kind {
        case .inverse: return [content(.graph(isInverse: true), formula.function, range, call)]
        case .line: return [content(.line, formula.function, nil, call)]
        case .area: return [try area(formula, at: call)]
        case .graph: return try contents(of: formula.function, formula, range, 0, at: call)
        }
    }

    private static func content(_ kind: Kind, _ function: Value, _ range: ClosedRange<Double>?, _ call: Invocation) -> PlotContent {
        guard case .function(let function) = function else { return PlotContent(kind: .points([])) }
        return PlotContent(kind: kind, functions: [FrozenFunction(function, in: call.machine)], range: range, hints: Hints.numbers(in: range ?? PlotAxes.usual))
    }

    private static func area(_ formula: Formula, at call: Invocation) throws -> PlotContent {
        var functions: [FunctionObject] = []
        guard let region = PlotRegion(formula.function, &functions) else { throw call.failure(.wrongKind, "an area is described by comparisons, such as y < sin(x)", at: 0) }
        var content = PlotContent(kind: .area, functions: functions.map { FrozenFunction($0, in: call.machine) })
        content.region = region
        return content
    }

    private static func range(of formula: Formula, at call: Invocation) throws -> ClosedRange<Double>? {
        if case .nothing = formula.range { return nil }
        guard let range = PlotRange.convert(formula.range) else {
            throw call.failure(.wrongKind, "plot needs a range behind in, from a smaller to a larger number, and this is \(formula.range.described)", at: 0)
        }
        return range.bounds
    }

    /// By what the function gives: numbers, points, another function, a list.
    private static func contents(of value: Value, _ formula: Formula, _ range: ClosedRange<Double>?, _ depth: Int, at call: Invocation) throws -> [PlotContent] {
        switch value {
        case .path(let path): return [PlotContent(kind: .path(path.path))]
        case .list(let list):
            if let points = [Point].convert(value), !list.values.isEmpty { return [PlotContent(kind: .points(points))] }
            if let numbers = [Double].convert(value), !numbers.isEmpty { return [PlotContent(kind: .points(numbers.enumerated().map { Point(Double($0.offset), $0.element) }))] }
            guard depth < 2, list.count > 0 else { throw call.failure(.wrongKind, "plot takes a list of points or of numbers, and this is \(value.described)", at: 0) }
            return try list.values.flatMap { try contents(of: $0, formula, range, depth + 1, at: call) }
        case .function(let function):
            let sample = try probe(function, range ?? PlotAxes.usual, at: call)
            switch sample {
            case .function, .list, .path: return depth < 2 ? try contents(of: sample, formula, range, depth + 1, at: call) : []
            case .point, .place:
                guard range != nil else {
                    throw call.failure(.missingValue, "a curve of points needs a range, as in plot (cos(t), sin(t)) for t in 0..2pi", at: 0)
                }
                return [content(.parametric, value, range, call)]
            default: return [content(.graph(isInverse: false), value, range, call)]
            }
        default: throw call.failure(.wrongKind, "plot takes functions, points and lists of them, and this is \(value.described)", at: 0)
        }
    }

    /// A value that the function gives somewhere.
    private static func probe(_ function: FunctionObject, _ range: ClosedRange<Double>, at call: Invocation) throws -> Value {
        try PlotCall.use(function, count: 1, at: call) { plotted in
            for part in [0.5123, 0.25, 0.75, 0.1, 0.9, 0, 1, 0.4, 0.6] {
                let value = try plotted.value(range.lowerBound + (range.upperBound - range.lowerBound) * part)
                if case .nothing = value { continue }
                return value
            }
            return .nothing
        }
    }
}

/// Numbers at which functions like to do something.
private enum Hints {
    /// The multiples of a power of ten and of its half, and of a quarter turn, where these are not too many.
    static func numbers(in range: ClosedRange<Double>) -> [Double] {
        let span = range.upperBound - range.lowerBound
        return multiples(of: step(for: span), in: range) + (span / (.pi / 2) < 60 ? multiples(of: .pi / 2, in: range) : [])
    }

    private static func step(for span: Double) -> Double {
        var step = 1.0
        while span / step > 60, step < 1e300 { step *= span / step > 120 ? 10 : 2 }
        while span / step < 12, step > 1e-300 { step /= 2 }
        return step
    }

    private static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        let first = (range.lowerBound / step).rounded(.up), last = (range.upperBound / step).rounded(.down)
        guard first <= last, last - first < 400 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step }
    }
}

// A range of numbers on an axis.

/// `a..b` with finite bounds, the smaller one first.
struct PlotRange: Convertible {
    var bounds: ClosedRange<Double>

    static var typeName: String { "range" }
    static func convert(_ value: Value) -> PlotRange? {
        guard case .range(let range) = value, range.lower.isFinite, range.upper.isFinite, range.lower < range.upper else { return nil }
        return PlotRange(bounds: range.lower...range.upper)
    }
    var value: Value { .range(RangeObject(bounds.lowerBound, bounds.upperBound, isClosed: true)) }
}

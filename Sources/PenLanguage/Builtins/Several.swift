// Values that are written one by one, or come as one list.

/// All the values that are left; one list or range alone stands for the values in it: `max(1, 2)` and `max([1, 2])`.
struct Several: Convertible {
    let series: Series

    static var typeName: String { "values, or a list of them" }
    static var takesRest: Bool { true }

    static func convert(_ value: Value) -> Several? {
        guard let written = Series.convert(value) else { return nil }
        guard written.count == 1, let only = Series.convert(written[0]) else { return Several(series: written) }
        return Several(series: only)
    }

    var value: Value { series.value }
}

// Values that are written one by one, or come as one list.

/// All the values that are left; one list or range alone stands for the values in it: `max(1, 2)` and `max([1, 2])`.
struct Several: Convertible {
    let list: ListObject

    static var typeName: String { "values, or a list of them" }
    static var takesRest: Bool { true }

    static func convert(_ value: Value) -> Several? {
        guard let written = ListObject.convert(value) else { return nil }
        guard written.count == 1, let only = ListObject.convert(written[0]) else { return Several(list: written) }
        return Several(list: only)
    }

    var value: Value { .list(list) }
}

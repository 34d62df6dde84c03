// A list, or a range in its place: the functions of lists take both, and make no list of a range that they only go through.

enum Series: Convertible {
    case list(ListObject)
    case range(RangeObject)

    static var typeName: String { "list" }

    static func convert(_ value: Value) -> Series? {
        switch value {
        case .list(let list): return .list(list)
        case .range(let range): return .range(range)
        default: return nil
        }
    }

    var value: Value {
        switch self {
        case .list(let list): return .list(list)
        case .range(let range): return .range(range)
        }
    }

    var count: Int {
        switch self {
        case .list(let list): return list.count
        case .range(let range): return range.count
        }
    }

    /// The values as they are now, for functions that may change the list while one goes through it.
    var kept: Series {
        guard case .list(let list) = self else { return self }
        return .list(ListObject(list.storage))
    }

    var isEmpty: Bool { count == 0 }

    /// - Precondition: `0 <= index < count`.
    subscript(index: Int) -> Value {
        switch self {
        case .list(let list): return list[index]
        case .range(let range): return .number(range.element(index))
        }
    }

    /// Whether it holds numbers alone, without derivatives.
    var isPacked: Bool {
        guard case .list(let list) = self else { return true }
        if case .numbers = list.storage { return true }
        return false
    }

    /// Goes through the numbers of a series of numbers, as they are at the beginning.
    @inline(__always) func forEachNumber(_ body: (Double) throws -> Void) rethrows {
        switch self {
        case .range(let range):
            var index = 0
            let count = range.count
            while index < count {
                try body(range.element(index))
                index += 1
            }
        case .list(let list):
            guard case .numbers(let numbers) = list.storage else { return }
            for x in numbers { try body(x) }
        }
    }
}

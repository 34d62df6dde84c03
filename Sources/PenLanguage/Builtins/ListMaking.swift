// Making lists.

extension Builtin {
    static var listMaking: [Builtin] {
        [
            function(
                "list", .lists, "A new list: the numbers of a range, the characters of a text, a copy of a list, or as many values of a function as one asks for.",
                Parameter<Value>("from", "a range, text or list, or how many values the function makes"),
                Parameter<FunctionObject?>("function", "gives the value for each index, counted from 0"),
                example: "print list(1..5), list(4, i => i^2)", body: list),
            function(
                "repeated", .lists, "A text or a list several times in a row, or a list of one value so many times.",
                Parameter<Value>("value", "what is repeated"), Parameter<Double>("times", "how often", .whole(0...9_007_199_254_740_992)),
                example: "print repeated(\"ab\", 3), repeated(0, 4), repeated([1, 2], 2)", body: repeated),
            function(
                "zip", .lists, "The pairs of the values of two lists, as long as both have some.",
                Parameter<ListObject>("a", "a list"), Parameter<ListObject>("b", "another list"),
                example: "for pair in zip([\"a\", \"b\"], [1, 2]) { print pair[0], pair[1] }"
            ) { call, a, b in
                let count = min(a.count, b.count)
                try call.reserve(count, bytesEach: bytesOfPair)
                return try ListObject(.values((0..<count).map { index in
                    try call.pace(index)
                    return .list(ListObject(packing: [a[index], b[index]]))
                }))
            },
            function(
                "enumerated", .lists, "The pairs of index and value of a list, counted from 0.",
                Parameter<ListObject>("list", "a list"),
                example: "print enumerated([\"a\", \"b\"])"
            ) { call, list in
                try call.reserve(list.count, bytesEach: bytesOfPair)
                return try ListObject(.values((0..<list.count).map { index in
                    try call.pace(index)
                    return .list(ListObject(packing: [.number(Double(index)), list[index]]))
                }))
            },
        ]
    }

    /// A list object with room for two values, and the reference to it.
    private static let bytesOfPair = 160

    private static func list(_ call: Invocation, _ source: Value, _ function: FunctionObject?) throws -> ListObject {
        if let function {
            guard case .number(let n) = source, n >= 0, n == n.rounded(), n <= 1e9 else { throw call.mismatch(0, takes: "before a function a whole number, how many values it makes") }
            return try made(call, Int(n), function)
        }
        guard let items = Items.convert(source) else { throw call.mismatch(0, takes: "a range, a text or a list; or a number and a function") }
        try call.reserve(items.count)
        switch items {
        case .text(let text): return ListObject(.values(text.map { .text(String($0)) }))
        case .list(let list): return ListObject(list.storage)
        case .range(let range): return try ListObject(.numbers(numbers(call, range)))
        }
    }

    private static func made(_ call: Invocation, _ count: Int, _ function: FunctionObject) throws -> ListObject {
        try call.reserve(count)
        let list = ListObject()
        for index in 0..<count {
            try call.pace(index)
            list.append(try call.machine.call(function, [.number(Double(index))], at: call))
        }
        return list
    }

    private static func numbers(_ call: Invocation, _ range: RangeObject) throws -> [Double] {
        let count = range.count
        guard count <= 1_000_000_000 else { throw call.failure("this range has too many numbers for a list: \(range.value.shown)", at: 0) }
        return (0..<count).map(range.element)
    }

    private static func repeated(_ call: Invocation, _ value: Value, _ times: Double) throws -> Value {
        let (bytes, isTooMany) = Int(times).multipliedReportingOverflow(by: max(1, size(value)))
        guard !isTooMany, bytes < 1 << 40 else { throw call.failure("that is too often: the result would have \(Value.number(times * Double(size(value))).shown) bytes", at: 1) }
        try call.reserve(bytes, bytesEach: 1)
        let times = Int(times)
        switch value {
        case .text(let text): return .text(String(repeating: text, count: times))
        case .number(let x): return .list(ListObject(.numbers([Double](repeating: x, count: times))))
        case .point(let p): return .list(ListObject(.points(.init(repeating: p, count: times))))
        case .list(let list): return .list(list.repeated(times))
        default: return .list(ListObject(packing: [Value](repeating: value, count: times)))
        }
    }

    /// How many bytes one repetition takes.
    private static func size(_ value: Value) -> Int {
        switch value {
        case .text(let text): return text.utf8.count
        case .list(let list): return list.count * MemoryLayout<Value>.stride
        default: return MemoryLayout<Value>.stride
        }
    }
}

extension ListObject {
    fileprivate func repeated(_ times: Int) -> ListObject {
        switch storage {
        case .numbers(let items): return ListObject(.numbers(Array([[Double]](repeating: items, count: times).joined())))
        case .points(let items): return ListObject(.points(Array([[_]](repeating: items, count: times).joined())))
        case .values(let items): return ListObject(.values(Array([[Value]](repeating: items, count: times).joined())))
        }
    }
}

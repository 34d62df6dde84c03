// Making lists.

extension Builtin {
    static var listMaking: [Builtin] {
        [
            function(
                "list", .lists, "A new list: the numbers of a range, the characters of a text or a copy of a list; with a function, what it gives for each of these, or for so many indices.",
                Parameter<Value>("from", "a range, text or list, or for a function how many indices, counted from 0").of(.range, .text, .list, .number),
                Parameter<FunctionObject?>("function", "gives the value for each"),
                example: "print list(1..5), list(4, i => i^2), list(2..4, x => 1 / x)", body: list),
            function(
                "repeated", .lists, "A text or a list several times in a row, or a list of one value so many times.",
                Parameter<Value>("value", "what is repeated"), Parameter<Double>("times", "how often", .whole(0...9_007_199_254_740_992)),
                example: "print repeated(\"ab\", 3), repeated(0, 4), repeated([1, 2], 2)", body: repeated),
            function(
                "zip", .lists, "The pairs of the values of two lists, as long as both have some.",
                Parameter<Series>("a", "a list or a range"), Parameter<Series>("b", "another"),
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
                Parameter<ListObject>("list", "a list or a range"),
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
        let series: Series
        switch source {
        case .number(let n) where function != nil && n >= 0 && n == n.rounded():
            guard n <= Double(ListObject.maximumCount) else { throw call.failure(.tooLarge, "\(source.shown) values are too many for a list", at: 0) }
            series = .range(RangeObject(0, n, isClosed: false))
        case .number where function != nil: throw call.mismatch(0, takes: "before a function a whole number, how many values it makes")
        case .text(let text): series = .list(try characters(call, text))
        case .list(let list): series = .list(list)
        case .range(let range): series = .range(range)
        default: throw call.mismatch(0, takes: "a range, a text or a list; or a number and a function")
        }
        if let function { return try call.mapped(series, function) }
        switch series {
        case .list(let list): return ListObject(list.storage)
        case .range(let range): return try call.numbers(range)
        }
    }

    /// A text's characters, each a text.
    static func characters(_ call: Invocation, _ text: String) throws -> ListObject {
        try call.reserve(text.utf8.count, bytesEach: MemoryLayout<Value>.stride)
        return try ListObject(.values(text.enumerated().map { index, character in
            try call.pace(index)
            return .text(String(character))
        }))
    }

    private static func repeated(_ call: Invocation, _ value: Value, _ times: Double) throws -> Value {
        if size(value) == 0 { return value.isText ? value : .list(ListObject()) }
        let (bytes, isTooMany) = Int(times).multipliedReportingOverflow(by: size(value))
        guard !isTooMany, bytes < 1 << 40 else { throw call.failure(.tooLarge, "that is too often: the result would have \(Value.number(times * Double(size(value))).shown) bytes", at: 1) }
        try call.reserve(bytes, bytesEach: 1)
        let times = Int(times)
        switch value {
        case .text(let text): return .text(try call.text(text, times))
        case .number(let x): return .list(ListObject(.numbers(try call.array([x], times))))
        case .point(let p): return .list(ListObject(.points(try call.array([p], times))))
        case .list(let list):
            switch list.storage {
            case .numbers(let items): return .list(ListObject(.numbers(try call.array(items, times))))
            case .points(let items): return .list(ListObject(.points(try call.array(items, times))))
            case .values(let items): return .list(ListObject(.values(try call.array(items, times))))
            }
        default: return .list(ListObject(packing: try call.array([value], times)))
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

extension Invocation {
    /// The items so many times in a row, made stretch by stretch; memory is charged already.
    fileprivate func array<T>(_ items: [T], _ times: Int) throws -> [T] {
        guard !items.isEmpty, times > 0 else { return [] }
        let stretch = min(times, max(1, 1 << 16 / items.count))
        let repeated = stretch == 1 ? items : Array(repeatElement(items, count: stretch).joined())
        var result: [T] = []
        result.reserveCapacity(items.count * times)
        for _ in 0..<times / stretch {
            result += repeated
            try Machine.stopIfOver(at: site.span)
        }
        return result + repeated.prefix(times % stretch * items.count)
    }

    /// The text so many times in a row.
    fileprivate func text(_ text: String, _ times: Int) throws -> String {
        let stretch = min(times, max(1, 1 << 18 / max(1, text.utf8.count)))
        guard stretch < times else { return String(repeating: text, count: times) }
        let repeated = String(repeating: text, count: stretch)
        var result = ""
        result.reserveCapacity(text.utf8.count * times)
        for _ in 0..<times / stretch { try Machine.append(repeated, to: &result, at: site.span) }
        return result + String(repeating: text, count: times % stretch)
    }
}

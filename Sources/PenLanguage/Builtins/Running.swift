// Printing, and functions that call functions.

import PenGeometry
import PenSyntax

extension Builtin {
    nonisolated(unsafe) static let running: [Builtin] = [print, map, filter, reduce, sorted]

    private static var print: Builtin {
        command("print", .running, "Writes values on a line, with spaces between.", Parameter<Rest<Value>>("values", "what is written"),
            example: "print \"two\", 1 + 1") { call, values in
                var line = ""
                for (index, value) in values.items.enumerated() {
                    if index > 0 { line += " " }
                    try call.machine.write(value, to: &line, at: call.site.span)
                }
                call.machine.print(line + "\n")
            }
    }

    // MARK: Lists with functions

    private static var map: Builtin {
        function("map", .running, "A list of what a function gives for each value of a list; or a number taken from one range to another.",
            Parameter<Value>("values", "a list or a range, or a number").of(.list, .range, .number), Parameter<FunctionObject?>("function", "a function of one value"),
            Parameter<Value>("from", "for a number: the range it is in", default: .nothing, "none"),
            Parameter<Value>("to", "for a number: the range it is taken to", default: .nothing, "none"),
            example: "print [1, 2, 3].map(x => x^2), map(5, from: 0..10, to: 0..100)"
        ) { call, values, function, from, to in
            if let x = Scalar.convert(values) { return try rescaled(call, x, from, to) }
            guard let series = Series.convert(values) else { throw call.mismatch(0, takes: "a list, a range or a number") }
            guard let function else { throw call.failure(.missingValue, "map needs a function") }
            return .list(try call.mapped(series, function))
        }
    }

    private static func rescaled(_ call: Invocation, _ x: Scalar, _ from: Value, _ to: Value) throws -> Value {
        guard case .range(let a) = from, case .range(let b) = to else {
            throw call.failure(.missingValue, "map takes a number from one range to another: map(x, from: 0..10, to: 0..100)")
        }
        let factor = (b.upper - b.lower) / (a.upper - a.lower)
        return x.map({ b.lower + ($0 - a.lower) * factor }, { b.lower + ($0 - a.lower) * factor }).value
    }

    private static var filter: Builtin {
        function("filter", .running, "A list of the values for which a function gives true.",
            Parameter<Series>("values", "a list or a range"), Parameter<FunctionObject>("test", "a function that gives true or false"),
            example: "print (1..10).filter(x => x % 2 == 0)"
        ) { call, series, test in
            let series = series.kept
            if series.isPacked, let test = NumericTest(test, at: call) {
                var kept: [Double] = []
                try series.forEachNumber { if try test($0) { kept.append($0) } }
                return ListObject(.numbers(kept))
            }
            let result = ListObject(), caller = ValueCaller(test, at: call)
            for index in 0..<series.count {
                let value = series[index]
                let answer = try caller(value)
                guard case .boolean(let keeps) = answer else {
                    throw call.failure(.notTrueOrFalse, "filter asks for true or false, and for \(value.shown) got \(answer.described)", at: 1)
                }
                if keeps { result.append(value) }
                try call.pace(index)
            }
            return result
        }
    }

    private static var reduce: Builtin {
        function("reduce", .running, "One value from a list: a function joins the first value with each of the list in turn.",
            Parameter<Series>("values", "a list or a range"), Parameter<Value>("first", "the value to begin with"),
            Parameter<FunctionObject>("function", "a function of the value so far and the next one"),
            example: "print (1..10).reduce(0, (a, b) => a + b)"
        ) { call, series, first, function in
            let series = series.kept
            if series.isPacked, case .number(var result) = first, let join = NumericCaller(function, count: 2, at: call) {
                try series.forEachNumber { result = try join(result, $0) }
                return Value.number(result)
            }
            let join = ValueCaller(function, at: call)
            var result = first
            for index in 0..<series.count {
                result = try join(result, series[index])
                try call.pace(index)
            }
            return result
        }
    }

    private static var sorted: Builtin {
        function("sorted", .running, "A list in rising order, or in the order of what a function gives.",
            Parameter<ListObject>("values", "a list or a range"), Parameter<FunctionObject?>("by", "a function that gives a number or a text for each value"),
            example: "print sorted([3, 1, 2]), [\"bb\", \"a\"].sorted(by: s => s.count)"
        ) { call, list, by in
            if by == nil, case .numbers(let numbers) = list.storage {
                return ListObject(.numbers(try call.sorted(numbers) { $0 < $1 || (!$0.isNaN && $1.isNaN) }))
            }
            let values = try call.snapshot(list)
            let keys = try by.map { try call.snapshot(call.mapped(.list(ListObject(list.storage)), $0)) } ?? values
            return ListObject(packing: try order(of: keys, call, isTold: by != nil).patiently.map { values[$0] })
        }
    }

    /// The places of keys in rising order; equal keys keep theirs.
    private static func order(of keys: [Value], _ call: Invocation, isTold: Bool) throws -> [Int] {
        let numbers = keys.patiently.compactMap(\.ordinate)
        if numbers.count == keys.count {
            return try call.sorted(keys.indices) {
                (numbers[$0].isNaN ? 1 : 0, numbers[$0], $0) < (numbers[$1].isNaN ? 1 : 0, numbers[$1], $1)
            }
        }
        let texts = keys.patiently.compactMap(String.convert)
        guard texts.count == keys.count else {
            guard isTold else { throw call.failure(.wrongKind, "sorted takes numbers alone or texts alone, unless it is told by what", at: 0) }
            let other = keys.first { $0.ordinate == nil && !$0.isText } ?? keys[0]
            throw call.failure(.wrongKind, "sorted needs numbers alone or texts alone to sort by, and its function gives \(other.described)", at: 1)
        }
        return try call.sorted(keys.indices) { (texts[$0], $0) < (texts[$1], $1) }
    }
}

extension Invocation {
    /// Sorts; an interruption ends it.
    fileprivate func sorted<T>(_ items: some RandomAccessCollection<T>, _ isBefore: (T, T) -> Bool) throws -> [T] {
        var sorted = Array(patiently: items)
        try sorted.sort {
            try Machine.stopIfOver(at: site.span)
            return isBefore($0, $1)
        }
        return sorted
    }

    /// What a function gives for each value.
    func mapped(_ series: Series, _ function: FunctionObject) throws -> ListObject {
        if case .range(let range) = series { try admit(range, at: 0) } else { try reserve(series.count) }
        if series.isPacked, let caller = NumericCaller(function, count: 1, at: self) {
            var results: [Double] = []
            results.reserveCapacity(series.count)
            try series.forEachNumber { results.append(try caller($0)) }
            return ListObject(.numbers(results))
        }
        let result = ListObject(), series = series.kept, caller = ValueCaller(function, at: self)
        for index in 0..<series.count {
            result.append(try caller(series[index]))
            try pace(index)
        }
        return result
    }
}

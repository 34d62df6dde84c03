// Other orders of lists.

import PenGeometry

extension Builtin {
    static var listRearranging: [Builtin] {
        [
            function(
                "reversed", .lists, "A list, range or text in the opposite order, or a path that runs from its end to its start.",
                Parameter<Value>("value", "a list, range, text or path").of(.list, .range, .text, .path),
                example: "print reversed([1, 2, 3]), \"pen\".reversed", body: reversed),
            function(
                "joined", .lists, "One text from the values of a list.",
                Parameter<ListObject>("list", "a list"), Parameter("separator", "what stands between the values", default: "", "\"\""),
                example: "print joined([1, 2, 3], \", \")", body: joined),
            function(
                "flattened", .lists, "One list of all values in the lists of a list; or a path of straight lines that stays within a distance of the given path.",
                Parameter<Value>("value", "a list of lists, or a path").of(.list, .path),
                Parameter("tolerance", "for a path: how far the lines may be away from it", default: 0.1, "0.1", .positive),
                example: "print flattened([[1, 2], [3]])", body: flattened),
            function(
                "unique", .lists, "The values of a list without those that stood before already.",
                Parameter<ListObject>("list", "a list"),
                example: "print unique([3, 1, 3, 2, 1])", body: unique),
            function(
                "shuffled", .lists, "The values of a list in random order, the same in every run until seed is changed.",
                Parameter<ListObject>("list", "a list"),
                example: "print shuffled(1..5)"
            ) { call, list in
                try call.reserve(list.count)
                var order = Array(patiently: 0..<list.count)
                // Fisher and Yates: each order is equally likely.
                for last in stride(from: order.count - 1, to: 0, by: -1) {
                    try call.pace(last)
                    order.swapAt(last, call.machine.random.index(below: last + 1))
                }
                return list.picking(order)
            },
        ]
    }

    private static func reversed(_ call: Invocation, _ value: Value) throws -> Value {
        if case .path(let path) = value { return path.path.reversed.value }
        guard let items = Items.convert(value) else { throw call.mismatch(0, takes: "a list, a range, a text or a path") }
        switch items {
        case .text(let text): return .text(try reversed(call, text))
        case .range(let range):
            guard range.length > 0 else { return value }
            guard range.last.isFinite else { throw call.endless(range, "last") }
            return .range(range.reversed)
        case .list(let list):
            try call.reserve(list.count)
            switch list.storage {
            case .numbers(let items): return .list(ListObject(.numbers(Array(patiently: items.reversed()))))
            case .points(let items): return .list(ListObject(.points(Array(patiently: items.reversed()))))
            case .values(let items): return .list(ListObject(.values(Array(patiently: items.reversed()))))
            }
        }
    }

    private static func reversed(_ call: Invocation, _ text: String) throws -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for (step, character) in text.reversed().enumerated() {
            try call.pace(step)
            result.append(character)
        }
        return result
    }

    private static func joined(_ call: Invocation, _ list: ListObject, _ separator: String) throws -> String {
        var bytes: [UInt8] = [], charged = 1 << 20, between = separator
        for index in 0..<list.count {
            try call.pace(index)
            if index > 0 { between.withUTF8 { bytes.append(contentsOf: $0) } }
            var item: String
            if case .text(let text) = list[index] { item = text } else { item = try call.machine.printed(list[index], at: call.site.span) }
            item.withUTF8 { bytes.append(contentsOf: $0) }
            if bytes.count > charged {
                charged *= 2
                try call.machine.charge(bytes: charged, at: call.site.span)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func flattened(_ call: Invocation, _ value: Value, _ tolerance: Double) throws -> Value {
        if case .path(let path) = value { return path.path.flattened(tolerance: tolerance).value }
        guard case .list(let list) = value else { throw call.mismatch(0, takes: "a list of lists, or a path") }
        let result = ListObject()
        for index in 0..<list.count {
            try call.pace(index)
            guard case .list(let inner) = list[index] else {
                result.append(list[index])
                continue
            }
            for (place, value) in try call.snapshot(inner).enumerated() {
                try call.pace(place)
                result.append(value)
            }
        }
        return .list(result)
    }

    private static func unique(_ call: Invocation, _ list: ListObject) throws -> ListObject {
        if case .numbers(let numbers) = list.storage {
            var seen: Set<Double> = []
            var step = 0
            return ListObject(.numbers(try numbers.filter {
                step += 1
                try call.pace(step)
                return seen.insert($0).inserted
            }))
        }
        var seenTexts: Set<String> = [], seenPoints: Set<Point> = [], others: [Value] = []
        let result = ListObject()
        for index in 0..<list.count {
            try call.pace(index)
            let value = list[index]
            switch value {
            case .text(let text): guard seenTexts.insert(text).inserted else { continue }
            case .point(let point): guard seenPoints.insert(point).inserted else { continue }
            default:
                guard try !call.has(others, value) else { continue }
                others.append(value)
            }
            result.append(value)
        }
        return result
    }
}

extension Invocation {
    fileprivate func has(_ values: [Value], _ value: Value) throws -> Bool {
        for (index, other) in values.enumerated() {
            try pace(index)
            if other.isEqual(to: value) { return true }
        }
        return false
    }
}

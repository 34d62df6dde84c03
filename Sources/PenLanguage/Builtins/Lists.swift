// Lists and texts: the family, and how one asks what is in them.

import PenGeometry
import PenSyntax

extension Builtin {
    nonisolated(unsafe) static let lists: [Builtin] =
        asking + listChanges + slicing + listMaking + listRearranging + texts + conversions

    static var asking: [Builtin] { counting + finding + testing }

    private static var counting: [Builtin] {
        [
            function(
                "count", .lists, "How many values a list has, or how many characters a text has.",
                Parameter<Items>("of", "a list, range or text"),
                example: "print count([1, 2, 3]), \"hello\".count",
                direct: .reader { if case .list(let list) = $0 { .number(Double(list.count)) } else { nil } }) { _, items in items.length },
            function(
                "isEmpty", .lists, "Whether a list has no values, a text no characters, or a path no parts.",
                Parameter<Value>("value", "a list, range, text or path").of(.list, .range, .text, .path),
                example: "print isEmpty([]), \"\".isEmpty"
            ) { call, value in
                if case .path(let path) = value { return path.path.isEmpty }
                guard let items = Items.convert(value) else { throw call.mismatch(0, takes: "a list, a text or a path") }
                return items.isEmpty
            },
        ]
    }

    private static var finding: [Builtin] {
        [
            function(
                "first", .lists, "The first value of a list, or the first character of a text.",
                Parameter<Items>("of", "a list, range or text"),
                example: "print first([3, 4, 5])"
            ) { call, items in
                guard !items.isEmpty else { throw call.emptied(items) }
                if case .range(let range) = items, !range.lower.isFinite { throw call.endless(range, "first") }
                return items.item(0)
            },
            function(
                "last", .lists, "The last value of a list, or the last character of a text.",
                Parameter<Items>("of", "a list, range or text"),
                example: "print last([3, 4, 5])"
            ) { call, items in
                guard !items.isEmpty else { throw call.emptied(items) }
                guard case .range(let range) = items else { return items.item(items.count - 1) }
                guard range.last.isFinite else { throw call.endless(range, "last") }
                return .number(range.last)
            },
            function(
                "contains", .lists, "Whether a value is in a list, a text in another, or a point inside a path.",
                Parameter<Value>("in", "a list, range, text or path").of(.list, .range, .text, .path), Parameter<Value>("value", "what may be in it"),
                example: "print contains([1, 2, 3], 2), \"drawing\".contains(\"raw\")", body: contains),
            function(
                "indexOf", .lists, "Where a value stands in a list, or a text in another, counted from 0; nothing where it does not.",
                Parameter<Items>("in", "a list, range or text"), Parameter<Value>("value", "what is looked for"),
                example: "print indexOf([\"a\", \"b\"], \"b\"), \"drawing\".indexOf(\"raw\")"
            ) { call, items, value in try index(call, of: value, in: items) },
        ]
    }

    private static func contains(_ call: Invocation, _ whole: Value, _ value: Value) throws -> Bool {
        if case .path(let path) = whole {
            guard let point = Point.convert(value) else { throw call.mismatch(1, takes: "a point, to look for in a path") }
            return path.path.contains(point)
        }
        guard let items = Items.convert(whole) else { throw call.mismatch(0, takes: "a list, a text or a path") }
        if case .text(let part) = value, part.isEmpty, case .text = items { return true }
        return try index(call, of: value, in: items) != nil
    }

    private static func index(_ call: Invocation, of value: Value, in items: Items) throws -> Double? {
        switch items {
        case .list(let list):
            if case .numbers(let numbers) = list.storage, case .number(let x) = value {
                return numbers.indices.patiently.first { numbers[$0] == x }.map(Double.init)
            }
            for index in 0..<list.count {
                try call.pace(index)
                if list[index].isEqual(to: value) { return Double(index) }
            }
            return nil
        case .range(let range):
            return value.ordinate.flatMap(range.place)
        case .text(let text):
            guard case .text(let part) = value else { throw call.mismatch(1, takes: "a text, to look for in a text") }
            if part.isEmpty { return 0 }
            guard let offset = text.occurrences(of: part, limit: 1).first else { return nil }
            return Double(String(decoding: text.utf8.prefix(offset), as: UTF8.self).characterCount)
        }
    }

    private static var testing: [Builtin] {
        [
            function(
                "any", .lists, "Whether a condition holds for at least one value of a list.",
                Parameter<Series>("list", "a list or a range"), Parameter<FunctionObject?>("condition", "a function that gives true or false; may be left out where the list holds true and false"),
                example: "print any([1, 5, 9], x => x > 8)"
            ) { call, list, condition in try call.firstAnswer(true, list, condition) },
            function(
                "all", .lists, "Whether a condition holds for every value of a list.",
                Parameter<Series>("list", "a list or a range"), Parameter<FunctionObject?>("condition", "a function that gives true or false; may be left out where the list holds true and false"),
                example: "print all([1, 5, 9], x => x < 10)"
            ) { call, list, condition in try !call.firstAnswer(false, list, condition) },
        ]
    }
}

extension Invocation {
    /// The failure of asking for an end that a range does not have.
    func endless(_ range: RangeObject, _ which: String) -> Diagnostic {
        failure(.noSuchPlace, "\(Value.range(range).described) has no \(which) number", at: 0)
    }

    /// Whether a condition gives `answer` for some item; asks no further then.
    fileprivate func firstAnswer(_ answer: Bool, _ list: Series, _ condition: FunctionObject?) throws -> Bool {
        let ask = condition.map { ValueCaller($0, at: self) }
        let list = list.kept
        for index in 0..<list.count {
            try pace(index)
            let result = try ask.map { try $0(list[index]) } ?? list[index]
            guard case .boolean(let found) = result else {
                throw failure(.notTrueOrFalse, "\(site.name) asks for true or false, and for \(list[index].shown) got \(result.described)", at: condition == nil ? 0 : 1)
            }
            if found == answer { return true }
        }
        return false
    }
}

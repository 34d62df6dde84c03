// Parts of lists and texts.

import PenGeometry

extension Builtin {
    static var slicing: [Builtin] {
        [
            function(
                "slice", .lists, "The part of a list or a text whose indices are in a range; negative ones count from the end.",
                Parameter<Items>("of", "a list, range or text"), Parameter<RangeObject>("indices", "the first and the last index; 1..-1 is all but the first"),
                example: "print slice([5, 6, 7, 8], 1..2), \"drawing\".slice(0..<4)"
            ) { call, items, range in
                let indices = try call.indices(range, in: items, at: 1)
                try call.reserve(indices.count)
                return items.part(indices)
            },
            part("prefix", "The first few values of a list, or characters of a text; all where there are fewer.", example: "print prefix([5, 6, 7, 8], 2)") { count, n in 0..<min(n, count) },
            part("suffix", "The last few values of a list, or characters of a text; all where there are fewer.", example: "print suffix([5, 6, 7, 8], 2)") { count, n in count - min(n, count)..<count },
            part("dropFirst", "A list or a text without its first values.", default: 1, example: "print dropFirst([5, 6, 7, 8])") { count, n in min(n, count)..<count },
            part("dropLast", "A list or a text without its last values.", default: 1, example: "print dropLast([5, 6, 7, 8])") { count, n in 0..<count - min(n, count) },
            function(
                "split", .lists, "The pieces of a text between separators; or both parts of a path, cut at a fraction of its length.",
                Parameter<Value>("value", "a text or a path").of(.text, .path),
                Parameter<Value?>("at", "for a text: what separates the pieces, white space where it is left out; for a path: where to cut, from 0 to 1"),
                Parameter<Word<Along>>("by", "for a path: what at counts, the length or the parameter, of which every curve has an equal share", default: Word(.length), "length"),
                example: "print split(\"one, two, three\", \", \"), \"a b  c\".split()", body: split),
        ]
    }

    private static func part(
        _ name: String, _ summary: String, default fallback: Double? = nil, example: String, _ range: @escaping (Int, Int) -> Range<Int>
    ) -> Builtin {
        let help = "how many", limit = Limit<Double>.whole(0...9_007_199_254_740_992)
        let number = fallback.map { Parameter("count", help, default: $0, "1", limit) } ?? Parameter("count", help, limit)
        return function(name, .lists, summary, Parameter<Items>("of", "a list, range or text"), number, example: example) { call, items, n in
            let indices = range(items.count, Int(n))
            try call.reserve(indices.count)
            return items.part(indices)
        }
    }

    private static func split(_ call: Invocation, _ value: Value, _ at: Value?, _ along: Word<Along>) throws -> Value {
        if case .text = value, call.isGiven(2) { throw call.failure(.wrongKind, "by says how a path is cut, and this is a text", at: 2) }
        switch (value, at) {
        case (.text(let text), nil):
            var step = 0
            return try .list(ListObject(.values(text.split {
                step += 1
                try call.pace(step)
                return $0.isWhitespace
            }.map { .text(String($0)) })))
        case (.text(let text), .text(let separator)?):
            let pieces = separator.isEmpty ? text.patiently.map(String.init) : text.pieces(separatedBy: separator)
            return .list(ListObject(.values(pieces.patiently.map { .text($0) })))
        case (.path(let path), .number(let fraction)?):
            if let complaint = Limit.share.complaint(fraction) { throw call.failure(.outOfRange, "at \(complaint), and is \(Value.number(fraction).shown)", at: 1) }
            let (first, second) = along.choice == .length ? path.path.split(at: fraction) : path.path.split(atParameter: fraction)
            return .list(ListObject(.values([first.value, second.value])))
        case (.text, _): throw call.mismatch(1, takes: "a text as the separator")
        case (.path, nil): throw call.failure(.missingValue, "split needs to know where to cut the path: a fraction of its length, from 0 to 1")
        case (.path, _): throw call.mismatch(1, takes: "a number from 0 to 1, where to cut the path")
        default: throw call.mismatch(0, takes: "a text or a path")
        }
    }
}

extension RangeObject: Convertible {
    static var typeName: String { "range" }
    static func convert(_ value: Value) -> RangeObject? {
        if case .range(let range) = value { return range }
        return nil
    }
    var value: Value { .range(self) }
}

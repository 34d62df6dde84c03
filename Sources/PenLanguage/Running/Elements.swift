// Places in lists, ranges and texts.

import PenGeometry
import PenSyntax

enum Elements {
    static func read(_ base: Value, _ index: Value, _ baseSpan: Span, _ indexSpan: Span) throws -> Value {
        switch base {
        case .list(let list):
            if case .range(let part) = index { return try slice(.list(list), part, indexSpan) }
            return list[try place(index, count: list.count, "list", indexSpan)]
        case .range(let range):
            if case .range(let part) = index { return try slice(.range(range), part, indexSpan) }
            return .number(try read(range, index, indexSpan))
        case .text(let text):
            let count = text.characterCount
            try Machine.stopIfOver(at: baseSpan)
            if case .range(let part) = index { return .text(text.part(try bounds(part, count: count, "text", indexSpan))) }
            let place = try place(index, count: count, "text", indexSpan)
            return .text(text.part(place..<(place + 1)))
        default: throw Diagnostic(.wrongKind, "only lists, ranges and texts have numbered places, and this is \(base.described)", at: baseSpan)
        }
    }

    /// Also of a range that has more numbers than can be counted.
    private static func read(_ range: RangeObject, _ index: Value, _ span: Span) throws -> Double {
        guard let number = index.ordinate, number == number.rounded(), abs(number) <= range.length, range.length > 0, number != range.length else {
            return range.element(try place(index, count: range.count, "range", span))
        }
        let element = number < 0 ? range.last + (number + 1) * range.step : range.element(number)
        guard element.isFinite else { throw Diagnostic(.noSuchPlace, "there is no place \(index.shown): \(Value.range(range).described) has no end on that side", at: span) }
        return element
    }

    static func place(_ index: Value, count: Int, _ what: String, _ span: Span) throws -> Int {
        guard let number = index.ordinate else {
            throw Diagnostic(.wrongKind, "a \(what)’s place is a whole number, and this is \(index.described)", at: span)
        }
        guard number == number.rounded() else {
            throw Diagnostic(.wrongKind, "a \(what)’s place is a whole number, and this is \(index.shown)", at: span)
        }
        let place = number < 0 ? number + Double(count) : number
        guard place >= 0, place < Double(count) else {
            let range = count == 0 ? "the \(what) is empty" : "the \(what) has places 0 to \(count - 1)"
            throw Diagnostic(.noSuchPlace, "there is no place \(index.shown): \(range)", at: span)
        }
        return Int(place)
    }

    private static func slice(_ items: Items, _ part: RangeObject, _ span: Span) throws -> Value {
        let bounds = try bounds(part, count: items.count, items.noun, span)
        guard bounds.count <= ListObject.maximumCount else { throw Diagnostic(.tooLarge, "this part has \(bounds.count) numbers, which is too many for a list", at: span) }
        if bounds.count > 100_000 { try MemoryLimit.charge(bytes: bounds.count * MemoryLayout<Double>.stride, at: span) }
        let part = items.part(bounds)
        try Machine.stopIfOver(at: span)
        return part
    }

    /// The places that a range means.
    static func bounds(_ part: RangeObject, count: Int, _ what: String, _ span: Span) throws -> Range<Int> {
        let first = part.lower < 0 ? part.lower + Double(count) : part.lower
        let last = (part.upper < 0 ? part.upper + Double(count) : part.upper) + (part.isClosed ? 1 : 0)
        guard first >= 0, first <= Double(count), last <= Double(count), last >= -1, first == first.rounded(), last == last.rounded() else {
            throw Diagnostic(.noSuchPlace, "the range \(Value.range(part).shown) leaves the \(what), which has \(counted(count, "place"))", at: span)
        }
        return Int(first)..<max(Int(first), Int(last))
    }

    /// `let (a, b) = …`
    static func parts(_ value: Value, count: Int, _ span: Span) throws -> [Value] {
        let parts: [Value]
        switch value {
        case .point(let p): parts = [.number(p.x), .number(p.y)]
        case .jetPoint(let p): parts = [.jet(p.x), .jet(p.y)]
        case .list(let list): parts = list.values
        default: throw Diagnostic(.wrongKind, "this is taken apart into \(counted(count, "name")), so it must be a list or a point; it is \(value.described)", at: span)
        }
        guard parts.count == count else {
            throw Diagnostic(.namesAndValues, "there \(count == 1 ? "is" : "are") \(counted(count, "name")) for \(counted(parts.count, "value"))", at: span)
        }
        return parts
    }

    // MARK: Loops

    /// How far a loop has come in a text.
    final class CharacterWalk {
        fileprivate var characters: String.Iterator
        init(_ text: String) { characters = text.makeIterator() }
    }

    /// What a `for` goes through; a list may grow and shrink meanwhile.
    enum Sequence {
        case list(ListObject)
        case range(RangeObject, count: Int)
        case characters(CharacterWalk)

        /// The item at an index; indices are asked for in their order.
        func item(_ index: Int) -> Value? {
            switch self {
            case .list(let list): return index < list.count ? list[index] : nil
            case .range(let range, let count): return index < count ? .number(range.element(index)) : nil
            case .characters(let walk): return walk.characters.next().map { .text(String($0)) }
            }
        }
    }

    /// What cannot be counted up or down.
    @inline(__always) static func check(_ lower: Double, _ upper: Double, step: Double, _ span: Span, _ stepSpan: Span) throws {
        if step == 0 || !step.isFinite { throw Diagnostic(.outOfRange, "by takes a step other than 0\(step == 0 ? "" : ", and this is \(Value.number(step).shown)")", at: stepSpan) }
        if !lower.isFinite || upper.isNaN { throw Diagnostic(.outOfRange, "a range to go through begins with a finite number, and this goes from \(Value.number(lower).shown) to \(Value.number(upper).shown)", at: span) }
    }

    static func sequence(_ value: Value, step: Double?, names: Int, _ span: Span, _ stepSpan: Span) throws -> Sequence {
        if names > 2 { throw Diagnostic(.namesAndValues, "for takes one name, or two for the place and the value", at: span) }
        switch value {
        case .range(let range):
            // A range that runs backwards goes on doing so.
            let stepped = step.map { RangeObject(range.lower, range.upper, isClosed: range.isClosed, step: range.step < 0 ? -abs($0) : $0) } ?? range
            try check(stepped.lower, stepped.upper, step: stepped.step, span, stepSpan)
            return .range(stepped, count: stepped.count)
        case .list(let list) where step == nil: return .list(list)
        case .text(let text) where step == nil: return .characters(CharacterWalk(text))
        case .list, .text: throw Diagnostic(.wrongKind, "by takes the steps of a range, and this goes through \(value.described)", at: stepSpan)
        default:
            let hint = value.ordinate.map { "; write 0..<\(Value.number($0).shown)" } ?? ""
            let start = span.atStart
            let fix = value.ordinate.map { _ in Diagnostic.Fix(replacing: start, with: "0..<") }
            throw Diagnostic(.wrongKind, "for goes through a range, a list or a text, and this is \(value.described)\(hint)", at: span, fix: fix)
        }
    }
}

// Places in lists, ranges and texts.

import PenGeometry
import PenSyntax

extension ListObject {
    /// The place that an index means, negative ones counting from the end; nil where there is none.
    @inline(__always) func place(_ index: Double) -> Int? {
        let count = self.count
        let place = index < 0 ? index + Double(count) : index
        guard place >= 0, place < Double(count), place == place.rounded(.down) else { return nil }
        return Int(place)
    }
}

enum Elements {
    static func read(_ base: Value, _ index: Value, _ baseSpan: Span, _ indexSpan: Span) throws -> Value {
        switch base {
        case .list(let list):
            if case .range(let part) = index { return try slice(list, part, indexSpan) }
            return list[try place(index, count: list.count, "list", indexSpan)]
        case .range(let range):
            if case .range(let part) = index { return try slice(ListObject.convert(base), part, indexSpan) }
            return .number(range.element(try place(index, count: range.count, "range", indexSpan)))
        case .text(let text):
            if case .range(let part) = index { return .text(text.part(try bounds(part, count: text.characterCount, "text", indexSpan))) }
            let place = try place(index, count: text.characterCount, "text", indexSpan)
            return .text(text.part(place..<(place + 1)))
        default: throw Diagnostic("only lists, ranges and texts have numbered places, and this is \(base.described)", at: baseSpan)
        }
    }

    static func place(_ index: Value, count: Int, _ what: String, _ span: Span) throws -> Int {
        guard let number = index.ordinate else {
            throw Diagnostic("a \(what)’s place is a whole number, and this is \(index.described)", at: span)
        }
        guard number == number.rounded() else {
            throw Diagnostic("a \(what)’s place is a whole number, and this is \(index.shown)", at: span)
        }
        let place = number < 0 ? number + Double(count) : number
        guard place >= 0, place < Double(count) else {
            let range = count == 0 ? "the \(what) is empty" : "the \(what) has places 0 to \(count - 1)"
            throw Diagnostic("there is no place \(index.shown): \(range)", at: span)
        }
        return Int(place)
    }

    private static func slice(_ list: ListObject?, _ part: RangeObject, _ span: Span) throws -> Value {
        guard let list else { throw Diagnostic("the range is too long for a list", at: span) }
        let bounds = try bounds(part, count: list.count, "list", span)
        return .list(ListObject(packing: bounds.map { list[$0] }))
    }

    /// The places that a range means.
    static func bounds(_ part: RangeObject, count: Int, _ what: String, _ span: Span) throws -> Range<Int> {
        let first = part.lower < 0 ? part.lower + Double(count) : part.lower
        let last = (part.upper < 0 ? part.upper + Double(count) : part.upper) + (part.isClosed ? 1 : 0)
        guard first >= 0, first <= Double(count), last <= Double(count), last >= -1, first == first.rounded(), last == last.rounded() else {
            throw Diagnostic("the range \(Value.range(part).shown) leaves the \(what), which has \(count) places", at: span)
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
        default: throw Diagnostic("this is taken apart into \(count) names, so it must be a list or a point; it is \(value.described)", at: span)
        }
        guard parts.count == count else {
            throw Diagnostic("there are \(count) names for \(parts.count) values", at: span)
        }
        return parts
    }

    // MARK: Loops

    /// What a `for` goes through; a list may grow and shrink meanwhile.
    enum Sequence {
        case list(ListObject)
        case range(RangeObject, count: Int)
        case characters([Character])

        func item(_ index: Int) -> Value? {
            switch self {
            case .list(let list): return index < list.count ? list[index] : nil
            case .range(let range, let count): return index < count ? .number(range.element(index)) : nil
            case .characters(let characters): return index < characters.count ? .text(String(characters[index])) : nil
            }
        }
    }

    static func sequence(_ value: Value, step: Double?, names: Int, _ span: Span, _ stepSpan: Span) throws -> Sequence {
        if names > 2 { throw Diagnostic("for takes one name, or two for the place and the value", at: span) }
        switch value {
        case .range(let range):
            if step == 0 { throw Diagnostic("by takes a step other than 0", at: stepSpan) }
            let stepped = step.map { RangeObject(range.lower, range.upper, isClosed: range.isClosed, step: $0) } ?? range
            return .range(stepped, count: stepped.count)
        case .list(let list) where step == nil: return .list(list)
        case .text(let text) where step == nil: return .characters(Array(text))
        case .list, .text: throw Diagnostic("by belongs to a range", at: stepSpan)
        default:
            let hint = value.ordinate.map { "; write 0..<\(Value.number($0).shown)" } ?? ""
            throw Diagnostic("for goes through a range, a list or a text, and this is \(value.described)\(hint)", at: span)
        }
    }
}

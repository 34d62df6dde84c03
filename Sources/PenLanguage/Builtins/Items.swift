// What has items that can be counted: lists, ranges and texts.

import PenGeometry

enum Items: Convertible {
    case list(ListObject)
    case range(RangeObject)
    case text(String)

    static var typeName: String { "list or text" }

    static func convert(_ value: Value) -> Items? {
        switch value {
        case .list(let list): return .list(list)
        case .range(let range): return .range(range)
        case .text(let text): return .text(text)
        default: return nil
        }
    }

    var value: Value {
        switch self {
        case .list(let list): return .list(list)
        case .range(let range): return .range(range)
        case .text(let text): return .text(text)
        }
    }

    /// A text's items are its characters as a reader sees them: extended grapheme clusters (Unicode Standard Annex 29).
    var count: Int {
        switch self {
        case .list(let list): return list.count
        case .range(let range): return range.count
        case .text(let text): return text.characterCount
        }
    }

    /// The count also of a range that has more numbers than can be counted.
    var length: Double {
        if case .range(let range) = self { return range.length }
        return Double(count)
    }

    var isEmpty: Bool {
        if case .text(let text) = self { return text.isEmpty }
        return count == 0
    }

    /// "list", "range" or "text".
    var noun: String {
        switch self {
        case .list: return "list"
        case .range: return "range"
        case .text: return "text"
        }
    }

    /// The items from one index up to another, as a list or a text.
    /// - Precondition: `range` lies in `0..<count`.
    func part(_ range: Range<Int>) -> Value {
        switch self {
        case .text(let text): return .text(text.part(range))
        case .range(let numbers): return .list(ListObject(.numbers(range.patiently.map(numbers.element))))
        case .list(let list):
            switch list.storage {
            case .numbers(let items): return .list(ListObject(.numbers(Array(patiently: items[range]))))
            case .points(let items): return .list(ListObject(.points(Array(patiently: items[range]))))
            case .values(let items): return .list(ListObject(packing: Array(patiently: items[range])))
            }
        }
    }

    /// - Precondition: `0 <= index < count`.
    func item(_ index: Int) -> Value {
        switch self {
        case .list(let list): return list[index]
        case .range(let range): return .number(range.element(index))
        case .text(let text): return .text(text.part(index..<index + 1))
        }
    }
}

// Which values a builtin takes or gives.

/// A type as help names it. Its values are found by trying: there is one conversion for each type.
public struct ValueType: Sendable {
    /// As a reader would say it: `number`, `list of points`.
    public let name: String
    /// Its values are lists, though one value may stand for a list of one.
    public let isList: Bool
    private let converts: @Sendable (Value) -> Bool
    private let kinds: [ValueKind]?

    /// - Parameter kinds: what is meant where the type takes more.
    init<T: Convertible>(_ type: T.Type, of kinds: [ValueKind]? = nil) {
        (name, isList, self.kinds) = (T.typeName, T.makesLists, kinds)
        converts = { T.convert($0) != nil }
    }

    /// Whether a value can be taken, also where it is not what is meant.
    func takes(_ value: Value) -> Bool { converts(value) }

    public func contains(_ value: Value) -> Bool {
        converts(value) && (kinds.map { kinds in value.valueKind.map(kinds.contains) ?? false } ?? true)
    }

    /// Every value is of it.
    var isAnything: Bool { kinds == nil && ValueKind.allCases.allSatisfy { $0.samples.contains(where: contains) } }
}

// A list that a builtin changes.

/// A list itself: unlike elsewhere a range does not stand for the list of its numbers, since the change would be lost.
struct ChangeableList: Convertible {
    let object: ListObject

    static var typeName: String { "list" }
    static func convert(_ value: Value) -> ChangeableList? {
        if case .list(let list) = value { return ChangeableList(object: list) }
        return nil
    }
    var value: Value { .list(object) }
}

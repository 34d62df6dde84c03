// Changes in the middle of a list.

extension ListObject {
    /// - Precondition: `0 <= index <= count`.
    func insert(_ value: Value, at index: Int) {
        switch (storage, value) {
        case (.numbers(var items), .number(let x)):
            storage = .points([])
            items.insert(x, at: index)
            storage = .numbers(items)
        case (.points(var items), .point(let p)):
            storage = .numbers([])
            items.insert(p, at: index)
            storage = .points(items)
        case (.values(var items), _):
            storage = .numbers([])
            items.insert(value, at: index)
            storage = .values(items)
        default:
            var items = values
            items.insert(value, at: index)
            storage = ListObject(packing: items).storage
        }
    }

    /// - Precondition: `0 <= index < count`.
    func remove(at index: Int) -> Value {
        switch storage {
        case .numbers(var items):
            storage = .points([])
            defer { storage = .numbers(items) }
            return .number(items.remove(at: index))
        case .points(var items):
            storage = .numbers([])
            defer { storage = .points(items) }
            return .point(items.remove(at: index))
        case .values(var items):
            storage = .numbers([])
            defer { storage = .values(items) }
            return items.remove(at: index)
        }
    }

    /// A new list of this one's items and then another's.
    func joined(to other: ListObject) -> ListObject {
        switch (storage, other.storage) {
        case (.numbers(let a), .numbers(let b)): return ListObject(.numbers(a + b))
        case (.points(let a), .points(let b)): return ListObject(.points(a + b))
        default: return ListObject(packing: values + other.values)
        }
    }

    /// A list of the items at these places, packed as this one is.
    func picking(_ indices: some Collection<Int>) -> ListObject {
        switch storage {
        case .numbers(let items): return ListObject(.numbers(indices.map { items[$0] }))
        case .points(let items): return ListObject(.points(indices.map { items[$0] }))
        case .values(let items): return ListObject(packing: indices.map { items[$0] })
        }
    }
}

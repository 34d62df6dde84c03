// Lists made of lists.

import PenGeometry

extension ListObject {
    /// Adds the items that another list, perhaps this one, has now.
    func append(contentsOf other: ListObject) {
        for index in (0..<other.count).patiently { append(other[index]) }
    }

    /// A new list of this one's items and then another's.
    func joined(to other: ListObject) -> ListObject {
        switch (storage, other.storage) {
        case (.numbers(let a), .numbers(let b)): return ListObject(.numbers(Array(patiently: a, b)))
        case (.points(let a), .points(let b)): return ListObject(.points(Array(patiently: a, b)))
        default: return ListObject(packing: Array(patiently: values, other.values))
        }
    }

    /// A list of the items at these places, packed as this one is.
    func picking(_ indices: some Collection<Int>) -> ListObject {
        switch storage {
        case .numbers(let items): return ListObject(.numbers(indices.patiently.map { items[$0] }))
        case .points(let items): return ListObject(.points(indices.patiently.map { items[$0] }))
        case .values(let items): return ListObject(packing: indices.patiently.map { items[$0] })
        }
    }
}

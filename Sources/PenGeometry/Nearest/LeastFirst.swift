// What is the least comes first.

/// A binary heap (J. Williams: Algorithm 232, Heapsort. Communications of the ACM 7, 1964) of values by a number.
struct LeastFirst<Element> {
    private var items: [(key: Double, element: Element)] = []

    mutating func insert(_ element: Element, _ key: Double) {
        var i = items.count
        items.append((key, element))
        while i > 0, items[(i - 1) / 2].key > items[i].key {
            items.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }

    /// Takes the element with the least number out; nil where there is none.
    mutating func next() -> (key: Double, element: Element)? {
        guard let last = items.popLast() else { return nil }
        guard let first = items.first else { return last }
        items[0] = last
        var i = 0
        while true {
            let left = 2 * i + 1
            guard left < items.count else { return first }
            let child = left + 1 < items.count && items[left + 1].key < items[left].key ? left + 1 : left
            guard items[child].key < items[i].key else { return first }
            items.swapAt(i, child)
            i = child
        }
    }
}

// A growing buffer for inner loops.

/// Elements in memory of its own: an array without checks of bounds and ownership, for what is read a billion times.
/// Whoever makes one frees it.
struct Stack<Element: BitwiseCopyable> {
    private(set) var elements: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 64) {
        self.capacity = capacity
        elements = .allocate(capacity: capacity)
    }

    func free() { elements.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { elements[index] }
        nonmutating set { elements[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        elements[count] = element
        count += 1
    }

    mutating func removeAll(keepingFirst kept: Int = 0) { count = kept }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: elements, count: count)
        elements.deallocate()
        (elements, capacity) = (larger, capacity * 2)
    }

    /// By insertion where there is little to sort, which costs nothing where the order is right already.
    @inline(__always)
    func sortAlmostSorted(_ isBefore: (Element, Element) -> Bool) {
        guard count <= 24 else {
            var all = UnsafeMutableBufferPointer(start: elements, count: count)
            return all.sort(by: isBefore)
        }
        for i in 1..<max(1, count) where isBefore(elements[i], elements[i - 1]) {
            let element = elements[i]
            var place = i
            repeat {
                elements[place] = elements[place - 1]
                place -= 1
            } while place > 0 && isBefore(element, elements[place - 1])
            elements[place] = element
        }
    }
}

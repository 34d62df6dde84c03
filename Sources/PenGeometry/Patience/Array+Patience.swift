// Long copies that end where nobody waits for them.

import Synchronization

extension Array {
    /// The elements of all parts in their order, or the first of them where `Patience` is over.
    @inlinable public init<Part: RandomAccessCollection<Element>>(patiently parts: Part...) {
        self.init()
        reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { append(patiently: part) }
    }

    /// Adds elements stretch by stretch until `Patience` is over.
    @inlinable public mutating func append<Part: RandomAccessCollection<Element>>(patiently part: Part) {
        var rest = part[...]
        while !rest.isEmpty, !Patience.isOver.load(ordering: .relaxed) {
            append(contentsOf: rest.prefix(1 << 16))
            rest = rest.dropFirst(1 << 16)
        }
    }
}

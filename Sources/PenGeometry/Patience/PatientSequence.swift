// Long walks that end where nobody waits for their result.

import Synchronization

/// The elements of a sequence in their order, until `Patience` is over; it is looked at every thousand elements.
@frozen public struct PatientSequence<Base: Sequence>: Sequence {
    @usableFromInline let base: Base

    @inlinable init(_ base: Base) { self.base = base }

    /// A walk from the first element on.
    @inlinable public func makeIterator() -> Iterator { Iterator(base.makeIterator()) }

    /// A walk over the elements.
    @frozen public struct Iterator: IteratorProtocol {
        @usableFromInline var base: Base.Iterator
        /// Elements until the next look.
        @usableFromInline var left = 0

        @inlinable init(_ base: Base.Iterator) { self.base = base }

        /// The next element, or nil where there is none or `Patience` is over.
        @inlinable public mutating func next() -> Base.Element? {
            left -= 1
            if left < 0 {
                guard !Patience.isOver.load(ordering: .relaxed) else { return nil }
                left = 1023
            }
            return base.next()
        }
    }
}

extension PatientSequence where Base: Collection {
    /// What a function makes of each element.
    @inlinable public func map<T>(_ transform: (Base.Element) throws -> T) rethrows -> [T] {
        var results: [T] = []
        results.reserveCapacity(base.count)
        for element in self { results.append(try transform(element)) }
        return results
    }
}

extension Sequence {
    /// The same elements, as long as somebody waits for what comes of them.
    @inlinable public var patiently: PatientSequence<Self> { PatientSequence(self) }
}

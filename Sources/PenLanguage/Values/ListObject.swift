// Lists: references to a growing array.

import PenGeometry

/// A list as all its names see it. Numbers and points are packed until something else is stored.
public final class ListObject {
    public enum Storage {
        case numbers([Double])
        case points([Point])
        case values([Value])
    }

    @exclusivity(unchecked) public internal(set) var storage: Storage
    /// The epoch in which its length was last kept for undoing, and the one in which its whole content was.
    var epoch = 0
    var keptEpoch = 0

    public init(_ storage: Storage = .numbers([])) { self.storage = storage }

    /// A list of values, packed where they are all numbers or all points.
    public convenience init(packing values: [Value]) {
        self.init()
        reserve(values.count)
        for value in values { append(value) }
    }

    public var count: Int {
        switch storage {
        case .numbers(let a): return a.count
        case .points(let a): return a.count
        case .values(let a): return a.count
        }
    }

    public var isEmpty: Bool { count == 0 }

    public var values: [Value] {
        switch storage {
        case .numbers(let a): return a.map { .number($0) }
        case .points(let a): return a.map { .point($0) }
        case .values(let a): return a
        }
    }

    /// - Precondition: `0 <= index < count`.
    public subscript(index: Int) -> Value {
        switch storage {
        case .numbers(let a): return .number(a[index])
        case .points(let a): return .point(a[index])
        case .values(let a): return a[index]
        }
    }

    func reserve(_ capacity: Int) {
        guard case .numbers(var a) = storage else { return }
        storage = .numbers([])
        a.reserveCapacity(capacity)
        storage = .numbers(a)
    }

    func append(_ value: Value) {
        switch (storage, value) {
        case (.numbers(var a), .number(let x)):
            storage = .points([])
            a.append(x)
            storage = .numbers(a)
        case (.points(var a), .point(let p)):
            storage = .numbers([])
            a.append(p)
            storage = .points(a)
        case (.numbers(let a), .point(let p)) where a.isEmpty:
            storage = .points([p])
        case (.values(var a), _):
            storage = .numbers([])
            a.append(value)
            storage = .values(a)
        default:
            unpack()
            append(value)
        }
    }

    func set(_ index: Int, _ value: Value) {
        switch (storage, value) {
        case (.numbers(var a), .number(let x)):
            storage = .points([])
            a[index] = x
            storage = .numbers(a)
        case (.points(var a), .point(let p)):
            storage = .numbers([])
            a[index] = p
            storage = .points(a)
        case (.values(var a), _):
            storage = .numbers([])
            a[index] = value
            storage = .values(a)
        default:
            unpack()
            set(index, value)
        }
    }

    private func unpack() { storage = .values(values) }

    /// Long chains of lists in lists are taken apart in a loop: released link by link they would overflow the stack.
    deinit {
        guard case .values(var pending) = storage else { return }
        storage = .numbers([])
        while let value = pending.popLast() {
            guard case .list(var list) = value else { continue }
            _ = consume value
            guard isKnownUniquelyReferenced(&list), case .values(let inner) = list.storage else { continue }
            list.storage = .numbers([])
            pending.append(contentsOf: inner)
        }
    }
}

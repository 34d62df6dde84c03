// Lists: references to a growing array.

import PenGeometry

/// A list as all its names see it. Numbers and points are packed until something else is stored.
public final class ListObject {
    public enum Storage {
        case numbers([Double])
        case points([Point])
        case values([Value])
    }

    private enum Form { case numbers, points, values }

    /// Which of the three arrays is in use; the others are empty. Apart, so that a value is added in place.
    private var form: Form
    @exclusivity(unchecked) private var numbers: [Double] = []
    @exclusivity(unchecked) private var points: [Point] = []
    @exclusivity(unchecked) private var boxed: [Value] = []
    /// The epoch in which its length was last kept for undoing, and the one in which its whole content was.
    var epoch = 0
    var keptEpoch = 0
    let generation = Generation.now

    public init(_ storage: Storage = .numbers([])) {
        form = .numbers
        self.storage = storage
    }

    /// A list of values, packed where they are all numbers or all points.
    public convenience init(packing values: [Value]) {
        switch values.first {
        case nil: self.init(.numbers([]))
        case .number?: self.init(ListObject.packed(values) { if case .number(let x) = $0 { x } else { nil } }.map(Storage.numbers) ?? .values(values))
        case .point?: self.init(ListObject.packed(values) { if case .point(let p) = $0 { p } else { nil } }.map(Storage.points) ?? .values(values))
        default: self.init(.values(values))
        }
    }

    /// nil where one of the values is of another kind.
    private static func packed<T>(_ values: [Value], _ unpack: (Value) -> T?) -> [T]? {
        var items: [T] = []
        items.reserveCapacity(values.count)
        for value in values.patiently {
            guard let item = unpack(value) else { return nil }
            items.append(item)
        }
        return items
    }

    public internal(set) var storage: Storage {
        get {
            switch form {
            case .numbers: return .numbers(numbers)
            case .points: return .points(points)
            case .values: return .values(boxed)
            }
        }
        set {
            (numbers, points, boxed) = ([], [], [])
            switch newValue {
            case .numbers(let a): (form, numbers) = (.numbers, a)
            case .points(let a): (form, points) = (.points, a)
            case .values(let a): (form, boxed) = (.values, a)
            }
        }
    }

    @inline(__always) public var count: Int {
        switch form {
        case .numbers: return numbers.count
        case .points: return points.count
        case .values: return boxed.count
        }
    }

    public var isEmpty: Bool { count == 0 }

    public var values: [Value] {
        switch form {
        case .numbers: return numbers.patiently.map { .number($0) }
        case .points: return points.patiently.map { .point($0) }
        case .values: return boxed
        }
    }

    /// - Precondition: `0 <= index < count`.
    @inline(__always) public subscript(index: Int) -> Value {
        switch form {
        case .numbers: return .number(numbers[index])
        case .points: return .point(points[index])
        case .values: return boxed[index]
        }
    }

    /// The list at a place, borrowed from this one; nil where something else stands there.
    /// - Precondition: `0 <= index < count`.
    @inline(__always) func unretainedList(at index: Int) -> Unmanaged<ListObject>? {
        guard form == .values, case .list(let list) = boxed[index] else { return nil }
        return Unmanaged.passUnretained(list)
    }

    func append(_ value: Value) {
        switch (form, value) {
        case (.numbers, .number(let x)): numbers.append(x)
        case (.points, .point(let p)): points.append(p)
        case (.numbers, .point(let p)) where numbers.isEmpty:
            form = .points
            points.append(p)
        case (.values, _): boxed.append(value)
        default:
            unpack()
            boxed.append(value)
        }
    }

    /// - Precondition: `0 <= index <= count`.
    func insert(_ value: Value, at index: Int) {
        switch (form, value) {
        case (.numbers, .number(let x)): numbers.insert(x, at: index)
        case (.points, .point(let p)): points.insert(p, at: index)
        case _ where isEmpty: append(value)
        default:
            if form != .values { unpack() }
            boxed.insert(value, at: index)
        }
    }

    /// - Precondition: `0 <= index < count`.
    func remove(at index: Int) -> Value {
        switch form {
        case .numbers: return .number(numbers.remove(at: index))
        case .points: return .point(points.remove(at: index))
        case .values: return boxed.remove(at: index)
        }
    }

    /// - Precondition: `0 <= index < count`.
    func set(_ index: Int, _ value: Value) {
        switch (form, value) {
        case (.numbers, .number(let x)): numbers[index] = x
        case (.points, .point(let p)): points[index] = p
        default:
            if form != .values { unpack() }
            boxed[index] = value
        }
    }

    private func unpack() { storage = .values(values) }

    /// Long chains of lists in lists are taken apart in a loop: released link by link they would overflow the stack.
    deinit {
        guard form == .values else { return }
        var pending = boxed
        boxed = []
        while let value = pending.popLast() {
            guard case .list(var list) = value else { continue }
            _ = consume value
            guard isKnownUniquelyReferenced(&list), list.form == .values else { continue }
            pending.append(contentsOf: list.boxed)
            list.boxed = []
        }
    }
}

// What global variables held before: their part of undo.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where global variables live: two doubles and one value each.
struct GlobalMemory {
    let count: Int
    let numbers: UnsafeMutablePointer<Double>
    let values: UnsafeMutablePointer<Value>
}

/// Code writes global variables without a word. So their contents at the latest mark are kept beside them, and the next
/// mark finds what has changed by comparing: a mark costs a look at all variables and keeps those that changed.
struct GlobalHistory {
    private struct Change {
        let index: Int
        let numbers: (Double, Double)
        let value: Value
    }

    /// At the latest mark.
    private var numbers: [Double] = []
    private var values: [Value] = []
    private var changes: [Change] = []

    /// How many changes are kept.
    var count: Int { changes.count }

    /// Keeps what has changed since the latest mark.
    mutating func note(_ memory: GlobalMemory) {
        for index in values.indices where differs(index, memory) {
            changes.append(Change(index: index, numbers: (numbers[2 * index], numbers[2 * index + 1]), value: values[index]))
            (numbers[2 * index], numbers[2 * index + 1]) = (memory.numbers[2 * index], memory.numbers[2 * index + 1])
            values[index] = memory.values[index]
        }
        let known = values.count
        numbers += UnsafeBufferPointer(start: memory.numbers + 2 * known, count: 2 * (memory.count - known))
        values += UnsafeBufferPointer(start: memory.values + known, count: memory.count - known)
    }

    /// Puts back what has changed since there were so many changes; variables from `variableCount` on are set free.
    mutating func rollback(to length: Int, variableCount: Int, _ memory: GlobalMemory) {
        note(memory)
        while changes.count > length {
            let change = changes.removeLast(), index = change.index
            (numbers[2 * index], numbers[2 * index + 1]) = change.numbers
            values[index] = change.value
            (memory.numbers[2 * index], memory.numbers[2 * index + 1]) = change.numbers
            memory.values[index] = change.value
        }
        for index in variableCount..<max(variableCount, memory.count) { (memory.values[index], values[index]) = (.unset, .unset) }
    }

    mutating func removeAll() { self = GlobalHistory() }

    /// By their bytes: what is the same in other bytes is only kept in vain.
    private func differs(_ index: Int, _ memory: GlobalMemory) -> Bool {
        let areNumbersSame = numbers.withUnsafeBufferPointer { memcmp($0.baseAddress! + 2 * index, memory.numbers + 2 * index, 16) == 0 }
        return !areNumbersSame || values.withUnsafeBufferPointer { memcmp($0.baseAddress! + index, memory.values + index, MemoryLayout<Value>.size) != 0 }
    }
}

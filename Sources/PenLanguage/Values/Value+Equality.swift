// When two values are equal.

import PenGeometry
import Synchronization

extension Value {
    /// Numbers, points, texts, colours, paths, transforms, gradients and ranges by what they hold, lists item by item,
    /// functions and layers by identity. Values of different kinds are not equal.
    func isEqual(to other: Value) -> Bool {
        if case .list(let a) = self, case .list(let b) = other { return ListComparison().areEqual(a, b) }
        return isPlainlyEqual(to: other)
    }

    /// Equality of all kinds but lists, which are equal here where they are the same.
    fileprivate func isPlainlyEqual(to other: Value) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): return a == b
        case (.jet(let a), .jet(let b)): return a.number == b.number
        case (.jet(let a), .number(let b)), (.number(let b), .jet(let a)): return a.number == b
        case (.point(let a), .point(let b)): return a == b
        case (.jetPoint(let a), .jetPoint(let b)): return a.point == b.point
        case (.jetPoint(let a), .point(let b)), (.point(let b), .jetPoint(let a)): return a.point == b
        case (.text(let a), .text(let b)): return a == b
        case (.boolean(let a), .boolean(let b)): return a == b
        case (.nothing, .nothing): return true
        case (.list(let a), .list(let b)): return a === b
        case (.function(let a), .function(let b)): return a.isSame(as: b)
        case (.range(let a), .range(let b)):
            return a.lower == b.lower && a.upper == b.upper && a.isClosed == b.isClosed && a.step == b.step
        case (.color(let a), .color(let b)): return a.color == b.color
        case (.path(let a), .path(let b)): return a.path == b.path
        case (.transform(let a), .transform(let b)): return a.transform == b.transform
        case (.gradient(let a), .gradient(let b)): return a.gradient == b.gradient
        case (.layer(let a), .layer(let b)): return a == b
        case (.box(let a), .box(let b)): return a.rect == b.rect
        case (.place(let a), .place(let b)): return a.point == b.point && a.parameter == b.parameter
        default: return false
        }
    }
}

extension FunctionObject {
    /// The same object, builtin, or function that captures nothing.
    fileprivate func isSame(as other: FunctionObject) -> Bool {
        if case .builtin(let a) = kind, case .builtin(let b) = other.kind { return a.info.name == b.info.name }
        if case .script(let a) = kind, case .script(let b) = other.kind, captured.isEmpty { return a === b }
        return self === other
    }
}

/// Compares lists in lists with a stack of its own: they may be nested deeper than the native stack allows, and may hold
/// themselves.
private struct ListComparison {
    private struct Pair: Hashable { let a, b: ObjectIdentifier }
    private var pending: [(ListObject, ListObject)] = []
    /// Pairs that are compared already, or will be: a cycle is equal unless a difference is found elsewhere.
    private var seen: Set<Pair> = []

    func areEqual(_ a: ListObject, _ b: ListObject) -> Bool {
        var comparison = self
        comparison.note(a, b)
        while let (a, b) = comparison.pending.popLast(), !Patience.isOver.load(ordering: .relaxed) {
            guard comparison.itemsAgree(a, b) else { return false }
        }
        return true
    }

    private mutating func note(_ a: ListObject, _ b: ListObject) {
        guard a !== b, seen.insert(Pair(a: ObjectIdentifier(a), b: ObjectIdentifier(b))).inserted else { return }
        pending.append((a, b))
    }

    /// True where all items agree but for inner lists, which are noted for later.
    private mutating func itemsAgree(_ a: ListObject, _ b: ListObject) -> Bool {
        switch (a.storage, b.storage) {
        case (.numbers(let x), .numbers(let y)): return x == y
        case (.points(let x), .points(let y)): return x == y
        default: break
        }
        guard a.count == b.count else { return false }
        for index in 0..<a.count {
            let (x, y) = (a[index], b[index])
            if case .list(let inner) = x, case .list(let other) = y {
                note(inner, other)
            } else if !x.isPlainlyEqual(to: y) {
                return false
            }
        }
        return true
    }
}

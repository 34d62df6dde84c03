// Indices as a script writes them: from 0, or negative from the end.

import PenSyntax

extension Invocation {
    /// The index of an item that is there.
    func index(_ written: Double, in items: Items, at argument: Int) throws -> Int {
        let count = items.count
        guard let index = position(written, count), index < count else { throw outside(written, items, count, argument) }
        return index
    }

    /// A place between two items, or before the first or after the last.
    func gap(_ written: Double, in items: Items, at argument: Int) throws -> Int {
        let count = items.count
        guard let index = position(written, count) else { throw outside(written, items, count, argument) }
        return index
    }

    private func position(_ written: Double, _ count: Int) -> Int? {
        guard written.rounded() == written, abs(written) <= Double(count) else { return nil }
        return written < 0 ? count + Int(written) : Int(written)
    }

    private func outside(_ written: Double, _ items: Items, _ count: Int, _ argument: Int) -> Diagnostic {
        let shown = Value.number(written).shown
        if written.rounded() != written { return failure(.wrongKind, "items are counted with whole numbers, and this is \(shown)", at: argument) }
        if count == 0 { return failure(.noSuchPlace, "there is no place \(shown): the \(items.noun) is empty", at: argument) }
        let things = count == 1 ? "one item, at place 0" : "\(count) items, at places 0 to \(count - 1)"
        return failure(.noSuchPlace, "there is no place \(shown): the \(items.noun) has \(things)", at: argument)
    }

    /// The indices that a range stands for; negative bounds count from the end.
    func indices(_ range: RangeObject, in items: Items, at argument: Int) throws -> Range<Int> {
        let count = items.count
        func bound(_ x: Double) throws -> Int {
            guard x.rounded() == x, abs(x) <= Double(count) else { throw outside(x, items, count, argument) }
            return x < 0 ? count + Int(x) : Int(x)
        }
        let lower = try bound(range.lower), upper = try bound(range.upper) + (range.isClosed ? 1 : 0)
        guard upper <= count else { throw outside(range.upper, items, count, argument) }
        // A range that runs backwards has no numbers in it.
        return lower..<max(lower, upper)
    }

    func emptied(_ items: Items, _ argument: Int = 0) -> Diagnostic {
        failure(.noSuchPlace, "\(site.name) needs at least one item, and the \(items.noun) is empty", at: argument)
    }
}

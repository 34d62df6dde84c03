// What the functions of lists ask of a call: items of one kind, memory for large results, patience in long loops.

import PenGeometry
import PenSyntax

extension Invocation {
    /// A list's values as they are now.
    func snapshot(_ list: ListObject) throws -> [Value] {
        try reserve(list.count)
        return list.values
    }

    func scalars(_ values: [Value]) throws -> [Scalar] { try values.patiently.map { try element($0, "numbers") } }
    func vectors(_ values: [Value]) throws -> [Vector] { try values.patiently.map { try element($0, "points") } }

    private func element<T: Convertible>(_ value: Value, _ kinds: String) throws -> T {
        guard let element = T.convert(value) else { throw failure(.wrongKind, "\(site.name) takes \(kinds), and one value is \(value.described)", at: 0) }
        return element
    }

    /// The failure of an argument that is of none of the kinds that are possible.
    func mismatch(_ index: Int, takes kinds: String) -> Diagnostic {
        guard !arguments[index].carriesDerivatives else { return noDerivative(at: index) }
        return misfit(site.name, takes: kinds, arguments[index], at: index)
    }

    /// Asks for the memory of a large list before it is made.
    func reserve(_ count: Int, bytesEach: Int = MemoryLayout<Value>.stride) throws {
        guard count > 100_000 else { return }
        let (bytes, isTooMany) = count.multipliedReportingOverflow(by: bytesEach)
        try machine.charge(bytes: isTooMany ? .max : bytes, at: site.span)
    }

    /// Refuses a range that is too long for a list, or whose list would be too large for the memory.
    func admit(_ range: RangeObject, at index: Int? = nil) throws {
        guard range.length <= Double(ListObject.maximumCount) else {
            throw failure(.tooLarge, "\(Value.range(range).described) has \(Value.number(range.length).shown) numbers, which is too many for a list", at: index)
        }
        try reserve(range.count, bytesEach: MemoryLayout<Double>.stride)
    }

    /// The list of a range's numbers.
    func numbers(_ range: RangeObject) throws -> ListObject {
        try admit(range, at: 0)
        var numbers: [Double] = []
        numbers.reserveCapacity(range.count)
        for index in 0..<range.count {
            try pace(index)
            numbers.append(range.element(index))
        }
        return ListObject(.numbers(numbers))
    }

    /// Lets a limit or an interruption stop a long loop; called at every step, it looks at every thousandth.
    func pace(_ step: Int) throws {
        if step & 1023 == 1023 { try machine.checkpoint(at: site.span) }
    }
}

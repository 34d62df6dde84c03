// What the functions of lists ask of a call: items of one kind, memory for large results, patience in long loops.

import PenSyntax

extension Invocation {
    /// A list's values as they are now.
    func snapshot(_ list: ListObject) throws -> [Value] {
        try reserve(list.count)
        return list.values
    }

    func scalars(_ values: [Value]) throws -> [Scalar] { try values.map { try element($0, "numbers") } }
    func vectors(_ values: [Value]) throws -> [Vector] { try values.map { try element($0, "points") } }

    private func element<T: Convertible>(_ value: Value, _ kinds: String) throws -> T {
        guard let element = T.convert(value) else { throw failure("\(site.name) takes \(kinds), and one value is \(value.described)", at: 0) }
        return element
    }

    /// The failure of an argument that is of none of the kinds that are possible.
    func mismatch(_ index: Int, takes kinds: String) -> Diagnostic {
        failure("\(site.name) takes \(kinds), and this is \(arguments[index].described)", at: index)
    }

    /// Asks for the memory of a large list before it is made.
    func reserve(_ count: Int, bytesEach: Int = MemoryLayout<Value>.stride) throws {
        guard count > 100_000 else { return }
        let (bytes, isTooMany) = count.multipliedReportingOverflow(by: bytesEach)
        try machine.charge(bytes: isTooMany ? .max : bytes, at: site.span)
    }

    /// Lets a limit or an interruption stop a long loop; called at every step, it looks at every thousandth.
    func pace(_ step: Int) throws {
        if step & 1023 == 1023 { try machine.checkpoint(at: site.span) }
    }
}

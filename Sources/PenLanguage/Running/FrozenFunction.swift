// A function as it was at a moment, whatever the script does afterwards.

/// A copy of a function with all that it sees of the script: captured variables and those at the script's top.
final class FrozenFunction {
    let function: FunctionObject
    private unowned let machine: Machine
    private let globals: [GlobalCopy]

    init(_ function: FunctionObject, in machine: Machine) {
        let copier = ValueCopier()
        self.function = copier.copy(function)
        self.machine = machine
        // What a variable holds may be a function that reads others.
        var globals: [GlobalCopy] = []
        while globals.count < copier.globals.count { globals.append(GlobalCopy(copier.globals[globals.count], in: machine, copier)) }
        self.globals = globals
    }

    /// Runs work for which the variables at the script's top are what they were.
    func withItsGlobals<T>(_ work: () throws -> T) rethrows -> T {
        let now = globals.map { GlobalCopy($0.variable, in: machine) }
        globals.forEach { $0.restore(in: machine) }
        defer { now.forEach { $0.restore(in: machine) } }
        return try work()
    }
}

/// What a global variable held.
private struct GlobalCopy {
    let variable: Variable
    private let kind: Kind
    private let numbers: (Double, Double)
    private let value: Value

    /// - Parameter copier: copies the value too, so that later changes leave it alone.
    init(_ variable: Variable, in machine: Machine, _ copier: ValueCopier? = nil) {
        (self.variable, kind) = (variable, variable.compiledKind ?? variable.kind)
        let slots = machine.numberAddress(variable.address)
        numbers = (slots[0], slots[1])
        let value = machine.valueAddress(variable.address).pointee
        self.value = copier?.copy(value) ?? value
    }

    func restore(in machine: Machine) {
        let slots = machine.numberAddress(variable.address)
        (slots[0], slots[1]) = numbers
        machine.valueAddress(variable.address).pointee = value
        // Code may have been compiled since that looks for it elsewhere.
        if (variable.compiledKind ?? variable.kind) != kind { machine.move(variable, from: kind) }
    }
}

// Functions of numbers, ready to be called many times by builtins such as `map` and `filter`.

import PenSyntax

/// A function of the script that takes numbers, with its captured variables in place.
private struct NumericEntry {
    let instance: Instance
    let numbers: Slots
    let info: CallInfo

    /// nil where the function is not one of `count` numbers that gives values of the kind, and where it may not be allowed.
    init?(_ function: FunctionObject, count: Int, gives kind: Kind, _ call: Invocation, isAdmitted: Bool = false) {
        guard call.machine.isolation == nil || isAdmitted, case .script(let script) = function.kind, script.parameterCount == count, let numeric = script.numeric, numeric.result == kind else { return nil }
        let state = call.machine.state
        instance = numeric
        numbers = state.pointee.numbers
        info = CallInfo(call.machine, function.name, call.site.span)
        numeric.entry.place(function.captured, values: state.pointee.values, numbers: numbers)
    }
}

/// A function of one or two numbers that gives a number.
struct NumericCaller {
    private let entry: NumericEntry
    private let body: Unmanaged<NumberBody>

    /// - Parameter isAdmitted: that it leaves no traces is known.
    init?(_ function: FunctionObject, count: Int, at call: Invocation, isAdmitted: Bool = false) {
        guard let entry = NumericEntry(function, count: count, gives: .number, call, isAdmitted: isAdmitted) else { return nil }
        self.entry = entry
        body = entry.instance.entry.number.pointee
    }

    @inline(__always) func callAsFunction(_ x: Double) throws -> Double {
        entry.numbers[0] = x
        return try entry.info.guarded { try body._withUnsafeGuaranteedRef { try $0.run(entry.numbers) } }
    }

    @inline(__always) func callAsFunction(_ x: Double, _ y: Double) throws -> Double {
        entry.numbers[1] = y
        return try self(x)
    }
}

/// A function of one number that gives true or false.
struct NumericTest {
    private let entry: NumericEntry
    private let body: Unmanaged<BooleanBody>

    init?(_ function: FunctionObject, at call: Invocation) {
        guard let entry = NumericEntry(function, count: 1, gives: .boolean, call) else { return nil }
        self.entry = entry
        body = entry.instance.entry.boolean.pointee
    }

    @inline(__always) func callAsFunction(_ x: Double) throws -> Bool {
        entry.numbers[0] = x
        return try entry.info.guarded { try body._withUnsafeGuaranteedRef { try $0.run(entry.numbers) } }
    }
}

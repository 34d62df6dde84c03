// Calling functions from builtins.

import PenGeometry
import PenSyntax

extension Machine {
    /// Calls any function with any values. From inside a builtin, whose stack windows lie below what is used here.
    func call(_ function: FunctionObject, _ arguments: [Value], at call: Invocation) throws -> Value {
        let window = state.pointee.values
        let numbers = state.pointee.numbers
        defer {
            state.pointee.values = window
            state.pointee.numbers = numbers
        }
        for (index, argument) in arguments.enumerated() { window[index] = argument }
        let dynamic = DynamicCall(machine: self, span: call.site.span, calleeSpan: call.site.span, argumentSpans: [], name: function.name)
        return try dynamic.call(function, window, arguments.count, numbers)
    }

    /// Calls a builtin with values in the order of writing: two numbers may stand for a point, and the last
    /// parameter may take all that is left.
    func invoke(_ builtin: Builtin, _ given: UnsafeBufferPointer<Value>, _ site: CallSite) throws -> Value {
        let window = state.pointee.values
        let parameters = builtin.info.parameters
        for index in parameters.indices { window[index] = .unset }
        try bind(builtin, given, into: window, site)
        state.pointee.values = window + parameters.count
        defer { state.pointee.values = window }
        return try builtin.invoke(Invocation(machine: self, arguments: window, site: site, block: nil))
    }

    /// Gives each parameter that is still `unset` its value from what was written without labels.
    func bind(_ builtin: Builtin, _ given: UnsafeBufferPointer<Value>, into window: UnsafeMutablePointer<Value>, _ site: CallSite) throws {
        var next = 0
        for (index, parameter) in builtin.info.parameters.enumerated() where next < given.count {
            guard case .unset = window[index] else { continue }
            if parameter.takesRest {
                window[index] = .list(ListObject(packing: Array(given[next...])))
                next = given.count
            } else if parameter.takesPoint, next + 1 < given.count, case .number(let x) = given[next], case .number(let y) = given[next + 1] {
                window[index] = .point(Point(x, y))
                next += 2
            } else {
                window[index] = given[next]
                next += 1
            }
        }
        guard next == given.count else { throw tooMany(builtin, site) }
    }

    func tooMany(_ builtin: Builtin, _ site: CallSite) -> Diagnostic {
        let names = builtin.info.parameters.map(\.name)
        let known = names.isEmpty ? "nothing" : names.joined(separator: ", ")
        return Diagnostic("too many values for \(builtin.info.name); it takes \(known)", at: site.span)
    }
}

/// A function of numbers, ready to be called many times by a builtin such as `map`.
struct NumericCaller {
    private let body: Unmanaged<NumberBody>
    private let owner: Instance
    private let numbers: Slots
    private let info: CallInfo

    /// nil where the function is not one of `count` numbers that gives a number.
    init?(_ function: FunctionObject, count: Int, _ machine: Machine, at call: Invocation) {
        guard case .script(let script, let captured) = function.kind, script.parameterCount == count,
            let numeric = script.numeric, numeric.result == .number else { return nil }
        owner = numeric
        body = numeric.entry.number.pointee
        numbers = machine.state.pointee.numbers
        info = CallInfo(machine, function.name, call.site.span)
        numeric.place(captured, values: machine.state.pointee.values, numbers: numbers)
    }

    @inline(__always) func callAsFunction(_ x: Double) throws -> Double {
        numbers[0] = x
        return try info.guarded { try body._withUnsafeGuaranteedRef { try $0.run(numbers) } }
    }

    @inline(__always) func callAsFunction(_ x: Double, _ y: Double) throws -> Double {
        numbers[0] = x
        numbers[1] = y
        return try info.guarded { try body._withUnsafeGuaranteedRef { try $0.run(numbers) } }
    }
}

/// The same for a function of one number that gives true or false.
struct NumericTest {
    private let body: Unmanaged<BooleanBody>
    private let owner: Instance
    private let numbers: Slots
    private let info: CallInfo

    init?(_ function: FunctionObject, _ machine: Machine, at call: Invocation) {
        guard case .script(let script, let captured) = function.kind, script.parameterCount == 1,
            let numeric = script.numeric, numeric.result == .boolean else { return nil }
        owner = numeric
        body = numeric.entry.boolean.pointee
        numbers = machine.state.pointee.numbers
        info = CallInfo(machine, function.name, call.site.span)
        numeric.place(captured, values: machine.state.pointee.values, numbers: numbers)
    }

    @inline(__always) func callAsFunction(_ x: Double) throws -> Bool {
        numbers[0] = x
        return try info.guarded { try body._withUnsafeGuaranteedRef { try $0.run(numbers) } }
    }
}

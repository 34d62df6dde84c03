// Functions of any values, ready to be called many times by builtins such as `map` and `sorted`.

/// Any function, with one or two values. From inside a builtin, whose windows of the stacks lie below what is used here.
struct ValueCaller {
    private let function: FunctionObject
    private let dynamic: DynamicCall
    private let state: UnsafeMutablePointer<State>
    private let window: UnsafeMutablePointer<Value>
    private let numbers: Slots

    init(_ function: FunctionObject, at call: Invocation) {
        self.function = function
        dynamic = DynamicCall(machine: call.machine, span: call.site.span, calleeSpan: call.site.span, argumentSpans: [], name: function.name)
        state = call.machine.state
        (window, numbers) = (state.pointee.values, state.pointee.numbers)
    }

    func callAsFunction(_ a: Value) throws -> Value {
        window[0] = a
        return try run(1)
    }

    func callAsFunction(_ a: Value, _ b: Value) throws -> Value {
        window[0] = a
        window[1] = b
        return try run(2)
    }

    private func run(_ count: Int) throws -> Value {
        defer { (state.pointee.values, state.pointee.numbers) = (window, numbers) }
        return try dynamic.call(function, window, count, numbers)
    }
}

// Calls of functions that are known only when the script runs.

import PenGeometry
import PenSyntax

final class DynamicCall {
    let machine: Machine
    let span: Span
    let calleeSpan: Span
    let argumentSpans: [Span]
    private let info: CallInfo

    init(machine: Machine, span: Span, calleeSpan: Span, argumentSpans: [Span], name: String = "function") {
        (self.machine, self.span, self.calleeSpan, self.argumentSpans) = (machine, span, calleeSpan, argumentSpans)
        info = CallInfo(machine, name, span)
    }

    func noFunction(_ value: Value) -> Diagnostic {
        guard case .number = value else { return Diagnostic("only functions can be called, and this is \(value.described)", at: calleeSpan) }
        let end = Span(source: calleeSpan.source, start: calleeSpan.end, end: calleeSpan.end)
        let fix = argumentSpans.isEmpty ? nil : Diagnostic.Fix(replacing: end, with: " * ")
        return Diagnostic("only functions can be called, and this is \(value.described); a product needs *", at: calleeSpan, fix: fix)
    }

    /// - Parameters:
    ///   - arguments: on the value stack, with free room above.
    ///   - numbers: free room on the number stack.
    func call(_ function: FunctionObject, _ arguments: UnsafeMutablePointer<Value>, _ count: Int, _ numbers: Slots) throws -> Value {
        switch function.kind {
        case .script(let script, let captured): return try call(script, captured, arguments, count, numbers)
        case .builtin(let builtin):
            machine.state.pointee.values = arguments + count
            machine.state.pointee.numbers = numbers
            let site = CallSite(builtin, span: span, argumentSpans: [])
            site.written = argumentSpans
            return try machine.invoke(builtin, UnsafeBufferPointer(start: arguments, count: count), site)
        case .derivative(let base, let order):
            return try machine.derivative(base, order, UnsafeBufferPointer(start: arguments, count: count), self, numbers)
        }
    }

    private func call(
        _ function: Function, _ captured: [Value], _ arguments: UnsafeMutablePointer<Value>, _ count: Int, _ numbers: Slots
    ) throws -> Value {
        guard function.accepts(count) else { throw wrongCount(function, count) }
        guard let general = function.general else { throw Diagnostic("this function is not there any more", at: calleeSpan) }
        let instance: Instance
        if count == function.parameterCount, let numeric = function.numeric, DynamicCall.unpack(arguments, count, numbers) {
            instance = numeric
        } else {
            instance = general
        }
        machine.state.pointee.values = arguments
        instance.place(captured, values: arguments, numbers: numbers)
        for index in count..<max(count, function.parameterCount) { try instance.entry.defaults[index]?.run(numbers) }
        return try run(instance, numbers)
    }

    /// Copies the arguments to the number stack; false where one is no number.
    @inline(__always) private static func unpack(_ arguments: UnsafeMutablePointer<Value>, _ count: Int, _ numbers: Slots) -> Bool {
        for index in 0..<count {
            guard case .number(let x) = arguments[index] else { return false }
            numbers[index] = x
        }
        return true
    }

    private func wrongCount(_ function: Function, _ count: Int) -> Diagnostic {
        let name = function.name ?? "the function"
        let wanted = function.requiredCount == function.parameterCount
            ? Resolver.counted(function.parameterCount, "value")
            : "\(function.requiredCount) to \(function.parameterCount) values"
        return Diagnostic("\(name) takes \(wanted), and is given \(count)", at: span, notes: [Diagnostic.Note("declared here", at: function.span)])
    }

    private func run(_ instance: Instance, _ numbers: Slots) throws -> Value {
        let entry = instance.entry
        return try info.guarded {
            switch instance.result {
            case .number: return .number(try entry.number.pointee._withUnsafeGuaranteedRef { try $0.run(numbers) })
            case .boolean: return .boolean(try entry.boolean.pointee._withUnsafeGuaranteedRef { try $0.run(numbers) })
            case .point: return .point(try entry.point.pointee._withUnsafeGuaranteedRef { try $0.run(numbers) })
            case .nothing:
                try entry.plain.pointee._withUnsafeGuaranteedRef { try $0.run(numbers) }
                return .nothing
            case .any, .none, .function: return try entry.value.pointee._withUnsafeGuaranteedRef { try $0.run(numbers) }
            }
        }
    }
}

extension Function {
    func accepts(_ count: Int) -> Bool { count >= requiredCount && count <= parameterCount }
}

extension Instance {
    /// Puts the captured variables of a function that is called as a value into the windows of its call.
    @inline(__always) func place(_ captured: [Value], values: UnsafeMutablePointer<Value>, numbers: Slots) {
        guard !captured.isEmpty else { return }
        for index in captured.indices {
            let slot = layout.captureSlots[index]
            guard layout.capturesDoubles[index] else {
                values[slot] = captured[index]
                continue
            }
            switch captured[index] {
            case .number(let x): numbers[slot] = x
            case .boolean(let b): numbers[slot] = b ? 1 : 0
            case .point(let p): (numbers[slot], numbers[slot + 1]) = (p.x, p.y)
            default: break
            }
        }
    }
}

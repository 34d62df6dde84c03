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
        if case .path = value { return noFunction(pathAs: value) }
        guard case .number = value else { return Diagnostic(.notAFunction, "only functions can be called, and this is \(value.described)", at: calleeSpan) }
        if argumentSpans.count == 1, let gap = gapBeforeMinus(argumentSpans[0]) {
            return Diagnostic(.notAFunction, "only functions can be called, and this is \(value.described); a difference has blanks on both sides of its sign", at: calleeSpan,
                fix: Diagnostic.Fix(replacing: gap, with: " - "))
        }
        let end = calleeSpan.atEnd
        let fix = argumentSpans.isEmpty ? nil : Diagnostic.Fix(replacing: end, with: " * ")
        return Diagnostic(.notAFunction, "only functions can be called, and this is \(value.described); a product needs *", at: calleeSpan, fix: fix)
    }

    /// `B(t)`, as a textbook writes the point of a curve at a parameter.
    private func noFunction(pathAs value: Value) -> Diagnostic {
        var fix: Diagnostic.Fix?
        if argumentSpans.count == 1, argumentSpans[0].start == calleeSpan.end + 1, machine.text(of: span)?.hasSuffix(")") == true {
            fix = Diagnostic.Fix(replacing: calleeSpan.atEnd, with: ".pointAt")
            fix?.edits.append(.init(argumentSpans[0].atEnd, ", by: parameter"))
        }
        return Diagnostic(.notAFunction, "only functions can be called, and this is \(value.described); its points are pointAt(t, by: parameter)", at: calleeSpan, fix: fix)
    }

    /// `a -1`: what stands between the name and the number.
    private func gapBeforeMinus(_ argument: Span) -> Span? {
        guard argument.start > calleeSpan.end, let text = machine.text(of: argument), text.hasPrefix("-") else { return nil }
        return Span(source: calleeSpan.source, start: calleeSpan.end, end: argument.start + 1)
    }

    /// - Parameters:
    ///   - arguments: on the value stack, with free room above.
    ///   - numbers: free room on the number stack.
    func call(_ function: FunctionObject, _ arguments: UnsafeMutablePointer<Value>, _ count: Int, _ numbers: Slots) throws -> Value {
        if let dispatch = function.dispatch { return try call(dispatch.pointee, function, arguments, count, numbers) }
        switch function.kind {
        case .script(let script): return try call(script.dispatch.pointee, function, arguments, count, numbers)
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
        _ dispatch: Dispatch, _ function: FunctionObject, _ arguments: UnsafeMutablePointer<Value>, _ count: Int, _ numbers: Slots
    ) throws -> Value {
        try machine.admit(function)
        guard count >= dispatch.requiredCount, count <= dispatch.parameterCount else { throw wrongCount(function, count) }
        guard let general = dispatch.general else { throw Diagnostic(.unknownName, "this function is not there any more", at: calleeSpan) }
        let entry: Unmanaged<Entry>
        if count == dispatch.parameterCount, let numeric = dispatch.numeric, DynamicCall.unpack(arguments, count, numbers) {
            entry = numeric
        } else {
            entry = general
        }
        machine.state.pointee.values = arguments
        return try entry._withUnsafeGuaranteedRef { entry in
            entry.place(function.captured, values: arguments, numbers: numbers)
            for index in count..<max(count, dispatch.parameterCount) { try entry.defaults[index]?.run(numbers) }
            return try info.guarded { try entry.boxed.pointee._withUnsafeGuaranteedRef { try $0.run(numbers) } }
        }
    }

    /// Copies the arguments to the number stack; false where one is no number.
    @inline(__always) private static func unpack(_ arguments: UnsafeMutablePointer<Value>, _ count: Int, _ numbers: Slots) -> Bool {
        for index in 0..<count {
            guard case .number(let x) = arguments[index] else { return false }
            numbers[index] = x
        }
        return true
    }

    private func wrongCount(_ object: FunctionObject, _ count: Int) -> Diagnostic {
        guard case .script(let function) = object.kind else { return Diagnostic(.wrongCount, "\(object.name) is given \(count) values", at: span) }
        let name = function.name ?? "the function"
        let wanted = function.requiredCount == function.parameterCount
            ? Resolver.counted(function.parameterCount, "value")
            : "\(function.requiredCount) to \(function.parameterCount) values"
        return Diagnostic(.wrongCount, "\(name) takes \(wanted), and is given \(count)", at: span, notes: [Diagnostic.Note("declared here", at: function.span)])
    }
}

extension Function {
    func accepts(_ count: Int) -> Bool { count >= requiredCount && count <= parameterCount }
}

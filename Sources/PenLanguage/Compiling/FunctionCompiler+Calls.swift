// Calls of the script's own functions.

import PenGeometry
import PenSyntax

/// What every call does before and after: steps, depth, and the trace of an error.
final class CallInfo {
    let state: UnsafeMutablePointer<State>
    let machine: Machine
    let name: String
    let span: Span

    init(_ machine: Machine, _ name: String, _ span: Span) {
        (self.machine, self.name, self.span, state) = (machine, name, span, machine.state)
    }

    @inline(__always) func guarded<R>(_ work: () throws -> R) throws -> R {
        state.pointee.fuel &-= 1
        if state.pointee.fuel < 0 { try machine.refuel(span) }
        state.pointee.depth &+= 1
        if state.pointee.depth > state.pointee.maximumDepth { throw machine.tooDeep(name, span) }
        do {
            let result = try work()
            state.pointee.depth &-= 1
            return result
        } catch {
            throw traced(error)
        }
    }

    /// Notes this call in an error that passes through.
    @inline(never) private func traced(_ error: Error) -> Error {
        switch error {
        case var diagnostic as Diagnostic:
            diagnostic.calls.append(Diagnostic.Call(name, at: span))
            return diagnostic
        case var stop as Machine.Stop:
            stop.diagnostic.calls.append(Diagnostic.Call(name, at: span))
            return stop
        default: return error
        }
    }
}

extension FunctionCompiler {
    /// A call by name, of the instance that inference has chosen for these arguments.
    func call(_ function: Function, _ arguments: [Node?], _ span: Span) -> Code {
        let kinds = arguments.map { $0.map { kind($0).asArgument } ?? .none }
        guard let callee = function.instance(function.choice(for: kinds, from: instance)) else { return .nothing(PlainCode { _ in }) }
        return call(function, callee, arguments, span)
    }

    /// Arguments are computed straight into the window of the call.
    private func call(_ function: Function, _ callee: Instance, _ arguments: [Node?], _ span: Span) -> Code {
        if let missing = arguments.indices.first(where: { arguments[$0] == nil && function.defaults[$0] == nil }) {
            return missingArgument(function, missing, span)
        }
        let (top, valueTop) = (numberTop, self.valueTop)
        var stores: [PlainCode] = []
        var defaults: [Int] = []
        var single: NumberSource?
        for (index, argument) in arguments.enumerated() {
            guard let argument else {
                defaults.append(index)
                continue
            }
            if callee.isFixed(function.variables[index]) {
                let code = above(numbers: doubles(callee, index), values: boxes(callee, index)) { compile(argument) }
                if !code.isConstant { stores.append(code.asPlain) }
                continue
            }
            let slot = callee.layout.slots[index]
            let isBoxed = callee.kind(of: function.variables[index]).doubles == 0
            let code = above(numbers: isBoxed ? doubles(callee, index) : slot, values: isBoxed ? slot : boxes(callee, index)) { compile(argument) }
            stores.append(isBoxed ? storeValue(valueTop + slot, code) : storeNumbers(top + slot, code))
            if arguments.count == 1, case .number(let source) = code, !isBoxed { single = source }
        }
        stores += captures(of: callee, numbers: top, values: valueTop)
        let info = CallInfo(machine, function.name ?? "function", span)
        // Where this function keeps values, those of the callee begin above them, even if only builtins use them there.
        if valueTop == 0, defaults.isEmpty {
            if let single, callee.result == .number { return .number(.code(single.visit(CallWithNumber(info: info, place: callee.entry.number, top: top)))) }
            return enter(callee, info, sequence(stores), top)
        }
        return enter(callee, info, sequence(stores), top, valueTop, defaults)
    }

    /// How many doubles the parameters before one take, and how many values.
    private func doubles(_ callee: Instance, _ index: Int) -> Int {
        callee.function.variables[..<index].reduce(0) { $0 + callee.kind(of: $1).doubles }
    }

    private func boxes(_ callee: Instance, _ index: Int) -> Int {
        callee.function.variables[..<index].reduce(0) { $0 + (callee.kind(of: $1).doubles == 0 ? 1 : 0) }
    }

    private func missingArgument(_ function: Function, _ index: Int, _ span: Span) -> Code {
        .value(.code(ValueCode { _ in throw function.missing(index, at: span) }))
    }

    /// Hands captured variables on: hidden arguments behind the callee's own variables.
    func captures(of callee: Instance, numbers: Int, values: Int) -> [PlainCode] {
        zip(callee.function.captures, callee.layout.captureSlots).compactMap { variable, place in
            if callee.isFixed(variable) { return nil }
            if callee.kind(of: variable).doubles > 0 { return storeNumbers(numbers + place, load(variable, variable.span)) }
            let target = values + place
            guard variable.isShared else { return storeValue(target, load(variable, variable.span)) }
            // The cell itself, not what is in it.
            let slot = self.slot(variable)
            return PlainCode { [state] _ in state.pointee.values[target] = state.pointee.values[slot] }
        }
    }

    private struct CallWithNumber: NumberVisitor {
        let info: CallInfo
        let place: UnsafeMutablePointer<Unmanaged<NumberBody>>
        let top: Int
        func visit<A: NumberOperand>(_ a: A) -> NumberCode {
            let (info, place, top) = (self.info, self.place, self.top)
            return NumberCode { slots in
                slots[top] = try a.value(slots)
                return try info.guarded { try place.pointee._withUnsafeGuaranteedRef { try $0.run(slots + top) } }
            }
        }
    }

    /// A call from where nothing stands on the value stack.
    private func enter(_ callee: Instance, _ info: CallInfo, _ arguments: PlainCode, _ top: Int) -> Code {
        let entry = callee.entry
        switch callee.result {
        case .number:
            let place = entry.number
            return .number(.code(NumberCode { slots in
                try arguments.run(slots)
                return try info.guarded { try place.pointee._withUnsafeGuaranteedRef { try $0.run(slots + top) } }
            }))
        case .boolean:
            let place = entry.boolean
            return .boolean(.code(BooleanCode { slots in
                try arguments.run(slots)
                return try info.guarded { try place.pointee._withUnsafeGuaranteedRef { try $0.run(slots + top) } }
            }))
        case .point:
            let place = entry.point
            return .point(.code(PointCode { slots in
                try arguments.run(slots)
                return try info.guarded { try place.pointee._withUnsafeGuaranteedRef { try $0.run(slots + top) } }
            }))
        case .nothing:
            let place = entry.plain
            return .nothing(PlainCode { slots in
                try arguments.run(slots)
                try info.guarded { try place.pointee._withUnsafeGuaranteedRef { try $0.run(slots + top) } }
            })
        case .any, .none, .function:
            let place = entry.value
            return .value(.code(ValueCode { slots in
                try arguments.run(slots)
                return try info.guarded { try place.pointee._withUnsafeGuaranteedRef { try $0.run(slots + top) } }
            }))
        }
    }

    /// A call that moves the window of the value stack too.
    private func enter(_ callee: Instance, _ info: CallInfo, _ arguments: PlainCode, _ top: Int, _ valueTop: Int, _ defaults: [Int]) -> Code {
        let entry = callee.entry
        let start = PlainCode { [state] slots in
            try arguments.run(slots)
            state.pointee.values += valueTop
            for index in defaults { try entry.defaults[index]?.run(slots + top) }
        }
        let state = self.state
        switch enter(callee, info, start, top) {
        case .number(let source):
            let code = source.code
            return .number(.code(NumberCode { slots in
                let window = state.pointee.values
                defer { state.pointee.values = window }
                return try code.run(slots)
            }))
        case .boolean(let source):
            let code = source.code
            return .boolean(.code(BooleanCode { slots in
                let window = state.pointee.values
                defer { state.pointee.values = window }
                return try code.run(slots)
            }))
        case .point(let source):
            let code = source.code
            return .point(.code(PointCode { slots in
                let window = state.pointee.values
                defer { state.pointee.values = window }
                return try code.run(slots)
            }))
        case .nothing(let code):
            return .nothing(PlainCode { slots in
                let window = state.pointee.values
                defer { state.pointee.values = window }
                try code.run(slots)
            })
        case .value(let source):
            let code = source.code
            return .value(.code(ValueCode { slots in
                let window = state.pointee.values
                defer { state.pointee.values = window }
                return try code.run(slots)
            }))
        }
    }

    // MARK: Functions as values

    func closure(_ function: Function) -> ValueSource {
        guard !function.captures.isEmpty else { return .constant(.function(FunctionObject(.script(function)))) }
        let loads = function.captures.map { variable -> ValueCode in
            guard variable.isShared else { return load(variable, variable.span).asValue }
            let slot = self.slot(variable)
            return ValueCode { [state] _ in state.pointee.values[slot] }
        }
        return .code(ValueCode { slots in .function(FunctionObject(.script(function), captured: try loads.map { try $0.run(slots) })) })
    }

    /// A call of a value: of the one function that it can be, or of whatever it turns out to be.
    func callValue(_ callee: Node, _ arguments: [Node], _ span: Span) -> Code {
        // One that changes variables at the top of the script is not always allowed to: that is asked where it is called.
        if case .function(let function) = kind(callee), function.accepts(arguments.count), function.changeOfGlobals == nil {
            return call(function, arguments.map { $0 } + [Node?](repeating: nil, count: function.parameterCount - arguments.count), span)
        }
        return .value(.code(callAny(callee, arguments, span)))
    }

    /// A call of a function of which nothing is known.
    func callAny(_ callee: Node, _ arguments: [Node], _ span: Span) -> ValueCode {
        let code = compile(callee).asValue, calleeSpan = callee.span
        let (top, valueTop) = (numberTop, self.valueTop)
        let stores = sequence(arguments.enumerated().map { index, argument in
            above(numbers: 0, values: index) { storeValue(valueTop + index, compile(argument)) }
        })
        let count = arguments.count, machine = self.machine, state = self.state
        let caller = DynamicCall(machine: machine, span: span, calleeSpan: calleeSpan, argumentSpans: arguments.map(\.span), name: callee.calledName)
        let general = ValueCode { slots in
            let called = try code.run(slots)
            try stores.run(slots)
            guard case .function(let function) = called else { throw caller.noFunction(called) }
            let window = state.pointee.values
            defer { state.pointee.values = window }
            return try caller.call(function, window + valueTop, count, slots + top)
        }
        guard !arguments.contains(where: \.mayRunCode), let borrowed = borrowedFunction(callee) else { return general }
        return ValueCode { slots in
            guard let function = borrowed(slots), function._withUnsafeGuaranteedRef({ $0.dispatch != nil }) else { return try general.run(slots) }
            try stores.run(slots)
            let window = state.pointee.values
            defer { state.pointee.values = window }
            return try function._withUnsafeGuaranteedRef { try caller.call($0, window + valueTop, count, slots + top) }
        }
    }

    /// The function that a variable holds. A call of a script's function needs it only until the body begins, which may
    /// put something else into the variable.
    private func borrowedFunction(_ callee: Node) -> ((Slots) -> Unmanaged<FunctionObject>?)? {
        guard case .variable(let variable) = callee.kind, !variable.isShared else { return nil }
        switch compile(callee) {
        case .value(.slot(let slot, let state)): return { _ in state.pointee.values[slot].unretainedFunction }
        case .value(.global(let address)): return { _ in address.pointee.unretainedFunction }
        default: return nil
        }
    }
}

extension Node {
    /// What a call of it is called in the trace of an error.
    fileprivate var calledName: String {
        switch kind {
        case .variable(let variable): return variable.name
        case .function(let function): return function.name ?? "function"
        case .builtin(let builtin): return builtin.info.name
        case .derivative(let base, let order): return base.calledName + String(repeating: "'", count: order)
        default: return "function"
        }
    }
}

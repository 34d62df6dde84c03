// Reading and writing variables.

import PenGeometry
import PenSyntax

extension FunctionCompiler {
    func load(_ variable: Variable, _ span: Span) -> Code {
        if let slot = guards.slots[ObjectIdentifier(variable)] { return .number(.slot(slot)) }
        if variable.isGlobal { return loadGlobal(variable, span) }
        let kind = instance.kind(of: variable)
        if case .function(let function) = kind, instance.isFixed(variable) { return .value(closure(function)) }
        if variable.isShared { return loadShared(slot(variable), variable.name, span) }
        let slot = self.slot(variable)
        switch kind {
        case .number: return .number(.slot(slot))
        case .boolean: return .boolean(.slot(slot))
        case .point: return .point(.slot(slot))
        default: return .value(.slot(slot, state))
        }
    }

    /// The place in this function's windows, also of a captured variable.
    func slot(_ variable: Variable) -> Int {
        if variable.owner === function { return instance.layout.slots[variable.index] }
        // The resolver has listed every variable of another function that this one mentions.
        let place = function.captures.firstIndex { $0 === variable }!
        return instance.layout.captureSlots[place]
    }

    private func loadGlobal(_ variable: Variable, _ span: Span) -> Code {
        let numbers = machine.numberAddress(variable.address)
        switch instance.kind(of: variable) {
        case .number: return .number(.global(numbers))
        case .boolean: return .boolean(.global(numbers))
        case .point: return .point(.global(numbers))
        default:
            let address = machine.valueAddress(variable.address)
            guard variable.mayBeUnset else { return .value(.global(address)) }
            let name = variable.name
            return .value(.code(ValueCode { _ in
                if case .unset = address.pointee { throw FunctionCompiler.unset(name, span) }
                return address.pointee
            }))
        }
    }

    private func loadShared(_ slot: Int, _ name: String, _ span: Span) -> Code {
        .value(.code(ValueCode { [state] _ in
            guard let cell = state.pointee.values[slot].unretainedCell else { throw FunctionCompiler.unset(name, span) }
            let value = cell._withUnsafeGuaranteedRef { $0.value }
            if case .unset = value { throw FunctionCompiler.unset(name, span) }
            return value
        }))
    }

    static func unset(_ name: String, _ span: Span) -> Diagnostic {
        Diagnostic(.usedTooEarly, "\(name) has no value yet: this runs before its let", at: span)
    }

    // MARK: Writing

    /// - Parameter place: where the script gives it a new value; its `let` where that is left out.
    func store(_ variable: Variable, _ code: Code, at place: Span? = nil) -> PlainCode {
        if variable.isGlobal { return storeGlobal(variable, code, place ?? variable.span) }
        if instance.isFixed(variable) { return code.asPlain }
        let slot = self.slot(variable)
        if variable.isShared { return storeShared(slot, code.asValue, variable, place ?? variable.span) }
        switch instance.kind(of: variable) {
        case .number, .boolean, .point: return storeNumbers(slot, code)
        default: return storeValue(slot, code)
        }
    }

    /// Stores into the number stack at an offset from the window: a variable, or an argument of a call to come.
    func storeNumbers(_ slot: Int, _ code: Code) -> PlainCode {
        switch code {
        case .number(let source): return source.visit(StoreNumber(slot: slot))
        case .boolean(let source):
            let code = source.code
            return PlainCode { slots in slots[slot] = try code.run(slots) ? 1 : 0 }
        case .point(.pair(let x, let y)):
            let x = x.code, y = y.code
            return PlainCode { slots in
                let first = try x.run(slots)
                slots[slot + 1] = try y.run(slots)
                slots[slot] = first
            }
        case .point(let source):
            let code = source.code
            return PlainCode { slots in
                let p = try code.run(slots)
                slots[slot] = p.x
                slots[slot + 1] = p.y
            }
        case .value, .nothing: return code.asPlain
        }
    }

    /// Stores into the value stack at an offset from the window.
    func storeValue(_ slot: Int, _ code: Code) -> PlainCode {
        let code = code.asValue
        return PlainCode { [state] slots in
            let value = try code.run(slots)
            state.pointee.values[slot] = value
        }
    }

    private func storeShared(_ slot: Int, _ code: ValueCode, _ variable: Variable, _ place: Span) -> PlainCode {
        PlainCode { [state, machine] slots in
            let value = try code.run(slots)
            try state.pointee.values[slot].unretainedCell?._withUnsafeGuaranteedRef { cell in
                try machine.willChange(cell, of: variable, at: place)
                cell.value = value
            }
        }
    }

    private func storeGlobal(_ variable: Variable, _ code: Code, _ place: Span) -> PlainCode {
        let numbers = machine.numberAddress(variable.address)
        switch instance.kind(of: variable) {
        case .number:
            guard case .number(let source) = code else { return code.asPlain }
            return source.visit(StoreGlobal(address: numbers))
        case .boolean:
            let code = code.asBoolean
            return PlainCode { slots in numbers.pointee = try code.run(slots) ? 1 : 0 }
        case .point:
            let code = code.asPoint
            return PlainCode { slots in
                let p = try code.run(slots)
                (numbers[0], numbers[1]) = (p.x, p.y)
            }
        default: return storeGlobalValue(variable, code.asValue, place)
        }
    }

    private func storeGlobalValue(_ variable: Variable, _ code: ValueCode, _ place: Span) -> PlainCode {
        let address = machine.valueAddress(variable.address)
        return PlainCode { slots in
            let value = try code.run(slots)
            if value.isJet { throw OuterChange(variable, at: place) }
            address.pointee = value
        }
    }

    private struct StoreNumber: NumberVisitor {
        let slot: Int
        func visit<A: NumberOperand>(_ a: A) -> PlainCode {
            let slot = self.slot
            return PlainCode { slots in slots[slot] = try a.value(slots) }
        }
    }

    private struct StoreGlobal: NumberVisitor {
        let address: Slots
        func visit<A: NumberOperand>(_ a: A) -> PlainCode {
            let address = self.address
            return PlainCode { slots in address.pointee = try a.value(slots) }
        }
    }
}

/// Thrown where a function whose derivative is being taken changes a variable outside itself.
struct OuterChange: Error {
    let name: String
    let declaration: Span
    let place: Span

    init(_ variable: Variable, at place: Span) { (name, declaration, self.place) = (variable.name, variable.span, place) }
}

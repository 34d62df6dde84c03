// Builtins that inner loops call, past the general calling convention.

import PenGeometry
import PenSyntax

/// The way back to the general convention, for a value that the short way does not take: a list, or a fault, of which the
/// general way knows what to say.
private struct GeneralWay {
    let machine: Machine
    let builtin: Builtin
    let site: CallSite
    let top: Int

    func run(_ values: Value...) throws -> Value {
        let state = machine.state, window = state.pointee.values
        defer { state.pointee.values = window }
        state.pointee.values = window + top
        return try values.withUnsafeBufferPointer { try machine.invoke(builtin, $0, site) }
    }
}

extension FunctionCompiler {
    func direct(_ call: BuiltinCall, _ span: Span) -> Code? {
        switch (call.builtin.direct, call.positional.count) {
        case (.number1(let function, let jet)?, 1):
            let code = compile(call.positional[0])
            if case .number(let a) = code { return .number(.code(a.visit(Apply1(function: function)))) }
            return jets1(call, code, function, jet, span)
        case (.number2(let function, let jet)?, 2):
            let a = compile(call.positional[0]), b = compile(call.positional[1])
            if case .number(let a) = a, case .number(let b) = b {
                let a = a.code, b = b.code
                return .number(.code(NumberCode { slots in function(try a.run(slots), try b.run(slots)) }))
            }
            return jets2(call, a, b, function, jet, span)
        case (.reader(let read)?, 1):
            let code = compile(call.positional[0])
            return self.read(code, read, generalWay(call, span), call.builtin.result(for: [code.kind]))
        case (.listChange(let change)?, 2): return listChange(call, change, span)
        case (.pointCommand(let command)?, 1...2): return pointCommand(call, command, span)
        case (.numberCommand(let command)?, 1):
            // Kinds are asked for before anything is compiled: what is compiled twice at every level doubles with depth.
            guard kind(call.positional[0]) == .number else { return nil }
            let code = compile(call.positional[0]).asNumber, machine = self.machine
            return .nothing(explained(call, span) { slots in try command(machine, code.run(slots)) })
        default: return nil
        }
    }

    private struct Apply1: NumberVisitor {
        let function: (Double) -> Double
        func visit<A: NumberOperand>(_ a: A) -> NumberCode {
            let function = self.function
            return NumberCode { slots in function(try a.value(slots)) }
        }
    }

    private func read(_ code: Code, _ read: @escaping (Value) -> Value?, _ general: GeneralWay, _ kind: Kind) -> Code {
        let value = code.asValue
        return result(kind, ValueCode { slots in
            let given = try value.run(slots)
            return try read(given) ?? general.run(given)
        })
    }

    /// Changes a list where it stands; anything else goes the general way, which knows what to say.
    private func listChange(_ call: BuiltinCall, _ change: @escaping (Machine, ListObject, Value, Span) throws -> Void, _ span: Span) -> Code {
        let list = compile(call.positional[0]).asValue, value = compile(call.positional[1]).asValue
        let general = generalWay(call, span)
        let (machine, turn) = (self.machine, Turn(state: state, machine: machine, span: span))
        return .nothing(PlainCode { slots in
            let target = try list.run(slots), given = try value.run(slots)
            guard case .list(let list) = target else {
                _ = try general.run(target, given)
                return
            }
            try turn.spend()
            try change(machine, list, given, span)
        })
    }

    private func generalWay(_ call: BuiltinCall, _ span: Span) -> GeneralWay {
        let site = CallSite(call.builtin, span: span, nameSpan: call.nameSpan, argumentSpans: [])
        site.written = call.positional.map(\.span)
        return GeneralWay(machine: machine, builtin: call.builtin, site: site, top: valueTop)
    }

    private func pointCommand(_ call: BuiltinCall, _ command: @escaping (Machine, Point) throws -> Void, _ span: Span) -> Code? {
        let kinds = call.positional.map { kind($0) }, machine = self.machine
        switch kinds {
        case [.number, .number]:
            let (x, y) = (compile(call.positional[0]).asNumber, compile(call.positional[1]).asNumber)
            return .nothing(explained(call, span) { slots in try command(machine, Point(x.run(slots), y.run(slots))) })
        case [.point]:
            let point = compile(call.positional[0]).asPoint
            return .nothing(explained(call, span) { slots in try command(machine, point.run(slots)) })
        default: return nil
        }
    }

    private func explained(_ call: BuiltinCall, _ span: Span, _ work: @escaping (Slots) throws -> Void) -> PlainCode {
        let all = call.positional[0].span.through(call.positional[call.positional.count - 1].span)
        let site = CallSite(call.builtin, span: span, nameSpan: call.nameSpan, argumentSpans: [all])
        let node = call.positional.count == 2 ? Node(.point(call.positional[0], call.positional[1]), all) : call.positional[0]
        let explain = explainer(site, [node]), machine = self.machine
        return PlainCode { slots in
            do {
                machine.pen.note(span)
                try work(slots)
            } catch let start as StartsNowhere {
                machine.warnOfStart(span)
                machine.pen.line(to: start.end)
            } catch let fault as NotFinite {
                throw explain(fault, slots)
            }
        }
    }

    // MARK: Numbers with derivatives

    private func jets1(
        _ call: BuiltinCall, _ code: Code, _ function: @escaping (Double) -> Double, _ jet: @escaping (Jet) throws -> Jet, _ span: Span
    ) -> Code {
        let value = code.asValue, general = generalWay(call, span)
        return .value(.code(ValueCode { slots in
            let given = try value.run(slots)
            switch given {
            case .number(let x): return .number(function(x))
            case .jet(let x): return .jet(try jet(x))
            default: return try general.run(given)
            }
        }))
    }

    private func jets2(
        _ call: BuiltinCall, _ a: Code, _ b: Code, _ function: @escaping (Double, Double) -> Double, _ jet: @escaping (Jet, Jet) throws -> Jet,
        _ span: Span
    ) -> Code {
        let a = a.asValue, b = b.asValue, general = generalWay(call, span)
        return .value(.code(ValueCode { slots in
            let first = try a.run(slots), second = try b.run(slots)
            do {
                switch (first, second) {
                case (.number(let x), .number(let y)): return .number(function(x, y))
                case (.jet(let x), .jet(let y)): return .jet(try jet(x, y))
                case (.jet(let x), .number(let y)): return .jet(try jet(x, .constant(y, like: x)))
                case (.number(let x), .jet(let y)): return .jet(try jet(.constant(x, like: y), y))
                default: return try general.run(first, second)
                }
            } catch is JetError {
                throw Diagnostic(.wrongDerivative, "this mixes two derivatives that are being taken at once", at: span)
            }
        }))
    }
}

// Calls of builtins: which value goes to which parameter, and the short ways for inner loops.

import PenGeometry
import PenSyntax

extension FunctionCompiler {
    func builtin(_ call: BuiltinCall, _ span: Span) -> Code {
        if call.labelled.isEmpty, call.block == nil, let code = direct(call, span) { return code }
        let prepared = prepare(call, span)
        let block = call.block.map { plain(compile($0)) }
        let (builtin, machine, state) = (call.builtin, self.machine, self.state)
        let (top, numberTop) = (valueTop, self.numberTop)
        let run = ValueCode { slots in
            let window = state.pointee.values
            defer { state.pointee.values = window }
            try prepared.arguments.run(slots)
            state.pointee.values = window + prepared.top
            state.pointee.numbers = slots + numberTop
            var body: (() throws -> Void)?
            if let block {
                body = {
                    let moved = state.pointee.values
                    state.pointee.values = window
                    defer { state.pointee.values = moved }
                    try block.run(slots)
                }
            }
            do {
                return try builtin.invoke(Invocation(machine: machine, arguments: window + top, site: prepared.site, block: body))
            } catch let fault as NotFinite {
                state.pointee.values = window
                throw prepared.explain(fault, slots)
            }
        }
        return result(prepared.result, run)
    }

    /// The value as the kind that inference has found for it.
    private func result(_ kind: Kind, _ run: ValueCode) -> Code {
        switch kind {
        case .nothing: return .nothing(PlainCode { slots in _ = try run.run(slots) })
        case .number:
            return .number(.code(NumberCode { slots in
                guard case .number(let x) = try run.run(slots) else { return .nan }
                return x
            }))
        case .boolean:
            return .boolean(.code(BooleanCode { slots in
                guard case .boolean(let b) = try run.run(slots) else { return false }
                return b
            }))
        case .point:
            return .point(.code(PointCode { slots in
                guard case .point(let p) = try run.run(slots) else { return .zero }
                return p
            }))
        case .any, .none, .function: return .value(.code(run))
        }
    }

    /// A statement whose block may leave an enclosing loop or function.
    func builtinStatement(_ call: BuiltinCall, _ span: Span) -> StatementCode {
        guard let block = call.block, case .jump(let body) = compile(block) else { return .plain(builtin(call, span).asPlain) }
        let prepared = prepare(call, span)
        let (builtin, machine, state) = (call.builtin, self.machine, self.state)
        let (top, numberTop) = (valueTop, self.numberTop)
        return .jump(JumpCode { slots in
            let window = state.pointee.values
            defer { state.pointee.values = window }
            try prepared.arguments.run(slots)
            state.pointee.values = window + prepared.top
            state.pointee.numbers = slots + numberTop
            var flow = Flow.normal
            let run = {
                let moved = state.pointee.values
                state.pointee.values = window
                defer { state.pointee.values = moved }
                flow = try body.run(slots)
            }
            do {
                _ = try builtin.invoke(Invocation(machine: machine, arguments: window + top, site: prepared.site, block: run))
            } catch let fault as NotFinite {
                state.pointee.values = window
                throw prepared.explain(fault, slots)
            }
            return flow
        })
    }

    // MARK: Arguments

    /// A builtin's call, up to the point where its arguments stand on the value stack.
    struct PreparedCall {
        let arguments: PlainCode
        /// Where the stack is free again.
        let top: Int
        /// The kind of what the builtin gives for arguments of these kinds.
        let result: Kind
        let site: CallSite
        let explain: (NotFinite, Slots) -> Error
    }

    private func prepare(_ call: BuiltinCall, _ span: Span) -> PreparedCall {
        let parameters = call.builtin.info.parameters
        let base = valueTop, raw = base + parameters.count
        let site = CallSite(call.builtin, span: span, argumentSpans: parameters.map { _ in nil })
        var stores: [PlainCode] = []
        var nodes = [Node?](repeating: nil, count: parameters.count)
        let codes = call.positional.enumerated().map { index, node in
            above(numbers: 0, values: parameters.count + index) { compile(node) }
        }
        let isStatic = binds(statically: codes.map(\.kind), call)
        if !isStatic {
            for (index, code) in codes.enumerated() { stores.append(storeValue(raw + index, code)) }
            for (index, node) in call.positional.enumerated() where index < parameters.count { (nodes[index], site.argumentSpans[index]) = (node, node.span) }
        }
        stores += parameters.indices.map { index in PlainCode { [state] _ in state.pointee.values[base + index] = .unset } }
        var kinds = codes.map(\.kind)
        for (index, node) in call.labelled {
            let code = above(numbers: 0, values: parameters.count + codes.count) { compile(node) }
            kinds.append(code.kind)
            stores.append(storeValue(base + index, code))
            (nodes[index], site.argumentSpans[index]) = (node, node.span)
        }
        stores.append(isStatic ? bindStatically(call, codes, site, &nodes) : bindLater(call, raw, codes.count, site))
        return PreparedCall(
            arguments: sequence(stores), top: parameters.count + codes.count + base, result: call.builtin.result(for: kinds), site: site,
            explain: explainer(site, nodes))
    }

    /// Whether the kinds alone say which value goes where: not where a value may be a number, of which two make a
    /// point, or a point.
    private func binds(statically kinds: [Kind], _ call: BuiltinCall) -> Bool {
        let labelled = Set(call.labelled.map(\.parameter))
        let hasPoint = call.builtin.info.parameters.enumerated().contains { !labelled.contains($0) && $1.takesPoint }
        return !hasPoint || !kinds.contains { $0 == .any || $0 == .none }
    }

    private func bindStatically(_ call: BuiltinCall, _ codes: [Code], _ site: CallSite, _ nodes: inout [Node?]) -> PlainCode {
        let parameters = call.builtin.info.parameters, base = valueTop
        let labelled = Set(call.labelled.map(\.parameter))
        var stores: [PlainCode] = []
        var next = 0
        for (index, parameter) in parameters.enumerated() where !labelled.contains(index) && next < codes.count {
            nodes[index] = call.positional[next]
            site.argumentSpans[index] = call.positional[next].span
            if parameter.takesRest {
                stores.append(storeRest(codes[next...], base + index))
                site.argumentSpans[index] = call.positional[next].span.through(call.positional[codes.count - 1].span)
                next = codes.count
            } else if parameter.takesPoint, case .number(let x) = codes[next], next + 1 < codes.count, case .number(let y) = codes[next + 1] {
                stores.append(storeValue(base + index, .point(.pair(x, y))))
                site.argumentSpans[index] = call.positional[next].span.through(call.positional[next + 1].span)
                nodes[index] = Node(.point(call.positional[next], call.positional[next + 1]), site.argumentSpans[index]!)
                next += 2
            } else {
                stores.append(storeValue(base + index, codes[next]))
                next += 1
            }
        }
        if next < codes.count {
            let (builtin, machine) = (call.builtin, self.machine)
            stores.append(PlainCode { _ in throw machine.tooMany(builtin, site) })
        }
        return sequence(stores)
    }

    private func storeRest(_ codes: ArraySlice<Code>, _ slot: Int) -> PlainCode {
        let codes = codes.map(\.asValue)
        return PlainCode { [state] slots in
            let list = ListObject()
            for code in codes { list.append(try code.run(slots)) }
            state.pointee.values[slot] = .list(list)
        }
    }

    private func bindLater(_ call: BuiltinCall, _ raw: Int, _ count: Int, _ site: CallSite) -> PlainCode {
        let (builtin, machine, state, base) = (call.builtin, self.machine, self.state, valueTop)
        return PlainCode { _ in
            let window = state.pointee.values
            try machine.bind(builtin, UnsafeBufferPointer(start: window + raw, count: count), into: window + base, site)
        }
    }

    // MARK: Short ways

    private func direct(_ call: BuiltinCall, _ span: Span) -> Code? {
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
        case (.listChange(let change)?, 2): return listChange(call, change, span)
        case (.pointCommand(let command)?, 1...2): return pointCommand(call, command, span)
        case (.numberCommand(let command)?, 1):
            guard case .number(let source) = compile(call.positional[0]) else { return nil }
            let code = source.code, machine = self.machine
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

    /// Changes a list where it stands; anything else goes the general way, which knows what to say.
    private func listChange(_ call: BuiltinCall, _ change: @escaping (Machine, ListObject, Value) -> Void, _ span: Span) -> Code {
        let list = compile(call.positional[0]).asValue, value = compile(call.positional[1]).asValue
        let (builtin, machine, state, top) = (call.builtin, self.machine, self.state, valueTop)
        let site = CallSite(builtin, span: span, argumentSpans: call.positional.map(\.span))
        let turn = Turn(state: state, machine: machine, span: span)
        return .nothing(PlainCode { slots in
            let target = try list.run(slots), given = try value.run(slots)
            if case .list(let list) = target {
                try turn.spend()
                change(machine, list, given)
            } else {
                let window = state.pointee.values
                defer { state.pointee.values = window }
                state.pointee.values = window + top
                _ = try [target, given].withUnsafeBufferPointer { try machine.invoke(builtin, $0, site) }
            }
        })
    }

    private func pointCommand(_ call: BuiltinCall, _ command: @escaping (Machine, Point) throws -> Void, _ span: Span) -> Code? {
        let codes = call.positional.map { compile($0) }
        let machine = self.machine
        if codes.count == 2 {
            guard case .number(let x) = codes[0], case .number(let y) = codes[1] else { return nil }
            let (a, b) = (x.code, y.code)
            return .nothing(explained(call, span) { slots in try command(machine, Point(a.run(slots), b.run(slots))) })
        }
        guard case .point(let source) = codes[0] else { return nil }
        let point = source.code
        return .nothing(explained(call, span) { slots in try command(machine, point.run(slots)) })
    }

    private func explained(_ call: BuiltinCall, _ span: Span, _ work: @escaping (Slots) throws -> Void) -> PlainCode {
        let all = call.positional[0].span.through(call.positional[call.positional.count - 1].span)
        let site = CallSite(call.builtin, span: span, argumentSpans: [all])
        let node = call.positional.count == 2 ? Node(.point(call.positional[0], call.positional[1]), all) : call.positional[0]
        let explain = explainer(site, [node]), machine = self.machine
        return PlainCode { slots in
            do {
                try work(slots)
            } catch let start as StartsNowhere {
                machine.warnOfStart(span)
                machine.pen.line(to: start.end)
            } catch let fault as NotFinite {
                throw explain(fault, slots)
            }
        }
    }

    /// Builds the error for a value that is not finite: the argument, and the values of the variables in it.
    private func explainer(_ site: CallSite, _ nodes: [Node?]) -> (NotFinite, Slots) -> Error {
        let machine = self.machine
        return { [self] fault, slots in
            let node = nodes.indices.contains(fault.parameter) ? nodes[fault.parameter] : nil
            var named: [String] = []
            for variable in node?.variables ?? [] where !named.contains(where: { $0.hasPrefix(variable.name + " = ") }) && named.count < 6 {
                if let value = try? load(variable, variable.span).asValue.run(slots) { named.append("\(variable.name) = \(value.shown)") }
            }
            let span = site.argumentSpans.indices.contains(fault.parameter) ? site.argumentSpans[fault.parameter] ?? site.span : site.span
            let values = named.isEmpty ? "" : ", where " + named.joined(separator: ", ")
            let written = machine.text(of: span).map { "\($0) is \(fault.value.shown)" } ?? "this is \(fault.value.shown)"
            return Diagnostic("\(site.name) needs finite numbers, and \(written)\(values)", at: span)
        }
    }

    // MARK: Numbers with derivatives

    private func jets1(
        _ call: BuiltinCall, _ code: Code, _ function: @escaping (Double) -> Double, _ jet: @escaping (Jet) throws -> Jet, _ span: Span
    ) -> Code {
        let value = code.asValue, (builtin, machine, state, top) = (call.builtin, self.machine, self.state, valueTop)
        let site = CallSite(builtin, span: span, argumentSpans: call.positional.map(\.span))
        return .value(.code(ValueCode { slots in
            let given = try value.run(slots)
            switch given {
            case .number(let x): return .number(function(x))
            case .jet(let x): return .jet(try jet(x))
            default:
                // A list, or a fault: the general way knows what to say.
                let window = state.pointee.values
                defer { state.pointee.values = window }
                state.pointee.values = window + top
                return try withUnsafePointer(to: given) { try machine.invoke(builtin, UnsafeBufferPointer(start: $0, count: 1), site) }
            }
        }))
    }

    private func jets2(
        _ call: BuiltinCall, _ a: Code, _ b: Code, _ function: @escaping (Double, Double) -> Double, _ jet: @escaping (Jet, Jet) throws -> Jet,
        _ span: Span
    ) -> Code {
        let a = a.asValue, b = b.asValue, (builtin, machine, state, top) = (call.builtin, self.machine, self.state, valueTop)
        let site = CallSite(builtin, span: span, argumentSpans: call.positional.map(\.span))
        return .value(.code(ValueCode { slots in
            let first = try a.run(slots), second = try b.run(slots)
            do {
                switch (first, second) {
                case (.number(let x), .number(let y)): return .number(function(x, y))
                case (.jet(let x), .jet(let y)): return .jet(try jet(x, y))
                case (.jet(let x), .number(let y)): return .jet(try jet(x, .constant(y, like: x)))
                case (.number(let x), .jet(let y)): return .jet(try jet(.constant(x, like: y), y))
                default: break
                }
            } catch is JetError {
                throw Diagnostic("this mixes two derivatives that are being taken at once", at: span)
            }
            let window = state.pointee.values
            defer { state.pointee.values = window }
            state.pointee.values = window + top
            return try [first, second].withUnsafeBufferPointer { try machine.invoke(builtin, $0, site) }
        }))
    }
}

/// Thrown by commands that are given a coordinate, size or angle that is not finite.
struct NotFinite: Error {
    let parameter: Int
    let value: Value
}

extension Node {
    /// The variables that it mentions, in order.
    var variables: [Variable] {
        switch kind {
        case .variable(let variable): return [variable]
        case .negate(let a), .not(let a), .derivative(let a, _), .member(let a, _): return a.variables
        case .arithmetic(_, let a, let b), .point(let a, let b), .and(let a, let b), .or(let a, let b), .index(let a, let b), .range(let a, let b, _):
            return a.variables + b.variables
        case .list(let items): return items.flatMap(\.variables)
        case .comparison(let first, let rest): return first.variables + rest.flatMap { $0.1.variables }
        case .callFunction(_, let arguments): return arguments.flatMap { $0?.variables ?? [] }
        case .callBuiltin(let call): return (call.positional + call.labelled.map(\.value)).flatMap(\.variables)
        case .callValue(_, let arguments): return arguments.flatMap(\.variables)
        case .constant, .function, .builtin, .text, .conditional: return []
        }
    }
}

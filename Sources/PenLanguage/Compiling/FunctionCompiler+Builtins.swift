// Calls of builtins: which value goes to which parameter, and the short ways for inner loops.

import PenGeometry
import PenSyntax

extension FunctionCompiler {
    func builtin(_ call: BuiltinCall, _ span: Span) -> Code {
        if call.labelled.isEmpty, call.block == nil, let code = direct(call, span) { return code }
        return builtin(call, span, block: call.block.map { plain(compile($0)) })
    }

    private func builtin(_ call: BuiltinCall, _ span: Span, block: PlainCode?) -> Code {
        let prepared = prepare(call, span)
        guard let block else { return result(prepared.result, ValueCode { slots in try prepared.run(slots) }) }
        return result(prepared.result, ValueCode { slots in try prepared.run(slots) { try block.run(slots) } })
    }

    /// A statement whose block may leave an enclosing loop or function. The block is compiled once: twice at every
    /// level would double with the depth of nesting.
    func builtinStatement(_ call: BuiltinCall, _ block: BlockNode, _ span: Span) -> StatementCode {
        switch compile(block) {
        case .plain(let block): return .plain(builtin(call, span, block: block).asPlain)
        case .jump(let block):
            let prepared = prepare(call, span)
            return .jump(JumpCode { slots in
                var flow = Flow.normal
                _ = try prepared.run(slots) { flow = try block.run(slots) }
                return flow
            })
        }
    }

    /// The value as the kind that inference has found for it.
    func result(_ kind: Kind, _ run: ValueCode) -> Code {
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

    // MARK: Arguments

    private func prepare(_ call: BuiltinCall, _ span: Span) -> PreparedCall {
        let parameters = call.builtin.info.parameters
        let base = valueTop, raw = base + parameters.count
        let site = CallSite(call.builtin, span: span, nameSpan: call.nameSpan, sign: call.sign, argumentSpans: parameters.map { _ in nil }, wantsValue: call.use == .value)
        var stores: [PlainCode] = []
        var nodes = [Node?](repeating: nil, count: parameters.count)
        let codes = call.positional.enumerated().map { index, node in
            above(numbers: 0, values: parameters.count + index) { compile(node) }
        }
        let isStatic = binds(statically: codes.map(\.kind), call)
        if !isStatic {
            for (index, code) in codes.enumerated() { stores.append(storeValue(raw + index, code)) }
            site.written = call.positional.map(\.span)
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
            machine: machine, builtin: call.builtin, site: site, arguments: sequence(stores), base: base,
            top: parameters.count + codes.count + base, numberTop: numberTop, result: call.builtin.result(for: kinds),
            explain: explainer(site, nodes, written: isStatic ? [] : call.positional))
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
            stores.append(PlainCode { [state] _ in throw machine.tooMany(builtin, state.pointee.values + base, site) })
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

    /// Builds the error for a value that is not finite: the argument, and the values of the variables in it.
    func explainer(_ site: CallSite, _ nodes: [Node?], written: [Node] = []) -> (NotFinite, Slots) -> Error {
        let machine = self.machine
        return { [self] fault, slots in
            let node = nodes.indices.contains(fault.parameter) ? nodes[fault.parameter] : nil
            let variables = node?.variables ?? site.writtenValues(for: fault.parameter).map { written[$0].flatMap(\.variables) } ?? []
            var named: [String] = []
            for variable in variables where !named.contains(where: { $0.hasPrefix(variable.name + " = ") }) && named.count < 6 {
                if let value = try? load(variable, variable.span).asValue.run(slots) { named.append("\(variable.name) = \(value.shown)") }
            }
            let span = site.place(of: fault.parameter) ?? site.span
            let values = named.isEmpty ? "" : ", where " + named.joined(separator: ", ")
            let written = machine.text(of: span).map { "\($0) is \(fault.shown)" } ?? "this is \(fault.shown)"
            return Diagnostic(.notFinite, "\(site.name) needs finite numbers, and \(written)\(values)", at: span)
        }
    }
}

/// Thrown by commands that are given a coordinate, size or angle that is not finite.
struct NotFinite: Error {
    let parameter: Int
    /// The value, as a script would write it.
    let shown: String

    init(parameter: Int, value: Value) { (self.parameter, shown) = (parameter, value.shown) }
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

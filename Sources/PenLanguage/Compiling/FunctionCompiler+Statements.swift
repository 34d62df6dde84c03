// Compiling statements that are neither loops nor calls.

import PenGeometry
import PenSyntax

extension FunctionCompiler {
    func compile(_ statement: StatementNode) -> StatementCode {
        switch statement.kind {
        case .declare(let variable, let value): return .plain(declare(variable, value))
        case .destructure(let variables, let value): return .plain(destructure(variables, value))
        case .assign(let variable, let value): return .plain(growing(variable, value) ?? store(variable, compile(value), at: statement.span))
        case .assignElement(let base, let index, let op, let value):
            return .plain(assignElement(base, index, op, value, statement.span))
        case .assignMember(let base, let name, let op, let value):
            return .plain(assignMember(base, name, op, value, statement.span))
        case .conditional(let branches, let otherwise): return conditional(branches, otherwise)
        case .whileLoop(let condition, let block): return whileLoop(condition, block)
        case .repeatLoop(let count, let block): return repeatLoop(count, block)
        case .rangeLoop(let variable, let lower, let upper, let closed, let step, let block):
            return rangeLoop(variable, lower, upper, closed, step, block)
        case .listLoop(let variables, let sequence, let step, let block): return listLoop(variables, sequence, step, block)
        case .returning(let value): return .jump(returning(value))
        case .breaking: return .jump(JumpCode { _ in .breaking })
        case .continuing: return .jump(JumpCode { _ in .continuing })
        case .imported(let block): return .plain(plain(compile(block)))
        case .evaluate(let node): return evaluate(node)
        case .show(let node): return .plain(show(node))
        case .callOrShow(let node): return .plain(callOrShow(node))
        }
    }

    func compile(_ block: BlockNode) -> StatementCode {
        let setup = prologue(of: block).map { StatementCode.plain($0) }
        return combine(setup + block.statements.map(compile))
    }

    /// Where no jump can stand, as the resolver has made sure.
    func plain(_ code: StatementCode) -> PlainCode {
        switch code {
        case .plain(let code): return code
        case .jump(let code): return PlainCode { slots in _ = try code.run(slots) }
        }
    }

    // MARK: Sequences

    /// Statements one after another, as a balanced tree of closures.
    func sequence(_ codes: [PlainCode]) -> PlainCode { sequence(codes[...]) }

    private func sequence(_ codes: ArraySlice<PlainCode>) -> PlainCode {
        let i = codes.startIndex
        switch codes.count {
        case 0: return PlainCode { _ in }
        case 1: return codes[i]
        case 2:
            let (a, b) = (codes[i], codes[i + 1])
            return PlainCode { slots in
                try a.run(slots)
                try b.run(slots)
            }
        case 3:
            let (a, b, c) = (codes[i], codes[i + 1], codes[i + 2])
            return PlainCode { slots in
                try a.run(slots)
                try b.run(slots)
                try c.run(slots)
            }
        case 4:
            let (a, b, c, d) = (codes[i], codes[i + 1], codes[i + 2], codes[i + 3])
            return PlainCode { slots in
                try a.run(slots)
                try b.run(slots)
                try c.run(slots)
                try d.run(slots)
            }
        default:
            let quarter = (codes.count + 3) / 4
            let parts = stride(from: i, to: codes.endIndex, by: quarter).map { sequence(codes[$0..<min($0 + quarter, codes.endIndex)]) }
            return sequence(parts[...])
        }
    }

    /// Statements one after another, until one leaves the block.
    func combine(_ codes: [StatementCode]) -> StatementCode {
        var parts: [StatementCode] = []
        var run: [PlainCode] = []
        for code in codes {
            if case .plain(let code) = code {
                run.append(code)
            } else {
                if !run.isEmpty { parts.append(.plain(sequence(run))) }
                run = []
                parts.append(code)
            }
        }
        if !run.isEmpty || parts.isEmpty { parts.append(.plain(sequence(run))) }
        return joined(parts[...])
    }

    private func joined(_ parts: ArraySlice<StatementCode>) -> StatementCode {
        if parts.count == 1 { return parts[parts.startIndex] }
        let middle = parts.startIndex + parts.count / 2
        switch (joined(parts[..<middle]), joined(parts[middle...])) {
        case (.plain(let a), .jump(let b)):
            return .jump(JumpCode { slots in
                try a.run(slots)
                return try b.run(slots)
            })
        case (let a, let b):
            let a = a.flow, b = b.flow
            return .jump(JumpCode { slots in
                let flow = try a.run(slots)
                return flow == .normal ? try b.run(slots) : flow
            })
        }
    }

    // MARK: Declarations and conditions

    private func declare(_ variable: Variable, _ value: Node) -> PlainCode {
        let code = compile(value)
        guard case .value = code, value.isCall else { return store(variable, code) }
        // A layer made here is called as the variable is.
        let (machine, name, made) = (self.machine, variable.name, code.asValue)
        return store(variable, .value(.code(ValueCode { slots in
            let value = try made.run(slots)
            if case .layer(let id) = value { machine.name(id, name) }
            return value
        })))
    }

    private func destructure(_ variables: [Variable], _ value: Node) -> PlainCode {
        let code = compile(value)
        if case .point(let source) = code, variables.count == 2, variables.allSatisfy({ instance.kind(of: $0) == .number }) {
            let point = source.code
            // The point is kept above the window, so that both coordinates are of one evaluation.
            let slot = numberTop
            let x = store(variables[0], .number(.slot(slot)))
            let y = store(variables[1], .number(.slot(slot + 1)))
            return PlainCode { slots in
                let p = try point.run(slots)
                (slots[slot], slots[slot + 1]) = (p.x, p.y)
                try x.run(slots)
                try y.run(slots)
            }
        }
        let whole = code.asValue, slot = valueTop, span = value.span, count = variables.count
        let stores = variables.enumerated().map { index, variable in
            store(variable, .value(.slot(slot + index, state)))
        }
        return PlainCode { [state] slots in
            let parts = try Elements.parts(whole.run(slots), count: count, span)
            for (index, part) in parts.enumerated() { state.pointee.values[slot + index] = part }
            for store in stores { try store.run(slots) }
        }
    }

    private func conditional(_ branches: [Node.Branch], _ otherwise: BlockNode?) -> StatementCode {
        var result = otherwise.map { compile($0) } ?? .plain(PlainCode { _ in })
        for branch in branches.reversed() {
            let condition = self.condition(branch.condition, of: "if")
            result = choose(condition, compile(branch.block), result)
        }
        return result
    }

    func choose(_ condition: BooleanCode, _ a: StatementCode, _ b: StatementCode) -> StatementCode {
        if case .plain(let a) = a, case .plain(let b) = b {
            return .plain(PlainCode { slots in if try condition.run(slots) { try a.run(slots) } else { try b.run(slots) } })
        }
        let a = a.flow, b = b.flow
        return .jump(JumpCode { slots in try condition.run(slots) ? try a.run(slots) : try b.run(slots) })
    }

    // MARK: Showing

    private func evaluate(_ node: Node) -> StatementCode {
        if case .callBuiltin(let call) = node.kind, let block = call.block { return builtinStatement(call, block, node.span) }
        return .plain(compile(node).asPlain)
    }

    private func show(_ node: Node) -> PlainCode {
        let code = compile(node).asValue, machine = self.machine, span = node.span
        return PlainCode { slots in try machine.show(code.run(slots), at: span) }
    }

    private func callOrShow(_ node: Node) -> PlainCode {
        let code = compile(node)
        guard case .value = code else { return show(node) }
        let value = code.asValue, machine = self.machine, span = node.span
        if let answers = machine.answers { return callAndAnswer(value, callAny(node, [], span), answers, span) }
        let call = callValue(node, [], span).asPlain
        return PlainCode { slots in
            let held = try value.run(slots)
            if case .function = held { try call.run(slots) } else { try machine.show(held, at: span) }
        }
    }

    /// A conversation shows what a call gives, too.
    private func callAndAnswer(_ value: ValueCode, _ call: ValueCode, _ answers: Answers, _ span: Span) -> PlainCode {
        let machine = self.machine
        return PlainCode { slots in
            let held = try value.run(slots)
            guard case .function = held else { return try machine.show(held, at: span) }
            try machine.show(call.run(slots), at: span)
            answers.noteCall(at: span)
        }
    }
}

extension Node {
    var isCall: Bool {
        switch kind {
        case .callBuiltin, .callFunction, .callValue: return true
        default: return false
        }
    }
}

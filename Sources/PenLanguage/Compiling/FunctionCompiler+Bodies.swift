// Function bodies: as one value where that is possible, with jumps where it is not.

import PenGeometry
import PenSyntax

extension FunctionCompiler {
    /// The body in tail form: `if c { return a }; rest` is the value `c ? a : rest`. nil where a `return` stands
    /// inside a loop or where an `if` both returns and falls through.
    func tail(_ statements: ArraySlice<StatementNode>, result: Kind) -> Code? {
        guard let first = statements.first else { return Code.nothing(PlainCode { _ in }).converted(to: result) }
        let rest = statements.dropFirst()
        switch first.kind {
        case .returning(let value):
            return (value.map { compile($0) } ?? .nothing(PlainCode { _ in })).converted(to: result)
        case .evaluate(let node) where rest.isEmpty && !node.hasJumpingBlock, .show(let node) where rest.isEmpty:
            return compile(node.givingValue).converted(to: result)
        case .callOrShow(let node) where rest.isEmpty:
            return compile(node).converted(to: result)
        case .conditional(let branches, let otherwise) where first.returns || rest.isEmpty:
            return tail(branches[...], otherwise, rest, result)
        default:
            guard !first.returns else { return nil }
            // A run of statements without returns is one step.
            let count = statements.prefix { !$0.returns }.count
            let steps = min(count, statements.count - 1)
            guard steps > 0 else {
                let code = compile(first)
                return code.isJump ? nil : Code.nothing(plain(code)).converted(to: result)
            }
            let codes = statements.prefix(steps).map(compile)
            guard !codes.contains(where: \.isJump), let code = tail(statements.dropFirst(steps), result: result) else { return nil }
            return before(sequence(codes.map(plain)), code).converted(to: result)
        }
    }

    private func tail(
        _ branches: ArraySlice<Node.Branch>, _ otherwise: BlockNode?, _ rest: ArraySlice<StatementNode>, _ result: Kind
    ) -> Code? {
        guard let branch = branches.first else {
            guard let otherwise else { return tail(rest, result: result) }
            return tail(otherwise, rest, result)
        }
        guard let a = tail(branch.block, rest, result), let b = tail(branches.dropFirst(), otherwise, rest, result) else { return nil }
        return choose(condition(branch.condition, of: "if"), a, b).converted(to: result)
    }

    private func tail(_ block: BlockNode, _ rest: ArraySlice<StatementNode>, _ result: Kind) -> Code? {
        // Code that follows an `if` is not written twice: then every branch but the last must end in a return.
        guard rest.isEmpty || block.endsInReturn else { return nil }
        let setup = prologue(of: block)
        guard let code = tail(block.statements[...], result: result) else { return nil }
        return setup.isEmpty ? code : before(sequence(setup), code).converted(to: result)
    }

    // MARK: With jumps

    /// The body as statements; what a `return` gives waits in the machine's state.
    func general(_ body: BlockNode) -> Code {
        let flow = combine(valueLast(body)).flow
        switch instance.result {
        case .number:
            return .number(.code(NumberCode { [state] slots in
                _ = try flow.run(slots)
                return state.pointee.resultNumber
            }))
        case .boolean:
            return .boolean(.code(BooleanCode { [state] slots in
                _ = try flow.run(slots)
                return state.pointee.resultNumber != 0
            }))
        case .point:
            return .point(.code(PointCode { [state] slots in
                _ = try flow.run(slots)
                return state.pointee.resultPoint
            }))
        case .nothing: return .nothing(PlainCode { slots in _ = try flow.run(slots) })
        case .any, .none, .function:
            return .value(.code(ValueCode { [state] slots in
                guard try flow.run(slots) == .returning else { return .nothing }
                defer { state.pointee.resultValue = .nothing }
                return state.pointee.resultValue
            }))
        }
    }

    /// A block's statements, the last one as a `return` of its value.
    private func valueLast(_ block: BlockNode) -> [StatementCode] {
        let setup = prologue(of: block).map { StatementCode.plain($0) }
        guard let last = block.statements.last else { return setup }
        let code: StatementCode
        switch last.kind {
        case .evaluate(let node) where !node.hasJumpingBlock, .show(let node), .callOrShow(let node): code = .jump(returning(node))
        case .conditional(let branches, let otherwise):
            code = branches.reversed().reduce(otherwise.map { combine(valueLast($0)) } ?? .plain(PlainCode { _ in })) { rest, branch in
                choose(condition(branch.condition, of: "if"), combine(valueLast(branch.block)), rest)
            }
        default: code = compile(last)
        }
        return setup + block.statements.dropLast().map(compile) + [code]
    }

    func returning(_ value: Node?) -> JumpCode {
        let code = value.map { compile($0.givingValue) } ?? .nothing(PlainCode { _ in })
        switch instance.result {
        case .number:
            let code = code.asNumber
            return JumpCode { [state] slots in
                state.pointee.resultNumber = try code.run(slots)
                return .returning
            }
        case .boolean:
            let code = code.asBoolean
            return JumpCode { [state] slots in
                state.pointee.resultNumber = try code.run(slots) ? 1 : 0
                return .returning
            }
        case .point:
            let code = code.asPoint
            return JumpCode { [state] slots in
                state.pointee.resultPoint = try code.run(slots)
                return .returning
            }
        case .nothing:
            let code = code.asPlain
            return JumpCode { slots in
                try code.run(slots)
                return .returning
            }
        case .any, .none, .function:
            let code = code.asValue
            return JumpCode { [state] slots in
                let value = try code.run(slots)
                state.pointee.resultValue = value
                return .returning
            }
        }
    }
}

extension StatementNode {
    /// Contains a `return`, at any depth of its own blocks.
    var returns: Bool {
        switch kind {
        case .returning: return true
        case .conditional(let branches, let otherwise): return branches.contains { $0.block.returns } || otherwise?.returns ?? false
        case .whileLoop(_, let block), .repeatLoop(_, let block), .rangeLoop(_, _, _, _, _, let block), .listLoop(_, _, _, let block):
            return block.returns
        case .evaluate(let node): return node.hasJumpingBlock
        default: return false
        }
    }
}

extension BlockNode {
    var returns: Bool { statements.contains(where: \.returns) }

    var endsInReturn: Bool {
        guard let last = statements.last else { return false }
        switch last.kind {
        case .returning: return true
        case .conditional(let branches, let otherwise?): return otherwise.endsInReturn && branches.allSatisfy { $0.block.endsInReturn }
        default: return false
        }
    }
}

extension Node {
    /// A builtin's block that a `return` leaves.
    var hasJumpingBlock: Bool {
        if case .callBuiltin(let call) = kind { return call.block?.returns ?? false }
        return false
    }
}

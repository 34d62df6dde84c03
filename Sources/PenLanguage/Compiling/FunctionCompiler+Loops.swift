// Loops. Every turn spends fuel, so that Ctrl-C and the limits stop any of them.

import PenGeometry
import PenSyntax

/// What one turn of a loop costs.
struct Turn {
    let state: UnsafeMutablePointer<State>
    let machine: Machine
    let span: Span

    @inline(__always) func spend() throws {
        state.pointee.fuel &-= 1
        if state.pointee.fuel < 0 { try machine.refuel(span) }
    }
}

extension FunctionCompiler {
    private func turn(_ span: Span) -> Turn { Turn(state: state, machine: machine, span: span) }

    func whileLoop(_ condition: Node, _ block: BlockNode) -> StatementCode {
        let turn = self.turn(condition.span)
        let condition = self.condition(condition, of: "while")
        let index = block.statements.firstIndex(where: \.isPlainBreak)
        let leaves = index.flatMap { leavingCondition(of: block.statements[$0]) }
        let codes = block.statements.enumerated().map { place, statement in
            if place == index, let leaves { return choose(leaves, .jump(JumpCode { _ in .breaking }), .plain(PlainCode { _ in })) }
            return compile(statement)
        }
        let setup = prologue(of: block)
        if let index, let leaves, let loop = loopWithOneBreak(condition, setup, codes, index, leaves, turn) { return .plain(loop) }
        switch combine(setup.map { .plain($0) } + codes) {
        case .plain(let body):
            return .plain(PlainCode { slots in
                while try condition.run(slots) {
                    try body.run(slots)
                    try turn.spend()
                }
            })
        case .jump(let body):
            return .jump(JumpCode { slots in
                while try condition.run(slots) {
                    let flow = try body.run(slots)
                    if flow == .breaking { break }
                    if flow == .returning { return .returning }
                    try turn.spend()
                }
                return .normal
            })
        }
    }

    private func leavingCondition(of statement: StatementNode) -> BooleanCode? {
        guard case .conditional(let branches, _) = statement.kind else { return nil }
        return self.condition(branches[0].condition, of: "if")
    }

    /// `while c { …; if d { break }; … }` as one closure without flow to test; nil where another statement jumps.
    private func loopWithOneBreak(
        _ condition: BooleanCode, _ setup: [PlainCode], _ codes: [StatementCode], _ index: Int, _ leaves: BooleanCode, _ turn: Turn
    ) -> PlainCode? {
        guard codes.indices.allSatisfy({ $0 == index || !codes[$0].isJump }) else { return nil }
        let head = sequence(setup + codes[..<index].map(plain)), tail = sequence(codes[(index + 1)...].map(plain))
        return PlainCode { slots in
            while try condition.run(slots) {
                try head.run(slots)
                if try leaves.run(slots) { break }
                try tail.run(slots)
                try turn.spend()
            }
        }
    }

    func repeatLoop(_ count: Node, _ block: BlockNode) -> StatementCode {
        let span = count.span
        let number = self.number(count, "repeat takes a whole number of times")
        let counted = NumberCode { slots in
            let times = try number.run(slots)
            guard times >= 0, times.rounded() == times else {
                throw Diagnostic(.wrongKind, "repeat takes a whole number of times, and this is \(Value.number(times).shown)", at: span)
            }
            return times
        }
        return loop(count: counted, prepare: PlainCode { _ in }, advance: nil, block, turn(span))
    }

    func rangeLoop(_ variable: Variable, _ lower: Node, _ upper: Node, _ closed: Bool, _ step: Node?, _ block: BlockNode) -> StatementCode {
        let from = number(lower, "a range begins with a number"), to = number(upper, "a range ends with a number")
        let by = step.map { number($0, "by takes a number") }, stepSpan = step?.span ?? lower.span, span = lower.span.through(upper.span)
        let slot = numberTop
        // Above the window stand the current number, the first one and the step.
        let prepare = PlainCode { slots in
            // A call in a later bound uses the same stack: nothing is stored before all three are known.
            let first = try from.run(slots), last = try to.run(slots), step = try by?.run(slots) ?? 1
            (slots[slot + 1], slots[slot + 2], slots[slot + 3]) = (first, step, last)
            try Elements.check(first, last, step: step, span, stepSpan)
        }
        let count = NumberCode { slots in
            RangeObject.length(slots[slot + 1], slots[slot + 3], isClosed: closed, step: slots[slot + 2])
        }
        return above(numbers: 4, values: 0) {
            let direct = !variable.isShared && instance.kind(of: variable) == .number
            let assign = direct ? nil : store(variable, .number(.slot(slot)))
            let target = direct ? self.slot(variable) : slot
            let setup = setupBefore(assign, block)
            return loop(count: count, prepare: prepare, advance: (slot: slot, target: target), block, turn(lower.span), each: setup)
        }
    }

    /// A loop variable on the heap needs its cell before it is given its number.
    private func setupBefore(_ assign: PlainCode?, _ block: BlockNode) -> PlainCode? {
        assign.map { sequence(prologue(of: block) + [$0]) }
    }

    /// The block without its prologue where that has run already.
    private func body(_ block: BlockNode, prepared: Bool) -> StatementCode {
        prepared ? combine(block.statements.map(compile)) : compile(block)
    }

    private func loop(
        count: NumberCode, prepare: PlainCode, advance: (slot: Int, target: Int)?, _ block: BlockNode, _ turn: Turn, each: PlainCode? = nil
    ) -> StatementCode {
        let code = body(block, prepared: each != nil)
        let isCounting = advance != nil
        let (slot, target) = advance ?? (0, 0)
        if case .plain(let body) = code, each == nil {
            return .plain(PlainCode { slots in
                try prepare.run(slots)
                let times = try count.run(slots)
                var k = 0.0
                while k < times {
                    if isCounting { slots[target] = slots[slot + 1] + k * slots[slot + 2] }
                    try body.run(slots)
                    try turn.spend()
                    k += 1
                }
            })
        }
        let body = code.flow
        let loop = JumpCode { slots in
            try prepare.run(slots)
            let times = try count.run(slots)
            var k = 0.0
            while k < times {
                if isCounting { slots[target] = slots[slot + 1] + k * slots[slot + 2] }
                try each?.run(slots)
                let flow = try body.run(slots)
                if flow == .breaking { break }
                if flow == .returning { return .returning }
                try turn.spend()
                k += 1
            }
            return .normal
        }
        return code.isJump ? .jump(loop) : .plain(plain(.jump(loop)))
    }

    // MARK: Over lists

    func listLoop(_ variables: [Variable], _ sequence: Node, _ step: Node?, _ block: BlockNode) -> StatementCode {
        let span = sequence.span, turn = self.turn(span)
        let source = compile(sequence).asValue
        let by = step.map { number($0, "by takes a number") }, stepSpan = step?.span ?? span
        let slot = valueTop, named = variables.count
        return above(numbers: 0, values: 2) {
            let assigns = variables.enumerated().map { index, variable in
                store(variable, .value(.slot(slot + (named == 1 ? 1 : index), state)))
            }
            let setup = self.sequence(prologue(of: block) + assigns)
            let code = body(block, prepared: true), flow = code.flow
            let pairs = PairLoop(variables, block: block.span, machine: machine)
            let loop = JumpCode { [state] slots in
                let step = try by?.run(slots)
                let items = try Elements.sequence(source.run(slots), step: step, names: named, span, stepSpan)
                var index = 0
                while let item = items.item(index) {
                    state.pointee.values[slot] = .number(Double(index))
                    state.pointee.values[slot + 1] = item
                    try setup.run(slots)
                    let next: Flow
                    do { next = try flow.run(slots) } catch { throw pairs?.explained(error, index: index, item: item) ?? error }
                    if next == .breaking { break }
                    if next == .returning { return .returning }
                    try turn.spend()
                    index += 1
                }
                return .normal
            }
            return code.isJump ? .jump(loop) : .plain(plain(.jump(loop)))
        }
    }
}

extension StatementNode {
    /// `if c { break }`
    var isPlainBreak: Bool {
        guard case .conditional(let branches, nil) = kind, branches.count == 1, branches[0].block.statements.count == 1 else { return false }
        if case .breaking = branches[0].block.statements[0].kind { return true }
        return false
    }
}

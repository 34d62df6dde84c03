// Reading and writing a list's places. Lists in variables, and lists in those, are borrowed and not retained: a table of
// rows is read without counting references.

import PenGeometry
import PenSyntax

/// Finds a list that stays alive as long as no code of the script runs. nil where there is none; then the general way is
/// taken, which knows what to say.
struct ListCode { let run: (Slots) throws -> Unmanaged<ListObject>? }

extension FunctionCompiler {
    // MARK: Reading

    func element(_ base: Node, _ index: Node) -> ValueCode {
        let general = generalElement(base, index)
        guard !index.mayRunCode, let list = borrowed(base), case .number(let place) = compile(index) else { return general }
        return place.visitBasic(ReadElement(list: list, general: general))
    }

    private struct ReadElement: NumberVisitor {
        let list: ListCode
        let general: ValueCode
        func visit<A: NumberOperand>(_ a: A) -> ValueCode {
            let (list, general) = (self.list, self.general)
            return ValueCode { slots in
                let index = try a.value(slots)
                if let list = try list.run(slots), let value = list._withUnsafeGuaranteedRef({ $0.element(at: index) }) { return value }
                return try general.run(slots)
            }
        }
    }

    private func generalElement(_ base: Node, _ index: Node) -> ValueCode {
        let list = compile(base).asValue, place = compile(index).asValue
        let (baseSpan, indexSpan) = (base.span, index.span)
        return ValueCode { slots in
            let base = try list.run(slots)
            return try Elements.read(base, place.run(slots), baseSpan, indexSpan)
        }
    }

    /// The list that a variable holds, or that stands in such a list.
    private func borrowed(_ node: Node) -> ListCode? {
        switch node.kind {
        case .variable(let variable) where !variable.isShared:
            switch compile(node) {
            case .value(.slot(let slot, let state)): return ListCode { _ in state.pointee.values[slot].unretainedList }
            case .value(.global(let address)): return ListCode { _ in address.pointee.unretainedList }
            default: return nil
            }
        case .index(let base, let index):
            guard !index.mayRunCode, let outer = borrowed(base), case .number(let place) = compile(index) else { return nil }
            let code = place.code
            return ListCode { slots in
                let index = try code.run(slots)
                return try outer.run(slots)?._withUnsafeGuaranteedRef { $0.list(at: index) }
            }
        default: return nil
        }
    }

    // MARK: Writing

    func assignElement(_ base: Node, _ index: Node, _ op: BinaryOperator?, _ value: Node, _ span: Span) -> PlainCode {
        let general = generalAssignElement(base, index, op, value, span)
        guard !index.mayRunCode, !value.mayRunCode, let list = borrowed(base), case .number(let place) = compile(index) else { return general }
        let code = place.code, given = compile(value).asValue, machine = self.machine
        return PlainCode { slots in
            let index = try code.run(slots)
            guard let list = try list.run(slots), let place = list._withUnsafeGuaranteedRef({ $0.place(index) }) else { return try general.run(slots) }
            var given = try given.run(slots)
            try list._withUnsafeGuaranteedRef { list in
                if let op { given = try Arithmetic.apply(op, list[place], given, span) }
                machine.willChange(list)
                list.set(place, given)
            }
        }
    }

    private func generalAssignElement(_ base: Node, _ index: Node, _ op: BinaryOperator?, _ value: Node, _ span: Span) -> PlainCode {
        let list = compile(base).asValue, place = compile(index).asValue, value = compile(value).asValue
        let (machine, baseSpan, indexSpan) = (self.machine, base.span, index.span)
        return PlainCode { slots in
            let base = try list.run(slots)
            guard case .list(let list) = base else {
                throw Diagnostic("only a list’s places can be given values, and this is \(base.described)", at: baseSpan)
            }
            let index = try place.run(slots)
            var given = try value.run(slots)
            let place = try Elements.place(index, count: list.count, "list", indexSpan)
            if let op { given = try Arithmetic.apply(op, list[place], given, span) }
            machine.willChange(list)
            list.set(place, given)
        }
    }
}

extension ListObject {
    /// The place that an index means, negative ones counting from the end; nil where there is none.
    @inline(__always) func place(_ index: Double) -> Int? {
        let count = self.count
        let place = index < 0 ? index + Double(count) : index
        guard place >= 0, place < Double(count) else { return nil }
        let whole = Int(place)
        return Double(whole) == place ? whole : nil
    }

    @inline(__always) fileprivate func element(at index: Double) -> Value? { place(index).map { self[$0] } }

    /// Borrowed from this list.
    @inline(__always) fileprivate func list(at index: Double) -> Unmanaged<ListObject>? { place(index).flatMap { unretainedList(at: $0) } }
}

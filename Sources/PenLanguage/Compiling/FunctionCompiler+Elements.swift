// Reading and writing a list's places. Lists in variables, and lists in those, are borrowed and not retained: a table of
// rows is read without counting references.

import PenGeometry
import PenSyntax

/// Finds a list that stays alive as long as no code of the script runs. nil where there is none; then the general way is
/// taken, which knows what to say.
struct ListCode { let run: (Slots) throws -> Unmanaged<ListObject>? }

extension FunctionCompiler {
    // MARK: Reading

    func element(_ base: Node, _ index: Node) -> ValueCode { elementAndList(base, index).element }

    /// The value at a place, and the same as a borrowed list. Base and index are compiled once for both: twice at every level
    /// would double with the depth of `a[b[c[…]]]`.
    private func elementAndList(_ base: Node, _ index: Node) -> (element: ValueCode, borrowed: ListCode?) {
        let list = valueAndList(base), place = compile(index)
        let general = generalElement(list.value.asValue, place.asValue, base.span, index.span)
        guard !index.mayRunCode, let outer = list.borrowed, case .number(let number) = place else { return (general, nil) }
        return (number.visitBasic(ReadElement(list: outer, general: general)), inner(of: outer, at: number.code))
    }

    /// What an expression gives, and, where it is a variable or stands in a variable's lists, the list that it gives borrowed.
    private func valueAndList(_ node: Node) -> (value: Code, borrowed: ListCode?) {
        if case .index(let base, let index) = node.kind {
            let inner = elementAndList(base, index)
            return (.value(.code(inner.element)), inner.borrowed)
        }
        let code = compile(node)
        guard case .variable(let variable) = node.kind, !variable.isShared else { return (code, nil) }
        switch code {
        case .value(.slot(let slot, let state)): return (code, ListCode { _ in state.pointee.values[slot].unretainedList })
        case .value(.global(let address)): return (code, ListCode { _ in address.pointee.unretainedList })
        default: return (code, nil)
        }
    }

    private func inner(of outer: ListCode, at place: NumberCode) -> ListCode {
        ListCode { slots in
            let index = try place.run(slots)
            return try outer.run(slots)?._withUnsafeGuaranteedRef { $0.list(at: index) }
        }
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

    private func generalElement(_ list: ValueCode, _ place: ValueCode, _ baseSpan: Span, _ indexSpan: Span) -> ValueCode {
        ValueCode { slots in
            let base = try list.run(slots)
            return try Elements.read(base, place.run(slots), baseSpan, indexSpan)
        }
    }

    // MARK: Writing

    func assignElement(_ base: Node, _ index: Node, _ op: BinaryOperator?, _ value: Node, _ span: Span) -> PlainCode {
        let list = valueAndList(base), place = compile(index), given = compile(value).asValue, machine = self.machine
        let general = generalAssignElement(list.value.asValue, place.asValue, op, given, (base.span, index.span, span))
        guard !index.mayRunCode, !value.mayRunCode, let borrowed = list.borrowed, case .number(let number) = place else { return general }
        let code = number.code
        return PlainCode { slots in
            let index = try code.run(slots)
            guard let list = try borrowed.run(slots), let place = list._withUnsafeGuaranteedRef({ $0.place(index) }) else { return try general.run(slots) }
            var given = try given.run(slots)
            try list._withUnsafeGuaranteedRef { list in
                if let op { given = try Arithmetic.apply(op, list[place], given, span) }
                try machine.willChange(list, at: span)
                list.set(place, given)
            }
        }
    }

    private func generalAssignElement(
        _ list: ValueCode, _ place: ValueCode, _ op: BinaryOperator?, _ value: ValueCode, _ spans: (base: Span, index: Span, whole: Span)
    ) -> PlainCode {
        PlainCode { [machine] slots in
            let base = try list.run(slots)
            guard case .list(let list) = base else {
                throw Diagnostic(.wrongAssignment, "only a list’s places can be given values, and this is \(base.described)", at: spans.base)
            }
            let index = try place.run(slots)
            var given = try value.run(slots)
            let place = try Elements.place(index, count: list.count, "list", spans.index)
            if let op { given = try Arithmetic.apply(op, list[place], given, spans.whole) }
            try machine.willChange(list, at: spans.whole)
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

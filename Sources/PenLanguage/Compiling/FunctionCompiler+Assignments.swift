// Assignments to places in lists and to properties.

import PenGeometry
import PenSyntax

extension FunctionCompiler {
    /// `s = s + t` lets a text grow in place, so that a text that is built piece by piece takes linear time. Only where
    /// t cannot change s meanwhile.
    func growing(_ variable: Variable, _ value: Node) -> PlainCode? {
        guard case .arithmetic(.add, let first, let second) = value.kind, case .variable(let same) = first.kind, same === variable,
            !second.mayRunCode, !variable.isShared, !variable.mayBeUnset, instance.kind(of: variable) == .any else { return nil }
        let added = compile(second).asValue, site = site(.add, first, second, value.span)
        let slot = variable.isGlobal ? 0 : self.slot(variable)
        let global = variable.isGlobal ? machine.valueAddress(variable.address) : nil
        return PlainCode { [state] slots in
            let given = try added.run(slots)
            let place = global ?? state.pointee.values + slot
            if case .text(var text) = place.pointee, case .text(let more) = given {
                // A long text is charged for whenever it has grown by another stretch.
                let size = text.utf8.count, grown = size + more.utf8.count
                if size / Machine.longText != grown / Machine.longText { try MemoryLimit.charge(bytes: 2 * grown, at: site.span) }
                place.pointee = .nothing
                defer { place.pointee = .text(text) }
                if more.utf8.count > Machine.longText { try Machine.append(more, to: &text, at: site.span) } else { text += more }
            } else {
                let sum = try site.apply(place.pointee, given)
                if global != nil, sum.isJet { throw OuterChange(variable, at: site.span) }
                place.pointee = sum
            }
        }
    }

    func assignMember(_ base: Node, _ name: Name, _ op: BinaryOperator?, _ value: Node, _ span: Span) -> PlainCode {
        if let code = assignCoordinate(base, name, op, value) { return code }
        let owner = compile(base).asValue, writer = self.writer(base, component: name.text)
        let value = compile(value).asValue, (machine, baseSpan) = (self.machine, base.span)
        return PlainCode { slots in
            let owner = try owner.run(slots)
            var given = try value.run(slots)
            if let op { given = try Arithmetic.apply(op, machine.property(name, of: owner), given, span) }
            switch owner {
            case .layer(let id): try machine.setProperty(name, of: id, to: given, at: span)
            case .point(let p): try writer(slots, try Elements.point(p, with: name, given))
            case .jetPoint(let p): try writer(slots, try Elements.point(p, with: name, given))
            default: throw Diagnostic(.wrongAssignment, "\(name.text) of \(owner.described) cannot be given a value", at: baseSpan)
            }
        }
    }

    /// `p.x = 3` where p is a variable that always holds a point.
    private func assignCoordinate(_ base: Node, _ name: Name, _ op: BinaryOperator?, _ value: Node) -> PlainCode? {
        guard name.text == "x" || name.text == "y", case .variable = base.kind, kind(value) == .number,
            case .point(let source) = compile(base), case .number(var given) = compile(value) else { return nil }
        let coordinate = source.coordinate(y: name.text == "y")
        if let op { given = .combine(op, coordinate, given) }
        let code = given.code
        switch coordinate {
        case .slot(let slot): return PlainCode { slots in slots[slot] = try code.run(slots) }
        case .global(let address): return PlainCode { slots in address.pointee = try code.run(slots) }
        default: return nil
        }
    }

    /// Puts a changed value back where it came from.
    /// - Parameter component: the only one of a point that is changed.
    private func writer(_ target: Node, component: String) -> (Slots, Value) throws -> Void {
        let machine = self.machine, slot = valueTop, state = self.state
        switch target.kind {
        case .variable(let variable):
            let code = instance.kind(of: variable) == .point
                ? store(variable, .point(.code(PointCode { _ in Point.convert(state.pointee.values[slot]) ?? .zero })))
                : store(variable, .value(.slot(slot, state)))
            return { slots, value in
                state.pointee.values[slot] = value
                try code.run(slots)
            }
        case .index(let base, let index):
            let list = compile(base).asValue, place = compile(index).asValue, span = index.span
            return { slots, value in
                guard case .list(let list) = try list.run(slots) else { return }
                let place = try Elements.place(place.run(slots), count: list.count, "list", span)
                try machine.willChange(list, at: span)
                list.set(place, value)
            }
        case .member(let base, let name):
            let owner = compile(base).asValue, span = target.span
            return { slots, value in
                guard case .layer(let id) = try owner.run(slots) else { return }
                try machine.setProperty(name, component: component, of: id, to: value, at: span)
            }
        default:
            let span = target.span
            return { _, _ in throw Diagnostic(.wrongAssignment, "this value has no place of its own that could be changed; let gives it a name first", at: span) }
        }
    }
}

extension Elements {
    /// A point with one coordinate changed.
    static func point(_ p: Point, with name: Name, _ value: Value) throws -> Value {
        guard name.text == "x" || name.text == "y" else { throw Diagnostic(.unknownProperty, "a point has x and y, and no \(name.text)", at: name.span) }
        if case .jet(let x) = value { return try point(.constant(p, like: x), with: name, value) }
        guard case .number(let x) = value else { throw Diagnostic(.wrongKind, "\(name.text) takes a number, and this is \(value.described)", at: name.span) }
        return .point(name.text == "x" ? Point(x, p.y) : Point(p.x, x))
    }

    /// The same of a point with derivatives.
    static func point(_ p: JetPoint, with name: Name, _ value: Value) throws -> Value {
        guard name.text == "x" || name.text == "y" else { throw Diagnostic(.unknownProperty, "a point has x and y, and no \(name.text)", at: name.span) }
        guard let x = Scalar.convert(value)?.like(p.x) else { throw Diagnostic(.wrongKind, "\(name.text) takes a number, and this is \(value.described)", at: name.span) }
        return .jetPoint(name.text == "x" ? JetPoint(x: x, y: p.y) : JetPoint(x: p.x, y: x))
    }
}

extension Node {
    /// Whether computing it can run other code of the script.
    var mayRunCode: Bool {
        switch kind {
        case .constant, .variable, .function, .builtin: return false
        case .text(let parts): return parts.contains { if case .value(let node) = $0 { return node.mayRunCode } else { return false } }
        case .arithmetic(_, let a, let b), .point(let a, let b), .index(let a, let b): return a.mayRunCode || b.mayRunCode
        case .negate(let a), .not(let a): return a.mayRunCode
        case .and(let a, let b), .or(let a, let b): return a.mayRunCode || b.mayRunCode
        case .comparison(let first, let rest): return first.mayRunCode || rest.contains { $0.1.mayRunCode }
        case .list(let items): return items.contains(where: \.mayRunCode)
        case .callBuiltin(let call):
            // A function of numbers computes, and does nothing else.
            switch call.builtin.direct {
            case .number1, .number2: return call.positional.contains(where: \.mayRunCode)
            default: return true
            }
        default: return true
        }
    }
}

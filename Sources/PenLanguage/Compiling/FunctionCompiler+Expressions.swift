// Compiling expressions.

import PenGeometry
import PenSyntax

extension FunctionCompiler {
    func compile(_ node: Node) -> Code {
        switch node.kind {
        case .constant(let value): return constant(value)
        case .variable(let variable): return load(variable, node.span)
        case .function(let function): return .value(closure(function.latest))
        case .builtin(let builtin): return .value(.constant(.function(FunctionObject(.builtin(builtin)))))
        case .derivative(let base, let order): return derivative(base, order)
        case .text(let parts): return .value(.code(text(parts)))
        case .list(let items): return .value(.code(list(items)))
        case .point(let x, let y): return point(x, y, node.span)
        case .negate(let inner): return negate(inner, node.span)
        case .not(let inner): return .boolean(.code(not(inner)))
        case .arithmetic(let op, let a, let b): return guarded(node) ?? arithmetic(compile(a), compile(b), site(op, a, b, node.span))
        case .and(let a, let b): return .boolean(.code(and(a, b)))
        case .or(let a, let b): return .boolean(.code(or(a, b)))
        case .comparison(let first, let rest): return .boolean(.code(comparison(first, rest, node.span)))
        case .range(let lower, let upper, let closed): return .value(.code(range(lower, upper, closed)))
        case .callFunction(let function, let arguments): return call(function.latest, arguments, node.span)
        case .callBuiltin(let call): return builtin(call, node.span)
        case .callValue(let callee, let arguments): return callValue(callee, arguments, node.span)
        case .index(let base, let index): return .value(.code(element(base, index)))
        case .member(let base, let name): return member(base, name)
        case .conditional(let branches, let otherwise): return conditional(branches, otherwise)
        }
    }

    private func constant(_ value: Value) -> Code {
        switch value {
        case .number(let x): return .number(.constant(x))
        case .boolean(let b): return .boolean(.constant(b))
        case .point(let p): return .point(.pair(.constant(p.x), .constant(p.y)))
        case .nothing: return .nothing(PlainCode { _ in })
        default: return .value(.constant(value))
        }
    }

    private func derivative(_ base: Node, _ order: Int) -> Code {
        let span = base.span
        let base = compile(base).asValue
        return .value(.code(ValueCode { slots in
            let value = try base.run(slots)
            guard case .function(let function) = value else {
                throw Diagnostic(.wrongDerivative, "' takes a function's derivative, and this is \(value.described)", at: span)
            }
            return .function(FunctionObject(.derivative(function, order: order)))
        }))
    }

    /// Adds a part of a text to what stands before it.
    private struct TextCode { let run: (Slots, inout String) throws -> Void }

    private func text(_ parts: [Node.TextPart]) -> ValueCode {
        let codes = parts.map(textCode)
        let whole = codes.dropFirst().reduce(codes[0]) { first, second in
            TextCode { slots, text in
                try first.run(slots, &text)
                try second.run(slots, &text)
            }
        }
        return ValueCode { slots in
            var text = ""
            try whole.run(slots, &text)
            return .text(text)
        }
    }

    private func textCode(_ part: Node.TextPart) -> TextCode {
        switch part {
        case .literal(let literal): return TextCode { _, text in text += literal }
        case .value(let node):
            let code = compile(node)
            if case .number(let source) = code {
                let number = source.code
                return TextCode { slots, text in Value.write(try number.run(slots), to: &text) }
            }
            let value = code.asValue, machine = self.machine, span = node.span
            return TextCode { slots, text in try machine.write(value.run(slots), to: &text, at: span) }
        }
    }

    private func list(_ items: [Node]) -> ValueCode {
        if items.isEmpty { return ValueCode { _ in .list(ListObject()) } }
        let codes = items.map { compile($0).asValue }
        return ValueCode { slots in
            var values: [Value] = []
            values.reserveCapacity(codes.count)
            for code in codes { values.append(try code.run(slots)) }
            return .list(ListObject(packing: values))
        }
    }

    private func point(_ x: Node, _ y: Node, _ span: Span) -> Code {
        let a = compile(x), b = compile(y)
        if case .number(let a) = a, case .number(let b) = b { return .point(.pair(a, b)) }
        let first = a.asValue, second = b.asValue
        let (firstSpan, secondSpan) = (x.span, y.span)
        return .value(.code(ValueCode { slots in
            let a = try first.run(slots), b = try second.run(slots)
            if case .number(let x) = a, case .number(let y) = b { return .point(Point(x, y)) }
            do { return try Arithmetic.point(a, b, firstSpan, secondSpan) } catch { throw Self.noPoint(error, a, b, span) }
        }))
    }

    /// Two values that are no numbers were meant as a list.
    private static func noPoint(_ error: Error, _ a: Value, _ b: Value, _ span: Span) -> Error {
        guard var diagnostic = error as? Diagnostic, a.ordinate == nil, b.ordinate == nil else { return error }
        let first = Span(source: span.source, start: span.start, end: span.start + 1)
        let last = Span(source: span.source, start: span.end - 1, end: span.end)
        diagnostic.message += "; a list is written [a, b]"
        diagnostic.fix = Diagnostic.Fix([.init(first, "["), .init(last, "]")])
        return diagnostic
    }

    private func negate(_ inner: Node, _ span: Span) -> Code {
        switch compile(inner) {
        case .number(let source): return .number(.negate(source))
        case .point(let source): return .point(.negate(source))
        case let code:
            let value = code.asValue
            return .value(.code(ValueCode { slots in try Arithmetic.negate(value.run(slots), span) }))
        }
    }

    private func range(_ lower: Node, _ upper: Node, _ closed: Bool) -> ValueCode {
        let a = number(lower, "a range begins with a number"), b = number(upper, "a range ends with a number")
        return ValueCode { slots in .range(RangeObject(try a.run(slots), try b.run(slots), isClosed: closed)) }
    }

    /// A number, or an error that says what it was for.
    func number(_ node: Node, _ what: String) -> NumberCode {
        let code = compile(node)
        if case .number(let source) = code { return source.code }
        let value = code.asValue, span = node.span
        return NumberCode { slots in
            let given = try value.run(slots)
            if case .number(let x) = given { return x }
            if case .number(let x)? = given.constant { return x }
            if case .jet = given { throw Diagnostic(.wrongDerivative, "\(what), and a derivative cannot follow through it", at: span) }
            throw Diagnostic(.wrongKind, "\(what), and this is \(given.described)", at: span)
        }
    }

    // MARK: Arithmetic

    private func arithmetic(_ a: Code, _ b: Code, _ site: ArithmeticSite) -> Code {
        switch (site.op, a, b) {
        case (_, .number(let x), .number(let y)): return .number(.combine(site.op, x, y))
        case (.add, .point(let p), .point(let q)), (.subtract, .point(let p), .point(let q)): return .point(.combine(site.op, p, q))
        case (.multiply, .point(let p), .number(let k)): return .point(.scale(p, by: k))
        case (.multiply, .number(let k), .point(let p)): return .point(.scale(k, p))
        case (.divide, .point(let p), .number(let k)): return .point(.divide(p, by: k))
        default: return .value(.code(dynamic(a, b, site)))
        }
    }

    private func dynamic(_ a: Code, _ b: Code, _ site: ArithmeticSite) -> ValueCode {
        switch site.op {
        case .add: return a.visitValue(DynamicLeft<Addition>(right: b, site: site))
        case .subtract: return a.visitValue(DynamicLeft<Subtraction>(right: b, site: site))
        case .multiply: return a.visitValue(DynamicLeft<Multiplication>(right: b, site: site))
        case .divide: return a.visitValue(DynamicLeft<Division>(right: b, site: site))
        case .remainder, .power:
            let a = a.asValue, b = b.asValue
            return ValueCode { slots in try site.apply(a.run(slots), b.run(slots)) }
        }
    }

    private struct DynamicLeft<O: NumberOperator>: ValueVisitor {
        let right: Code, site: ArithmeticSite
        func visit<A: ValueOperand>(_ a: A) -> ValueCode { right.visitValue(DynamicRight<O, A>(a: a, site: site)) }
    }

    private struct DynamicRight<O: NumberOperator, A: ValueOperand>: ValueVisitor {
        let a: A, site: ArithmeticSite
        func visit<B: ValueOperand>(_ b: B) -> ValueCode {
            let (a, site) = (self.a, self.site)
            return ValueCode { slots in
                let first = try a.value(slots), second = try b.value(slots)
                if case .number(let x) = first, case .number(let y) = second { return .number(O.apply(x, y)) }
                return try site.apply(first, second)
            }
        }
    }

    // MARK: Properties

    private func member(_ base: Node, _ name: Name) -> Code {
        let code = compile(base)
        if case .point(let source) = code, name.text == "x" || name.text == "y" {
            return .number(source.coordinate(y: name.text == "y"))
        }
        let value = code.asValue, top = (numbers: numberTop, values: valueTop)
        let reader = MemberReader(machine: machine, name: name)
        return .value(.code(ValueCode { slots in try reader.read(value.run(slots), slots, top) }))
    }

    // MARK: if as a value

    private func conditional(_ branches: [Node.Branch], _ otherwise: BlockNode?) -> Code {
        let otherwiseCode = otherwise.map { value(of: $0) } ?? .nothing(PlainCode { _ in })
        var result = otherwiseCode
        for branch in branches.reversed() {
            result = choose(condition(branch.condition, of: "if"), value(of: branch.block), result)
        }
        return result
    }

    /// A block's value: its last statement's.
    func value(of block: BlockNode) -> Code {
        let setup = prologue(of: block)
        guard let last = block.statements.last else { return .nothing(PlainCode { _ in }) }
        let first = setup + block.statements.dropLast().map { plain(compile($0)) }
        let code: Code
        switch last.kind {
        case .evaluate(let node), .show(let node), .callOrShow(let node): code = compile(node.givingValue)
        case .conditional(let branches, let otherwise): code = conditional(branches, otherwise)
        default: code = .nothing(plain(compile(last)))
        }
        return first.isEmpty ? code : before(sequence(first), code)
    }

    /// `condition ? a : b`, as the kind that both have.
    func choose(_ condition: BooleanCode, _ a: Code, _ b: Code) -> Code {
        switch (a, b) {
        case (.number(let x), .number(let y)):
            let x = x.code, y = y.code
            return .number(.code(NumberCode { slots in try condition.run(slots) ? try x.run(slots) : try y.run(slots) }))
        case (.boolean(let x), .boolean(let y)):
            let x = x.code, y = y.code
            return .boolean(.code(BooleanCode { slots in try condition.run(slots) ? try x.run(slots) : try y.run(slots) }))
        case (.point(let x), .point(let y)):
            let x = x.code, y = y.code
            return .point(.code(PointCode { slots in try condition.run(slots) ? try x.run(slots) : try y.run(slots) }))
        case (.nothing(let x), .nothing(let y)):
            return .nothing(PlainCode { slots in if try condition.run(slots) { try x.run(slots) } else { try y.run(slots) } })
        default:
            let x = a.asValue, y = b.asValue
            return .value(.code(ValueCode { slots in try condition.run(slots) ? try x.run(slots) : try y.run(slots) }))
        }
    }

    /// `first`, and then the value.
    func before(_ first: PlainCode, _ code: Code) -> Code {
        switch code {
        case .number(let source):
            let code = source.code
            return .number(.code(NumberCode { slots in
                try first.run(slots)
                return try code.run(slots)
            }))
        case .boolean(let source):
            let code = source.code
            return .boolean(.code(BooleanCode { slots in
                try first.run(slots)
                return try code.run(slots)
            }))
        case .point(let source):
            let code = source.code
            return .point(.code(PointCode { slots in
                try first.run(slots)
                return try code.run(slots)
            }))
        case .value(let source):
            let code = source.code
            return .value(.code(ValueCode { slots in
                try first.run(slots)
                return try code.run(slots)
            }))
        case .nothing(let code): return .nothing(sequence([first, code]))
        }
    }
}

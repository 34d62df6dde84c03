// Resolving expressions.

import PenGeometry
import PenScene
import PenSyntax

extension Resolver {
    func resolve(_ expression: Expression) -> Node {
        Node(resolveKind(expression), expression.span)
    }

    private func resolveKind(_ expression: Expression) -> Node.Kind {
        switch expression.kind {
        case .number(let x, let unit):
            if let unit { warnOfUnit(unit, expression.span) }
            return .constant(.number(x))
        case .text(let pieces): return text(pieces)
        case .colour(let rgba): return .constant(.color(ColorObject(Color(rgba: rgba))))
        case .boolean(let b): return .constant(.boolean(b))
        case .nothing, .missing: return .constant(.nothing)
        case .name(let name, let primes): return self.name(name, primes, expression.span)
        case .list(let items): return .list(items.map(resolve))
        case .point(let x, let y): return .point(resolve(x), resolve(y))
        case .parenthesized(let inner): return resolve(inner).kind
        case .negate(let inner): return negated(resolve(inner))
        case .not(let inner): return .not(resolve(inner))
        case .binary(let op, let a, let b):
            if op == .power, reportPowerOfFunction(a, b, expression.span) { return .constant(.nothing) }
            return arithmetic(op, resolve(a), resolve(b))
        case .combination(let sign, let a, let b): return combination(sign, resolve(a), resolve(b))
        case .implicitProduct(let a, let b): return arithmetic(.multiply, resolve(a), resolve(b))
        case .and(let a, let b): return .and(resolve(a), resolve(b))
        case .or(let a, let b): return .or(resolve(a), resolve(b))
        case .comparison(let first, let rest): return .comparison(resolve(first), rest.map { ($0.0, resolve($0.1)) })
        case .range(let lower, let upper, let closed): return .range(resolve(lower), resolve(upper), closed: closed)
        case .call(let call): return resolve(call, expression.span, isStatement: false).kind
        case .index(let base, let index): return .index(resolve(base), resolve(index))
        case .member(let base, let name): return member(base, name, expression.span)
        case .function(let body): return lambda(body, expression.span).kind
        case .conditional(let conditional): return value(of: conditional)
        }
    }

    /// `2s` is two seconds, also where there is a variable s; where times are wanted nobody takes it for anything else.
    private func warnOfUnit(_ unit: Expression.Unit, _ span: Span) {
        let name: String
        switch unit {
        case .degrees: name = "deg"
        case .radians: name = "rad"
        case .turns: name = "turn"
        case .seconds where !takesTimes: name = "s"
        case .milliseconds where !takesTimes: name = "ms"
        case .percent, .seconds, .milliseconds: return
        }
        guard case .variable? = scope.find(name) else { return }
        let end = Span(source: span.source, start: span.end - Int32(name.utf8.count), end: span.end)
        warn(.ambiguousUnit, "\(name) directly after a number is the unit, not the variable \(name)", at: span, fix: Diagnostic.Fix(replacing: end, with: " * " + name))
    }

    private func text(_ pieces: [TextPiece]) -> Node.Kind {
        var parts: [Node.TextPart] = []
        for piece in pieces {
            switch piece {
            case .literal(let text): parts.append(.literal(text))
            case .value(let expression): parts.append(.value(resolve(expression)))
            }
        }
        if parts.isEmpty { return .constant(.text("")) }
        if parts.count == 1, case .literal(let text) = parts[0] { return .constant(.text(text)) }
        return .text(parts)
    }

    /// `value.name`: a property, or else `name(value)`.
    private func member(_ base: Expression, _ name: Name, _ span: Span) -> Node.Kind {
        if reportForeignOwner(base, name) { return .constant(.nothing) }
        if !Member.names.contains(name.text), case .function? = scope.find(name.text) {
            let callee = Expression(.member(base, name), name.span)
            return resolve(Call(callee: callee, arguments: [], block: nil, style: .parentheses), span, isStatement: false).kind
        }
        return .member(resolve(base), name)
    }

    private func value(of conditional: Conditional) -> Node.Kind {
        let outer = isInsideValue
        isInsideValue = true
        defer { isInsideValue = outer }
        let branches = conditional.branches.map { Node.Branch(condition: resolve($0.condition), block: resolve(block: $0.block)) }
        return .conditional(branches, otherwise: conditional.otherwise.map { resolve(block: $0) })
    }

    // MARK: Folding

    private func negated(_ inner: Node) -> Node.Kind {
        if case .constant(.number(let x)) = inner.kind { return .constant(.number(-x)) }
        return .negate(inner)
    }

    private func arithmetic(_ op: BinaryOperator, _ a: Node, _ b: Node) -> Node.Kind {
        if case .constant(.number(let x)) = a.kind, case .constant(.number(let y)) = b.kind {
            return .constant(.number(Arithmetic.apply(op, x, y)))
        }
        return .arithmetic(op, a, b)
    }

    /// `a ∪ b` is `union(a, b)`.
    private func combination(_ sign: AreaOperator, _ a: Node, _ b: Node) -> Node.Kind {
        guard let builtin = Builtin.named[sign.builtin] else { return .constant(.nothing) }
        let place = Span(source: a.span.source, start: a.span.end, end: b.span.start)
        return .callBuiltin(BuiltinCall(builtin: builtin, positional: [a, b], labelled: [], block: nil, nameSpan: place, sign: sign))
    }

    // MARK: Names

    private func name(_ name: String, _ primes: Int, _ span: Span) -> Node.Kind {
        guard primes == 0 else {
            let base = self.name(name, 0, Span(source: span.source, start: span.start, end: span.end - Int32(primes)))
            return .derivative(Node(base, span), order: primes)
        }
        switch scope.find(name) {
        case .variable(let variable)?:
            use(variable)
            return .variable(variable)
        case .function(let function)?:
            mention(function, at: span, escaping: true)
            return .function(function)
        case nil where isLastValue(name, at: span): return lastValue(at: span).kind
        case nil: break
        }
        if let constant = constants.value(name) { return .constant(constant) }
        if let builtin = Builtin.named[name] {
            guard builtin.info.isValue else { return .builtin(builtin) }
            return .callBuiltin(BuiltinCall(builtin: builtin, positional: [], labelled: [], block: nil, nameSpan: span))
        }
        if reportEarlyUse(name, span) { return .constant(.nothing) }
        reportUnknown(name, span, among: scope.visibleNames + Constants.names + Builtin.all.map(\.info.name))
        return .constant(.nothing)
    }

    /// `animate dot.opacity to 0` above `let dot = …`; false where nothing further down declares the name.
    private func reportEarlyUse(_ name: String, _ span: Span) -> Bool {
        guard !hasManyFaults, declaring?.name != name, let source = imports.source(span.source), let place = source.declaration(of: name, behind: span.end) else { return false }
        report(.usedTooEarly, "\(name) is not there yet: its let stands further down", at: span, notes: [Diagnostic.Note("declared here", at: place)])
        return true
    }

    /// An error for a name that nobody declared, with what was probably meant.
    func reportUnknown(_ name: String, _ span: Span, what: String = "name", among candidates: @autoclosure () -> [String], isMethod: Bool = false) {
        let plain = "there is no \(what) \(name)"
        if let declaring, declaring.name == name {
            reportOwnValue(declaring, span)
        } else if let value = Aliases.values[name.uppercased()] {
            report(.foreignName, "there is no \(what) \(name); in pen it is \(value)", at: span, fix: Diagnostic.Fix(replacing: span, with: value))
        } else if let alias = (isMethod ? Aliases.methods[name.lowercased()] : nil) ?? Aliases.pen[name.lowercased()], Builtin.named[alias] != nil || constants.value(alias) != nil {
            report(.foreignName, "there is no \(what) \(name); in pen it is \(alias)", at: span, fix: Diagnostic.Fix(replacing: span, with: alias), or: plain)
        } else if !isMethod, reportOtherWay(name, at: span) {
            // Reported.
        } else if !hasManyFaults, let near = Suggestions.nearest(to: name, among: candidates()) {
            report(.unknownName, "there is no \(what) \(name); did you mean \(near)?", at: span, fix: Diagnostic.Fix(replacing: span, with: near), or: plain)
        } else {
            report(.unknownName, plain, at: span)
        }
    }
}

// Formulas that are meant themselves and not their values: what `plot` draws.

import PenSyntax

extension Resolver {
    /// Whether the value without a label that stands there is meant itself.
    func takesFormula(_ builtin: Builtin, at place: Int) -> Bool {
        let parameters = builtin.info.parameters
        guard let parameter = place < parameters.count ? parameters[place] : parameters.last else { return false }
        return parameter.takesFormula && (place < parameters.count || parameter.takesRest) || (parameters.first?.takesRest ?? false) && parameters[0].takesFormula
    }

    /// `sin(x)`, `(cos(t), sin(t))` with `for t in …`, `x^2 + y^2 == 4` or `y < sin(x)`, as a list that `Formula` reads: what it
    /// is, its function, and the numbers over which it is meant.
    func formula(_ value: Expression, over iteration: Argument?) -> Node {
        var variable = Name("x", value.span), range = Node(.constant(.nothing), value.span), step = range
        if case .iteration(let word, let pattern, let values, let by)? = iteration?.kind {
            guard case .name(let name) = pattern else {
                report(.wrongCount, "plot needs one variable behind for", at: word.span)
                return range
            }
            (variable, range) = (name, resolve(values))
            if let by { step = resolve(by) }
        }
        let (kind, function) = shape(of: value, variable)
        return Node(.list([text(kind.rawValue, value), function, range, step, text(variable.text, value)]), value.span)
    }

    private func text(_ text: String, _ value: Expression) -> Node { Node(.constant(.text(text)), value.span) }

    private func shape(of value: Expression, _ variable: Name) -> (Formula.Kind, Node) {
        switch value.kind {
        case .parenthesized(let inner): return shape(of: inner, variable)
        case .comparison(let a, let rest) where rest.count == 1 && rest[0].0 == .equal: return equation(a, rest[0].1, value)
        case .comparison, .and, .or, .not: return (.area, area(value))
        default: return (.graph, function(of: [variable.text], value))
        }
    }

    /// `y == f(x)` is a graph, `x == g(y)` one that lies on its side, any other equation a line in the plane.
    private func equation(_ a: Expression, _ b: Expression, _ value: Expression) -> (Formula.Kind, Node) {
        func isName(_ side: Expression, _ name: String) -> Bool { if case .name(name, primes: 0) = side.kind { true } else { false } }
        for (side, other) in [(a, b), (b, a)] {
            if isName(side, "y"), !other.mentions("y") { return (.graph, function(of: ["x"], other)) }
            if isName(side, "x"), !other.mentions("x") { return (.inverse, function(of: ["y"], other)) }
        }
        return (.line, function(of: ["x", "y"], difference(a, b, value)))
    }

    private func difference(_ a: Expression, _ b: Expression, _ value: Expression) -> Expression {
        Expression(.binary(.subtract, a, b), value.span)
    }

    /// Below zero where the condition holds: a function, or a list of a word and such parts.
    private func area(_ value: Expression) -> Node {
        func both(_ word: String, _ parts: [Node]) -> Node { Node(.list([text(word, value)] + parts), value.span) }
        switch value.kind {
        case .parenthesized(let inner): return area(inner)
        case .and(let a, let b): return both("and", [area(a), area(b)])
        case .or(let a, let b): return both("or", [area(a), area(b)])
        case .not(let inner): return both("not", [area(inner)])
        case .comparison(let first, let rest):
            var left = first, parts: [Node] = []
            for (sign, right) in rest {
                switch sign {
                case .less, .lessOrEqual: parts.append(function(of: ["x", "y"], difference(left, right, value)))
                case .greater, .greaterOrEqual: parts.append(function(of: ["x", "y"], difference(right, left, value)))
                case .equal, .notEqual: report(.wrongKind, "an area is described by < and >; \(sign.rawValue) describes a line, which is plotted by itself", at: value.span)
                }
                left = right
            }
            return parts.count == 1 ? parts[0] : both("and", parts)
        default:
            report(.wrongKind, "an area is described by comparisons, such as y < sin(x)", at: value.span)
            return Node(.constant(.nothing), value.span)
        }
    }

    private func function(of names: [String], _ value: Expression) -> Node {
        let parameters = names.map { ParameterDeclaration(name: Name($0, value.span), defaultValue: nil) }
        return lambda(FunctionBody(parameters: parameters, result: .value(value)), value.span, isRepeated: .plot)
    }
}

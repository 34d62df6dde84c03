// Which names an expression reads.

extension Expression {
    /// Whether a name stands in it as a value; inside functions written in place too, unless it is a parameter there.
    public func mentions(_ name: String) -> Bool {
        switch kind {
        case .name(let own, _): own == name
        case .number, .colour, .boolean, .nothing, .missing: false
        case .text(let pieces): pieces.contains { if case .value(let inner) = $0 { inner.mentions(name) } else { false } }
        case .list(let items): items.contains { $0.mentions(name) }
        case .point(let a, let b), .binary(_, let a, let b), .combination(_, let a, let b), .implicitProduct(let a, let b), .and(let a, let b), .or(let a, let b), .range(let a, let b, _), .index(let a, let b):
            a.mentions(name) || b.mentions(name)
        case .parenthesized(let inner), .negate(let inner), .not(let inner), .member(let inner, _): inner.mentions(name)
        case .comparison(let first, let rest): first.mentions(name) || rest.contains { $0.1.mentions(name) }
        case .call(let call): call.mentions(name)
        case .function(let body): body.mentions(name)
        case .conditional(let conditional):
            conditional.branches.contains { $0.condition.mentions(name) || $0.block.mentions(name) } || (conditional.otherwise?.mentions(name) ?? false)
        }
    }
}

extension Call {
    fileprivate func mentions(_ name: String) -> Bool {
        callee.mentions(name) || (block?.mentions(name) ?? false) || arguments.contains { argument in
            switch argument.kind {
            case .positional(let value), .labelled(_, let value): value.mentions(name)
            case .clause(_, let values): values.contains { $0.mentions(name) }
            case .iteration(_, _, let values, let step): values.mentions(name) || (step?.mentions(name) ?? false)
            }
        }
    }
}

extension FunctionBody {
    fileprivate func mentions(_ name: String) -> Bool {
        if parameters.contains(where: { $0.name.text == name }) { return false }
        switch result {
        case .value(let value): return value.mentions(name)
        case .block(let block): return block.mentions(name)
        }
    }
}

extension Block {
    /// Any block may: what is declared inside is not looked at.
    fileprivate func mentions(_ name: String) -> Bool { true }
}

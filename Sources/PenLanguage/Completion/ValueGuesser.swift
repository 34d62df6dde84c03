// Guessing what an expression gives, from its words and from what its names hold. Nothing is run.

import PenSyntax

struct ValueGuesser {
    let session: Session
    /// The unfinished text, and what it declares.
    let source: Source
    let names: [DeclaredName]
    private let patience = Patience()

    /// So many pieces of text may still be read: names lead to values, which have names in them.
    private final class Patience { var left = 200 }

    init(session: Session, source: Source, names: [DeclaredName]) {
        (self.session, self.source, self.names) = (session, source, names)
    }

    /// Of a part of the unfinished text.
    func guess(_ span: Span) -> Guess {
        guard span.end > span.start, patience.left > 0 else { return .unknown }
        patience.left -= 1
        // What begins with a name would be read as a command.
        let tree = Parser.parse(Source(name: source.name, text: "let value = " + source.text(span)))
        guard tree.statements.count == 1, case .declaration(_, let value) = tree.statements[0].kind else { return .unknown }
        return guess(value)
    }

    func guess(name: String) -> Guess {
        if let declared = names.last(where: { $0.name == name }) { return guess(declared) }
        switch session.top.find(name) {
        case .variable(let variable)?: return session.value(of: variable).map { Guess($0, in: session.scene) } ?? .unknown
        case .function?: return Guess(.function)
        case nil: break
        }
        if let constant = session.constant(name) { return Guess(constant, in: session.scene) }
        guard let builtin = Builtin.named[name] else { return .unknown }
        return builtin.info.isValue ? guess(callOf: builtin, first: nil) : Guess(.function)
    }

    func guess(_ declared: DeclaredName) -> Guess {
        switch declared.kind {
        case .variable(let value): guess(value)
        case .element(let values): guess(values).element(in: session.scene)
        case .parameter: .unknown
        case .function: Guess(.function)
        }
    }

    private func guess(_ expression: Expression) -> Guess {
        switch expression.kind {
        case .number: Guess(.number)
        case .text: Guess(.text)
        case .colour: Guess(.color)
        case .boolean, .not, .and, .or, .comparison: Guess(.boolean)
        case .name(let name, let primes): primes > 0 ? Guess(.function) : guess(name: name)
        case .list(let items): .list(of: items.first.map(guess) ?? .unknown)
        case .point: Guess(.point)
        case .parenthesized(let inner), .negate(let inner): guess(inner)
        case .binary(let sign, let a, let b): guess(sign, guess(a), guess(b))
        case .combination: Guess(.path)
        case .implicitProduct(let a, let b): guess(.multiply, guess(a), guess(b))
        case .range: Guess(.range)
        case .call(let call): guess(call)
        case .index(let base, let place): guess(base, at: place)
        case .member(let base, let name): guess(name.text, of: guess(base))
        case .function: Guess(.function)
        case .nothing, .conditional, .missing: .unknown
        }
    }

    private func guess(_ sign: BinaryOperator, _ a: Guess, _ b: Guess) -> Guess {
        if a.isKind(.number), b.isKind(.number) { return Guess(.number) }
        switch sign {
        case .add, .subtract: return a.isKind(.point) || b.isKind(.point) ? Guess(.point) : .unknown
        case .multiply: return [a, b].contains { $0.isKind(.point) } && [a, b].contains { $0.isKind(.number) } ? Guess(.point) : .unknown
        case .divide: return a.isKind(.point) ? a : .unknown
        case .remainder, .power: return .unknown
        }
    }

    private func guess(_ base: Expression, at place: Expression) -> Guess {
        let list = guess(base)
        return guess(place).isKind(.range) ? list : list.element(in: session.scene)
    }

    // MARK: Calls

    private func guess(_ call: Call) -> Guess {
        switch call.callee.kind {
        case .name(let name, primes: 0): return guess(callOf: name, first: firstArgument(of: call))
        case .member(let base, let name): return guess(callOf: name.text, first: guess(base))
        default: return .unknown
        }
    }

    private func firstArgument(of call: Call) -> Guess? {
        guard case .positional(let first)? = call.arguments.first?.kind else { return nil }
        return guess(first)
    }

    private func guess(callOf name: String, first: Guess?) -> Guess {
        let isOwn = names.contains { $0.name == name } || session.top.find(name) != nil
        if isOwn {
            guard case .function(let function)? = session.top.find(name), !names.contains(where: { $0.name == name }) else { return .unknown }
            return Guess(resultOf: function)
        }
        return Builtin.named[name].map { guess(callOf: $0, first: first) } ?? .unknown
    }

    func guess(callOf builtin: Builtin, first: Guess?) -> Guess {
        let info = builtin.info
        if let first, ValueGuesser.likeTheirFirst.contains(info.name) { return first }
        if let first, ["first", "last"].contains(info.name) { return first.element(in: session.scene) }
        if let result = info.result { return Guess(result) }
        switch info.family {
        case .figures, .layers: return info.isCommand && builtin.result == .any ? .layer(madeBy: info.name) : .unknown
        case .paths: return Guess(.path)
        default: return .unknown
        }
    }

    /// Functions of several kinds of values that give a value of the kind which they are given.
    private static let likeTheirFirst: Set<String> = [
        "transformed", "rotated", "reversed", "flattened", "slice", "prefix", "suffix", "dropFirst", "dropLast", "filter", "sorted", "shuffled", "unique", "lerp",
    ]

    /// `value.name`
    private func guess(_ name: String, of base: Guess) -> Guess {
        if let member = Member.all.first(where: { $0.name == name && base.owners.contains($0.owner) }) { return member.guess }
        return guess(callOf: name, first: base)
    }
}

extension Guess {
    /// As far as the function has been compiled.
    init(resultOf function: Function) {
        switch function.latest.direct?.result {
        case .number: self.init(.number)
        case .boolean: self.init(.boolean)
        case .point: self.init(.point)
        case .function: self.init(.function)
        case .some(.none), .nothing, .any, nil: self.init()
        }
    }
}

extension Session {
    /// What a name of the language stands for.
    func constant(_ name: String) -> Value? { resolver?.constants.value(name) ?? Constants(arguments: machine.arguments).value(name) }
}

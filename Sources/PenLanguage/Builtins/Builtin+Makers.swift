// Makers, one way to say them for each number of parameters: a parameter pack would ask the runtime for its types at every
// call.

extension Builtin {
    /// A command that also gives a value, such as the layer it made.
    static func maker(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String,
        block: BuiltinInfo.BlockUse = .none, example: String, body: @escaping (Invocation) throws -> Value
    ) -> Builtin {
        define(name, family, summary, [], block, example, isCommand: true, .anything, nil) {
            try body($0)
        }
    }

    static func maker<A: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>,
        block: BuiltinInfo.BlockUse = .none, example: String, body: @escaping (Invocation, A) throws -> Value
    ) -> Builtin {
        define(name, family, summary, [a.erased], block, example, isCommand: true, .anything, nil) {
            try body($0, $0.argument(0, for: a))
        }
    }

    static func maker<A: Convertible, B: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>,
        block: BuiltinInfo.BlockUse = .none, example: String, body: @escaping (Invocation, A, B) throws -> Value
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased], block, example, isCommand: true, .anything, nil) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b))
        }
    }

    static func maker<A: Convertible, B: Convertible, C: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>,
        block: BuiltinInfo.BlockUse = .none, example: String, body: @escaping (Invocation, A, B, C) throws -> Value
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased], block, example, isCommand: true, .anything, nil) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c))
        }
    }

    static func maker<A: Convertible, B: Convertible, C: Convertible, D: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>,
        block: BuiltinInfo.BlockUse = .none, example: String, body: @escaping (Invocation, A, B, C, D) throws -> Value
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased], block, example, isCommand: true, .anything, nil) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d))
        }
    }

    static func maker<A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>,
        block: BuiltinInfo.BlockUse = .none, example: String, body: @escaping (Invocation, A, B, C, D, E) throws -> Value
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased, e.erased], block, example, isCommand: true, .anything, nil) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d), $0.argument(4, for: e))
        }
    }

    static func maker<A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible, F: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>, _ f: Parameter<F>,
        block: BuiltinInfo.BlockUse = .none, example: String, body: @escaping (Invocation, A, B, C, D, E, F) throws -> Value
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased, e.erased, f.erased], block, example, isCommand: true, .anything, nil) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d), $0.argument(4, for: e), $0.argument(5, for: f))
        }
    }

    static func maker<A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible, F: Convertible, G: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>, _ f: Parameter<F>,
        _ g: Parameter<G>, block: BuiltinInfo.BlockUse = .none, example: String, body: @escaping (Invocation, A, B, C, D, E, F, G) throws -> Value
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased, e.erased, f.erased, g.erased], block, example, isCommand: true, .anything, nil) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d), $0.argument(4, for: e), $0.argument(5, for: f), $0.argument(6, for: g))
        }
    }
}

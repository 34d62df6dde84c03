// Functions, one way to say them for each number of parameters: a parameter pack would ask the runtime for its types at every
// call.

extension Builtin {
    /// A function: it only computes.
    static func function<R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation) throws -> R
    ) -> Builtin {
        define(name, family, summary, [], block, example, isCommand: false, .of(R.self), direct) {
            try body($0).value
        }
    }

    static func function<A: Convertible, R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A) throws -> R
    ) -> Builtin {
        define(name, family, summary, [a.erased], block, example, isCommand: false, .of(R.self), direct) {
            try body($0, $0.argument(0, for: a)).value
        }
    }

    static func function<A: Convertible, B: Convertible, R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B) throws -> R
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased], block, example, isCommand: false, .of(R.self), direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b)).value
        }
    }

    static func function<A: Convertible, B: Convertible, C: Convertible, R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B, C) throws -> R
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased], block, example, isCommand: false, .of(R.self), direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c)).value
        }
    }

    static func function<A: Convertible, B: Convertible, C: Convertible, D: Convertible, R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B, C, D) throws -> R
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased], block, example, isCommand: false, .of(R.self), direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d)).value
        }
    }

    static func function<A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible, R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B, C, D, E) throws -> R
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased, e.erased], block, example, isCommand: false, .of(R.self), direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d), $0.argument(4, for: e)).value
        }
    }

    static func function<A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible, F: Convertible, R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>, _ f: Parameter<F>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B, C, D, E, F) throws -> R
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased, e.erased, f.erased], block, example, isCommand: false, .of(R.self), direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d), $0.argument(4, for: e), $0.argument(5, for: f)).value
        }
    }
}

// Commands, one way to say them for each number of parameters: a parameter pack would ask the runtime for its types at every
// call.

extension Builtin {
    /// A command: it does something, and stands at the head of a line.
    static func command(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation) throws -> Void
    ) -> Builtin {
        define(name, family, summary, [], block, example, isCommand: true, .nothing, direct) {
            try body($0)
            return .nothing
        }
    }

    static func command<A: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A) throws -> Void
    ) -> Builtin {
        define(name, family, summary, [a.erased], block, example, isCommand: true, .nothing, direct) {
            try body($0, $0.argument(0, for: a))
            return .nothing
        }
    }

    static func command<A: Convertible, B: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B) throws -> Void
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased], block, example, isCommand: true, .nothing, direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b))
            return .nothing
        }
    }

    static func command<A: Convertible, B: Convertible, C: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B, C) throws -> Void
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased], block, example, isCommand: true, .nothing, direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c))
            return .nothing
        }
    }

    static func command<A: Convertible, B: Convertible, C: Convertible, D: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B, C, D) throws -> Void
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased], block, example, isCommand: true, .nothing, direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d))
            return .nothing
        }
    }

    static func command<A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B, C, D, E) throws -> Void
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased, e.erased], block, example, isCommand: true, .nothing, direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d), $0.argument(4, for: e))
            return .nothing
        }
    }

    static func command<A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible, F: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>, _ d: Parameter<D>, _ e: Parameter<E>, _ f: Parameter<F>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil, body: @escaping (Invocation, A, B, C, D, E, F) throws -> Void
    ) -> Builtin {
        define(name, family, summary, [a.erased, b.erased, c.erased, d.erased, e.erased, f.erased], block, example, isCommand: true, .nothing, direct) {
            try body($0, $0.argument(0, for: a), $0.argument(1, for: b), $0.argument(2, for: c), $0.argument(3, for: d), $0.argument(4, for: e), $0.argument(5, for: f))
            return .nothing
        }
    }
}

// Taking a session back to an earlier moment.

extension Session {
    /// A moment to which the session can be taken back: what its variables hold, which names there are, and the drawing.
    struct Mark {
        fileprivate let machine: Machine.Mark
        fileprivate let kinds: [Kind]
        fileprivate let names: [String: Scope.Binding]
        fileprivate let modules: [String: Imports.Module]
    }

    func mark() -> Mark {
        Mark(machine: machine.mark(), kinds: globals.map(\.kind), names: top.bindings, modules: resolver?.imports.modules ?? [:])
    }

    /// Takes everything back that has changed since the mark, which is spent, and those made after it with it.
    func rollback(to mark: Mark) {
        machine.rollback(to: mark.machine)
        top.bindings = mark.names
        resolver?.imports.modules = mark.modules
        // Code is compiled for all that a variable ever held: what it held then moves to where the code looks for it.
        for (variable, kind) in zip(globals, mark.kinds) where kind != variable.kind { machine.move(variable, from: kind) }
    }

    /// Gives the mark up and keeps what has changed.
    func release(_ mark: Mark) { machine.release(mark.machine) }
}

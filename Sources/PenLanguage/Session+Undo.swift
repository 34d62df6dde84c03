// Taking a session back to an earlier moment.

extension Session {
    /// A moment to which the session can be taken back: what its variables hold, which names there are, and the drawing.
    struct Mark {
        fileprivate let machine: Machine.Mark
        fileprivate let widenings: Int
        fileprivate let names: Int
        fileprivate let replaced: Int
        fileprivate let angles: Int
        fileprivate let modules: [String: Imports.Module]
    }

    func mark() -> Mark {
        Mark(machine: machine.mark(), widenings: compilation.widenings.count, names: top.history.count, replaced: compilation.replaced.count, angles: resolver?.angleHistory.count ?? 0, modules: resolver?.imports.modules ?? [:])
    }

    /// Takes everything back that has changed since the mark, which is spent, and those made after it with it.
    func rollback(to mark: Mark) {
        machine.rollback(to: mark.machine)
        top.unbind(to: mark.names)
        restoreFunctions(to: mark.replaced)
        resolver?.restoreAngles(to: mark.angles)
        resolver?.imports.modules = mark.modules
        // Code is compiled for all that a variable ever held: what it held then moves to where the code looks for it. The
        // first widening since the mark tells as what it was held.
        var moved: Set<ObjectIdentifier> = []
        for (variable, kind) in compilation.widenings[mark.widenings...] where moved.insert(ObjectIdentifier(variable)).inserted {
            machine.move(variable, from: kind)
        }
    }

    /// Gives the mark up and keeps what has changed.
    func release(_ mark: Mark) { machine.release(mark.machine) }
}

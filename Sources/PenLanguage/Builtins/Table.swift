// The table of all builtins, from the families' files.

extension Builtin {
    /// In the order in which help shows them.
    nonisolated(unsafe) static let all: [Builtin] =
        pen + figures + properties + coordinates + layers + paths + mathematics + points + colours + lists + running

    /// By name. Built on first use: a tenth of a millisecond.
    nonisolated(unsafe) static let named: [String: Builtin] = Dictionary(uniqueKeysWithValues: all.map { ($0.info.name, $0) })
}

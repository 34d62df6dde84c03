// The table of all builtins, from the families' files.

extension Builtin {
    /// In the order in which help shows them.
    nonisolated(unsafe) static let all: [Builtin] =
        pen + figures + properties + coordinates + layers + animation + easings + paths + plots + classroom + mathematics + points + colours + lists + running

    /// By name. `rotation` is a property where it heads a line and a transform elsewhere: this has the transform.
    nonisolated(unsafe) static let named: [String: Builtin] =
        Dictionary(all.map { ($0.info.name, $0) }, uniquingKeysWith: { $0.info.isCommand ? $1 : $0 })

    /// What heads a command of that name.
    static func command(_ name: String) -> Builtin? { Properties.named[name]?.command ?? named[name] }
}

// What can follow a dot.

extension Completer {
    /// All that the value has. Where nothing is known of it, all that any value has.
    func members(of value: Guess) -> [Candidate] {
        let properties = Member.all.filter { matches($0.name) && value.mayHave($0) }
            .map { Candidate($0.name, .property, rank: 1, help: $0.summary) }
        // A place stands for its point, but one asks it where it is.
        guard !value.isKind(.place) else { return properties }
        let functions = Builtin.all.filter { matches($0.info.name) && value.mayBeGiven(to: $0) }.map(method)
        return properties + functions + ownNames.compactMap(method)
    }

    private func method(_ builtin: Builtin) -> Candidate {
        let info = builtin.info, following = builtin.needsBehindDot != nil ? "(" : info.isCommand ? "()" : ""
        let rank = info.parameters[0].valueType.isAnything ? 4 : 2
        return Candidate(info.name, info.isCommand ? .command : .function, rank: rank, following: following, help: info.summary)
    }

    private func method(_ own: OwnName) -> Candidate? {
        guard case .function(let count, _, _) = own.meaning, count > 0 else { return nil }
        return Candidate(own.name, .function, rank: 3, following: count > 1 ? "(" : "", help: own.makeHelp())
    }
}

extension Builtin {
    /// What must be given besides the value before the dot, as in its signature; nil for nothing.
    var needsBehindDot: String? {
        let needed = info.parameters.dropFirst().filter { $0.defaultText == nil }
        return needed.isEmpty ? nil : needed.map(\.name).joined(separator: ", ")
    }
}

extension Guess {
    func mayHave(_ member: Member) -> Bool { samples.isEmpty || owners.contains(member.owner) }

    /// `value.name` calls `name(value)`. Of commands only those that are about a value, as a list or a layer.
    func mayBeGiven(to builtin: Builtin) -> Bool {
        guard let first = builtin.info.parameters.first else { return false }
        let fits = fits(first.valueType.contains) ?? true
        // Colours are not made of a number by asking it.
        if builtin.info.family == .colours, !samples.isEmpty, !isKind(.color) { return false }
        guard builtin.info.isCommand else { return fits }
        let isLayer = isKind(.layer) || samples.isEmpty && Guess(first.valueType).isKind(.layer)
        return (builtin.info.family == .lists || builtin.info.family == .layers && isLayer) && fits && !first.valueType.isAnything
    }

    /// All that can follow its dot, for completion and for offers.
    var memberNames: [String] { Member.all.filter(mayHave).map(\.name) + Builtin.all.filter(mayBeGiven).map(\.info.name) }
}

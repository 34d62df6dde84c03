// A name of the user's own, from the session or from the unfinished input.

import PenSyntax

/// What completion needs of it.
struct OwnName {
    enum Meaning {
        case variable(Guess)
        case function(parameterCount: Int, isCommand: Bool, result: Guess)
    }

    let name: String
    let meaning: Meaning
    let makeHelp: () -> String
}

extension Completer {
    /// Those that go on from what is typed.
    var ownNames: [OwnName] {
        var seen: Set<String> = []
        var result: [OwnName] = []
        for declared in place.names.reversed() where matches(declared.name) && seen.insert(declared.name).inserted { result.append(ownName(declared)) }
        for (name, binding) in session.top.bindings where matches(name) && !seen.contains(name) { result.append(ownName(name, binding)) }
        return result
    }

    private func ownName(_ declared: DeclaredName) -> OwnName {
        guard case .function(let parameters, let isCommand) = declared.kind else {
            return OwnName(name: declared.name, meaning: .variable(guesser.guess(declared)), makeHelp: { "" })
        }
        let meaning = OwnName.Meaning.function(parameterCount: parameters.count, isCommand: isCommand, result: .unknown)
        return OwnName(name: declared.name, meaning: meaning, makeHelp: { declared.name + "(" + parameters.joined(separator: ", ") + ")" })
    }

    private func ownName(_ name: String, _ binding: Scope.Binding) -> OwnName {
        switch binding {
        case .variable(let variable):
            let value = session.value(of: variable)
            return OwnName(name: name, meaning: .variable(value.map { Guess($0, in: session.scene) } ?? .unknown), makeHelp: { value?.shown ?? "" })
        case .function(let function):
            let latest = function.latest
            let meaning = OwnName.Meaning.function(parameterCount: latest.parameterCount, isCommand: latest.isCommand, result: Guess(resultOf: latest))
            return OwnName(name: name, meaning: meaning, makeHelp: { name + "(" + latest.parameterNames.joined(separator: ", ") + ")" })
        }
    }

    /// - Parameter isHead: at the head of a line, where a command's values follow without parentheses.
    func candidate(_ own: OwnName, rank: Int, isHead: Bool = false, isPlain: Bool = false) -> Candidate {
        switch own.meaning {
        case .variable:
            return Candidate(own.name, .variable, rank: rank, help: own.makeHelp())
        case .function(let count, let isCommand, _):
            let following = isPlain ? "" : isHead && isCommand ? (count == 0 ? "" : " ") : count == 0 ? "()" : "("
            return Candidate(own.name, .function, rank: rank, following: following, help: own.makeHelp())
        }
    }
}

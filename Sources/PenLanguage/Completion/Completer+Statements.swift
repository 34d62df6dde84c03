// What a statement can begin with, and what can follow a complete value.

import PenSyntax

extension Completer {
    var statements: [Candidate] {
        let builtins = Builtin.all.filter { matches($0.info.name) }
        let commands = builtins.filter(\.info.isCommand).map { candidate($0, rank: 1, isHead: true) }
        let functions = builtins.filter { !$0.info.isCommand }.map { candidate($0, rank: 4) }
        let all = commands + ownNames.map { candidate($0, rank: 2, isHead: true) } + words(openingWords, rank: 3) + functions + constants(rank: 5) { _ in true }
        // Hardly anyone begins a line with one of the many colours.
        return all.isEmpty ? colors(rank: 6) : all
    }

    /// Words that begin a statement here.
    private var openingWords: [String] {
        let inner = ["in", "else", "return", "break", "continue"]
        let all = LanguageWord.all.filter { [.declaration, .control].contains($0.role) && !inner.contains($0.name) }.map(\.name)
        return all + place.followers + (place.isInFunction ? ["return"] : []) + (place.isInLoop ? ["break", "continue"] : [])
    }

    /// Behind a complete value.
    var continuations: [Candidate] {
        words(place.followers, rank: 1) + (call.map { prepositions(of: $0) } ?? [])
    }

    /// Directly behind a number: units where an angle may be, and with a letter all units and factors.
    var factors: [Candidate] {
        let units = LanguageWord.all.filter { $0.role == .unit && matches($0.name) }
        if place.word.isEmpty {
            guard expected?.isAngle ?? true else { return [] }
            return units.filter { ["deg", "rad", "turn"].contains($0.name) }.map { candidate($0, rank: 0) }
        }
        let factors = values(expected: Expectation { $0.valueKind == .number || $0.valueKind == .point })
        return units.map { candidate($0, rank: 0) } + factors.filter { units.isEmpty || $0.kind == .variable }
    }
}

// What a value can begin with.

import PenSyntax

extension Completer {
    /// What kind of value is wanted; nil where any may stand.
    var expected: Expectation? {
        if let operand { return operand }
        guard !place.isOperand else { return nil }
        if let target = place.target { return expected(of: target) }
        guard let call, let parameter = call.parameter, let info = call.callee.parameters[parameter].info else { return nil }
        return place.nesting.reduce(Expectation(info, isSecondNumber: call.second == .yes)) { outer, nesting in
            switch nesting {
            case .list: outer.inList
            case .parentheses(let index): outer.inParentheses(index)
            }
        }
    }

    /// What the operator or the word before it takes.
    private var operand: Expectation? {
        switch place.leader {
        case "+", "-", "*", "/", "−", "×", "·", "÷": Expectation(.number, .point)
        case "%", "^", "..", "..<", "repeat": Expectation(.number)
        case "∪", "∩", "∖", "△": Expectation(.path)
        case "in": Expectation(.range, .list, .text)
        default: nil
        }
    }

    /// `ring.stroke = `: what the property takes, words as texts.
    private func expected(of target: Span) -> Expectation? {
        let text = guesser.source.text(target)
        guard let dot = text.lastIndex(of: "."), let property = Properties.named[String(text[text.index(after: dot)...])] else { return nil }
        var expected = Expectation(property.command.info.parameters[0], isSecondNumber: false)
        expected.words = expected.words.map { "\"\($0)\"" }
        return expected
    }

    var values: [Candidate] {
        if place.isImport || expected?.isImageFile == true && place.word.isEmpty { return place.word.isEmpty ? [openingQuote] : [] }
        guard let call, place.nesting.isEmpty, !place.isOperand else { return values(expected: expected) }
        let labels = call.takesLabel ? labels(of: call) : []
        return (call.takesValue ? values(expected: expected) : []) + labels
    }

    private var openingQuote: Candidate { Candidate("\"", .file, rank: 0, help: "the name of a file, between quotes") }

    /// Labels, before the first value only where one is begun, and prepositions, before which a comma may stand.
    private func labels(of call: CallInProgress) -> [Candidate] {
        let isOptional = call.parameter.map { call.callee.parameters[$0].isOptional } ?? true
        let rank = isOptional || !call.takesValue ? 0 : 9
        guard call.call.arguments.count > 1 || !place.word.isEmpty else { return [] }
        let labels = call.missingLabels.filter { matches($0.name) && $0.info?.takesRest != true }.map { parameter in
            Candidate(parameter.name, .label, rank: rank, following: ": ", help: parameter.info?.help ?? "")
        }
        return labels + prepositions(of: call)
    }

    func prepositions(of call: CallInProgress) -> [Candidate] {
        call.missingPrepositions.filter { matches($0.name) }.map { Candidate($0.name, .preposition, rank: 0, following: " ", help: $0.info?.help ?? "") }
    }

    /// Those that fit; where what is typed leads to none of them, all.
    func values(expected: Expectation?) -> [Candidate] {
        guard let expected, expected.isParticular else { return values(nil) }
        let words = expected.words.filter(matches).map { Candidate($0, .choice, rank: 1, help: "") }
        guard expected.words.isEmpty else { return words.isEmpty ? values(nil) : words }
        let fitting = values(expected)
        return fitting.isEmpty ? values(nil) : fitting
    }

    /// All that fit; for nil all that there is.
    private func values(_ expected: Expectation?) -> [Candidate] {
        let accepts = expected?.accepts ?? { _ in true }
        let colors = ValueKind.color.samples.contains(where: accepts) ? colors(rank: expected == nil ? 7 : 4) : []
        return own(expected) + constants(rank: 3, accepts, expected?.prefers) + colors + functions(expected) + words(openings(accepts), rank: 6)
    }

    /// Words that begin a value: where one kind of value is wanted, only when one is begun.
    private func openings(_ accepts: (Value) -> Bool) -> [String] {
        guard place.word.isEmpty else { return accepts(.boolean(true)) ? ["if", "not"] : ["if"] }
        return ValueKind.allCases.allSatisfy { $0.samples.contains(where: accepts) } ? ["if", "not"] : []
    }

    private func own(_ expected: Expectation?) -> [Candidate] {
        let takesFunctions = expected?.takesFunctions ?? false
        return ownNames.filter { own in
            guard let expected else { return true }
            switch own.meaning {
            case .variable(let guess): return guess.fits(expected.accepts) ?? true
            case .function(_, _, let result): return takesFunctions || result.fits(expected.accepts) ?? true
            }
        }.map { candidate($0, rank: 2, isPlain: takesFunctions) }
    }

    private func functions(_ expected: Expectation?) -> [Candidate] {
        let takesFunctions = expected?.takesFunctions ?? false
        return Builtin.all.compactMap { builtin in
            let info = builtin.info
            guard matches(info.name), Builtin.named[info.name] === builtin else { return nil }
            if takesFunctions, !info.isCommand { return Candidate(info.name, .function, rank: 4, help: info.summary) }
            // A command that makes nothing has no value.
            guard builtin.result != .nothing else { return nil }
            let guess = guesser.guess(callOf: builtin, first: nil)
            guard guess.fits(expected?.accepts ?? { _ in true }) ?? (expected == nil) else { return nil }
            return candidate(builtin, rank: guess.fits(expected?.prefers ?? { _ in true }) ?? true ? 4 : 5)
        }
    }

    /// The language's own, but no colours.
    func constants(rank: Int, _ accepts: (Value) -> Bool, _ prefers: ((Value) -> Bool)? = nil) -> [Candidate] {
        LanguageWord.all.compactMap { word in
            guard word.role == .constant, matches(word.name), let value = value(of: word), accepts(value) else { return nil }
            // For a colour one writes none.
            if word.name == "nil", accepts(.color(ColorObject(.black))) { return nil }
            return candidate(word, rank: prefers?(value) ?? true ? rank : 5)
        }
    }

    private func value(of word: LanguageWord) -> Value? {
        switch word.name {
        case "true", "false": .boolean(true)
        case "nil": .nothing
        case "args": .list(ListObject(packing: [.text("")]))
        default: session.constant(word.name)
        }
    }

    func colors(rank: Int) -> [Candidate] {
        ColorNames.named.keys.filter(matches).map { name in
            Candidate(name, .color, rank: rank, help: ColorNames.color(name)?.hex ?? "")
        }
    }
}

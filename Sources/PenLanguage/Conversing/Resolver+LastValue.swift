// `_`: the last value that a conversation has shown.

import PenSyntax

extension Answers {
    static let name = "_"
}

extension Resolver {
    /// Whether `_` stands here for the last value: in an input of a conversation, where nothing else has that name.
    func isLastValue(_ name: String, at span: Span) -> Bool {
        guard name == Answers.name, let answers else { return false }
        return span.source == answers.input && scope.find(name) == nil
    }

    /// The value itself: what is read here keeps it, whatever is shown later.
    func lastValue(at span: Span, isAlone: Bool = false) -> Node {
        if let value = answers?.use(at: span, isAlone: isAlone) { return Node(.constant(value), span) }
        report(.usedTooEarly, "_ is the last value that was shown, and none has been shown yet", at: span)
        return Node(.constant(.nothing), span)
    }

    /// `let _ = 3` in an input would hide it for good.
    func refuseLastValue(in pattern: Pattern) {
        let names = switch pattern { case .name(let name): [name]; case .names(let names, _): names }
        guard let taken = names.first(where: { $0.text == Answers.name && $0.span.source == answers?.input }), scope === top else { return }
        refuseLastValue(at: taken.span)
    }

    func refuseLastValue(at span: Span) {
        report(.wrongAssignment, "_ is the last value that was shown and cannot be given another; let gives a value a name", at: span)
    }
}

// What an input does with names that a script could not do.

import PenSyntax

/// In a conversation a name may be declared again. A script needs an assignment there, or another name; so an input keeps
/// where it declares what and which functions it mentions.
struct NamesOfInput {
    struct Declaration {
        let function: Function
        let name: Name
        let span: Span
    }

    struct Mention {
        let function: Function
        let span: Span
        /// In whose body it stands.
        let user: Function
    }

    /// A `let` of variables that there were before.
    struct Redeclaration {
        /// From the `let` to the name of a single variable.
        let head: Span?
        /// Those of several that there were.
        let parts: [Name]
        let end: Span
    }

    var source: Int32 = -1
    private(set) var functions: [Declaration] = []
    private(set) var mentions: [Mention] = []
    /// Declared by `let` at the top.
    private(set) var variables: [String] = []
    private(set) var redeclarations: [Redeclaration] = []

    mutating func declare(_ function: Function, _ name: Name, _ span: Span) {
        if span.source == source { functions.append(Declaration(function: function, name: name, span: span)) }
    }

    mutating func mention(_ function: Function, at span: Span, by user: Function) {
        if span.source == source { mentions.append(Mention(function: function, span: span, user: user)) }
    }

    /// - Parameter known: those of the names that are variables already.
    mutating func declare(_ names: [Name], known: [Name], isSingle: Bool, _ span: Span) {
        guard span.source == source else { return }
        variables += names.map(\.text)
        guard let first = known.first else { return }
        let head = Span(source: source, start: span.start, end: first.span.start)
        redeclarations.append(Redeclaration(head: isSingle ? head : nil, parts: isSingle ? [] : known, end: span.atEnd))
    }
}

extension Resolver {
    func noteRedeclaration(_ pattern: Pattern, _ span: Span) {
        guard let answers, scope === top else { return }
        switch pattern {
        case .name(let name): answers.note { $0.declare([name], known: earlierVariable(name) == nil ? [] : [name], isSingle: true, span) }
        case .names(let names, _): answers.note { $0.declare(names, known: names.filter { earlierVariable($0) != nil }, isSingle: false, span) }
        }
    }
}

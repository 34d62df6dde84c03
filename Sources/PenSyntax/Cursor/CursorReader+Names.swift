// What an unfinished text declares.

extension CursorReader {
    /// `let name`, `for name`
    mutating func declare(_ index: Int) {
        let name = tokens[index]
        top.declared.append(DeclaredName(name: text(name), kind: .variable(span(name.end, name.end))))
    }

    /// The names between brackets that end here: of a `let` or a `for`, or a definition's parameters.
    mutating func declareNames(closedBy index: Int) {
        guard top.keyword != .def else { return declareFunction(top.head + 1, isCommand: true) }
        top.declared = names(closedBy: index).map { DeclaredName(name: $0, kind: .element(of: span(0, 0))) }
    }

    /// The function whose name stands here, and its parameters.
    mutating func declareFunction(_ index: Int, isCommand: Bool) {
        let parameters = names(closedBy: Int(tokens[index + 1].partner))
        top.declared = [DeclaredName(name: text(tokens[index]), kind: .function(parameters: parameters, isCommand: isCommand))]
            + parameters.map { DeclaredName(name: $0, kind: .parameter) }
    }

    /// `x =>`, `(x, y) =>`
    mutating func declareParameters(_ arrow: Int) {
        let names = kind(arrow - 1) == .name ? [text(tokens[arrow - 1])] : names(closedBy: arrow - 1)
        top.names += names.map { DeclaredName(name: $0, kind: .parameter) }
    }

    /// The names at the beginnings of what stands between brackets: parameters without their defaults.
    private func names(closedBy closing: Int) -> [String] {
        guard kind(closing) == .closeParenthesis, tokens[closing].partner >= 0 else { return [] }
        let opening = Int(tokens[closing].partner)
        return (opening..<closing).filter { kind($0 + 1) == .name && ($0 == opening || kind($0) == .comma) }.map { text(tokens[$0 + 1]) }
    }
}

// Scripts in one style.

extension Source {
    /// The text in pen's style, which `FormattingStyle` describes. Comments and single blank lines stay; the script means
    /// what it meant, and formatting it again changes nothing. Takes a time that is proportional to the text's length.
    public func formatted() throws(FormattingFault) -> [UInt8] {
        let (tree, tokens) = try correctTree()
        let written = tokens.withoutEmptyStatements
        var layout = ScriptLayout(self, tokens: written, roles: TokenRoles(of: tree, tokens: written))
        let result = layout.formatted()
        let again = Source(id: id, name: name, bytes: result)
        guard let (second, secondTokens) = try? again.correctTree(), TreeComparison.areAlike(tree.statements, second.statements),
            comments(tokens) == again.comments(secondTokens)
        else { throw .changedMeaning }
        return result
    }

    private func correctTree() throws(FormattingFault) -> (SyntaxTree, [Token]) {
        let tree = Parser.parse(self)
        let errors = tree.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw .errors(errors) }
        return (tree, Lexer.tokens(of: self).tokens)
    }

    private func comments(_ tokens: [Token]) -> [ArraySlice<UInt8>] {
        tokens.indices.flatMap { index in Gap(before: index, tokens, bytes).comments.map { bytes[$0.range] } }
    }
}

/// Why a text was not formatted.
public enum FormattingFault: Error {
    /// It has errors of syntax, in the order of their places.
    case errors([Diagnostic])
    /// What came out would not mean the same: a fault of the formatter.
    case changedMeaning
}

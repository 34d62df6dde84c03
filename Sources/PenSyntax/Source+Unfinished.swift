// Texts that ask for more.

extension Source {
    /// Whether the text, typed at a prompt, goes on in the next line: a bracket is open, or the last line ends with a sign
    /// or a word after which lines go on. What is wrong already is not made right by more.
    public var isUnfinished: Bool {
        var lexer = Lexer(self)
        lexer.readTokens()
        guard lexer.diagnostics.isEmpty else { return false }
        return !lexer.brackets.open.isEmpty || lexer.tokens.dropLast().last?.kind.continuesLine ?? false
    }
}

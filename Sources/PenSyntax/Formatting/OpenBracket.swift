// A bracket that is open while lines are laid out.

/// A block, parentheses or a list; the outermost is the script itself. Depths are levels.
struct OpenBracket {
    let isBlock: Bool
    /// Of the line that opens it, and of the one that closes it.
    let indentation: Int
    /// A statement, or a value between commas, begins with the next token.
    var awaitsItem = true
    /// Of further lines of the statement or value that is being written.
    private(set) var continuation: Int

    init(isBlock: Bool, indentation: Int) {
        (self.isBlock, self.indentation) = (isBlock, indentation)
        continuation = indentation + 1
    }

    /// Of the lines between the brackets.
    var content: Int { indentation + 1 }

    /// Notes that a token has been written, which begins a statement or value if one is awaited.
    mutating func begin(onNewLine: Bool) {
        guard awaitsItem else { return }
        awaitsItem = false
        continuation = isBlock || onNewLine ? content + 1 : content
    }
}

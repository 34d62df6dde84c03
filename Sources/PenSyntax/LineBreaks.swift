// Where lines end statements.

enum LineBreaks {
    /// Marks the tokens before which a statement may end. The innermost bracket decides, also before the one that closes
    /// it: inside `( )` and `[ ]` lines go on.
    static func mark(_ tokens: inout [Token]) {
        var isInline: [Bool] = [false]
        for index in tokens.indices {
            if isInline.last != true, endsLine(before: index, in: tokens) { tokens[index].flags.insert(.startsLine) }
            switch tokens[index].kind {
            case .openParenthesis, .openBracket, .textOpening: isInline.append(true)
            case .openBrace: isInline.append(false)
            case .closeParenthesis, .closeBracket, .closeBrace, .textClosing: _ = isInline.popLast()
            default: break
            }
        }
    }

    /// Whether the line before a token ends there, brackets aside: not after an operator, a comma or a preposition, nor
    /// before a preposition, `else`, or `.` and a name.
    static func endsLine(before index: Int, in tokens: [Token]) -> Bool {
        guard tokens[index].flags.contains(.newlineBefore) else { return false }
        if index > 0, tokens[index - 1].kind.continuesLine { return false }
        switch tokens[index].kind {
        case .preposition, .else: return false
        case .dot: return index + 1 >= tokens.count || tokens[index + 1].kind != .name
        default: return true
        }
    }
}

// Where blanks stand between the tokens of a line.

struct TokenSpacing {
    let tokens: [Token]
    let roles: TokenRoles
    let bytes: [UInt8]

    /// Whether a blank stands between two tokens that follow each other.
    func isSpaced(_ left: Int, _ right: Int) -> Bool {
        let (before, behind) = (tokens[left].kind, tokens[right].kind)
        switch behind {
        case .comma, .semicolon, .colon, .closeParenthesis, .closeBracket, .textMiddle, .textClosing, .dot: return false
        case .closeBrace: return before != .openBrace
        case .name where before == .number: return tokens[right].flags.contains(.spaceBefore)
        case .openParenthesis where before == .number: return tokens[right].flags.contains(.spaceBefore)
        default: break
        }
        switch before {
        case .openParenthesis, .openBracket, .textOpening, .textMiddle, .dot, .caret: return false
        case .minus where roles.has(left, .sign): return false
        case .range, .halfOpenRange: return isLoose(left)
        default: break
        }
        switch behind {
        case .caret: return false
        case .range, .halfOpenRange: return isLoose(right)
        case .openParenthesis, .openBracket: return !before.endsValue || roles.has(left, .head)
        default: return true
        }
    }

    /// `1...5` would be read as another sign.
    private func isLoose(_ range: Int) -> Bool {
        roles.has(range, .looseRange) || bytes[Int(tokens[range + 1].start)] == 0x2E
    }

    /// The columns that a token takes on the screen.
    func width(_ index: Int) -> Int { TokenSpacing.width(bytes[Int(tokens[index].start)..<Int(tokens[index].end)]) }

    static func width(_ text: ArraySlice<UInt8>) -> Int {
        if text.allSatisfy({ $0 < 0x80 }) { return text.count }
        return String(decoding: text, as: UTF8.self).reduce(0) { $0 + $1.displayWidth }
    }
}

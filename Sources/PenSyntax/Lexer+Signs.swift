// Operators, brackets and other signs.

extension Lexer {
    mutating func lexSign() {
        let start = position
        let kind = signKind()
        switch kind {
        case .openParenthesis, .openBracket, .openBrace:
            lexOpening(kind)
        case .closeParenthesis, .closeBracket, .closeBrace:
            lexClosing(kind)
        case .colon:
            position += 1
            lexColon(from: start)
        case .invalid where position > start:
            append(.invalid, from: start)
        case .invalid where lexNamedSign():
            break
        case .invalid:
            skipUnreadable(1)
            if bytes[start] >= 0x20, bytes[start] != 0x7F {
                report(.unknownCharacter, "the character “\(source.text(span(start, start + 1)))” has no meaning here", span(start, start + 1))
            }
        default:
            append(kind, from: start)
        }
    }

    /// A name directly before `:` is a label, whatever the name.
    private mutating func lexColon(from start: Int) {
        if let last = tokens.last, last.kind == .name || last.kind.isReserved, !flags.contains(.newlineBefore), !hasQuestion {
            tokens[tokens.count - 1].kind = .label
        }
        append(.colon, from: start)
    }

    /// The kind of the sign at the position, which moves behind it; brackets and the colon stay for the caller.
    private mutating func signKind() -> TokenKind {
        let next = byte(position + 1)
        func taking(_ length: Int, _ kind: TokenKind) -> TokenKind {
            position += length
            return kind
        }
        func orAssign(_ kind: TokenKind) -> TokenKind { next == 0x3D ? taking(2, .compoundAssign) : taking(1, kind) }
        if let foreign = foreignSign() { return foreign }
        switch bytes[position] {
        case 0x28: return .openParenthesis
        case 0x29: return .closeParenthesis
        case 0x5B: return .openBracket
        case 0x5D: return .closeBracket
        case 0x7B: return .openBrace
        case 0x7D: return .closeBrace
        case 0x2C: return taking(1, .comma)
        case 0x3A: return .colon
        case 0x3B: return taking(1, .semicolon)
        case 0x2B: return orAssign(.plus)
        case 0x2D: return orAssign(.minus)
        case 0x2A: return orAssign(.star)
        case 0x2F: return orAssign(.slash)
        case 0x25: return orAssign(.percent)
        case 0x5E: return orAssign(.caret)
        case 0x3D: return next == 0x3D ? taking(2, .equal) : next == 0x3E ? taking(2, .arrow) : taking(1, .assign)
        case 0x21: return next == 0x3D ? taking(2, .notEqual) : taking(1, .bang)
        case 0x3C: return next == 0x3D ? taking(2, .lessOrEqual) : taking(1, .less)
        case 0x3E: return next == 0x3D ? taking(2, .greaterOrEqual) : taking(1, .greater)
        case 0x3F:
            hasQuestion = true
            return taking(1, .question)
        case 0x7C: return taking(1, .bar)
        case 0x2E where next == 0x2E: return byte(position + 2) == 0x3C ? taking(3, .halfOpenRange) : taking(2, .range)
        case 0x2E: return taking(1, .dot)
        default: return .invalid
        }
    }

    /// Other spellings of the same signs, as keyboards and word processors write them.
    mutating func lexLookalike(_ scalar: Unicode.Scalar, _ length: Int) -> Bool {
        let kind: TokenKind
        switch scalar {
        case "−": kind = .minus
        case "×", "·": kind = .star
        case "÷": kind = .slash
        case "≤": kind = .lessOrEqual
        case "≥": kind = .greaterOrEqual
        case "≠": kind = .notEqual
        case "√": kind = .root
        case "∪": kind = .union
        case "∩": kind = .intersection
        case "∖": kind = .difference
        case "△": kind = .symmetricDifference
        default: return lexForeignCharacter(scalar, length)
        }
        let start = position
        position += length
        if byte(position) == 0x3D, byte(position + 1) != 0x3D, kind.combinesAreas { lexCombiningAssignment(scalar, from: start) }
        append(kind, from: start)
        return true
    }
}

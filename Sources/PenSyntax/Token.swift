// The smallest pieces of a source text.

/// A piece of text with its kind: a word, a number, a sign. What it says is read from the bytes when it is needed.
struct Token {
    struct Flags: OptionSet {
        let rawValue: UInt8
        static let spaceBefore = Flags(rawValue: 1)
        static let newlineBefore = Flags(rawValue: 2)
        /// A statement may end before it: set by `LineBreaks`.
        static let startsLine = Flags(rawValue: 4)
        /// A text whose closing quote is missing.
        static let isOpen = Flags(rawValue: 8)
    }

    var kind: TokenKind
    var flags: Flags
    var start: Int32
    var end: Int32
    /// For a bracket, the index of the other one; -1 for anything else.
    var partner: Int32 = -1
}

enum TokenKind: UInt8 {
    case number, colour, name, label, preposition
    /// A text without inserted values; else `"…\(`, then `)…\(` any number of times, then `)…"`.
    case text, textOpening, textMiddle, textClosing

    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case comma, colon, semicolon, dot, arrow, assign, compoundAssign
    case plus, minus, star, slash, percent, caret
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, range, halfOpenRange
    /// `∪ ∩ ∖ △`
    case union, intersection, difference, symmetricDifference

    case `let`, def, `if`, `else`, `while`, `for`, `in`, `repeat`, `return`, `break`, `continue`, `import`
    case `true`, `false`, `nil`, and, or, not

    /// Signs of other languages, which the parser turns down with an offer.
    case question, bar, bang, root, plusPlus, minusMinus, colonAssign, prime
    /// What could not be read; it has been reported.
    case invalid
    /// The end of a line that ends a statement; never stored, the parser sees it before a token that starts a line.
    case newline
    case end
}

extension TokenKind {
    /// Words that are no names, except as labels and after a dot.
    var isReserved: Bool { self == .preposition || (rawValue >= TokenKind.let.rawValue && rawValue <= TokenKind.not.rawValue) }

    var isOpening: Bool { self == .openParenthesis || self == .openBracket || self == .openBrace || self == .textOpening }

    /// Signs and words that stand between two values.
    var isInfix: Bool {
        switch self {
        case .plus, .minus, .star, .slash, .percent, .caret, .equal, .notEqual, .less, .lessOrEqual, .greater,
            .greaterOrEqual, .range, .halfOpenRange, .union, .intersection, .difference, .symmetricDifference, .and, .or, .arrow, .assign, .compoundAssign, .colonAssign:
            true
        default: false
        }
    }

    var combinesAreas: Bool { rawValue >= TokenKind.union.rawValue && rawValue <= TokenKind.symmetricDifference.rawValue }

    /// The line goes on after these.
    var continuesLine: Bool {
        isInfix || self == .comma || self == .colon || self == .preposition || self == .dot || self == .not
            || self == .question || self == .bang || self == .root
    }

    /// Can be the first of a value, a minus aside.
    var beginsValue: Bool {
        switch self {
        case .number, .colour, .name, .text, .textOpening, .openParenthesis, .openBracket, .if, .not, .true, .false,
            .nil, .bang, .root:
            true
        default: false
        }
    }

    /// Can be the last of a value.
    var endsValue: Bool {
        switch self {
        case .number, .colour, .name, .text, .textClosing, .closeParenthesis, .closeBracket, .closeBrace, .true,
            .false, .nil:
            true
        default: false
        }
    }
}

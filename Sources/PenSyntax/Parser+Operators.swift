// Values: the operators, loosest first.

/// How tightly operators bind.
private enum Level: Int, Comparable {
    case disjunction, conjunction, negation, comparison, range, sum, product, minus

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    var tighter: Level { Level(rawValue: rawValue + 1) ?? .minus }
}

extension Parser {
    static let longestChain = 10_000

    mutating func tooLong(_ span: Span) -> Unreadable {
        beyondLimit("this is too long: at most \(Parser.longestChain) links in a row; make it a loop or several lines", span)
    }

    // expression = function | disjunction .
    mutating func expression() throws(Unreadable) -> Expression {
        if beginsFunction { return try function() }
        let value = try operators(from: .disjunction)
        return kind == .question || kind == .if ? try foreignChoice(value) : value
    }

    /// A value without a function in place or a choice.
    mutating func operators() throws(Unreadable) -> Expression { try operators(from: .disjunction) }

    // sum, as one value of a loop that counts
    mutating func sum() throws(Unreadable) -> Expression { try operators(from: .sum) }

    // disjunction = conjunction { "or" conjunction } .
    // conjunction = negation { "and" negation } .
    // comparison = range { ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) range } .
    // range = sum [ ( ".." | "..<" ) sum ] .
    // sum = product { ( "+" | "-" | "∪" | "∖" | "△" ) product } .
    // product = minus { ( "*" | "/" | "%" | "∩" ) minus } .
    /// Reads the operators of a level and tighter ones, by precedence climbing.
    private mutating func operators(from loosest: Level) throws(Unreadable) -> Expression {
        let outer = height
        height = 0
        defer { height = max(outer, height) }
        var left = kind == .not && loosest <= .negation ? try negation() : try minus()
        var (links, previous) = (0, loosest)
        while let level = kind.level, level >= loosest {
            left = try joined(left, level)
            links = level == previous ? links + 1 : 1
            previous = level
            height += 1
            if links > Parser.longestChain || height > Parser.longestChain + 1000 { throw tooLong(left.span) }
        }
        return left
    }

    /// The operator that is next, between the value before and the one behind it.
    private mutating func joined(_ left: Expression, _ level: Level) throws(Unreadable) -> Expression {
        if level == .comparison { return try comparison(left) }
        let sign = kind
        advance()
        if left.isPoint, level == .range || level == .sum && kind == .minus, let path = pathOfPoints(left) { throw path }
        let right = try operators(from: level.tighter)
        if level == .range, kind.level == .range { throw unreadable(.wrongValue, "a range has two ends", span) }
        return Expression(sign.joining(left, right), left.span.through(right.span))
    }

    private mutating func comparison(_ first: Expression) throws(Unreadable) -> Expression {
        var links: [(ComparisonOperator, Expression)] = []
        while let sign = kind.comparison {
            advance()
            links.append((sign, try operators(from: .range)))
            if links.count > Parser.longestChain { throw tooLong(first.span) }
        }
        return Expression(.comparison(first, links), span(from: first.span))
    }

    // negation = "not" negation | comparison .
    mutating func negation() throws(Unreadable) -> Expression {
        let start = span
        advance()
        let value = try nested { parser throws(Unreadable) in
            parser.kind == .not ? try parser.negation() : try parser.operators(from: .comparison)
        }
        return Expression(.not(value), start.through(value.span))
    }

    // minus = "-" minus | factor .
    mutating func minus() throws(Unreadable) -> Expression {
        guard kind == .minus else { return try factor() }
        let start = span
        advance()
        let value = try nested { parser throws(Unreadable) in try parser.minus() }
        return Expression(.negate(value), start.through(value.span))
    }

    // factor = number power | power .    A number directly before a name or "(" multiplies it.
    mutating func factor() throws(Unreadable) -> Expression {
        guard kind == .number, multipliesNext else { return try power() }
        let number = number()
        let value = try power()
        height += 1
        return Expression(.implicitProduct(number, value), number.span.through(value.span))
    }

    private var multipliesNext: Bool {
        let next = peek()
        guard !next.flags.contains(.spaceBefore) else { return false }
        return next.kind == .name || next.kind == .openParenthesis && source.bytes[Int(token.end) - 1].endsPlainNumber
    }

    // power = postfix [ "^" exponent ] .    exponent = "-" exponent | number power | power .
    private mutating func power() throws(Unreadable) -> Expression {
        let base = try postfix()
        guard kind == .caret else { return base }
        var operands = [base]
        while match(.caret) {
            if operands.count > Parser.longestChain { throw tooLong(span) }
            if kind == .minus || kind == .number && multipliesNext {
                operands.append(try nested { parser throws(Unreadable) in try parser.minus() })
                break
            }
            operands.append(try postfix())
        }
        height += operands.count
        var result = operands[operands.count - 1]
        for base in operands.dropLast().reversed() {
            result = Expression(.binary(.power, base, result), base.span.through(result.span))
        }
        return result
    }
}

extension UInt8 {
    /// Digits and no unit: a unit directly before a parenthesis would look like a call.
    fileprivate var endsPlainNumber: Bool { isDigit || self == 0x5F }
}

extension TokenKind {
    fileprivate var level: Level? {
        switch self {
        case .plus, .minus, .union, .difference, .symmetricDifference: .sum
        case .star, .slash, .percent, .intersection: .product
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
        case .range, .halfOpenRange: .range
        case .and: .conjunction
        case .or: .disjunction
        default: nil
        }
    }

    fileprivate func joining(_ left: Expression, _ right: Expression) -> Expression.Kind {
        switch self {
        case .or: .or(left, right)
        case .and: .and(left, right)
        case .range: .range(left, right, closed: true)
        case .halfOpenRange: .range(left, right, closed: false)
        case .plus: .binary(.add, left, right)
        case .minus: .binary(.subtract, left, right)
        case .star: .binary(.multiply, left, right)
        case .slash: .binary(.divide, left, right)
        case .union: .combination(.union, left, right)
        case .intersection: .combination(.intersection, left, right)
        case .difference: .combination(.difference, left, right)
        case .symmetricDifference: .combination(.symmetricDifference, left, right)
        default: .binary(.remainder, left, right)
        }
    }

    fileprivate var comparison: ComparisonOperator? {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        default: nil
        }
    }
}

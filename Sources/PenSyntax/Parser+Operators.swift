// Values: the operators, loosest first.

extension Parser {
    static let longestChain = 10_000

    mutating func tooLong(_ span: Span) -> Unreadable {
        unreadable("this is too long: at most \(Parser.longestChain) links in a row; make it a loop or several lines", span)
    }

    // expression = function | disjunction .
    mutating func expression() throws(Unreadable) -> Expression {
        beginsFunction ? try function() : try disjunction()
    }

    /// Reads operands with operators between them, grouped from the left.
    @inline(__always)
    private mutating func chain(
        _ isOperator: (TokenKind) -> Bool,
        _ operand: (inout Parser) throws(Unreadable) -> Expression,
        _ combine: (TokenKind, Expression, Expression) -> Expression.Kind
    ) throws(Unreadable) -> Expression {
        let outer = height
        height = 0
        defer { height = max(outer, height) }
        var left = try operand(&self)
        var links = 0
        while isOperator(kind) {
            let sign = kind
            advance()
            let right = try operand(&self)
            links += 1
            try addLink(links, right.span)
            left = Expression(combine(sign, left, right), left.span.through(right.span))
        }
        return left
    }

    private mutating func addLink(_ links: Int, _ span: Span) throws(Unreadable) {
        height += 1
        if links > Parser.longestChain || height > Parser.longestChain + 1000 { throw tooLong(span) }
    }

    // disjunction = conjunction { "or" conjunction } .
    private mutating func disjunction() throws(Unreadable) -> Expression {
        try chain({ $0 == .or }, { parser throws(Unreadable) in try parser.conjunction() }, { .or($1, $2) })
    }

    // conjunction = negation { "and" negation } .
    private mutating func conjunction() throws(Unreadable) -> Expression {
        try chain({ $0 == .and }, { parser throws(Unreadable) in try parser.negation() }, { .and($1, $2) })
    }

    // negation = "not" negation | comparison .
    private mutating func negation() throws(Unreadable) -> Expression {
        guard kind == .not else { return try comparison() }
        let start = span
        advance()
        let value = try nested { parser throws(Unreadable) in try parser.negation() }
        return Expression(.not(value), start.through(value.span))
    }

    // comparison = range { ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) range } .
    private mutating func comparison() throws(Unreadable) -> Expression {
        let first = try range()
        guard kind.comparison != nil else { return first }
        var links: [(ComparisonOperator, Expression)] = []
        while let sign = kind.comparison {
            advance()
            links.append((sign, try range()))
            if links.count > Parser.longestChain { throw tooLong(first.span) }
        }
        height += 1
        return Expression(.comparison(first, links), span(from: first.span))
    }

    // range = sum [ ( ".." | "..<" ) sum ] .
    private mutating func range() throws(Unreadable) -> Expression {
        let lower = try sum()
        guard kind == .range || kind == .halfOpenRange else { return lower }
        let closed = kind == .range
        advance()
        let upper = try sum()
        height += 1
        return Expression(.range(lower, upper, closed: closed), lower.span.through(upper.span))
    }

    // sum = product { ( "+" | "-" ) product } .
    private mutating func sum() throws(Unreadable) -> Expression {
        try chain({ $0 == .plus || $0 == .minus }, { parser throws(Unreadable) in try parser.product() }) {
            .binary($0 == .plus ? .add : .subtract, $1, $2)
        }
    }

    // product = minus { ( "*" | "/" | "%" ) minus } .
    private mutating func product() throws(Unreadable) -> Expression {
        try chain({ $0 == .star || $0 == .slash || $0 == .percent }, { parser throws(Unreadable) in try parser.minus() }) {
            .binary($0 == .star ? .multiply : $0 == .slash ? .divide : .remainder, $1, $2)
        }
    }

    // minus = "-" minus | factor .
    private mutating func minus() throws(Unreadable) -> Expression {
        guard kind == .minus else { return try factor() }
        let start = span
        advance()
        let value = try nested { parser throws(Unreadable) in try parser.minus() }
        return Expression(.negate(value), start.through(value.span))
    }

    // factor = number power | power .    A number directly before a name or "(" multiplies it.
    private mutating func factor() throws(Unreadable) -> Expression {
        guard kind == .number, multipliesNext else { return try power() }
        let number = number()
        let value = try power()
        height += 1
        return Expression(.implicitProduct(number, value), number.span.through(value.span))
    }

    private var multipliesNext: Bool {
        let next = peek()
        return (next.kind == .name || next.kind == .openParenthesis) && !next.flags.contains(.spaceBefore)
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

extension TokenKind {
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

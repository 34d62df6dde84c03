// Whether two trees mean the same.

/// Compares trees without the places of their parts. It keeps a list of what is to be compared, since chains of operators
/// are too long for recursion.
struct TreeComparison {
    private var expressions: [(Expression, Expression)] = []
    private var blocks: [([Statement], [Statement])] = []

    static func areAlike(_ left: [Statement], _ right: [Statement]) -> Bool {
        var comparison = TreeComparison()
        comparison.blocks = [(left, right)]
        while true {
            if let (left, right) = comparison.expressions.popLast() {
                guard comparison.matches(left, right) else { return false }
            } else if let (left, right) = comparison.blocks.popLast() {
                guard left.count == right.count, zip(left, right).allSatisfy({ comparison.matches($0, $1) }) else { return false }
            } else {
                return true
            }
        }
    }

    /// Each of these functions looks at what its arguments are themselves, and keeps their parts for later.
    private mutating func matches(_ left: Statement, _ right: Statement) -> Bool {
        switch (left.kind, right.kind) {
        case (.declaration(let a, let x), .declaration(let b, let y)): later(x, y) && matches(a, b)
        case (.assignment(let a, let sign, let x), .assignment(let b, let other, let y)): later(a, b) && later(x, y) && sign == other
        case (.function(let a, let f), .function(let b, let g)): a.text == b.text && matches(f, g)
        case (.conditional(let a), .conditional(let b)): matches(a, b)
        case (.whileLoop(let x, let a), .whileLoop(let y, let b)), (.repeatLoop(let x, let a), .repeatLoop(let y, let b)): later(x, y) && later(a, b)
        case (.forLoop(let p, let x, let c, let a), .forLoop(let q, let y, let d, let b)): later(x, y) && later(a, b) && later(c, d) && matches(p, q)
        case (.returning(let x), .returning(let y)): later(x, y)
        case (.breaking, .breaking), (.continuing, .continuing): true
        case (.importing(let a), .importing(let b)): a.text == b.text
        case (.expression(let x), .expression(let y)): later(x, y)
        default: false
        }
    }

    private mutating func matches(_ left: Expression, _ right: Expression) -> Bool {
        switch (left.kind, right.kind) {
        case (.number(let x, let unit), .number(let y, let other)): x.bitPattern == y.bitPattern && unit == other
        case (.text(let a), .text(let b)): a.count == b.count && zip(a, b).allSatisfy { matches($0, $1) }
        case (.colour(let a), .colour(let b)): a == b
        case (.boolean(let a), .boolean(let b)): a == b
        case (.nothing, .nothing): true
        case (.name(let a, let m), .name(let b, let n)): a.utf8.elementsEqual(b.utf8) && m == n
        case (.list(let a), .list(let b)): later(a, b)
        case (.point(let a, let x), .point(let b, let y)), (.implicitProduct(let a, let x), .implicitProduct(let b, let y)),
            (.and(let a, let x), .and(let b, let y)), (.or(let a, let x), .or(let b, let y)), (.index(let a, let x), .index(let b, let y)):
            later(a, b) && later(x, y)
        case (.parenthesized(let a), .parenthesized(let b)), (.negate(let a), .negate(let b)), (.not(let a), .not(let b)): later(a, b)
        case (.binary(let sign, let a, let x), .binary(let other, let b, let y)): sign == other && later(a, b) && later(x, y)
        case (.combination(let sign, let a, let x), .combination(let other, let b, let y)): sign == other && later(a, b) && later(x, y)
        case (.comparison(let a, let links), .comparison(let b, let others)):
            links.map(\.0) == others.map(\.0) && later(a, b) && later(links.map(\.1), others.map(\.1))
        case (.range(let a, let x, let closed), .range(let b, let y, let other)): closed == other && later(a, b) && later(x, y)
        case (.call(let a), .call(let b)): matches(a, b)
        case (.member(let a, let name), .member(let b, let other)): later(a, b) && name.text == other.text
        case (.function(let a), .function(let b)): matches(a, b)
        case (.conditional(let a), .conditional(let b)): matches(a, b)
        default: false
        }
    }

    private mutating func matches(_ left: TextPiece, _ right: TextPiece) -> Bool {
        switch (left, right) {
        case (.literal(let a), .literal(let b)): a.utf8.elementsEqual(b.utf8)
        case (.value(let a), .value(let b)): later(a, b)
        default: false
        }
    }

    private func matches(_ left: Pattern, _ right: Pattern) -> Bool {
        switch (left, right) {
        case (.name(let a), .name(let b)): a.text == b.text
        case (.names(let a, _), .names(let b, _)): a.map(\.text) == b.map(\.text)
        default: false
        }
    }

    private mutating func matches(_ left: FunctionBody, _ right: FunctionBody) -> Bool {
        let (some, others) = (left.parameters, right.parameters)
        guard some.map(\.name.text) == others.map(\.name.text), zip(some, others).allSatisfy({ later($0.defaultValue, $1.defaultValue) }) else { return false }
        return switch (left.result, right.result) {
        case (.value(let a), .value(let b)): later(a, b)
        case (.block(let a), .block(let b)): later(a, b)
        default: false
        }
    }

    private mutating func matches(_ left: Conditional, _ right: Conditional) -> Bool {
        left.branches.count == right.branches.count && later(left.branches.map(\.condition), right.branches.map(\.condition))
            && zip(left.branches, right.branches).allSatisfy { later($0.block, $1.block) } && later(left.otherwise, right.otherwise)
    }

    private mutating func matches(_ left: Call, _ right: Call) -> Bool {
        left.style == right.style && left.arguments.count == right.arguments.count && later(left.callee, right.callee)
            && later(left.block, right.block) && zip(left.arguments, right.arguments).allSatisfy { matches($0, $1) }
    }

    private mutating func matches(_ left: Argument, _ right: Argument) -> Bool {
        switch (left.kind, right.kind) {
        case (.positional(let a), .positional(let b)): later(a, b)
        case (.labelled(let name, let a), .labelled(let other, let b)): name.text == other.text && later(a, b)
        case (.clause(let name, let a), .clause(let other, let b)): name.text == other.text && later(a, b)
        case (.iteration(_, let p, let a, let step), .iteration(_, let q, let b, let other)): matches(p, q) && later(a, b) && later(step, other)
        default: false
        }
    }

    // MARK: What is compared later

    private mutating func later(_ left: Expression, _ right: Expression) -> Bool {
        expressions.append((left, right))
        return true
    }

    private mutating func later(_ left: Expression?, _ right: Expression?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return later(left, right)
    }

    private mutating func later(_ left: [Expression], _ right: [Expression]) -> Bool {
        expressions += zip(left, right)
        return left.count == right.count
    }

    private mutating func later(_ left: Block?, _ right: Block?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        blocks.append((left.statements, right.statements))
        return true
    }
}

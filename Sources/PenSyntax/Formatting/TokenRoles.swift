// What the tree knows of tokens that look alike.

/// Which of two meanings a token has where its kind does not say it.
struct TokenRoles {
    struct Role: OptionSet {
        let rawValue: UInt8
        /// A minus before its value.
        static let sign = Role(rawValue: 1)
        /// The name that heads a command, or a `by` before its values: what follows stands behind a blank.
        static let head = Role(rawValue: 2)
        /// The word `by` of a loop or a clause.
        static let by = Role(rawValue: 4)
        /// The sign of a range whose ends have blanks themselves.
        static let looseRange = Role(rawValue: 8)
    }

    private var roles: [Role]
    /// For the opening braces of an `if` of several blocks the first and the last of that `if`.
    private var chains: [Int: (first: Int, last: Int)] = [:]
    private let tokens: [Token]
    /// What is still to be looked at: chains of operators are too long for recursion.
    private var expressions: [Expression] = []
    private var blocks: [[Statement]] = []

    init(of tree: SyntaxTree, tokens: [Token]) {
        self.tokens = tokens
        roles = Array(repeating: [], count: tokens.count)
        blocks = [tree.statements]
        while true {
            if let expression = expressions.popLast() {
                add(expression)
            } else if let block = blocks.popLast() {
                block.forEach { add($0) }
            } else {
                break
            }
        }
    }

    func has(_ index: Int, _ role: Role) -> Bool { !roles[index].isDisjoint(with: role) }

    /// The first and the last of the braces whose blocks stay on one line together with the block of this one, or do not.
    func firstBrace(of brace: Int) -> Int { chains[brace]?.first ?? brace }
    func lastBrace(of brace: Int) -> Int { chains[brace]?.last ?? brace }

    /// The index of the first token at an offset or behind it.
    private func index(_ offset: Int32) -> Int {
        var (low, high) = (0, tokens.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Statements

    private mutating func add(_ statement: Statement) {
        switch statement.kind {
        case .declaration(_, let value), .returning(let value?), .expression(let value): expressions.append(value)
        case .assignment(let target, _, let value): expressions += [target, value]
        case .function(_, let body): add(body)
        case .conditional(let conditional): add(conditional)
        case .whileLoop(let value, let block), .repeatLoop(let value, let block):
            expressions.append(value)
            blocks.append(block.statements)
        case .forLoop(_, in: let values, by: let step, let block):
            expressions.append(values)
            add(step: step)
            blocks.append(block.statements)
        case .returning(nil), .breaking, .continuing, .importing: break
        }
    }

    private mutating func add(step: Expression?) {
        guard let step else { return }
        roles[index(step.span.start) - 1].formUnion([.by, .head])
        expressions.append(step)
    }

    private mutating func add(_ body: FunctionBody) {
        expressions += body.parameters.compactMap(\.defaultValue)
        switch body.result {
        case .value(let value): expressions.append(value)
        case .block(let block): blocks.append(block.statements)
        }
    }

    private mutating func add(_ conditional: Conditional) {
        let all = conditional.branches.map(\.block) + (conditional.otherwise.map { [$0] } ?? [])
        let braces = all.map { index($0.span.start) }
        if braces.count > 1 { for brace in braces { chains[brace] = (braces[0], braces[braces.count - 1]) } }
        expressions += conditional.branches.map(\.condition)
        blocks += all.map(\.statements)
    }

    // MARK: Values

    private mutating func add(_ expression: Expression) {
        switch expression.kind {
        case .number, .colour, .boolean, .nothing, .name, .missing: break
        case .text(let pieces):
            for case .value(let value) in pieces { expressions.append(value) }
        case .list(let values): expressions += values
        case .parenthesized(let value), .not(let value), .member(let value, _): expressions.append(value)
        case .negate(let value):
            roles[index(expression.span.start)].insert(.sign)
            expressions.append(value)
        case .point(let left, let right), .binary(_, let left, let right), .combination(_, let left, let right), .implicitProduct(let left, let right), .and(let left, let right),
            .or(let left, let right), .index(let left, let right):
            expressions += [left, right]
        case .comparison(let first, let links): expressions += [first] + links.map(\.1)
        case .range(let lower, let upper, _):
            if lower.hasBlanks || upper.hasBlanks { roles[index(lower.span.end)].insert(.looseRange) }
            expressions += [lower, upper]
        case .call(let call): add(call)
        case .function(let body): add(body)
        case .conditional(let conditional): add(conditional)
        }
    }

    private mutating func add(_ call: Call) {
        if call.style == .command { roles[index(call.callee.span.start)].insert(.head) }
        expressions.append(call.callee)
        call.arguments.forEach { add($0) }
        if let block = call.block { blocks.append(block.statements) }
    }

    private mutating func add(_ argument: Argument) {
        switch argument.kind {
        case .positional(let value), .labelled(_, let value): expressions.append(value)
        case .clause(let word, let values):
            if word.text == "by" { roles[index(word.span.start)].formUnion([.by, .head]) }
            expressions += values
        case .iteration(_, _, let values, let step):
            expressions.append(values)
            add(step: step)
        }
    }
}

extension Expression {
    /// Blanks stand inside, and outside of all brackets.
    fileprivate var hasBlanks: Bool {
        switch kind {
        case .binary(let sign, _, _): sign != .power
        case .combination, .conditional: true
        case .call(let call): call.block != nil
        default: false
        }
    }
}

// Functions that are declared or written in place.

extension Parser {
    // parameters = "(" [ parameter { "," parameter } [ "," ] ] ")" .
    mutating func parameters() throws(Unreadable) -> [ParameterDeclaration] {
        let parameters = bracketed { parser throws(Unreadable) in
            var parameters: [ParameterDeclaration] = []
            while parser.kind != .closeParenthesis {
                parser.skipArgumentLabel()
                parameters.append(try parser.parameter())
                guard parser.match(.comma) else { break }
            }
            return parameters
        }
        return parameters ?? []
    }

    // parameter = name [ "=" expression ] .
    private mutating func parameter() throws(Unreadable) -> ParameterDeclaration {
        if let foreign = try defaultBehindColon() { return foreign }
        let name = try plainName()
        return ParameterDeclaration(name: name, defaultValue: match(.assign) ? try expression() : nil)
    }

    /// Whether a function written in place is next: `x =>` or `( … ) =>`.
    var beginsFunction: Bool {
        if kind == .name { return isArrow(index + 1) }
        return kind == .openParenthesis && token.partner >= 0 && isArrow(Int(token.partner) + 1)
    }

    private func isArrow(_ index: Int) -> Bool {
        tokens[index].kind == .arrow && !tokens[index].flags.contains(.startsLine)
    }

    // function = ( name | parameters ) "=>" ( block | expression ) .
    mutating func function() throws(Unreadable) -> Expression {
        let start = span
        let parameters = kind == .name ? [ParameterDeclaration(name: try plainName(), defaultValue: nil)] : try parameters()
        advance()
        let body = try nested { parser throws(Unreadable) in
            parser.kind == .openBrace ? FunctionBody.Result.block(try parser.block()) : .value(try parser.expression())
        }
        return Expression(.function(FunctionBody(parameters: parameters, result: body)), span(from: start))
    }

    // conditional = "if" expression block { "else" "if" expression block } [ "else" block ] .
    mutating func conditional() throws(Unreadable) -> Conditional {
        var branches: [Conditional.Branch] = []
        while true {
            advance()
            let condition = try headExpression()
            branches.append(.init(condition: condition, block: try block()))
            if branches.count > Parser.longestChain + 1 { throw tooLong(span) }
            if readsForeignElse() { continue }
            if readsIndentedElse() { return Conditional(branches: branches, otherwise: try block()) }
            guard !isOuterElse, match(.else) else { return Conditional(branches: branches, otherwise: nil) }
            if kind != .if { return Conditional(branches: branches, otherwise: try block()) }
        }
    }
}

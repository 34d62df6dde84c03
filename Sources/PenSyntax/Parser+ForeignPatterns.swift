// Several names at once, as other languages write them.

extension Parser {
    /// Whether names stand between `[ ]` or `{ }`.
    var isForeignPattern: Bool { (kind == .openBracket || kind == .openBrace) && namesBetweenBrackets(index) != nil }

    /// `let [a, b] = …`, `for [i, p] in …`
    mutating func checkForeignPattern() {
        guard isForeignPattern, token.partner >= 0 else { return }
        report(.wrongDeclaration, "several names stand in parentheses", span, fix: .init([.init(span, "("), .init(place(Int(token.partner)), ")")]))
    }

    /// The names between the brackets that open at an index, if nothing else stands there.
    private func namesBetweenBrackets(_ opening: Int) -> [String]? {
        let closing = Int(tokens[opening].partner)
        guard closing > opening + 1 else { return nil }
        return names(from: opening + 1, to: closing)
    }

    /// `a, b, c`
    private func names(from start: Int, to end: Int) -> [String]? {
        var names: [String] = []
        for index in start..<end {
            guard tokens[index].kind == ((index - start) % 2 == 0 ? .name : .comma) else { return nil }
            if (index - start) % 2 == 0 { names.append(text(tokens[index])) }
        }
        return tokens[end - 1].kind == .name ? names : nil
    }

    /// What a loop binds.
    mutating func loopPattern() throws(Unreadable) -> Pattern {
        if let several = severalLoopNames() { return several }
        return try pattern()
    }

    /// `for i, p in points`, where `i` is next.
    private mutating func severalLoopNames() -> Pattern? {
        guard kind == .name, peek().kind == .comma else { return nil }
        var end = index
        while tokens[end].kind == .name || tokens[end].kind == .comma { end += 1 }
        guard tokens[end].kind == .in, let names = names(from: index, to: end) else { return nil }
        let whole = place(token.start, tokens[end - 1].end)
        report(.wrongDeclaration, "several names stand in parentheses", whole, fix: .init([
            .init(place(whole.start, whole.start), "("), .init(place(whole.end, whole.end), ")"),
        ]))
        let places = names.indices.map { place(index + 2 * $0) }
        move(to: end)
        return .names(zip(names, places).map { Name($0, $1) }, whole)
    }

    /// `enumerate(points)` in the head of a loop: the list itself.
    mutating func withoutEnumeration(_ values: Expression) -> Expression {
        guard case .call(let call) = values.kind, case .name("enumerate", _) = call.callee.kind, call.arguments.count == 1,
            case .positional(let list) = call.arguments[0].kind, !isDeclaredAnywhere("enumerate")
        else { return values }
        report(.wrongLoop, "for (i, x) in list gives the place and the value", call.callee.span,
            fix: .init(replacing: values.span, with: source.text(list.span)))
        return list
    }

    // MARK: Assignments to several names

    /// `(a, b) = …`, `a, b = b, a`, `[a, b] = …` at the head of a statement.
    mutating func severalTargets() -> Unreadable? {
        guard !isReadingAhead, let (names, sign) = targets() else { return nil }
        let message = "several names get their values with let, or one by one"
        var copy = ahead(from: sign + 1)
        var values: [Expression] = []
        repeat {
            guard let value = try? copy.expression() else { return unreadable(.wrongAssignment, message, place(sign)) }
            values.append(value)
        } while copy.match(.comma)
        guard copy.isAtEndOfStatement else { return unreadable(.wrongAssignment, message, place(sign)) }
        let whole = place(token.start, copy.previousSpan.end)
        return unreadable(.wrongAssignment, message, place(sign), fix: .init(replacing: whole, with: assignments(names, values)))
    }

    private func targets() -> (names: [String], sign: Int)? {
        var end = index
        if kind == .openParenthesis || kind == .openBracket {
            guard token.partner > 0, tokens[Int(token.partner) + 1].kind == .assign, let names = namesBetweenBrackets(index), names.count > 1
            else { return nil }
            return (names, Int(token.partner) + 1)
        }
        guard kind == .name, peek().kind == .comma else { return nil }
        while tokens[end].kind == .name || tokens[end].kind == .comma { end += 1 }
        guard tokens[end].kind == .assign, let names = names(from: index, to: end) else { return nil }
        return (names, end)
    }

    /// The same as one `let` if no name is declared yet, else name by name.
    private func assignments(_ names: [String], _ values: [Expression]) -> String {
        let declared = DeclaredNames(Array(tokens[..<index]), in: source).variables
        let items = items(of: values)
        let whole = values.count == 1 ? source.text(values[0].span) : "[" + items.joined(separator: ", ") + "]"
        func assign(_ name: String, _ value: String) -> String { (declared.contains(name) ? "" : "let ") + name + " = " + value }
        if !names.contains(where: declared.contains) { return "let (" + names.joined(separator: ", ") + ") = " + whole }
        if items.count == names.count, !mentions(names, in: values) {
            return zip(names, items).map(assign).joined(separator: "; ")
        }
        let fresh = names.map { name in
            var fresh = name + "1"
            while declared.contains(fresh) { fresh += "1" }
            return fresh
        }
        return (["let (" + fresh.joined(separator: ", ") + ") = " + whole] + zip(names, fresh).map(assign)).joined(separator: "; ")
    }

    /// The values written one by one, or in one list or point.
    private func items(of values: [Expression]) -> [String] {
        guard values.count == 1 else { return values.map { source.text($0.span) } }
        switch values[0].kind {
        case .list(let items): return items.map { source.text($0.span) }
        case .point(let x, let y): return [source.text(x.span), source.text(y.span)]
        default: return []
        }
    }

    private func mentions(_ names: [String], in values: [Expression]) -> Bool {
        guard let first = values.first, let last = values.last else { return false }
        return tokens.contains { $0.kind == .name && $0.start >= first.span.start && $0.end <= last.span.end && names.contains(text($0)) }
    }

    /// Whether the text declares a name anywhere, or may do so in a file that it imports.
    mutating func isDeclaredAnywhere(_ name: String) -> Bool {
        let declared = declaredNames()
        return declared.hasImports || declared.functions.contains(name) || declared.variables.contains(name)
    }
}

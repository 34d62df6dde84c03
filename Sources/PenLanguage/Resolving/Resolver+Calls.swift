// Resolving calls and commands: who is called, and which argument is which.

import PenSyntax

extension Resolver {
    func resolve(_ call: Call, _ span: Span, isStatement: Bool) -> Node {
        if reportLoopBehind(call, span, isStatement) { return Node(.constant(.nothing), span) }
        switch call.callee.kind {
        case .name(let name, primes: 0): return resolveNamed(call, name, first: nil, span, isStatement)
        case .member(let base, let name): return resolveMethod(call, base, name, span, isStatement)
        default: return callValue(resolve(call.callee), call, first: nil, span)
        }
    }

    /// `value.name(arguments)` calls `name(value, arguments)`.
    private func resolveMethod(_ call: Call, _ base: Expression, _ name: Name, _ span: Span, _ isStatement: Bool) -> Node {
        if reportForeignOwner(base, name, bareCall: call.arguments.isEmpty ? span : nil) {
            resolveLoosely(call)
            return Node(.constant(.nothing), span)
        }
        var inner = call
        inner.callee = Expression(.name(name.text, primes: 0), name.span)
        return resolveNamed(inner, name.text, first: resolve(base), span, isStatement)
    }

    private func resolveNamed(_ call: Call, _ name: String, first: Node?, _ span: Span, _ isStatement: Bool) -> Node {
        let nameSpan = call.callee.span
        switch scope.find(name) {
        case .function(let function)?:
            if isStatement, call.style == .command, !function.isCommand, !call.arguments.isEmpty {
                return computesOnly(call, name, span, declared: function.span)
            }
            mention(function, at: nameSpan, escaping: false)
            return callFunction(function, call, first: first, span)
        case .variable(let variable)? where first == nil || Builtin.named[name] == nil:
            use(variable)
            return callValue(Node(.variable(variable), nameSpan), call, first: first, span)
        case nil where first == nil && isLastValue(name, at: nameSpan): return callValue(lastValue(at: nameSpan), call, first: nil, span)
        default: break
        }
        if let builtin = call.style == .command ? Builtin.command(name) : Builtin.named[name] {
            if isStatement, call.style == .command, !builtin.info.isCommand, !call.arguments.isEmpty {
                return computesOnly(call, name, span, declared: nil)
            }
            return callBuiltin(builtin, call, first: first, span, isStatement)
        }
        if let first, reportForeignTransform(name, call, of: first, span) {
            // Reported.
        } else if let constant = constants.value(name) {
            report(.notAFunction, "\(name) is \(constant.kindName), not a function; a product needs *", at: nameSpan)
        } else if reportOtherWay(name, at: nameSpan) {
            return Node(.constant(.nothing), span)
        } else if call.block != nil, call.style == .parentheses, first == nil, call.declaresParameters {
            let start = nameSpan.atStart
            report(.wrongFunction, "there is no function \(name); one is defined with def", at: nameSpan, fix: Diagnostic.Fix(replacing: start, with: "def "))
            return Node(.constant(.nothing), span)
        } else if isStatement && first == nil && reportPartOfText(name, call) {
            return Node(.constant(.nothing), span)
        } else if !reportForeignCommand(name, call, first: first, span, isStatement) {
            var functions: [String] { scope.visibleNames.filter { if case .function? = scope.find($0) { true } else { false } } }
            reportUnknown(name, nameSpan, what: call.style == .command ? "command" : "function", among: functions + Builtin.all.map(\.info.name), isMethod: first != nil)
        }
        resolveLoosely(call)
        return Node(.constant(.nothing), span)
    }

    /// After an error: reads the arguments for their own errors.
    private func resolveLoosely(_ call: Call) {
        for argument in call.arguments {
            switch argument.kind {
            case .positional(let value), .labelled(_, let value): _ = resolve(value)
            case .clause(_, let values): values.forEach { _ = resolve($0) }
            case .iteration: break
            }
        }
        if let block = call.block { _ = resolve(block: block) }
    }

    private func computesOnly(_ call: Call, _ name: String, _ span: Span, declared: Span?) -> Node {
        let note = declared.map { [Diagnostic.Note("declared with =, so it only computes; def \(name)(…) { … } makes a command", at: $0)] } ?? []
        let gap = Span(source: span.source, start: call.callee.span.end, end: call.arguments[0].span.start)
        var fix = Diagnostic.Fix(replacing: gap, with: "(")
        fix.edits.append(.init(span.atEnd, ")"))
        if call.arguments.count == 1, case .positional(let value) = call.arguments[0].kind, startsWithParenthesis(value) {
            // `sin (0) + 1`: as a command its argument is `(0) + 1`; without the space it is a sum.
            fix = Diagnostic.Fix(replacing: gap, with: "")
        }
let plain = "\(name) only computes a value and is no command"
        report(.notACommand, "\(plain); without the space, \(name)(…) is its value", at: span, notes: note, fix: fix, or: plain)
        return Node(.constant(.nothing), span)
    }

    private func startsWithParenthesis(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .parenthesized, .point: return true
        case .binary(_, let a, _), .combination(_, let a, _), .comparison(let a, _), .and(let a, _), .or(let a, _), .range(let a, _, _): return startsWithParenthesis(a)
        default: return false
        }
    }

    // MARK: The script's functions

    private func callFunction(_ function: Function, _ call: Call, first: Node?, _ span: Span) -> Node {
        let name = function.name ?? "function"
        refuseBlock(call, name)
        let known = function.parameterNames
        var arguments = [Node?](repeating: nil, count: known.count)
        var next = 0
        func place(_ index: Int, _ node: Node) {
            if index >= known.count {
                if index == known.count { report(.wrongCount, "\(name) takes \(Self.counted(known.count, "value")), and this is one too many", at: node.span) }
            } else if arguments[index] != nil {
                report(.givenTwice, "\(known[index]) is given twice", at: node.span)
            } else {
                arguments[index] = node
            }
        }
        if let first {
            place(0, first)
            next = 1
        }
        for argument in call.arguments {
            switch argument.kind {
            case .positional(let value):
                place(next, resolve(value))
                next += 1
            case .labelled(let label, let value):
                if let index = self.label(in: known, label, name) { place(index, resolve(value)) }
            case .clause(let label, let values):
                if let index = self.label(in: known, label, name) { place(index, values.count == 1 ? resolve(values[0]) : Node(.list(values.map(resolve)), argument.span)) }
            case .iteration(let word, _, _, _):
                report(.unknownLabel, "\(name) takes no “for”", at: word.span)
            }
        }
        return Node(.callFunction(function, arguments: arguments), span)
    }

    private func label(in known: [String], _ label: Name, _ function: String) -> Int? {
        if let index = known.firstIndex(of: label.text) { return index }
        reportUnknown(label.text, label.span, what: "parameter of \(function) named", among: known)
        return nil
    }

    static func counted(_ count: Int, _ word: String) -> String { count == 0 ? "no \(word)s" : count == 1 ? "one \(word)" : "\(count) \(word)s" }

    private func refuseBlock(_ call: Call, _ name: String) {
        if let block = call.block { report(.misplacedBlock, "\(name) takes no block { … }", at: block.span) }
    }

    /// A call of something that is known only when the script runs.
    private func callValue(_ callee: Node, _ call: Call, first: Node?, _ span: Span) -> Node {
        refuseBlock(call, "a function in a variable")
        var arguments = first.map { [$0] } ?? []
        for argument in call.arguments {
            switch argument.kind {
            case .positional(let value): arguments.append(resolve(value))
            case .labelled(let name, _), .clause(let name, _), .iteration(let name, _, _, _):
                report(.misplacedLabel, "a function in a variable is called without labels", at: name.span)
            }
        }
        return Node(.callValue(callee, arguments: arguments), span)
    }

    // MARK: Builtins

    private func callBuiltin(_ builtin: Builtin, _ call: Call, first: Node?, _ span: Span, _ isStatement: Bool) -> Node {
        if builtin.info.name == "shape", let own = ownShape(call, span) { return own }
        let parameters = builtin.info.parameters
        var positional = first.map { [$0] } ?? []
        var labelled: [(parameter: Int, value: Node)] = []
        func give(_ name: Name, _ value: (BuiltinInfo.Parameter) -> Node) {
            guard let index = parameters.firstIndex(where: { $0.name == name.text }) else {
                return reportUnknownPart(name, of: builtin, call, isStatement ? span : nil)
            }
            if labelled.contains(where: { $0.parameter == index }) { report(.givenTwice, "\(name.text) is given twice", at: name.span) }
            labelled.append((index, takingTimes(parameters[index].isTime) { value(parameters[index]) }))
        }
        let iteration = call.arguments.first { if case .iteration = $0.kind { true } else { false } }
        for argument in call.arguments {
            switch argument.kind {
            case .positional(let value):
                if takesFormula(builtin, at: positional.count) {
                    positional.append(formula(value, over: iteration))
                    continue
                }
                // Later values may stand one place further back, where two numbers are one point.
                let words = positional.isEmpty ? parameters.first?.words ?? [] : parameters.dropFirst(positional.count).flatMap(\.words)
                if positional.count < parameters.count, parameters[positional.count].takesProperty {
                    positional.append(property(value, of: builtin))
                    continue
                }
                let unquoted = positional.isEmpty ? unquotedText(value, for: parameters.first, of: builtin) : nil
                let isTime = positional.count < parameters.count && parameters[positional.count].isTime
                positional.append(unquoted ?? word(value, in: words) ?? takingTimes(isTime) { resolve(value) })
            case .labelled(let name, let value):
                give(name) { unquotedText(value, for: $0, of: builtin) ?? word(value, in: $0.words) ?? resolve(value) }
            case .clause(let name, let values):
                give(name) { parameter in
                    let nodes = values.map { word($0, in: parameter.words) ?? resolve($0) }
                    if nodes.count == 1 || reportValueBehindPoint(values, of: parameter, builtin) { return nodes[0] }
                    return parameter.takesPoint && nodes.count == 2 ? Node(.point(nodes[0], nodes[1]), argument.span) : Node(.list(nodes), argument.span)
                }
            case .iteration(let name, _, _, _):
                if !takesFormula(builtin, at: 0) { report(.unknownLabel, "\(builtin.info.name) takes no “for”", at: name.span) }
            }
        }
        refuseDegrees(builtin, call, methodCall: first != nil)
        warnOfMilliseconds(builtin, call)
        if first == nil {
            refuseForeignColour(builtin, call)
            refuseHueInDegrees(builtin, call)
            refuseForeignOrder(builtin, call, span, isStatement)
            refuseFigureInside(builtin, call, span)
        }
        if builtin.info.name == "group", let block = call.block { warnOfIdleProperties(block.statements) }
        let block = self.block(of: builtin, call, span, isStatement)
        let use = !isStatement ? BuiltinCall.Use.value : call.style == .command ? .command : .line
        return Node(
            .callBuiltin(BuiltinCall(builtin: builtin, positional: positional, labelled: labelled, block: block, nameSpan: call.callee.span, use: use)), span)
    }

    private func block(of builtin: Builtin, _ call: Call, _ span: Span, _ isStatement: Bool) -> BlockNode? {
        guard let block = call.block else {
            if builtin.info.block == .required { report(.misplacedBlock, "\(builtin.info.name) needs a block { … }", at: span) }
            return nil
        }
        if builtin.info.block == .none { report(.misplacedBlock, "\(builtin.info.name) takes no block { … }", at: block.span) }
        let outer = isInsideValue
        isInsideValue = isInsideValue || !isStatement
        defer { isInsideValue = outer }
        return resolve(block: block)
    }

    /// A bare name that is one of the words which a parameter takes, alone or in a list.
    private func word(_ value: Expression, in words: [String]) -> Node? {
        guard !words.isEmpty else { return nil }
        func foreign(_ name: String) -> String? { Aliases.words[name.lowercased()].flatMap { words.contains($0) ? $0 : nil } }
        switch value.kind {
        case .name(let name, primes: 0) where words.contains(name):
            return Node(.constant(.text(name)), value.span)
        case .name(let name, primes: 0) where scope.find(name) == nil && (foreign(name) != nil || constants.value(name) == nil && Builtin.named[name] == nil):
            let near = foreign(name) ?? Suggestions.nearest(to: name, among: words)
            report(.unknownWord, "there is no word \(name) here; it takes \(words.joined(separator: ", "))", at: value.span,
                fix: near.map { Diagnostic.Fix(replacing: value.span, with: $0) })
            return Node(.constant(.nothing), value.span)
        case .list(let items) where !items.isEmpty:
            let nodes = items.compactMap { word($0, in: words) }
            return nodes.count == items.count ? Node(.list(nodes), value.span) : nil
        default: return nil
        }
    }
}

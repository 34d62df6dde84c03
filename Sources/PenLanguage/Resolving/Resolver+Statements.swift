// Resolving statements.

import PenSyntax

extension Resolver {
    func resolve(_ statement: Statement) -> StatementNode? {
        guard let kind = resolveKind(statement) else { return nil }
        return StatementNode(kind, statement.span)
    }

    private func resolveKind(_ statement: Statement) -> StatementNode.Kind? {
        switch statement.kind {
        case .declaration(let pattern, let value): return declaration(pattern, value, statement.span)
        case .assignment(let target, let op, let value): return assignment(target, op, value, statement.span)
        case .function: return nil
        case .conditional(let conditional): return self.conditional(conditional)
        case .whileLoop(let condition, let block): return .whileLoop(resolve(condition), resolve(block: block, isLoop: true))
        case .repeatLoop(let count, let block): return .repeatLoop(resolve(count), resolve(block: block, isLoop: true))
        case .forLoop(let pattern, let sequence, let step, let block): return loop(pattern, sequence, step, block)
        case .returning(let value): return returning(value, statement.span)
        case .breaking, .continuing: return jump(statement)
        case .importing(let file): return importing(file, statement.span)
        case .expression(let expression): return self.expression(expression)
        }
    }

    private func declaration(_ pattern: Pattern, _ value: Expression, _ span: Span) -> StatementNode.Kind {
        // The value is read before the name is known: in `let r = r` the second r is the outer one.
        let outer = declaring
        if case .name(let name) = pattern { declaring = OwnValue(name: name.text, value: value, span: span) }
        let node = resolve(value)
        declaring = outer
        refuseNothing(node)
        refuseLastValue(in: pattern)
        noteRedeclaration(pattern, span)
        switch pattern {
        case .name(let name):
            let variable = declare(name, isLet: true)
            noteDeclared(variable, value)
            return .declare(variable, node)
        case .names(let names, _): return .destructure(names.map { declare($0, isLet: true) }, node)
        }
    }

    /// A command that gives nothing leaves a name empty: an error here, and not where the name is used.
    private func refuseNothing(_ node: Node) {
        guard case .callBuiltin(let call) = node.kind, call.builtin.info.isCommand, call.builtin.result == .nothing else { return }
        let name = call.builtin.info.name
        guard call.builtin.info.family == .pen else { return report(.noValue, "\(name) gives no value that a name could hold", at: node.span) }
        let (start, end) = (node.span.atStart, node.span.atEnd)
        report(.noValue, "\(name) draws, and gives no value that a name could hold; a shape or a path with it in its block does", at: node.span,
            fix: Diagnostic.Fix([Diagnostic.Fix.Edit(start, "shape { "), Diagnostic.Fix.Edit(end, " }")]))
    }

    private func conditional(_ conditional: Conditional) -> StatementNode.Kind {
        let branches = conditional.branches.map { Node.Branch(condition: resolve($0.condition), block: resolve(block: $0.block)) }
        return .conditional(branches, otherwise: conditional.otherwise.map { resolve(block: $0) })
    }

    private func loop(_ pattern: Pattern, _ sequence: Expression, _ step: Expression?, _ block: Block) -> StatementNode.Kind {
        let step = step.map(resolve)
        if let number = sequence.plainNumber {
            let start = sequence.span.atStart
            report(.wrongKind, "for goes through a range, a list or a text, and \(Value.number(number).shown) is a number", at: sequence.span,
                fix: Diagnostic.Fix(replacing: start, with: "0..<"))
        }
        let sequence = resolve(sequence)
        var variables: [Variable] = []
        let body = resolve(block: block, isLoop: true) {
            switch pattern {
            case .name(let name): variables = [declare(name)]
            case .names(let names, _): variables = names.map { declare($0) }
            }
        }
        if variables.count == 1, case .range(let lower, let upper, let closed) = sequence.kind {
            return .rangeLoop(variables[0], lower: lower, upper: upper, closed: closed, step: step, body)
        }
        return .listLoop(variables, in: sequence, step: step, body)
    }

    private func returning(_ value: Expression?, _ span: Span) -> StatementNode.Kind? {
        let node = value.map(resolve)
        if scope.function === main {
            report(.misplacedWord, "return leaves a function, and this is not inside one", at: span)
            return nil
        }
        if isInsideValue {
            report(.misplacedWord, "return cannot stand inside a value; return the whole value instead", at: span)
            return nil
        }
        return .returning(node)
    }

    private func jump(_ statement: Statement) -> StatementNode.Kind? {
        let isBreak: Bool
        if case .breaking = statement.kind { isBreak = true } else { isBreak = false }
        let word = isBreak ? "break" : "continue"
        guard loopDepth > 0 else {
            report(.misplacedWord, "\(word) belongs inside a while, for or repeat loop", at: statement.span)
            return nil
        }
        if isInsideValue {
            report(.misplacedWord, "\(word) cannot stand inside a value", at: statement.span)
            return nil
        }
        return isBreak ? .breaking : .continuing
    }

    private func expression(_ expression: Expression) -> StatementNode.Kind {
        switch expression.kind {
        case .call(let call):
            if answers == nil { warnOfIdlePath(call, expression.span) }
            noteShown(expression, at: expression.span)
            return .evaluate(resolve(call, expression.span, isStatement: true))
        case .name(let name, primes: 0):
            switch scope.find(name) {
            case .function(let function)? where isConversation && function.latest.requiredCount > 0:
                // Nobody calls it so: it is asked what it is.
                noteShown(expression, at: expression.span)
                return .show(resolve(expression))
            case .function?:
                answers?.noteCall(at: expression.span)
                return .evaluate(resolve(Call(callee: expression, arguments: [], block: nil, style: .command), expression.span, isStatement: true))
            case .variable(let variable)?:
                use(variable)
                noteShown(expression, at: expression.span)
                return .callOrShow(Node(.variable(variable), expression.span))
            case nil where isConversation && Builtin.named[name].map { !$0.info.isCommand && !$0.info.isValue && !$0.info.parameters.isEmpty } ?? false:
                noteShown(expression, at: expression.span)
                return .show(resolve(expression))
            case nil where Builtin.named[name].map { !$0.info.isValue } ?? false:
                answers?.noteCall(at: expression.span)
                return .evaluate(resolve(Call(callee: expression, arguments: [], block: nil, style: .command), expression.span, isStatement: true))
            case nil where isLastValue(name, at: expression.span):
                noteShown(expression, at: expression.span)
                return .show(lastValue(at: expression.span, isAlone: true))
            case nil:
                noteShown(expression, at: expression.span)
                let call = Call(callee: expression, arguments: [], block: nil, style: .command)
                let isKnown = constants.value(name) != nil || Builtin.named[name] != nil
                if !isKnown, reportForeignCommand(name, call, first: nil, expression.span, true) { return .evaluate(Node(.constant(.nothing), expression.span)) }
                return .show(resolve(expression))
            }
        default:
            if isChecking { warnOfIdleValue(expression) }
            noteShown(expression, at: expression.span)
            return .show(resolve(expression))
        }
    }

    /// `path { … }` alone on a line draws nothing.
    private func warnOfIdlePath(_ call: Call, _ span: Span) {
        guard case .name("path", primes: 0) = call.callee.kind, scope.find("path") == nil, call.block != nil || !call.arguments.isEmpty else { return }
        let start = span.atStart, end = span.atEnd
        var edits = [Diagnostic.Fix.Edit(start, "draw "), Diagnostic.Fix.Edit(end, ")")]
        if let first = call.arguments.first, call.style == .command {
            edits.insert(.init(Span(source: span.source, start: call.callee.span.end, end: first.span.start), "("), at: 1)
        } else if call.block != nil {
            edits[0].replacement += "("
        } else {
            edits.removeLast()
        }
        warn(.undrawnPath, "a path is a value; draw path(…) draws it", at: span, fix: Diagnostic.Fix(edits))
    }

    /// `x == 3` alone on a line was perhaps meant to give x a value.
    private func warnOfIdleValue(_ expression: Expression) {
        guard case .comparison(let first, let rest) = expression.kind, rest.count == 1, rest[0].0 == .equal, case .name = first.kind else { return }
        let gap = Span(source: expression.span.source, start: first.span.end, end: rest[0].1.span.start)
        warn(.unusedResult, "this compares, and only shows the result; = gives a value", at: expression.span, fix: Diagnostic.Fix(replacing: gap, with: " = "))
    }

    // MARK: Assignment

    private func assignment(_ target: Expression, _ op: BinaryOperator?, _ value: Expression, _ span: Span) -> StatementNode.Kind? {
        switch target.kind {
        case .name(let name, _):
            guard let variable = assignable(name, target.span, value, op == nil) else {
                _ = resolve(value)
                return nil
            }
            let node = resolve(value)
            refuseNothing(node)
            noteAssigned(variable, op, value)
            guard let op else { return .assign(variable, node) }
            return .assign(variable, Node(.arithmetic(op, Node(.variable(variable), target.span), node), span))
        case .index(let base, let index):
            return .assignElement(resolve(base), index: resolve(index), op, resolve(value))
        case .member(let base, let name):
            if reportForeignOwner(base, name, assigned: value) { return nil }
            if op == nil, Properties.named[name.text]?.command.info.parameters[0].isAngle ?? false { refuseDegrees(value) }
            markReassigned(base)
            return .assignMember(resolve(base), name, op, resolve(value))
        case .parenthesized(let inner):
            return assignment(inner, op, value, span)
        default:
            report(.wrongAssignment, "only a variable, a list's place or a property can be given a value with =", at: target.span)
            return nil
        }
    }

    /// `p.x = 3` gives p a new value.
    private func markReassigned(_ base: Expression) {
        switch base.kind {
        case .name(let name, _): if case .variable(let variable)? = scope.find(name) { variable.isReassigned = true }
        case .member(let inner, _): markReassigned(inner)
        default: break
        }
    }

    private func assignable(_ name: String, _ span: Span, _ value: Expression, _ isPlain: Bool) -> Variable? {
        switch scope.find(name) {
        case .variable(let variable)?:
            variable.isReassigned = true
            use(variable)
            if variable.owner !== scope.function { scope.function.outerChanges.append((variable, span)) }
            return variable
        case .function(let function)?:
            report(.wrongAssignment, "\(name) is a function and cannot be given another value", at: span, notes: [Diagnostic.Note("declared here", at: function.span)])
        case nil where isLastValue(name, at: span): refuseLastValue(at: span)
        case nil where isPlain && Builtin.named[name]?.info.isCommand ?? false:
            let gap = Span(source: span.source, start: span.end, end: value.span.start)
            report(.wrongAssignment, "\(name) is a command: its value stands behind it, without =", at: span, fix: Diagnostic.Fix(replacing: gap, with: " "))
        case nil where isPlain && Aliases.pen[name.lowercased()].flatMap { Builtin.named[$0] }?.info.family == .properties:
            let own = Aliases.pen[name.lowercased()] ?? name, place = Span(source: span.source, start: span.start, end: value.span.start)
            report(.foreignName, "there is no variable \(name); in pen it is the command \(own), whose value stands behind it", at: span,
                fix: Diagnostic.Fix(replacing: place, with: own + " "))
        case nil:
            var variables: [String] { scope.visibleNames.filter { if case .variable? = scope.find($0) { true } else { false } } }
            if !hasManyFaults, let near = Suggestions.nearest(to: name, among: variables) {
                report(.undeclaredVariable, "there is no variable \(name); did you mean \(near)?", at: span, fix: Diagnostic.Fix(replacing: span, with: near))
            } else {
                report(.undeclaredVariable, "there is no variable \(name) yet; declare it with let", at: span, fix: isPlain ? Diagnostic.Fix(replacing: span, with: "let " + name) : nil)
                // One missing let is one error, and not one more at each use.
                if isPlain { _ = declare(Name(name, span)) }
            }
        }
        return nil
    }

    // MARK: Import

    private func importing(_ file: Name, _ span: Span) -> StatementNode.Kind? {
        guard scope === top || scope.isGlobal else {
            report(.misplacedWord, "import belongs at the top of a script, outside all blocks", at: span)
            return nil
        }
        guard let module = imports.open(file.text, at: file.span, resolver: self) else { return nil }
        for (name, binding) in module.names.sorted(by: { $0.key < $1.key }) {
            if let earlier = scope.bindings[name], earlier.span != binding.span {
                report(.alreadyDeclared, "\(file.text) brings the name \(name), which is already declared here", at: file.span,
                    notes: [Diagnostic.Note("declared here", at: earlier.span), Diagnostic.Note("and in the imported file here", at: binding.span)])
            } else {
                scope.bind(name, binding)
            }
        }
        return module.takeBlock().map { .imported($0) }
    }
}

// Shapes with properties of their own: their blocks are functions of these.

import PenSyntax

extension Resolver {
    /// `shape(progress: 0) { … }`
    /// - Returns: nil where no property is declared.
    func ownShape(_ call: Call, _ span: Span) -> Node? {
        var names: [Name] = [], values: [Node] = []
        for argument in call.arguments {
            guard case .labelled(let name, let value) = argument.kind else { return nil }
            if names.contains(where: { $0.text == name.text }) { report(.givenTwice, "\(name.text) is given twice", at: name.span) }
            names.append(name)
            values.append(resolve(value))
        }
        guard let block = call.block, !names.isEmpty else { return nil }
        var statements = block.statements
        // A function gives its last value, and this one draws.
        statements.append(Statement(.returning(nil), block.span.atEnd))
        let body = FunctionBody(
            parameters: names.map { ParameterDeclaration(name: $0, defaultValue: nil) }, result: .block(Block(statements: statements, span: block.span)))
        let program = lambda(body, block.span, isRepeated: .shape)
        return Node(.callBuiltin(BuiltinCall(
            builtin: .ownShape, positional: [Node(.list(names.map { Node(.constant(.text($0.text)), $0.span) }), span), Node(.list(values), span), program],
            labelled: [], block: nil, nameSpan: call.callee.span)), span)
    }

    /// What runs again for every moment, in any order, must leave no traces.
    func refuseOuterChanges() {
        for block in functions[completeFunctions...] {
            guard let repetition = block.repetition else { continue }
            for function in block.reachable {
                for change in function.outerChanges where !change.variable.owner.isInside(block) {
                    report(.misplacedDrawing, repetition.refusal(ofChanging: change.variable.name), at: change.span,
                        notes: [Diagnostic.Note(repetition == .shape ? "the shape’s block" : "what is plotted", at: block.span.atStart)])
                }
            }
        }
    }
}

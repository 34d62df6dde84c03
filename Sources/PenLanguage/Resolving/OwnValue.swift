// Names that are used in the value with which they are declared.

import PenSyntax

/// A `let` whose value is being resolved.
struct OwnValue {
    let name: String
    let value: Expression
    let span: Span
}

extension Resolver {
    /// `let f = x => f(x + 1)`: f is known only behind its `let`; a declared function is known in itself.
    func reportOwnValue(_ own: OwnValue, _ span: Span) {
        guard case .function(let body) = own.value.kind else {
            return report(.usedTooEarly, "\(own.name) has no value yet where its own value is computed", at: span)
        }
        report(.usedTooEarly, "\(own.name) is not known yet in its own value; a function that calls itself is declared \(own.name)(x) = … or with def", at: span,
            fix: definition(own, body))
    }

    private func definition(_ own: OwnValue, _ body: FunctionBody) -> Diagnostic.Fix? {
        guard let source = imports.source(own.span.source) else { return nil }
        let parameters = body.parameters.map { parameter in
            source.text(parameter.defaultValue.map { parameter.name.span.through($0.span) } ?? parameter.name.span)
        }
        let head = "\(own.name)(\(parameters.joined(separator: ", ")))"
        func replacing(_ end: Int32, with text: String) -> Diagnostic.Fix {
            Diagnostic.Fix(replacing: Span(source: own.span.source, start: own.span.start, end: end), with: text)
        }
        switch body.result {
        case .value(let value): return replacing(value.span.start, with: head + " = ")
        case .block(let block): return replacing(block.span.start, with: "def " + head + " ")
        }
    }
}

// Trees as S-expressions, so that tests can say what a text must be read as.

import PenSyntax

enum Outline {
    static func of(_ text: String) -> String {
        Parser.parse(Source(text: text)).statements.map(of).joined(separator: "\n")
    }

    static func of(_ statement: Statement) -> String {
        switch statement.kind {
        case .declaration(let pattern, let value): "(let \(of(pattern)) \(of(value)))"
        case .assignment(let target, let sign, let value): "(\(sign?.rawValue ?? "")= \(of(target)) \(of(value)))"
        case .function(let name, let body): "(def \(name.text) \(of(body)))"
        case .conditional(let conditional): of(conditional)
        case .whileLoop(let condition, let block): "(while \(of(condition)) \(of(block)))"
        case .repeatLoop(let count, let block): "(repeat \(of(count)) \(of(block)))"
        case .forLoop(let pattern, let values, let step, let block):
            "(for \(of(pattern)) \(of(values))\(step.map { " by \(of($0))" } ?? "") \(of(block)))"
        case .returning(let value): value.map { "(return \(of($0)))" } ?? "(return)"
        case .breaking: "(break)"
        case .continuing: "(continue)"
        case .importing(let name): "(import \"\(name.text)\")"
        case .expression(let value): of(value)
        }
    }

    static func of(_ block: Block) -> String { "{" + block.statements.map(of).joined(separator: " ") + "}" }

    static func of(_ pattern: Pattern) -> String {
        switch pattern {
        case .name(let name): name.text
        case .names(let names, _): "(" + names.map(\.text).joined(separator: " ") + ")"
        }
    }

    static func of(_ body: FunctionBody) -> String {
        let parameters = body.parameters.map { $0.name.text + ($0.defaultValue.map { "=\(of($0))" } ?? "") }
        let result = switch body.result {
        case .value(let value): of(value)
        case .block(let block): of(block)
        }
        return "(" + parameters.joined(separator: " ") + ") " + result
    }

    static func of(_ conditional: Conditional) -> String {
        let branches = conditional.branches.map { "\(of($0.condition)) \(of($0.block))" }
        return "(if " + (branches + (conditional.otherwise.map { ["else \(of($0))"] } ?? [])).joined(separator: " ") + ")"
    }

    static func of(_ expression: Expression) -> String {
        switch expression.kind {
        case .number(let value, nil): decimal(value)
        case .number(let value, let unit?): "\(decimal(value)):\(unit)"
        case .text(let pieces): "\"" + pieces.map(of).joined() + "\""
        case .colour(let value): "#" + String(value, radix: 16)
        case .boolean(let value): "\(value)"
        case .nothing: "nil"
        case .name(let name, let primes): name + String(repeating: "'", count: primes)
        case .list(let values): "[" + values.map(of).joined(separator: " ") + "]"
        case .point(let x, let y): "<\(of(x)) \(of(y))>"
        case .parenthesized(let value): "(paren \(of(value)))"
        case .negate(let value): "(- \(of(value)))"
        case .not(let value): "(not \(of(value)))"
        case .binary(let sign, let left, let right): "(\(sign.rawValue) \(of(left)) \(of(right)))"
        case .combination(let sign, let left, let right): "(\(sign.rawValue) \(of(left)) \(of(right)))"
        case .implicitProduct(let left, let right): "(times \(of(left)) \(of(right)))"
        case .and(let left, let right): "(and \(of(left)) \(of(right)))"
        case .or(let left, let right): "(or \(of(left)) \(of(right)))"
        case .comparison(let first, let links):
            "(" + ([of(first)] + links.flatMap { [$0.0.rawValue, of($0.1)] }).joined(separator: " ") + ")"
        case .range(let lower, let upper, let closed): "(\(closed ? ".." : "..<") \(of(lower)) \(of(upper)))"
        case .call(let call): of(call)
        case .index(let list, let index): "(at \(of(list)) \(of(index)))"
        case .member(let value, let name): "(. \(of(value)) \(name.text))"
        case .function(let body): "(=> \(of(body)))"
        case .conditional(let conditional): of(conditional)
        case .missing: "MISSING"
        }
    }

    private static func of(_ piece: TextPiece) -> String {
        switch piece {
        case .literal(let text): text
        case .value(let value): "\\(\(of(value)))"
        }
    }

    private static func of(_ call: Call) -> String {
        let style = call.style == .command ? "cmd" : "call"
        let block = call.block.map { [of($0)] } ?? []
        return "(" + ([style, of(call.callee)] + call.arguments.map(of) + block).joined(separator: " ") + ")"
    }

    private static func of(_ argument: Argument) -> String {
        switch argument.kind {
        case .positional(let value): of(value)
        case .labelled(let label, let value): "\(label.text):\(of(value))"
        case .clause(let preposition, let values): "{\(preposition.text) \(values.map(of).joined(separator: " "))}"
        case .iteration(let word, let pattern, let values, let step):
            "{\(word.text) \(of(pattern)) \(of(values))\(step.map { " by \(of($0))" } ?? "")}"
        }
    }

    private static func decimal(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}

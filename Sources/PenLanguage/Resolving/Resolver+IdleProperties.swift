// Properties that come too late: nothing is drawn after them.

import PenSyntax

extension Resolver {
    /// Warns of properties of the pen at the end of a group or of the script, behind what they were meant to style.
    func warnOfIdleProperties(_ statements: [Statement]) {
        var end = statements.count
        while end > 0, isProperty(statements[end - 1]) || isSilent(statements[end - 1]) { end -= 1 }
        guard end > 0, draws(statements[end - 1]) else { return }
        var first = end - 1
        while first > 0, draws(statements[first - 1]) { first -= 1 }
        for property in statements[end...] where isProperty(property) {
            guard let name = command(of: property) else { continue }
            warn(.idleStyle, "\(name) holds for what is drawn after it, and here nothing is: it comes before what it styles", at: property.span,
                fix: moving(property.span, before: statements[first].span))
        }
    }

    /// The builtin that a statement calls by its name.
    private func command(of statement: Statement) -> String? {
        guard case .expression(let expression) = statement.kind, case .call(let call) = expression.kind,
            case .name(let name, primes: 0) = call.callee.kind, scope.find(name) == nil else { return nil }
        return name
    }

    private func isProperty(_ statement: Statement) -> Bool {
        command(of: statement).map { Builtin.named[$0]?.info.family == .properties } ?? false
    }

    /// Draws nothing, and styles nothing.
    private func isSilent(_ statement: Statement) -> Bool {
        command(of: statement).map { ["print", "title", "desc", "canvas", "background"].contains($0) } ?? false
    }

    private func draws(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .conditional(let conditional): return conditional.branches.contains { $0.block.statements.contains(where: draws) }
        case .whileLoop(_, let block), .repeatLoop(_, let block), .forLoop(_, _, _, let block): return block.statements.contains(where: draws)
        default: break
        }
        guard let family = command(of: statement).flatMap({ Builtin.named[$0]?.info.family }) else { return callsFunction(statement) }
        return family == .figures || family == .pen || family == .layers && !isSilent(statement)
    }

    private func callsFunction(_ statement: Statement) -> Bool {
        guard case .expression(let expression) = statement.kind, case .call(let call) = expression.kind,
            case .name(let name, primes: 0) = call.callee.kind, case .function(let function)? = scope.find(name) else { return false }
        return function.isCommand
    }

    private func moving(_ property: Span, before target: Span) -> Diagnostic.Fix? {
        guard property.source == target.source, let source = imports.source(property.source) else { return nil }
        let bytes = source.bytes
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        var start = Int(property.start)
        while start > 0, isBlank(bytes[start - 1]) || [0x0A, 0x0D, 0x3B].contains(bytes[start - 1]) { start -= 1 }
        var margin = Int(target.start)
        while margin > 0, isBlank(bytes[margin - 1]) { margin -= 1 }
        let beginsLine = margin == 0 || bytes[margin - 1] == 0x0A || bytes[margin - 1] == 0x0D
        let indentation = source.text(Span(source: target.source, start: Int32(margin), end: target.start))
        let place = target.atStart
        return Diagnostic.Fix([
            .init(place, source.text(property) + (beginsLine ? "\n" + indentation : "; ")),
            .init(Span(source: property.source, start: Int32(start), end: property.end), ""),
        ])
    }
}

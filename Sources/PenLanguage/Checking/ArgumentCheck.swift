// Calls that fail whenever they are reached.

import PenGeometry
import PenSyntax

/// Looks for parameters of the script's functions that get nothing; and gives the arguments that are written out to a
/// builtin's parameters, as a call does, and nothing to the builtin.
struct ArgumentCheck {
    let machine: Machine

    /// - Returns: the error of every such call.
    func fault(of function: Function, _ arguments: [Node?], _ span: Span) -> Diagnostic? {
        arguments.indices.first { arguments[$0] == nil && function.defaults[$0] == nil }.map { function.missing($0, at: span) }
    }

    /// - Returns: the error of every call with these arguments; nil where it depends on what is not known yet.
    func fault(of call: BuiltinCall, _ span: Span) -> Diagnostic? {
        let site = CallSite(
            call.builtin, span: span, nameSpan: call.nameSpan, argumentSpans: call.builtin.parameters.map { _ in nil }, wantsValue: call.use == .value)
        site.written = call.positional.map(\.span)
        var window = [Value](repeating: .unset, count: max(call.builtin.parameters.count, 1))
        for (index, node) in call.labelled {
            // `nothing` stands for what is not known.
            window[index] = node.writtenValue ?? .nothing
            site.argumentSpans[index] = node.span
        }
        let unknown = Set(call.labelled.filter { $0.value.writtenValue == nil }.map(\.parameter))
        do {
            try window.withUnsafeMutableBufferPointer { window in
                guard let first = window.baseAddress else { return }
                try check(Invocation(machine: machine, arguments: first, site: site, block: nil), call, unknown)
            }
            return nil
        } catch { return error as? Diagnostic }
    }

    private func check(_ invocation: Invocation, _ call: BuiltinCall, _ unknown: Set<Int>) throws {
        let given = call.positional.map(\.writtenValue), known = given.compactMap(\.self)
        guard known.count == given.count else {
            try checkCount(invocation, call)
            for (index, _) in call.labelled where !unknown.contains(index) { try call.builtin.parameters[index].check(invocation, index) }
            return
        }
        try known.withUnsafeBufferPointer { try machine.bind(call.builtin, $0, into: invocation.arguments, invocation.site) }
        for (index, parameter) in call.builtin.parameters.enumerated() where !unknown.contains(index) { try parameter.check(invocation, index) }
    }

    /// What is sure of values that are not known: each of them fills a parameter at most, and two of them one at least.
    private func checkCount(_ invocation: Invocation, _ call: BuiltinCall) throws {
        let open = call.builtin.parameters.indices.filter { index in !call.labelled.contains { $0.parameter == index } }
        let infos = open.map { call.builtin.parameters[$0].info }, count = call.positional.count
        if !infos.contains(where: \.takesRest), count > infos.reduce(0, { $0 + ($1.takesPoint ? 2 : 1) }) {
            throw machine.tooMany(call.builtin, invocation.arguments, invocation.site)
        }
        if let missing = infos.dropFirst(count).first(where: { $0.defaultText == nil }) { throw invocation.missing(missing) }
    }
}

extension Function {
    /// The error of a call without a value for a parameter that has no default.
    func missing(_ parameter: Int, at span: Span) -> Diagnostic {
        Diagnostic(.missingValue, "\(name ?? "the function") needs \(parameterNames[parameter])", at: span, notes: [Diagnostic.Note("declared here", at: self.span)])
    }
}

extension Node {
    /// Its value where it stands in the script; nil where something must be computed or remembered.
    fileprivate var writtenValue: Value? {
        switch kind {
        case .constant(let value): return value
        case .negate(let node):
            guard case .number(let x)? = node.writtenValue else { return nil }
            return .number(-x)
        case .point(let x, let y):
            guard case .number(let x)? = x.writtenValue, case .number(let y)? = y.writtenValue else { return nil }
            return .point(Point(x, y))
        case .list(let items):
            let values = items.map(\.writtenValue), known = values.compactMap(\.self)
            return known.count == values.count ? .list(ListObject(packing: known)) : nil
        default: return nil
        }
    }
}

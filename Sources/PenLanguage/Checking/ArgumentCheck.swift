// Calls that fail whenever they are reached.

import PenGeometry
import PenSyntax

/// Looks for parameters of the script's functions that get nothing; and gives the arguments that are known to a builtin's
/// parameters, as a call does, and nothing to the builtin. Of some arguments the value is known, of others the kind.
struct ArgumentCheck {
    let machine: Machine
    let kinds: KnownKinds

    /// - Returns: the error of every such call.
    func fault(of function: Function, _ arguments: [Node?], _ span: Span) -> Diagnostic? {
        arguments.indices.first { arguments[$0] == nil && function.defaults[$0] == nil }.map { function.missing($0, at: span) }
    }

    /// - Returns: the error of every call with these arguments; nil where it depends on what is not known yet.
    func fault(of call: BuiltinCall, _ span: Span) -> Diagnostic? {
        let site = CallSite(
            call.builtin, span: span, nameSpan: call.nameSpan, sign: call.sign, argumentSpans: call.builtin.parameters.map { _ in nil }, wantsValue: call.use == .value)
        site.written = call.positional.map(\.span)
        var window = [Value](repeating: .unset, count: max(call.builtin.parameters.count, 1))
        for (index, node) in call.labelled {
            // `nothing` stands for what is not known.
            window[index] = value(of: node) ?? .nothing
            site.argumentSpans[index] = node.span
        }
        do {
            try window.withUnsafeMutableBufferPointer { window in
                guard let first = window.baseAddress else { return }
                try check(Invocation(machine: machine, arguments: first, site: site, block: nil), call)
            }
            return nil
        } catch { return error as? Diagnostic }
    }

    /// `value.name`, a property or else a call without further arguments.
    func fault(of base: Node, _ name: Name) -> Diagnostic? {
        guard let kind = kinds.kind(of: base), kind != .layer, let sample = kind.samples.first, machine.propertyIfAny(name.text, of: sample) == nil else { return nil }
        guard let builtin = Builtin.named[name.text], !builtin.info.parameters.isEmpty else {
            return sample.described == sample.kindName ? machine.noProperty(name, of: sample) : nil
        }
        return fault(of: BuiltinCall(builtin: builtin, positional: [base], labelled: [], block: nil, nameSpan: name.span), name.span)
    }

    /// The value, or where only its kind is known one of the same kind.
    private func value(of node: Node) -> Value? { node.writtenValue ?? kinds.kind(of: node).flatMap(\.samples.first) }

    private func check(_ invocation: Invocation, _ call: BuiltinCall) throws {
        let known = Array(call.positional.map(value).prefix { $0 != nil }.compactMap(\.self)), isWhole = known.count == call.positional.count
        if !isWhole { try checkCount(invocation, call) }
        var fault: Error?
        do { try known.withUnsafeBufferPointer { try machine.bind(call.builtin, $0, into: invocation.arguments, invocation.site) } } catch { fault = error }
        for index in call.builtin.parameters.indices { try check(index, invocation, call, isWhole ? nil : known.count) }
        if let fault { throw fault }
    }

    /// - Parameter known: so many of the values without labels are known; nil where all are.
    private func check(_ index: Int, _ invocation: Invocation, _ call: BuiltinCall, _ known: Int?) throws {
        let parameter = call.builtin.parameters[index], nodes: [Node]
        if let label = call.labelled.first(where: { $0.parameter == index }) {
            nodes = [label.value]
        } else {
            let written = invocation.site.writtenValues(for: index)
            if let known {
                // A number may be the first of two that stand for a point, and the second is not known.
                guard let written, written.upperBound <= known, !parameter.info.takesRest, written.upperBound < known || !parameter.info.takesPoint else { return }
            }
            nodes = written.map { Array(call.positional[$0]) } ?? []
        }
        if nodes.allSatisfy({ $0.writtenValue != nil }) { return try parameter.check(invocation, index) }
        if nodes.allSatisfy({ value(of: $0) != nil }), !parameter.info.takesRest { try checkKind(index, parameter.info, invocation) }
    }

    /// An error where no value of the kind that the argument has can be taken.
    private func checkKind(_ index: Int, _ parameter: BuiltinInfo.Parameter, _ invocation: Invocation) throws {
        let value = invocation.arguments[index]
        guard let kind = value.valueKind, !kind.samples.contains(where: parameter.valueType.takes) else { return }
        // Of texts and lists some may be taken.
        guard ![.text, .list].contains(kind) || ArgumentCheck.plainTypes.contains(parameter.type) else { return }
        let taken = parameter.words.isEmpty ? parameter.type.withArticle : "one of the words " + parameter.words.joined(separator: ", ")
        throw invocation.failure(.wrongKind, "\(invocation.site.sign?.rawValue ?? parameter.name) takes \(taken), and this is \(value.kindName)", at: index)
    }

    private static let plainTypes: Set<String> = ["number", "angle", "point", "path", "yes or no", "transform", "function"]

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

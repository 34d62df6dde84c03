// One call of a builtin, going on: its arguments, its place, and the ways to fail.

import PenGeometry
import PenSyntax

/// Where a builtin is called, for messages; made once when the script is compiled.
final class CallSite {
    let name: String
    let span: Span
    /// Where the builtin's name stands, if it does.
    let nameSpan: Span?
    /// What stands between its two arguments, if that is all there is of the call.
    let sign: AreaOperator?
    /// By parameter; nil where the argument was left out, or where only the values say which parameter it belongs to.
    var argumentSpans: [Span?]
    /// What was written without labels, where the values decide.
    var written: [Span] = []
    /// The parameters, as bits, whose point was written as two numbers in the latest call.
    var pairs = 0
    private var hasWarned = false
    private let parameters: [BuiltinInfo.Parameter]
    /// Commands refuse numbers that are not finite; functions may compute with them.
    let isCommand: Bool
    /// The call does not stand alone on its line: what it gives is used.
    let wantsValue: Bool

    init(_ builtin: Builtin, span: Span, nameSpan: Span? = nil, sign: AreaOperator? = nil, argumentSpans: [Span?], wantsValue: Bool = true) {
        (self.wantsValue, self.nameSpan, self.sign) = (wantsValue, nameSpan, sign)
        (name, isCommand) = (builtin.info.name, builtin.info.isCommand && builtin.info.family != .running)
        (self.span, self.argumentSpans, parameters) = (span, argumentSpans, builtin.info.parameters)
    }

    /// What a loop does again and again is warned of once.
    func mayWarn() -> Bool {
        defer { hasWarned = true }
        return !hasWarned
    }

    /// Of the parameter with a name; nil where the builtin has none.
    func index(of parameter: String) -> Int? { parameters.firstIndex { $0.name == parameter } }

    /// Which of the values without labels went to a parameter; nil if it has a label, or none did.
    func writtenValues(for parameter: Int) -> Range<Int>? {
        var next = 0
        for (index, info) in parameters.enumerated() where !argumentSpans.indices.contains(index) || argumentSpans[index] == nil {
            let end = info.takesRest ? written.count : next + (pairs >> index & 1) + 1
            guard end > next, end <= written.count else { return nil }
            if index == parameter { return next..<end }
            next = end
        }
        return nil
    }

    /// Where a parameter's value stands.
    func place(of parameter: Int) -> Span? {
        if argumentSpans.indices.contains(parameter), let span = argumentSpans[parameter] { return span }
        return writtenValues(for: parameter).map { written[$0.lowerBound].through(written[$0.upperBound - 1]) }
    }
}

struct Invocation {
    let machine: Machine
    /// By parameter; `unset` where the argument was left out.
    let arguments: UnsafeMutablePointer<Value>
    let site: CallSite
    /// Runs the call's block, once each time it is called; nil where there is none.
    let block: (() throws -> Void)?

    /// An error at an argument, or at the whole call.
    func failure(_ code: Diagnostic.Code, _ message: String, at index: Int? = nil, fix: Diagnostic.Fix? = nil) -> Diagnostic {
        Diagnostic(code, message, at: index.flatMap(site.place) ?? site.span, fix: fix)
    }

    /// Whether somebody gave the argument.
    func isGiven(_ index: Int) -> Bool { if case .unset = arguments[index] { false } else { true } }

    /// The argument as the Swift type that its parameter asks for.
    func argument<T: Convertible>(_ index: Int, for parameter: Parameter<T>) throws -> T {
        let given = arguments[index]
        if case .unset = given {
            guard let fallback = parameter.fallback else { throw missing(parameter.info) }
            return fallback
        }
        if T.makesLists, case .range(let range) = given { try admit(range, at: index) }
        guard let value = T.convert(given) ?? given.constant.flatMap(T.convert) else { throw wrongKind(misfit(given, for: T.self), parameter.info, at: index) }
        if site.isCommand, !value.isFiniteValue { throw NotFinite(parameter: index, value: given) }
        if let complaint = parameter.complaint(value) {
            throw failure(.outOfRange, "\(parameter.name) \(complaint), and is \(given.shown)", at: index)
        }
        return value
    }

    func missing(_ parameter: BuiltinInfo.Parameter) -> Diagnostic {
        failure(.missingValue, "\(site.name) needs \(parameter.name): \(parameter.help)")
    }

    /// The value that is to blame, where several were given for one parameter.
    private func misfit<T: Convertible>(_ given: Value, for type: T.Type) -> Value {
        guard T.takesRest, case .list(let list) = given else { return given }
        return list.values.first { T.convert(.list(ListObject(packing: [$0]))) == nil } ?? given
    }

    /// The failure where a derivative is being taken and cannot be taken through this call.
    func noDerivative(at index: Int) -> Diagnostic {
        failure(.wrongDerivative, "\(site.name) has no derivative, so none can be taken of what is computed from it", at: index)
    }

    private func wrongKind(_ value: Value, _ parameter: BuiltinInfo.Parameter, at index: Int) -> Diagnostic {
        if parameter.takesProperty, case .list(let place) = value { return failure(.wrongKind, "only layers have properties that move, and this is of \(place[0].described)", at: index) }
        if value.carriesDerivatives, !parameter.takesPoint || value.pointHint.isEmpty { return noDerivative(at: index) }
        if !parameter.words.isEmpty {
            let known = parameter.words.joined(separator: ", ")
            guard case .text(let word) = value else {
                return failure(.wrongKind, "\(parameter.name) takes one of the words \(known), and this is \(value.described)", at: index)
            }
            let near = Suggestions.nearest(to: word, among: parameter.words)
            let fix = near.flatMap { near in site.place(of: index).map { Diagnostic.Fix(replacing: $0, with: near) } }
            return failure(.unknownWord, "\(parameter.name) has no word “\(word.cut(toBytes: 40))”; it takes \(known)", at: index, fix: fix)
        }
        return misfit(site.sign?.rawValue ?? parameter.name, takes: parameter.type.withArticle, value, at: index)
    }
}

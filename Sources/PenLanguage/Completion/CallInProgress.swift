// A call whose arguments are being written: who is called, and which parameter is next.

import PenSyntax

/// Who is called: a builtin or a function of the user's.
struct Callee {
    struct Parameter {
        let name: String
        let isOptional: Bool
        /// What is known of a builtin's.
        let info: BuiltinInfo.Parameter?

        /// Two numbers are one value, and one number is none.
        var isPair: Bool { info.map { $0.takesPoint && !$0.valueType.contains(.number(0)) } ?? false }
    }

    let parameters: [Parameter]
    let isCommand: Bool
    let signature: Signature
    /// A function in a variable is called without labels.
    var takesLabels = true

    init(_ info: BuiltinInfo) {
        parameters = info.parameters.map { Parameter(name: $0.name, isOptional: $0.defaultText != nil, info: $0) }
        (isCommand, signature) = (info.isCommand, Signature(info))
    }

    init(_ name: String, _ parameters: [(name: String, isOptional: Bool)], isCommand: Bool) {
        self.parameters = parameters.map { Parameter(name: $0.name, isOptional: $0.isOptional, info: nil) }
        (self.isCommand, signature) = (isCommand, Signature(name, parameters, isCommand: isCommand))
    }

    init(_ name: String, _ function: Function, isCommand: Bool) {
        self.init(name, function.parameterNames.enumerated().map { ($1, $0 < function.defaults.count && function.defaults[$0] != nil) }, isCommand: isCommand)
    }
}

struct CallInProgress {
    let call: OpenCall
    let callee: Callee
    /// The parameter that is being written; nil where there is none left.
    let parameter: Int?
    /// The first parameter that has got no value without a label.
    private let nextUnlabelled: Int
    /// Whether the second of two numbers that stand for a point is being written.
    let second: Second

    enum Second { case no, perhaps, yes }

    /// nil where nobody knows who is called.
    init?(_ call: OpenCall, session: Session, guesser: ValueGuesser, names: [DeclaredName]) {
        guard let callee = CallInProgress.callee(of: call, session, names) else { return nil }
        (self.call, self.callee) = (call, callee)
        (parameter, second) = CallInProgress.parameter(of: call, callee) { guesser.guess($0) }
        var unlabelled = call
        unlabelled.arguments = call.arguments.filter { $0.label == nil } + (call.current.label == nil ? [] : [OpenCall.Argument(value: call.span)])
        nextUnlabelled = CallInProgress.parameter(of: unlabelled, callee) { guesser.guess($0) }.index ?? callee.parameters.count
    }

    private static func callee(of call: OpenCall, _ session: Session, _ names: [DeclaredName]) -> Callee? {
        if let declared = names.last(where: { $0.name == call.name }) {
            guard case .function(let parameters, let isCommand) = declared.kind else { return nil }
            return Callee(call.name, parameters.map { ($0, false) }, isCommand: isCommand && call.isCommand)
        }
        switch session.top.find(call.name) {
        case .function(let function)?: return Callee(call.name, function.latest, isCommand: function.latest.isCommand && call.isCommand)
        case .variable(let variable)? where call.receiver == nil || Builtin.named[call.name] == nil:
            guard case .function(let object)? = session.value(of: variable) else { return nil }
            return callee(in: object, call.name)
        default: return (call.isCommand ? Builtin.command(call.name) : Builtin.named[call.name]).map { Callee($0.info) }
        }
    }

    private static func callee(in object: FunctionObject, _ name: String) -> Callee? {
        var callee: Callee
        switch object.kind {
        case .script(let function): callee = Callee(name, function.latest, isCommand: false)
        case .builtin(let builtin): callee = Callee(builtin.info)
        case .derivative: return nil
        }
        callee.takesLabels = false
        return callee
    }

    private static func parameter(of call: OpenCall, _ callee: Callee, guess: (Span) -> Guess) -> (index: Int?, second: Second) {
        let parameters = callee.parameters
        func index(_ label: String) -> Int? { parameters.firstIndex { $0.name == label } }
        func isHalf(_ parameter: Int, _ value: Span) -> Second {
            guard parameters[parameter].isPair else { return .no }
            let guess = guess(value)
            return guess.isKind(.number) ? .yes : guess.samples.isEmpty ? .perhaps : .no
        }
        if let label = call.current.label {
            let values = call.arguments.dropLast().filter { $0.label == label }, index = index(label)
            return (index, values.count == 1 ? index.map { isHalf($0, values[0].value) } ?? .no : .no)
        }
        var next = call.receiver == nil ? 0 : 1, second = Second.no
        for argument in call.arguments.dropLast() where argument.label == nil {
            guard next < parameters.count else { return (nil, .no) }
            if parameters[next].info?.takesRest == true { break }
            second = second == .no ? isHalf(next, argument.value) : .no
            if second == .no { next += 1 }
        }
        return next < parameters.count ? (next, second) : (nil, .no)
    }

    /// A value without a label may stand here.
    var takesValue: Bool {
        guard let parameter else { return false }
        guard let label = call.current.label else { return call.arguments.allSatisfy { $0.label == nil } }
        let isFirst = call.arguments.count { $0.label == label } == 1
        return isFirst || second != .no || callee.parameters[parameter].info?.valueType.isList ?? true || callee.parameters[parameter].info?.takesRest ?? true
    }

    /// A label may stand here: at the beginning of an argument.
    var takesLabel: Bool { callee.takesLabels && second != .yes && (call.current.label == nil || call.current.isClause && call.arguments.count { $0.label == call.current.label } > 1) }

    /// Parameters to which nothing has been given.
    private var missing: [Callee.Parameter] {
        callee.parameters.enumerated().filter { index, parameter in
            index >= nextUnlabelled && !call.arguments.contains { $0.label == parameter.name }
        }.map(\.element)
    }

    var missingLabels: [Callee.Parameter] { missing.filter { !callee.isCommand || !BuiltinInfo.prepositions.contains($0.name) } }
    var missingPrepositions: [Callee.Parameter] { missing.filter { BuiltinInfo.prepositions.contains($0.name) } }
}

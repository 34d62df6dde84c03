// A builtin, said once: from this record come argument checking, errors, help, completion, the reference, evaluation.

import PenGeometry
import PenSyntax

public struct Builtin {
    public let info: BuiltinInfo
    /// What kind its result always has; `any` where that depends.
    let result: Kind
    /// The same where no argument can carry derivatives.
    let plainResult: Kind
    let invoke: (Invocation) throws -> Value
    /// A way past the general calling convention for what inner loops call.
    let direct: Direct?

    enum Direct {
        /// A function of one number, and what it does to a number with derivatives.
        case number1((Double) -> Double, (Jet) throws -> Jet)
        case number2((Double, Double) -> Double, (Jet, Jet) throws -> Jet)
        /// A command that takes one point.
        case pointCommand((Machine, Point) throws -> Void)
        /// A command that takes one number.
        case numberCommand((Machine, Double) throws -> Void)
    }
}

extension Builtin {
    /// A command: it does something, and stands at the head of a line.
    static func command<each P: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ parameters: repeat Parameter<each P>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil,
        body: @escaping (Invocation, repeat each P) throws -> Void
    ) -> Builtin {
        make(name, family, summary, repeat each parameters, block: block, example: example, isCommand: true, result: (.nothing, .nothing), direct: direct) {
            (call: Invocation, arguments: repeat each P) in
            try body(call, repeat each arguments)
            return .nothing
        }
    }

    /// A command that also gives a value, such as the layer it made.
    static func maker<each P: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ parameters: repeat Parameter<each P>,
        block: BuiltinInfo.BlockUse = .none, example: String,
        body: @escaping (Invocation, repeat each P) throws -> Value
    ) -> Builtin {
        make(name, family, summary, repeat each parameters, block: block, example: example, isCommand: true, result: (.any, .any), direct: nil, body: body)
    }

    /// A function: it only computes.
    static func function<each P: Convertible, R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ parameters: repeat Parameter<each P>,
        block: BuiltinInfo.BlockUse = .none, example: String, direct: Direct? = nil,
        body: @escaping (Invocation, repeat each P) throws -> R
    ) -> Builtin {
        make(name, family, summary, repeat each parameters, block: block, example: example, isCommand: false, result: (R.kind, R.plainKind), direct: direct) {
            (call: Invocation, arguments: repeat each P) in
            try body(call, repeat each arguments).value
        }
    }

    /// A name whose mention gives its value.
    static func value<R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, example: String, body: @escaping (Invocation) throws -> R
    ) -> Builtin {
        var info = BuiltinInfo(name: name, family: family, summary: summary, parameters: [], example: example, isCommand: false)
        info.isValue = true
        return Builtin(info: info, result: R.kind, plainResult: R.plainKind, invoke: { try body($0).value }, direct: nil)
    }

    private static func make<each P: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ parameters: repeat Parameter<each P>,
        block: BuiltinInfo.BlockUse, example: String, isCommand: Bool, result: (Kind, Kind), direct: Direct?,
        body: @escaping (Invocation, repeat each P) throws -> Value
    ) -> Builtin {
        var infos: [BuiltinInfo.Parameter] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        let info = BuiltinInfo(name: name, family: family, summary: summary, parameters: infos, block: block, example: example, isCommand: isCommand)
        return Builtin(info: info, result: result.0, plainResult: result.1, invoke: { call in
            var index = 0
            func next<T: Convertible>(_ parameter: Parameter<T>) throws -> T {
                defer { index += 1 }
                return try call.argument(index, for: parameter)
            }
            return try body(call, repeat try next(each parameters))
        }, direct: direct)
    }
}

// A builtin, said once: from this record come argument checking, errors, help, completion, the reference, evaluation.

import PenGeometry
import PenSyntax

public final class Builtin {
    public let info: BuiltinInfo
    /// What kind its result always has; `any` where that depends.
    let result: Kind
    /// The same where no argument can carry derivatives.
    let plainResult: Kind
    let invoke: (Invocation) throws -> Value
    /// By parameter; none for names that are values.
    let parameters: [AnyParameter]
    /// What it means behind `ease:`; nil for functions that are called there.
    var ease: Ease?
    /// A way past the general calling convention for what inner loops call.
    let direct: Direct?

    private init(
        info: BuiltinInfo, result: Kind, plainResult: Kind, parameters: [AnyParameter] = [], invoke: @escaping (Invocation) throws -> Value, direct: Direct?
    ) {
        (self.info, self.result, self.plainResult, self.parameters, self.invoke, self.direct) = (info, result, plainResult, parameters, invoke, direct)
    }

    enum Direct {
        /// A function of one number, and what it does to a number with derivatives.
        case number1((Double) -> Double, (Jet) throws -> Jet)
        case number2((Double, Double) -> Double, (Jet, Jet) throws -> Jet)
        /// What one value is asked for; nil where the general way has to answer, or to complain.
        case reader((Value) -> Value?)
        /// A command that takes one point.
        case pointCommand((Machine, Point) throws -> Void)
        /// A command that takes one number.
        case numberCommand((Machine, Double) throws -> Void)
        /// A change of a list by one value.
        case listChange((Machine, ListObject, Value, Span) throws -> Void)
    }
}

extension Builtin {
    /// What a builtin gives.
    struct Result {
        let kind: Kind
        let plainKind: Kind
        /// nil for nothing, and where it depends.
        let type: ValueType?

        static var nothing: Result { Result(kind: .nothing, plainKind: .nothing, type: nil) }
        static var anything: Result { Result(kind: .any, plainKind: .any, type: nil) }
        static func of<R: Convertible>(_: R.Type) -> Result { Result(kind: R.kind, plainKind: R.plainKind, type: ValueType(R.self)) }
    }

    /// A name whose mention gives its value.
    static func value<R: Convertible>(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, example: String, body: @escaping (Invocation) throws -> R
    ) -> Builtin {
        var info = BuiltinInfo(name: name, family: family, summary: summary, parameters: [], example: example, isCommand: false)
        info.isValue = true
        info.result = ValueType(R.self)
        return Builtin(info: info, result: R.kind, plainResult: R.plainKind, invoke: { try body($0).value }, direct: nil)
    }

    static func define(
        _ name: String, _ family: BuiltinInfo.Family, _ summary: String, _ parameters: [AnyParameter], _ block: BuiltinInfo.BlockUse,
        _ example: String, isCommand: Bool, _ result: Result, _ direct: Direct?, _ invoke: @escaping (Invocation) throws -> Value
    ) -> Builtin {
        var info = BuiltinInfo(name: name, family: family, summary: summary, parameters: parameters.map(\.info), block: block, example: example, isCommand: isCommand)
        info.result = result.type
        let reachesOut = isCommand && (family == .animation || family == .layers && name != "draw" || name == "print")
        return Builtin(info: info, result: result.kind, plainResult: result.plainKind, parameters: parameters, invoke: { call in
            if reachesOut { try refuseInIsolation(call) }
            return try guarded(call, invoke)
        }, direct: direct)
    }

    /// A body whose work was given up has nothing to say, neither a value nor an error.
    private static func guarded(_ call: Invocation, _ body: (Invocation) throws -> Value) throws -> Value {
        do {
            let value = try body(call)
            try Machine.stopIfOver(at: call.site.span)
            return value
        } catch is JetError {
            throw call.failure(.wrongDerivative, "this mixes two derivatives that are being taken at once")
        } catch {
            try Machine.stopIfOver(at: call.site.span)
            throw error
        }
    }
}

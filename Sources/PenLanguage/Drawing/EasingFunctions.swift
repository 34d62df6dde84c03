// Functions that `ease:` takes.

import PenAnimation

/// Functions that ease: builtins that do, or any other of one number.
struct EasingFunctions: Convertible {
    let functions: [FunctionObject]
    static var typeName: String { "function of the progress, such as easeInOut" }
    static func convert(_ value: Value) -> EasingFunctions? {
        if case .function(let function) = value { return EasingFunctions(functions: [function]) }
        guard case .list(let list) = value else { return nil }
        let functions = list.values.compactMap(FunctionObject.convert)
        return functions.count == list.count ? EasingFunctions(functions: functions) : nil
    }
    var value: Value { functions.value }
}

extension FunctionObject {
    /// What it means behind `ease:`. Functions of the script are called once, for a table: what they see of the script is what it
    /// is now.
    func ease(_ call: Invocation, at index: Int?) throws -> Ease {
        if case .builtin(let builtin) = kind, let ease = builtin.ease { return ease }
        let caller = ValueCaller(self, at: call)
        let table = try EasingTable { t in
            guard case .number(let y) = try caller(.number(t)), y.isFinite else {
                throw call.failure(.wrongKind, "ease needs a function that gives a number for each progress from 0 to 1", at: index)
            }
            return y
        }
        return .timing(.pieces(table.timing))
    }
}

// Functions that `ease:` takes.

import PenAnimation
import PenGeometry
import PenSyntax

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

    /// What makes an easing, as it is called.
    static let calls = ["spring": "spring(damping: 0.5)", "cubic": "cubic(0.25, 0.1, 0.25, 1)", "steps": "steps(4)"]
}

extension Invocation {
    /// `ease: spring`
    fileprivate func unfinished(_ name: String, _ whole: String, at index: Int?) -> Diagnostic {
        var fix: Diagnostic.Fix?
        if let index, case .function = arguments[index], let place = site.place(of: index) { fix = Diagnostic.Fix(replacing: place, with: whole) }
        return failure(.missingParentheses, "\(name) needs values, as in \(whole)", at: index, fix: fix)
    }

    /// What functions of the script compute, which do nothing else.
    fileprivate func computed<T>(at index: Int?, _ work: () throws -> T) throws -> T {
        let pen = machine.pen
        return try machine.isolated(.easing) {
            try pen.drawingNothing(work) { failure(.misplacedDrawing, Isolation.Purpose.easing.refusal(of: "draw"), at: index) }
        }
    }
}

extension Pen {
    /// Runs work that may not draw.
    /// - Parameter fault: where it does.
    fileprivate func drawingNothing<T>(_ work: () throws -> T, fault: () -> Diagnostic) throws -> T {
        var result: T?
        let drawn = try redraw(scope.prototype, base: .identity, timeline, in: nil, nil) { result = try work() }
        guard case .shape(let path) = drawn.content, path.isEmpty, let result else { throw fault() }
        return result
    }
}

extension FunctionObject {
    /// What it means behind `ease:`. Functions of the script are called once, for a table: what they see of the script is what it
    /// is now.
    func ease(_ call: Invocation, at index: Int?) throws -> Ease {
        if case .builtin(let builtin) = kind {
            if let ease = builtin.ease { return ease }
            if let whole = EasingFunctions.calls[builtin.info.name] { throw call.unfinished(builtin.info.name, whole, at: index) }
        }
        return .timing(.pieces(try call.computed(at: index) { try table(call, at: index) }.timing))
    }

    private func table(_ call: Invocation, at index: Int?) throws -> EasingTable {
        let caller = ValueCaller(self, at: call)
        return try EasingTable { t in
            guard case .number(let y) = try caller(.number(t)), y.isFinite else {
                throw call.failure(.wrongKind, "ease needs a function that gives a number for each progress from 0 to 1", at: index)
            }
            return y
        }
    }
}

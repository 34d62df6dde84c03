// Functions of the script, as a plot calls them.

import PenGeometry
import PenSyntax

/// A function of one or two numbers that is called many times in any order and leaves no traces.
final class PlotCall {
    private let machine: Machine
    private let function: FunctionObject
    private let derivative: FunctionObject
    private let span: Span
    private let numeric: NumericCaller?
    private let general: ValueCaller
    /// No derivative can be taken: it is found from values.
    private var isRough = false
    /// As many slots as a function can have captured variables.
    private static let room = 4096

    /// Calls the function with room of its own for what it captured.
    static func use<T>(_ function: FunctionObject, count: Int, at call: Invocation, _ body: (PlotCall) throws -> T) throws -> T {
        let machine = call.machine, state = machine.state, (values, numbers) = (state.pointee.values, state.pointee.numbers)
        defer { (state.pointee.values, state.pointee.numbers) = (values, numbers) }
        return try machine.isolated(.plot) { try body(PlotCall(function, count: count, at: call)) }
    }

    private init(_ function: FunctionObject, count: Int, at call: Invocation) throws {
        (machine, self.function, span) = (call.machine, function, call.site.place(of: 0) ?? call.site.span)
        derivative = FunctionObject(.derivative(function, order: 1))
        try machine.admit(function)
        let state = call.machine.state
        numeric = PlotCall.isSilent(function) ? NumericCaller(function, count: count, at: call, isAdmitted: true) : nil
        state.pointee.values += PlotCall.room
        state.pointee.numbers += PlotCall.room
        general = ValueCaller(function, at: call)
        state.pointee.values += PlotCall.room
        state.pointee.numbers += PlotCall.room
    }

    /// Whether nothing is drawn or printed, so that no command needs to be refused when it is called.
    private static func isSilent(_ function: FunctionObject) -> Bool {
        guard case .script(let script) = function.kind else { return true }
        let effects = Effects(of: script.body)
        return !effects.draws && !effects.prints
    }

    /// Whatever it gives.
    func value(_ x: Double) throws -> Value {
        if let numeric { return .number(try numeric(x)) }
        return try general(.number(x))
    }

    func value(_ x: Double, _ y: Double) throws -> Value {
        if let numeric { return .number(try numeric(x, y)) }
        return try general(.number(x), .number(y))
    }

    /// NaN where it gives nothing.
    func number(_ x: Double) throws -> Double {
        if let numeric { return try numeric(x) }
        return try number(general(.number(x)), x)
    }

    func number(_ x: Double, _ y: Double) throws -> Double {
        if let numeric { return try numeric(x, y) }
        return try number(general(.number(x), .number(y)), x)
    }

    func point(_ t: Double) throws -> Point {
        switch try general(.number(t)) {
        case .point(let p): return p
        case .place(let place): return place.point
        case .nothing: return Point(.nan, .nan)
        case let other: throw Diagnostic(.wrongKind, "a curve is plotted from points, and at \(Value.number(t).shown) this is \(other.described)", at: span)
        }
    }

    private func number(_ value: Value, _ x: Double) throws -> Double {
        switch value {
        case .number(let y): return y
        case .nothing: return .nan
        case let other: throw Diagnostic(.wrongKind, "what is plotted gives numbers or points, and at \(Value.number(x).shown) this is \(other.described)", at: span)
        }
    }

    /// The derivative, NaN where it is not known.
    func slope(_ x: Double) throws -> Double {
        if case .number(let slope)? = try derivative(at: x) { return slope }
        return .nan
    }

    func velocity(_ t: Double) throws -> Point {
        if case .point(let velocity)? = try derivative(at: t) { return velocity }
        return Point(.nan, .nan)
    }

    private func derivative(at x: Double) throws -> Value? {
        guard !isRough else { return nil }
        do {
            return try machine.call(derivative, [.number(x)], at: span)
        } catch let fault as Diagnostic where fault.code == .wrongDerivative || fault.code == .wrongKind {
            isRough = true
            return nil
        }
    }
}

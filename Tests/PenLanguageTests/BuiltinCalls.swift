// Calling a builtin directly, without a script.

import PenGeometry
import PenScene
import PenSyntax

@testable import PenLanguage

/// Calls builtins by name, all with one machine.
struct BuiltinCalls {
    let machine = Machine(limits: Session.Limits(), arguments: [], scene: Scene(), print: { _ in }, loadImage: BlankImages.load)

    /// - Parameter arguments: by parameter; the rest are left out. What a last parameter takes all of is one list.
    func callAsFunction(_ name: String, _ arguments: Value...) throws -> Value {
        guard let builtin = Builtin.named[name] else { throw Diagnostic(.unknownName, "no builtin \(name)", at: span) }
        let parameters = builtin.info.parameters
        var values = arguments + [Value](repeating: .unset, count: max(0, parameters.count - arguments.count))
        let site = CallSite(builtin, span: span, argumentSpans: parameters.map { _ in nil })
        return try values.withUnsafeMutableBufferPointer { buffer in
            try builtin.invoke(Invocation(machine: machine, arguments: buffer.baseAddress ?? .allocate(capacity: 1), site: site, block: nil))
        }
    }

    func number(_ name: String, _ arguments: Double...) throws -> Double {
        let builtin = Builtin.named[name], takesRest = builtin?.info.parameters.first?.takesRest ?? false
        let result = takesRest ? try self(name, numbers(arguments)) : try apply(name, arguments.map { .number($0) })
        guard case .number(let x) = result else { throw Diagnostic(.wrongKind, "\(name) gave no number", at: span) }
        return x
    }

    func text(_ name: String, _ arguments: Value...) throws -> String {
        guard case .text(let text) = try apply(name, arguments) else { throw Diagnostic(.wrongKind, "\(name) gave no text", at: span) }
        return text
    }

    func color(_ name: String, _ arguments: Value...) throws -> Color {
        guard case .color(let object) = try apply(name, arguments) else { throw Diagnostic(.wrongKind, "\(name) gave no colour", at: span) }
        return object.color
    }

    /// The message of the error that a call ends with; nil where it does not.
    func complaint(_ name: String, _ arguments: Value...) -> String? {
        do {
            _ = try apply(name, arguments)
            return nil
        } catch {
            return (error as? Diagnostic)?.message ?? "\(error)"
        }
    }

    func apply(_ name: String, _ arguments: [Value]) throws -> Value {
        switch arguments.count {
        case 0: return try self(name)
        case 1: return try self(name, arguments[0])
        case 2: return try self(name, arguments[0], arguments[1])
        case 3: return try self(name, arguments[0], arguments[1], arguments[2])
        default: return try self(name, arguments[0], arguments[1], arguments[2], arguments[3])
        }
    }

    private var span: Span { Span(source: 0, start: 0, end: 0) }
}

func numbers(_ items: [Double]) -> Value { .list(ListObject(.numbers(items))) }
func list(_ items: Value...) -> Value { .list(ListObject(packing: items)) }
func texts(_ items: String...) -> Value { .list(ListObject(packing: items.map { .text($0) })) }
func point(_ x: Double, _ y: Double) -> Value { .point(Point(x, y)) }
func range(_ a: Double, _ b: Double, isClosed: Bool = true) -> Value { .range(RangeObject(a, b, isClosed: isClosed)) }

extension Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(stringLiteral value: String) { self = .text(value) }
}

/// Equality for expectations.
func same(_ a: Value, _ b: Value) -> Bool { a.isEqual(to: b) }

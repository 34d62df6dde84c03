// Arithmetic where a number or a point carries derivatives.

import PenGeometry
import PenSyntax

enum JetArithmetic {
    /// `a op b`; nil where the kinds do not go together.
    static func apply(_ op: BinaryOperator, _ a: Value, _ b: Value) throws -> Value? {
        if let x = Scalar.convert(a), let y = Scalar.convert(b), let sample = x.jet ?? y.jet {
            return .jet(try scalar(op, x.like(sample), y.like(sample), exponent: y))
        }
        switch (op, a, b) {
        case (.add, _, _), (.subtract, _, _):
            guard let p = Vector.convert(a), let q = Vector.convert(b), let sample = p.jet?.x ?? q.jet?.x else { return nil }
            return .jetPoint(try op == .add ? p.like(sample) + q.like(sample) : p.like(sample) - q.like(sample))
        case (.multiply, _, _):
            if let p = Vector.convert(a), let k = Scalar.convert(b) { return try scale(p, k, by: *) }
            if let k = Scalar.convert(a), let p = Vector.convert(b) { return try scale(p, k, by: *) }
            return nil
        case (.divide, _, _):
            guard let p = Vector.convert(a), let k = Scalar.convert(b) else { return nil }
            return try scale(p, k, by: /)
        default: return nil
        }
    }

    private static func scalar(_ op: BinaryOperator, _ x: Jet, _ y: Jet, exponent: Scalar) throws -> Jet {
        switch op {
        case .add: return try x + y
        case .subtract: return try x - y
        case .multiply: return try x * y
        case .divide: return try x / y
        case .remainder: return try Jet.modulo(x, y)
        case .power:
            if case .number(let n) = exponent { return x.power(n) }
            return try x.power(y)
        }
    }

    private static func scale(_ p: Vector, _ k: Scalar, by op: (JetPoint, Jet) throws -> JetPoint) throws -> Value? {
        guard let sample = p.jet?.x ?? k.jet else { return nil }
        return .jetPoint(try op(p.like(sample), k.like(sample)))
    }
}

extension Arithmetic {
    /// `(x, y)` where a part is no plain number.
    static func point(_ a: Value, _ b: Value, _ firstSpan: Span, _ secondSpan: Span) throws -> Value {
        guard let x = Scalar.convert(a) else { throw noCoordinate(a, firstSpan) }
        guard let y = Scalar.convert(b) else { throw noCoordinate(b, secondSpan) }
        return Vector.pair(x, y).value
    }

    private static func noCoordinate(_ value: Value, _ span: Span) -> Diagnostic {
        Diagnostic(.wrongKind, "a point is made of two numbers, and this is \(value.described)", at: span)
    }
}

// Arithmetic and comparison of values whose kinds are known only when the script runs.

import PenGeometry
import PenSyntax
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum Arithmetic {
    static func apply(_ op: BinaryOperator, _ a: Double, _ b: Double) -> Double {
        switch op {
        case .add: return a + b
        case .subtract: return a - b
        case .multiply: return a * b
        case .divide: return a / b
        case .remainder: return remainder(a, b)
        case .power: return power(a, b)
        }
    }

    /// The remainder with the divisor's sign: `-1 % 3` is 2.
    static func remainder(_ a: Double, _ b: Double) -> Double {
        let r = fmod(a, b)
        return r != 0 && (r < 0) != (b < 0) ? r + b : r
    }

    static func power(_ a: Double, _ b: Double) -> Double { b == 2 ? a * a : pow(a, b) }

    // MARK: Values

    static func apply(_ op: BinaryOperator, _ a: Value, _ b: Value, _ span: Span) throws -> Value {
        switch (op, a, b) {
        case (_, .number(let x), .number(let y)): return .number(apply(op, x, y))
        case (.add, .point(let p), .point(let q)): return .point(p + q)
        case (.subtract, .point(let p), .point(let q)): return .point(p - q)
        case (.multiply, .point(let p), .number(let k)): return .point(p * k)
        case (.multiply, .number(let k), .point(let p)): return .point(k * p)
        case (.divide, .point(let p), .number(let k)): return .point(p / k)
        case (.add, .text(let s), .text(let t)): return .text(try joined(s, t, span))
        case (.add, .list(let l), .list(let m)):
            if l.count + m.count > 100_000 { try MemoryLimit.charge(bytes: (l.count + m.count) * MemoryLayout<Value>.stride, at: span) }
            let joined = l.joined(to: m)
            try Machine.stopIfOver(at: span)
            return .list(joined)
        case (.multiply, .transform(let m), .transform(let n)): return .transform(TransformObject(n.transform.then(m.transform)))
        case (_, .place(let place), _): return try apply(op, .point(place.point), b, span)
        case (_, _, .place(let place)): return try apply(op, a, .point(place.point), span)
        default: return try applyToJets(op, a, b, span)
        }
    }

    private static func joined(_ s: String, _ t: String, _ span: Span) throws -> String {
        let size = s.utf8.count + t.utf8.count
        guard size > Machine.longText else { return s + t }
        try MemoryLimit.charge(bytes: size, at: span)
        var text = ""
        text.reserveCapacity(size)
        try Machine.append(s, to: &text, at: span)
        try Machine.append(t, to: &text, at: span)
        return text
    }

    static func negate(_ a: Value, _ span: Span) throws -> Value {
        switch a {
        case .number(let x): return .number(-x)
        case .point(let p): return .point(-p)
        case .place(let place): return .point(-place.point)
        case .jet, .jetPoint: return try apply(.multiply, .number(-1), a, span)
        default: throw Diagnostic(.wrongKind, "- turns numbers and points round, and this is \(a.described)", at: span)
        }
    }

    private static func applyToJets(_ op: BinaryOperator, _ a: Value, _ b: Value, _ span: Span) throws -> Value {
        if a.isJet || b.isJet {
            do {
                if let result = try JetArithmetic.apply(op, a, b) { return result }
            } catch is JetError {
                throw Diagnostic(.wrongDerivative, "this mixes two derivatives that are being taken at once", at: span)
            }
        }
        throw mismatch(op, a, b, span)
    }

    private static func mismatch(_ op: BinaryOperator, _ a: Value, _ b: Value, _ span: Span) -> Diagnostic {
        if op == .add, a.isText || b.isText {
            return Diagnostic(.wrongKind, "+ joins two texts or adds two numbers, and this is \(a.described) + \(b.described); write the value into the text with \\( … )", at: span)
        }
        if case .path = a, case .path = b {
            return Diagnostic(.wrongKind, "paths have no \(op.rawValue); \(combination(like: op))", at: span)
        }
        let verb = ["+": "added to", "-": "taken from", "*": "multiplied by", "/": "divided by", "%": "divided with remainder by", "^": "raised to the power of"][op.rawValue] ?? ""
        let (first, second) = op == .subtract || op == .add ? (b, a) : (a, b)
        let shown = op == .add ? (a, b) : (first, second)
        return Diagnostic(.wrongKind, "\(shown.0.described) cannot be \(verb) \(shown.1.described)", at: span)
    }

    /// What is done with areas where numbers have an operator.
    private static func combination(like op: BinaryOperator) -> String {
        switch op {
        case .add: "the area of both is a ∪ b, or a.union(b)"
        case .subtract: "the area of one without the other is a ∖ b, or a.subtract(b)"
        case .multiply: "the area that both have is a ∩ b, or a.intersect(b)"
        case .divide, .remainder, .power: "union, intersect, subtract and xor combine their areas"
        }
    }

    // MARK: Comparison

    static func compare(_ op: ComparisonOperator, _ a: Value, _ b: Value, _ span: Span) throws -> Bool {
        switch op {
        case .equal, .notEqual:
            let areEqual = a.isEqual(to: b)
            try Machine.stopIfOver(at: span)
            return areEqual == (op == .equal)
        default: break
        }
        if let x = a.ordinate, let y = b.ordinate { return compare(op, x, y) }
        guard case .text(let s) = a, case .text(let t) = b else {
            throw Diagnostic(.wrongKind, "\(op.rawValue) compares two numbers or two texts, and this is \(a.described) \(op.rawValue) \(b.described)", at: span)
        }
        switch op {
        case .less: return s < t
        case .lessOrEqual: return s <= t
        case .greater: return s > t
        default: return s >= t
        }
    }

    private static func compare(_ op: ComparisonOperator, _ x: Double, _ y: Double) -> Bool {
        switch op {
        case .less: return x < y
        case .lessOrEqual: return x <= y
        case .greater: return x > y
        default: return x >= y
        }
    }
}

extension Value {
    var isJet: Bool {
        switch self {
        case .jet, .jetPoint: return true
        default: return false
        }
    }

    /// A number that carries derivatives which are all 0, without them: it does not change, so it may stand where only
    /// plain numbers can.
    var constant: Value? {
        switch self {
        case .jet(let x) where x.isConstant: return .number(x.number)
        case .jetPoint(let p) where p.x.isConstant && p.y.isConstant: return .point(p.point)
        default: return nil
        }
    }

    /// A number or point with derivatives, or a list of some.
    var carriesDerivatives: Bool {
        if case .list(let list) = self { return list.values.contains(where: \.isJet) }
        return isJet
    }

    var isText: Bool { if case .text = self { return true } else { return false } }

    /// The number to compare by.
    var ordinate: Double? {
        switch self {
        case .number(let x): return x
        case .jet(let jet): return jet.number
        default: return nil
        }
    }
}

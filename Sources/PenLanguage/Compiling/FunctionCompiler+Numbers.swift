// Arithmetic on numbers and points whose kinds are known.

import PenGeometry
import PenSyntax
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

protocol NumberOperator { static func apply(_ a: Double, _ b: Double) -> Double }
enum Addition: NumberOperator { static func apply(_ a: Double, _ b: Double) -> Double { a + b } }
enum Subtraction: NumberOperator { static func apply(_ a: Double, _ b: Double) -> Double { a - b } }
enum Multiplication: NumberOperator { static func apply(_ a: Double, _ b: Double) -> Double { a * b } }
enum Division: NumberOperator { static func apply(_ a: Double, _ b: Double) -> Double { a / b } }
enum Remainder: NumberOperator { static func apply(_ a: Double, _ b: Double) -> Double { Arithmetic.remainder(a, b) } }
enum Power: NumberOperator { static func apply(_ a: Double, _ b: Double) -> Double { Arithmetic.power(a, b) } }

extension NumberSource {
    /// `a op b`, kept visible where it is one of the small shapes that are worth a closure of their own.
    static func combine(_ op: BinaryOperator, _ a: NumberSource, _ b: NumberSource) -> NumberSource {
        switch (op, a, b) {
        case (.add, .slot(let x), .slot(let y)): return .sum(x, y)
        case (.multiply, .slot(let x), .slot(let y)): return .product(x, y)
        case (.multiply, .slot(let x), .constant(let k)), (.multiply, .constant(let k), .slot(let x)): return .scaled(x, k)
        case (.add, .slot(let x), .constant(let k)), (.add, .constant(let k), .slot(let x)): return .offset(x, k)
        case (.subtract, .slot(let x), .constant(let k)): return .offset(x, -k)
        case (.power, _, .constant(2)):
            return .code(a.visit(Square()))
        default: break
        }
        switch op {
        case .add: return .code(a.visit(Left<Addition>(right: b)))
        case .subtract: return .code(a.visit(Left<Subtraction>(right: b)))
        case .multiply: return .code(a.visit(Left<Multiplication>(right: b)))
        case .divide: return .code(a.visit(Left<Division>(right: b)))
        case .remainder: return .code(a.visitBasic(Left<Remainder>(right: b)))
        case .power: return .code(a.visitBasic(Left<Power>(right: b)))
        }
    }

    static func negate(_ a: NumberSource) -> NumberSource { .code(a.visit(Negate())) }

    private struct Left<O: NumberOperator>: NumberVisitor {
        let right: NumberSource
        func visit<A: NumberOperand>(_ a: A) -> NumberCode { right.visitBasic(Right<O, A>(a: a)) }
    }

    private struct Right<O: NumberOperator, A: NumberOperand>: NumberVisitor {
        let a: A
        func visit<B: NumberOperand>(_ b: B) -> NumberCode {
            let a = self.a
            return NumberCode { slots in O.apply(try a.value(slots), try b.value(slots)) }
        }
    }

    private struct Negate: NumberVisitor {
        func visit<A: NumberOperand>(_ a: A) -> NumberCode { NumberCode { slots in -(try a.value(slots)) } }
    }

    private struct Square: NumberVisitor {
        func visit<A: NumberOperand>(_ a: A) -> NumberCode {
            NumberCode { slots in
                let x = try a.value(slots)
                return x * x
            }
        }
    }
}

extension PointSource {
    /// `a op b` of two points.
    static func combine(_ op: BinaryOperator, _ a: PointSource, _ b: PointSource) -> PointSource {
        let a = a.code, b = b.code
        if op == .add { return .code(PointCode { slots in try a.run(slots) + b.run(slots) }) }
        return .code(PointCode { slots in try a.run(slots) - b.run(slots) })
    }

    static func scale(_ a: PointSource, by k: NumberSource) -> PointSource {
        let a = a.code, k = k.code
        return .code(PointCode { slots in try a.run(slots) * k.run(slots) })
    }

    static func scale(_ k: NumberSource, _ a: PointSource) -> PointSource {
        let a = a.code, k = k.code
        return .code(PointCode { slots in try k.run(slots) * a.run(slots) })
    }

    static func divide(_ a: PointSource, by k: NumberSource) -> PointSource {
        let a = a.code, k = k.code
        return .code(PointCode { slots in try a.run(slots) / k.run(slots) })
    }

    static func negate(_ a: PointSource) -> PointSource {
        let a = a.code
        return .code(PointCode { slots in -(try a.run(slots)) })
    }

    /// One coordinate, without the other where they are apart.
    func coordinate(y: Bool) -> NumberSource {
        switch self {
        case .slot(let slot): return .slot(y ? slot + 1 : slot)
        case .global(let address): return .global(y ? address + 1 : address)
        case .pair, .code:
            let code = self.code
            return .code(y ? NumberCode { slots in try code.run(slots).y } : NumberCode { slots in try code.run(slots).x })
        }
    }
}

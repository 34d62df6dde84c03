// Where an operand comes from, as a type: closures specialise on it, so that `a + b` is one closure wherever a and b
// are constants or variables.

import PenGeometry

protocol NumberOperand { func value(_ slots: Slots) throws -> Double }

struct NumberConstant: NumberOperand {
    let k: Double
    func value(_ slots: Slots) -> Double { k }
}
struct NumberSlot: NumberOperand {
    let slot: Int
    func value(_ slots: Slots) -> Double { slots[slot] }
}
struct NumberGlobal: NumberOperand {
    let address: Slots
    func value(_ slots: Slots) -> Double { address.pointee }
}
struct SumOfSlots: NumberOperand {
    let a, b: Int
    func value(_ slots: Slots) -> Double { slots[a] + slots[b] }
}
struct ProductOfSlots: NumberOperand {
    let a, b: Int
    func value(_ slots: Slots) -> Double { slots[a] * slots[b] }
}
struct ScaledSlot: NumberOperand {
    let slot: Int, k: Double
    func value(_ slots: Slots) -> Double { slots[slot] * k }
}
struct OffsetSlot: NumberOperand {
    let slot: Int, k: Double
    func value(_ slots: Slots) -> Double { slots[slot] + k }
}
extension NumberCode: NumberOperand {
    func value(_ slots: Slots) throws -> Double { try run(slots) }
}

/// Makes code for an operand whose type is known.
protocol NumberVisitor {
    associatedtype Result
    func visit<A: NumberOperand>(_ a: A) -> Result
}

extension NumberSource {
    /// All shapes: for the one operand of a store or the left one of a pair.
    func visit<V: NumberVisitor>(_ visitor: V) -> V.Result {
        switch self {
        case .constant(let k): return visitor.visit(NumberConstant(k: k))
        case .slot(let slot): return visitor.visit(NumberSlot(slot: slot))
        case .global(let address): return visitor.visit(NumberGlobal(address: address))
        case .sum(let a, let b): return visitor.visit(SumOfSlots(a: a, b: b))
        case .product(let a, let b): return visitor.visit(ProductOfSlots(a: a, b: b))
        case .scaled(let slot, let k): return visitor.visit(ScaledSlot(slot: slot, k: k))
        case .offset(let slot, let k): return visitor.visit(OffsetSlot(slot: slot, k: k))
        case .code(let code): return visitor.visit(code)
        }
    }

    /// The four basic shapes: for a second operand.
    func visitBasic<V: NumberVisitor>(_ visitor: V) -> V.Result {
        switch self {
        case .constant(let k): return visitor.visit(NumberConstant(k: k))
        case .slot(let slot): return visitor.visit(NumberSlot(slot: slot))
        case .global(let address): return visitor.visit(NumberGlobal(address: address))
        default: return visitor.visit(code)
        }
    }

    private struct Materialize: NumberVisitor {
        func visit<A: NumberOperand>(_ a: A) -> NumberCode { NumberCode { slots in try a.value(slots) } }
    }

    var code: NumberCode {
        if case .code(let code) = self { return code }
        return visit(Materialize())
    }
}

protocol ValueOperand { func value(_ slots: Slots) throws -> Value }

struct ValueConstant: ValueOperand {
    let k: Value
    func value(_ slots: Slots) -> Value { k }
}
struct ValueSlot: ValueOperand {
    let slot: Int
    let state: UnsafeMutablePointer<State>
    func value(_ slots: Slots) -> Value { state.pointee.values[slot] }
}
struct ValueGlobal: ValueOperand {
    let address: UnsafeMutablePointer<Value>
    func value(_ slots: Slots) -> Value { address.pointee }
}
extension ValueCode: ValueOperand {
    func value(_ slots: Slots) throws -> Value { try run(slots) }
}
/// A number where any value is wanted.
struct BoxedNumber<A: NumberOperand>: ValueOperand {
    let number: A
    func value(_ slots: Slots) throws -> Value { .number(try number.value(slots)) }
}

protocol ValueVisitor {
    associatedtype Result
    func visit<A: ValueOperand>(_ a: A) -> Result
}

extension Code {
    /// A number or any value as an operand of arithmetic on values.
    func visitValue<V: ValueVisitor>(_ visitor: V) -> V.Result {
        switch self {
        case .number(.constant(let k)): return visitor.visit(BoxedNumber(number: NumberConstant(k: k)))
        case .number(.slot(let slot)): return visitor.visit(BoxedNumber(number: NumberSlot(slot: slot)))
        case .number(let source): return visitor.visit(BoxedNumber(number: source.code))
        case .value(.slot(let slot, let state)): return visitor.visit(ValueSlot(slot: slot, state: state))
        case .value(.global(let address)): return visitor.visit(ValueGlobal(address: address))
        default: return visitor.visit(asValue)
        }
    }
}

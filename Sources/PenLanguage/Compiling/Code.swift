// Compiled code: Swift closures of a static kind, wrapped so that they can be stored without a thunk.

import PenGeometry

/// A call's window of the number stack. Its window of the value stack is in the machine's state.
typealias Slots = UnsafeMutablePointer<Double>

struct NumberCode { let run: (Slots) throws -> Double }
struct BooleanCode { let run: (Slots) throws -> Bool }
struct PointCode { let run: (Slots) throws -> Point }
struct ValueCode { let run: (Slots) throws -> Value }
/// A statement without a jump.
struct PlainCode { let run: (Slots) throws -> Void }
/// A statement that may leave its block.
struct JumpCode { let run: (Slots) throws -> Flow }

/// How a statement ended.
enum Flow: UInt8 { case normal, breaking, continuing, returning }

/// What an expression was compiled to. Simple cases stay visible, so that whoever uses them can be one closure with them.
enum Code {
    case number(NumberSource)
    case boolean(BooleanSource)
    case point(PointSource)
    case value(ValueSource)
    /// Runs and gives nothing.
    case nothing(PlainCode)
}

extension Code {
    /// Known when the script is compiled.
    var isConstant: Bool {
        switch self {
        case .number(.constant), .boolean(.constant), .value(.constant): return true
        default: return false
        }
    }
}

indirect enum NumberSource {
    case constant(Double)
    case slot(Int)
    case global(Slots)
    case sum(Int, Int)
    case product(Int, Int)
    case scaled(Int, Double)
    case offset(Int, Double)
    case code(NumberCode)
}

enum BooleanSource {
    case constant(Bool)
    case slot(Int)
    case global(Slots)
    case code(BooleanCode)
}

indirect enum PointSource {
    case slot(Int)
    case global(Slots)
    case pair(NumberSource, NumberSource)
    case code(PointCode)
}

enum ValueSource {
    case constant(Value)
    case slot(Int, UnsafeMutablePointer<State>)
    case global(UnsafeMutablePointer<Value>)
    case code(ValueCode)
}

enum StatementCode {
    case plain(PlainCode)
    case jump(JumpCode)

    var isJump: Bool { if case .jump = self { return true } else { return false } }

    var flow: JumpCode {
        switch self {
        case .jump(let code): return code
        case .plain(let code): return JumpCode { slots in
            try code.run(slots)
            return .normal
        }
        }
    }
}

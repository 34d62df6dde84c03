// From one kind of code to another.

import PenGeometry

extension Code {
    /// Where inference says “number”, code of another kind can only be code that never gives a value (endless
    /// recursion): running it ends in an error of its own.
    var asNumber: NumberCode {
        if case .number(let source) = self { return source.code }
        let code = asPlain
        return NumberCode { slots in
            try code.run(slots)
            return .nan
        }
    }

    var asBoolean: BooleanCode {
        if case .boolean(let source) = self { return source.code }
        let code = asPlain
        return BooleanCode { slots in
            try code.run(slots)
            return false
        }
    }

    var asPoint: PointCode {
        if case .point(let source) = self { return source.code }
        let code = asPlain
        return PointCode { slots in
            try code.run(slots)
            return Point(.nan, .nan)
        }
    }

    /// The code as one of a kind that inference has found for it.
    func converted(to kind: Kind) -> Code {
        switch kind {
        case .number: if case .number = self { return self } else { return .number(.code(asNumber)) }
        case .boolean: return .boolean(.code(asBoolean))
        case .point: if case .point = self { return self } else { return .point(.code(asPoint)) }
        case .nothing: return .nothing(asPlain)
        case .any, .none, .function: return .value(valueSource)
        }
    }

    /// Runs the code for its effects.
    var asPlain: PlainCode {
        switch self {
        case .nothing(let code): return code
        case .number(let source):
            guard case .code(let code) = source else { return PlainCode { _ in } }
            return PlainCode { slots in _ = try code.run(slots) }
        case .boolean(let source):
            guard case .code(let code) = source else { return PlainCode { _ in } }
            return PlainCode { slots in _ = try code.run(slots) }
        case .point(let source):
            let code = source.code
            return PlainCode { slots in _ = try code.run(slots) }
        case .value(let source):
            guard case .code(let code) = source else { return PlainCode { _ in } }
            return PlainCode { slots in _ = try code.run(slots) }
        }
    }

    /// The value in general form.
    var asValue: ValueCode { valueSource.code }

    var valueSource: ValueSource {
        switch self {
        case .value(let source): return source
        case .number(.constant(let k)): return .constant(.number(k))
        case .number(let source): return .code(source.visit(BoxNumber()))
        case .boolean(.constant(let b)): return .constant(.boolean(b))
        case .boolean(let source):
            let code = source.code
            return .code(ValueCode { slots in .boolean(try code.run(slots)) })
        case .point(let source):
            let code = source.code
            return .code(ValueCode { slots in .point(try code.run(slots)) })
        case .nothing(let code):
            return .code(ValueCode { slots in
                try code.run(slots)
                return .nothing
            })
        }
    }

    var kind: Kind {
        switch self {
        case .number: return .number
        case .boolean: return .boolean
        case .point: return .point
        case .value: return .any
        case .nothing: return .nothing
        }
    }

    private struct BoxNumber: NumberVisitor {
        func visit<A: NumberOperand>(_ a: A) -> ValueCode { ValueCode { slots in .number(try a.value(slots)) } }
    }
}

extension BooleanSource {
    var code: BooleanCode {
        switch self {
        case .constant(let b): return BooleanCode { _ in b }
        case .slot(let slot): return BooleanCode { slots in slots[slot] != 0 }
        case .global(let address): return BooleanCode { _ in address.pointee != 0 }
        case .code(let code): return code
        }
    }
}

extension PointSource {
    var code: PointCode {
        switch self {
        case .slot(let slot): return PointCode { slots in Point(slots[slot], slots[slot + 1]) }
        case .global(let address): return PointCode { _ in Point(address[0], address[1]) }
        case .pair(let x, let y):
            let x = x.code, y = y.code
            return PointCode { slots in Point(try x.run(slots), try y.run(slots)) }
        case .code(let code): return code
        }
    }
}

extension ValueSource {
    var code: ValueCode {
        switch self {
        case .constant(let k): return ValueCode { _ in k }
        case .slot(let slot, let state): return ValueCode { _ in state.pointee.values[slot] }
        case .global(let address): return ValueCode { _ in address.pointee }
        case .code(let code): return code
        }
    }
}

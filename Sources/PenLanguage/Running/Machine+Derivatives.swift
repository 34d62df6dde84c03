// f': automatic differentiation by running the function on truncated Taylor series.

import PenGeometry
import PenSyntax

extension Machine {
    /// The derivative of a function of one number at a place; the place may itself carry derivatives.
    func derivative(
        _ function: FunctionObject, _ order: Int, _ arguments: UnsafeBufferPointer<Value>, _ call: DynamicCall, _ numbers: Slots
    ) throws -> Value {
        let name = function.name + String(repeating: "'", count: order)
        guard arguments.count == 1 else {
            throw Diagnostic(.wrongCount, "\(name) takes one number, and is given \(arguments.count)", at: call.span)
        }
        switch arguments[0] {
        case .number(let x):
            return try taylor(function, at: x, order: order, arguments, call, numbers).derivative(order, name, call.span)
        case .jet(let inner):
            // f'(g(t)): the series of f' at g(0), with g's own series put into it.
            let degree = inner.coefficients.count - 1
            let series = try taylor(function, at: inner.number, order: order + degree, arguments, call, numbers)
            return try series.derivativeSeries(order, name, call.span).composed(with: inner)
        case let other:
            throw Diagnostic(.wrongKind, "\(name) takes a number, and this is \(other.described)", at: call.argumentSpans.first ?? call.span)
        }
    }

    private func taylor(
        _ function: FunctionObject, at x: Double, order: Int, _ arguments: UnsafeBufferPointer<Value>, _ call: DynamicCall, _ numbers: Slots
    ) throws -> Taylor {
        derivativeTag += 1
        let tag = derivativeTag
        let window = UnsafeMutablePointer(mutating: arguments.baseAddress!)
        window.pointee = .jet(Jet.variable(x, order: order, tag: tag))
        do {
            return Taylor(result: try call.call(function, window, 1, numbers), tag: tag)
        } catch let change as OuterChange {
            throw Diagnostic(
                .wrongDerivative, "the derivative of \(function.name) cannot be taken: it changes \(change.name), which lives outside", at: call.span,
                notes: [.init("changed here", at: change.place), .init("declared here", at: change.declaration)])
        }
    }
}

/// What a function gave when it was run on a series.
private struct Taylor {
    let result: Value
    let tag: Int

    /// The coefficients of a number; nil for anything else. A number without derivatives is a constant.
    private func coefficients(_ jet: Jet) -> [Double] { jet.tag == tag ? jet.coefficients : [jet.number] }

    private static func factorial(_ n: Int) -> Double { (0..<n).reduce(1) { $0 * Double($1 + 1) } }

    private func value(_ jet: Jet, _ order: Int) -> Double {
        let c = coefficients(jet)
        return order < c.count && c[order] != 0 ? c[order] * Taylor.factorial(order) : 0
    }

    func derivative(_ order: Int, _ name: String, _ span: Span) throws -> Value {
        switch result {
        case .number: return .number(0)
        case .point: return .point(.zero)
        case .jet(let jet): return .number(value(jet, order))
        case .jetPoint(let p): return .point(Point(value(p.x, order), value(p.y, order)))
        default: throw Taylor.noNumber(result, name, span)
        }
    }

    /// The series of the derivative: c[k + order] · (k + order)! / k!.
    func derivativeSeries(_ order: Int, _ name: String, _ span: Span) throws -> DerivativeSeries {
        func shifted(_ jet: Jet) -> [Double] {
            let c = coefficients(jet)
            guard c.count > order else { return [0] }
            return (0..<(c.count - order)).map { k in c[k + order] * (0..<order).reduce(1) { $0 * Double(k + order - $1) } }
        }
        switch result {
        case .number: return .number([0])
        case .point: return .point([0], [0])
        case .jet(let jet): return .number(shifted(jet))
        case .jetPoint(let p): return .point(shifted(p.x), shifted(p.y))
        default: throw Taylor.noNumber(result, name, span)
        }
    }

    static func noNumber(_ value: Value, _ name: String, _ span: Span) -> Diagnostic {
        Diagnostic(.wrongDerivative, "\(name) is there for functions that give a number or a point, and this one gives \(value.described)", at: span)
    }
}

private enum DerivativeSeries {
    case number([Double])
    case point([Double], [Double])

    /// The series at h = inner − inner(0), by Horner's scheme.
    func composed(with inner: Jet) throws -> Value {
        func compose(_ c: [Double]) -> Jet {
            let h = [0] + inner.coefficients.dropFirst()
            var sum = [Double](repeating: 0, count: h.count)
            for k in c.indices.reversed() {
                var product = [Double](repeating: 0, count: h.count)
                for i in h.indices { for j in 0..<(h.count - i) { product[i + j] += h[i] * sum[j] } }
                product[0] += c[k]
                sum = product
            }
            return Jet(tag: inner.tag, coefficients: sum)
        }
        switch self {
        case .number(let c): return .jet(compose(c))
        case .point(let x, let y): return .jetPoint(JetPoint(x: compose(x), y: compose(y)))
        }
    }
}

// Angles that were meant in degrees.

import PenSyntax

extension Resolver {
    /// A plain number above a full turn where an angle is wanted was meant in degrees.
    func refuseDegrees(_ builtin: Builtin, _ call: Call, methodCall: Bool) {
        let parameters = builtin.info.parameters
        if case .positional(let property)? = call.arguments.first?.kind, parameters.first?.takesProperty ?? false { refuseDegrees(of: property, in: call) }
        guard parameters.contains(where: \.isAngle) else { return }
        var next = methodCall ? 1 : 0
        var half = false
        for argument in call.arguments {
            switch argument.kind {
            case .positional(let value):
                guard next < parameters.count else { return }
                if parameters[next].isAngle { refuseDegrees(value) }
                // Two numbers stand for one point.
                if parameters[next].takesPoint, !half, value.isPlainNumber { half = true } else { (half, next) = (false, next + 1) }
            case .labelled(let name, let value):
                if parameters.contains(where: { $0.name == name.text && $0.isAngle }) { refuseDegrees(value) }
            case .clause(let name, let values):
                if parameters.contains(where: { $0.name == name.text && $0.isAngle }) { values.forEach(refuseDegrees) }
            case .iteration: break
            }
        }
    }

    /// `animate wheel.rotation to 90 over 1s`
    private func refuseDegrees(of property: Expression, in call: Call) {
        let name: String
        switch property.kind {
        case .name(let text, primes: 0): name = text
        case .member(_, let member): name = member.text
        default: return
        }
        guard Properties.named[name]?.command.info.parameters[0].isAngle ?? false else { return }
        for case .clause(let word, let values) in call.arguments.map(\.kind) where ["from", "to", "by"].contains(word.text) { values.forEach(refuseDegrees) }
    }

    func refuseDegrees(_ value: Expression) {
        guard let x = value.plainNumber, abs(x) > 2 * .pi else { return }
        let end = value.span.atEnd
        report(.angleInDegrees, "angles are radians, and \(Value.number(x).shown) is more than a full turn; degrees are written \(Value.number(x).shown)deg", at: value.span,
            fix: Diagnostic.Fix(replacing: end, with: "deg"))
    }
}

extension Expression {
    /// The number of a literal without a unit, perhaps negated.
    var plainNumber: Double? {
        switch kind {
        case .number(let x, nil): return x
        case .negate(let inner): return inner.plainNumber.map { -$0 }
        default: return nil
        }
    }

    fileprivate var isPlainNumber: Bool {
        if case .number = kind { return true }
        return plainNumber != nil
    }
}

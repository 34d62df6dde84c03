// Which numbers are angles: a conversation shows them in degrees.

import PenSyntax

extension Resolver {
    /// Functions and values that give angles.
    private static let givers: Set<String> = ["asin", "acos", "atan", "atan2", "angle", "heading", "radians"]

    /// Whether an expression says by itself that its value is an angle, if it is a number. What is not known is none.
    func isAngle(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .number(_, let unit): return [.degrees, .radians, .turns].contains(unit)
        case .parenthesized(let inner), .negate(let inner): return isAngle(inner)
        case .binary(let op, let a, let b): return gives(op, isAngle(a), isAngle(b))
        case .implicitProduct(let a, let b): return gives(.multiply, isAngle(a), isAngle(b))
        case .name(let name, primes: 0): return isAngle(named: name)
        case .member(_, let name): return Member.names.contains(name.text) ? isAngleProperty(name.text) : isAngleGiver(name.text)
        case .call(let call):
            switch call.callee.kind {
            case .name(let name, primes: 0): return isAngleGiver(name)
            case .member(_, let name): return isAngleGiver(name.text)
            default: return false
            }
        default: return false
        }
    }

    /// A multiple of an angle is one, and so is a sum of two; a quotient of two is none.
    private func gives(_ op: BinaryOperator, _ a: Bool, _ b: Bool) -> Bool {
        switch op {
        case .add, .subtract, .remainder: a && b
        case .multiply: a != b
        case .divide: a && !b
        case .power: false
        }
    }

    private func isAngle(named name: String) -> Bool {
        switch scope.find(name) {
        case .variable(let variable)?: variable.isAngle
        case .function?: false
        case nil: name == Answers.name ? answers?.previous?.isAngle ?? false : Resolver.givers.contains(name) && Builtin.named[name]?.info.isValue ?? false
        }
    }

    private func isAngleGiver(_ name: String) -> Bool {
        switch scope.find(name) {
        case .function(let function)?: function.givesAngle
        case .variable?: false
        case nil: Resolver.givers.contains(name)
        }
    }

    private func isAngleProperty(_ name: String) -> Bool { Properties.named[name]?.command.info.parameters.first?.isAngle ?? false }

    // MARK: Noting

    /// A value is shown here.
    func noteShown(_ expression: Expression, at span: Span) {
        whenFunctionsAreKnown { [unowned self] answers in if isAngle(expression) { answers.noteAngle(at: span) } }
    }

    /// A `let` says anew what a variable holds; functions may have other plans.
    func noteDeclared(_ variable: Variable, _ value: Expression) {
        whenFunctionsAreKnown { [unowned self] _ in setAngle(variable, isAngle(value) && !variable.isSetToNumbers) }
    }

    func noteAssigned(_ variable: Variable, _ op: BinaryOperator?, _ value: Expression) {
        whenFunctionsAreKnown { [unowned self] _ in
            let stays = op.map { gives($0, true, isAngle(value)) } ?? isAngle(value)
            if !stays, scope.function !== main { variable.isSetToNumbers = true }
            setAngle(variable, variable.isAngle && stays)
        }
    }

    /// Functions are read behind the lines of their block, and what these say of angles depends on them.
    private func whenFunctionsAreKnown(_ note: @escaping (Answers) -> Void) {
        guard let answers else { return }
        let here = scope
        pending[pending.count - 1].append { [unowned self] in
            let outer = scope
            scope = here
            note(answers)
            scope = outer
        }
    }

    private func setAngle(_ variable: Variable, _ isAngle: Bool) {
        guard variable.isAngle != isAngle else { return }
        if variable.isGlobal { angleHistory.append((variable, variable.isAngle)) }
        variable.isAngle = isAngle
    }

    /// Takes back what was noted since there were so many changes.
    func restoreAngles(to length: Int) {
        while angleHistory.count > length {
            let (variable, isAngle) = angleHistory.removeLast()
            variable.isAngle = isAngle
        }
    }
}

// Arithmetic on variables that may hold anything and mostly hold numbers.

import PenSyntax

/// An expression of numbers and of variables that may hold anything is compiled twice: as code of numbers alone, for when
/// these variables hold numbers, and in general. A guard tells which it is, and copies the numbers to places above the
/// window, where the code of numbers finds them.
struct NumberGuard {
    /// Where a variable lives, and where its number is copied to.
    fileprivate struct Place {
        let global: UnsafeMutablePointer<Value>?
        let slot: Int
        let target: Int
    }

    fileprivate let places: [Place]
    fileprivate let state: UnsafeMutablePointer<State>

    @inline(__always) fileprivate static func copy(_ place: Place, _ values: UnsafeMutablePointer<Value>, _ slots: Slots) -> Bool {
        guard case .number(let x) = (place.global ?? values + place.slot).pointee else { return false }
        slots[place.target] = x
        return true
    }

    /// Copies the numbers; false where one of the variables holds something else.
    var code: BooleanCode {
        let state = self.state
        switch places.count {
        case 1:
            let a = places[0]
            return BooleanCode { slots in NumberGuard.copy(a, state.pointee.values, slots) }
        case 2:
            let (a, b) = (places[0], places[1])
            return BooleanCode { slots in
                let values = state.pointee.values
                return NumberGuard.copy(a, values, slots) && NumberGuard.copy(b, values, slots)
            }
        default:
            let places = self.places
            return BooleanCode { slots in
                let values = state.pointee.values
                for place in places where !NumberGuard.copy(place, values, slots) { return false }
                return true
            }
        }
    }
}

extension FunctionCompiler {
    /// Numbers alone, where variables hold numbers: nil where the expression is not made of numbers and variables only, or
    /// has no variable that may hold something else.
    func guarded(_ node: Node) -> Code? {
        guard let guardian = numberGuard([node]) else { return nil }
        let fast: Code = assuming(guardian) { compile(node) }
        guard case .number(let source) = fast else { return nil }
        let holds = guardian.code.run, number = source.code, general = unguarded { compile(node) }.asValue
        return .value(.code(ValueCode { slots in
            try holds(slots) ? .number(number.run(slots)) : general.run(slots)
        }))
    }

    /// The same for a comparison.
    func guarded(_ first: Node, _ second: Node, _ compile: () -> BooleanCode) -> BooleanCode? {
        guard let guardian = numberGuard([first, second]) else { return nil }
        let holds = guardian.code.run, fast = assuming(guardian, compile), general = unguarded(compile)
        return BooleanCode { slots in try holds(slots) ? fast.run(slots) : general.run(slots) }
    }

    private func numberGuard(_ nodes: [Node]) -> NumberGuard? {
        guard guards.allowed else { return nil }
        var variables: [Variable] = []
        var room = 64
        for node in nodes { guard collect(node, &variables, &room) else { return nil } }
        guard !variables.isEmpty else { return nil }
        let places = variables.enumerated().map { index, variable in
            NumberGuard.Place(
                global: variable.isGlobal ? machine.valueAddress(variable.address) : nil, slot: variable.isGlobal ? 0 : slot(variable),
                target: numberTop + index)
        }
        guards.variables = variables
        return NumberGuard(places: places, state: state)
    }

    /// Notes the variables that may hold anything; false where something else than arithmetic is in it, or too much: who asks
    /// at every level of a long sum must not read all of it each time.
    private func collect(_ node: Node, _ variables: inout [Variable], _ room: inout Int) -> Bool {
        room -= 1
        guard room >= 0 else { return false }
        switch node.kind {
        case .constant(.number): return true
        case .variable(let variable):
            switch instance.kind(of: variable) {
            case .number where !variable.isShared: return true
            case .any where !variable.isShared:
                if !variables.contains(where: { $0 === variable }) { variables.append(variable) }
                return true
            default: return false
            }
        case .negate(let a): return collect(a, &variables, &room)
        case .arithmetic(_, let a, let b): return collect(a, &variables, &room) && collect(b, &variables, &room)
        default: return false
        }
    }

    /// Compiles with the guard's variables as numbers.
    private func assuming<R>(_ guardian: NumberGuard, _ work: () -> R) -> R {
        let outer = guards
        defer { guards = outer }
        guards.allowed = false
        for (variable, place) in zip(guards.variables, guardian.places) { guards.slots[ObjectIdentifier(variable)] = place.target }
        return above(numbers: guardian.places.count, values: 0, work)
    }

    /// Compiles without guards inside guards, which would be twice at every level.
    private func unguarded<R>(_ work: () -> R) -> R {
        let outer = guards
        defer { guards = outer }
        guards.allowed = false
        return work()
    }
}

/// What the compiler knows of guards while it compiles an expression.
struct GuardState {
    var allowed = true
    /// The variables of the guard that is being made.
    var variables: [Variable] = []
    /// Where the numbers of variables stand that a guard has looked at.
    var slots: [ObjectIdentifier: Int] = [:]
}

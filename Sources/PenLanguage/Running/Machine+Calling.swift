// Calling builtins with values.

import PenGeometry
import PenSyntax

extension Machine {
    /// Calls a builtin with values in the order of writing: two numbers may stand for a point, and the last
    /// parameter may take all that is left.
    func invoke(_ builtin: Builtin, _ given: UnsafeBufferPointer<Value>, _ site: CallSite) throws -> Value {
        let window = state.pointee.values
        let parameters = builtin.info.parameters
        for index in parameters.indices { window[index] = .unset }
        try bind(builtin, given, into: window, site)
        state.pointee.values = window + parameters.count
        defer { state.pointee.values = window }
        return try builtin.invoke(Invocation(machine: self, arguments: window, site: site, block: nil))
    }

    /// Gives each parameter that is still `unset` its value from what was written without labels.
    func bind(_ builtin: Builtin, _ given: UnsafeBufferPointer<Value>, into window: UnsafeMutablePointer<Value>, _ site: CallSite) throws {
        var next = 0, pairs = 0
        for (index, parameter) in builtin.info.parameters.enumerated() where next < given.count {
            guard case .unset = window[index] else { continue }
            if parameter.takesRest {
                window[index] = .list(ListObject(packing: Array(given[next...])))
                next = given.count
            } else if parameter.takesPoint, next + 1 < given.count, case .number(let x) = given[next], case .number(let y) = given[next + 1] {
                window[index] = .point(Point(x, y))
                pairs |= 1 << index
                next += 2
            } else if parameter.takesPoint, next + 1 < given.count, given[next].isJet || given[next + 1].isJet,
                let x = Scalar.convert(given[next]), let y = Scalar.convert(given[next + 1]) {
                window[index] = Vector.pair(x, y).value
                next += 2
            } else {
                window[index] = given[next]
                next += 1
            }
        }
        site.pairs = pairs
        guard next == given.count else { throw tooMany(builtin, window, site) }
    }

    /// Too many values, or two that are no point.
    func tooMany(_ builtin: Builtin, _ window: UnsafeMutablePointer<Value>, _ site: CallSite) -> Diagnostic {
        for (index, parameter) in builtin.info.parameters.enumerated() where parameter.takesPoint {
            guard let place = site.place(of: index) else { continue }
            switch window[index] {
            case .point, .jetPoint, .nothing, .unset: continue
            case .number: return Diagnostic(.wrongKind, "\(parameter.name) takes a point, or two numbers, and this is one number", at: place)
            default: return Diagnostic(.wrongKind, "\(parameter.name) takes a point, and this is \(window[index].described)", at: place)
            }
        }
        let names = builtin.info.parameters.map(\.name)
        let known = names.isEmpty ? "nothing" : names.joined(separator: ", ")
        return Diagnostic(.wrongCount, "too many values for \(builtin.info.name); it takes \(known)", at: site.span)
    }
}

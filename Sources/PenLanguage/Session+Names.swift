// What the names of a session stand for now.

extension Session {
    /// What a variable at the top holds; nil where it has no value yet.
    func value(of variable: Variable) -> Value? {
        guard variable.isGlobal, let kind = variable.compiledKind else { return nil }
        let numbers = machine.numberAddress(variable.address)
        switch kind {
        case .number: return .number(numbers[0])
        case .boolean: return .boolean(numbers[0] != 0)
        case .point: return .point(.init(numbers[0], numbers[1]))
        case .function(let function): return .function(FunctionObject(.script(function)))
        case .none: return nil
        case .nothing, .any: break
        }
        switch machine.valueAddress(variable.address).pointee {
        case .unset: return nil
        case .cell(let cell): return cell.value
        case let value: return value
        }
    }
}

// From resolved functions to closures.

import PenGeometry
import PenSyntax

/// Compiles every instance that a program needs. The closures point at the machine's memory, so they live and die with
/// one machine.
struct Compiler {
    let machine: Machine

    func compile(_ instances: [Instance]) -> PlainCode {
        for instance in instances { instance.layout = layout(of: instance) }
        for instance in instances.dropFirst() { FunctionCompiler(machine, instance).compileEntry() }
        return FunctionCompiler(machine, instances[0]).compileMain()
    }

    /// Gives each variable its place: numbers, truth values and points in the number stack, all else in the other.
    private func layout(of instance: Instance) -> Instance.Layout {
        var layout = Instance.Layout()
        let function = instance.function
        for variable in function.variables {
            if variable.isGlobal {
                layout.slots.append(-1)
                continue
            }
            let doubles = instance.kind(of: variable).doubles
            if instance.isFixed(variable) {
                layout.slots.append(-1)
            } else if doubles > 0 {
                layout.slots.append(layout.numberCount)
                layout.numberCount += doubles
            } else {
                layout.slots.append(layout.valueCount)
                layout.valueCount += 1
            }
        }
        for variable in function.captures {
            guard !instance.isFixed(variable) else {
                layout.captureSlots.append(-1)
                continue
            }
            let doubles = instance.kind(of: variable).doubles
            layout.captureSlots.append(doubles > 0 ? layout.numberCount : layout.valueCount)
            if doubles > 0 { layout.numberCount += doubles } else { layout.valueCount += 1 }
        }
        return layout
    }
}

extension Instance {
    /// Always one function that captures nothing: such a variable needs no place.
    func isFixed(_ variable: Variable) -> Bool {
        guard case .function = kind(of: variable) else { return false }
        return !variable.isShared && !variable.isGlobal
    }
}

/// Compiles one instance of a function.
final class FunctionCompiler {
    let machine: Machine
    let state: UnsafeMutablePointer<State>
    let instance: Instance
    /// Where windows of calls begin in the two stacks, above this function's variables and the arguments so far.
    var numberTop: Int
    var valueTop: Int
    var guards = GuardState()

    init(_ machine: Machine, _ instance: Instance) {
        self.machine = machine
        state = machine.state
        self.instance = instance
        numberTop = instance.layout.numberCount
        valueTop = instance.layout.valueCount
    }

    var function: Function { instance.function }

    func compileMain() -> PlainCode {
        let body = function.body
        return sequence(prologue(of: body) + body.statements.map { plain(compile($0)) })
    }

    func compileEntry() {
        instance.entry.defaults = function.defaults.enumerated().map { index, value in
            value.map { store(function.variables[index], compile($0)) }
        }
        let body = compileBody()
        instance.entry.set(body, as: instance.result)
        if instance.isSpeculative { instance.entry.setBoxed(body, captures: captures) }
    }

    /// Where the captured variables stand in a call's windows.
    private var captures: [Entry.CapturePlace] {
        zip(function.captures, instance.layout.captureSlots).map { Entry.CapturePlace(slot: $1, isUnboxed: instance.kind(of: $0).doubles > 0) }
    }

    private func compileBody() -> Code {
        let body = function.body
        let parameters = sharedParameters()
        let prologue = self.prologue(of: body) + parameters
        let code = tail(body.statements[...], result: instance.result) ?? general(body)
        return prologue.isEmpty ? code : before(sequence(prologue), code)
    }

    /// Makes the heap variables of a block, except parameters, which have their values already.
    func prologue(of block: BlockNode) -> [PlainCode] {
        block.variables.compactMap { variable in
            if variable.isGlobal { return nil }
            guard variable.isShared, variable.owner === function, variable.index >= function.parameterCount else { return nil }
            let slot = instance.layout.slots[variable.index]
            return PlainCode { [state] _ in state.pointee.values[slot] = .cell(Cell(.unset)) }
        }
    }

    /// A parameter that closures share moves from its slot to the heap.
    private func sharedParameters() -> [PlainCode] {
        function.parameters.filter(\.isShared).map { variable in
            let slot = instance.layout.slots[variable.index]
            return PlainCode { [state] _ in state.pointee.values[slot] = .cell(Cell(state.pointee.values[slot])) }
        }
    }

    func kind(_ node: Node) -> Kind { Inference.kind(of: node, in: instance) }

    /// Reserves places for arguments while `work` compiles what is evaluated above them.
    func above<R>(numbers: Int, values: Int, _ work: () -> R) -> R {
        numberTop += numbers
        valueTop += values
        defer {
            numberTop -= numbers
            valueTop -= values
        }
        return work()
    }
}

// A builtin's call, compiled up to the point where its arguments stand on the value stack.

struct PreparedCall {
    let machine: Machine
    let builtin: Builtin
    let site: CallSite
    let arguments: PlainCode
    /// Where the arguments stand, and where the value stack is free again.
    let base, top: Int
    /// Where the number stack is free.
    let numberTop: Int
    /// The kind of what the builtin gives for arguments of these kinds.
    let result: Kind
    let explain: (NotFinite, Slots) -> Error

    /// Computes the arguments and calls the builtin; a block runs in the windows of the code around it.
    func run(_ slots: Slots, block: (() throws -> Void)? = nil) throws -> Value {
        let state = machine.state, window = state.pointee.values
        defer { state.pointee.values = window }
        try arguments.run(slots)
        state.pointee.values = window + top
        state.pointee.numbers = slots + numberTop
        let body = block.map { block in
            {
                let moved = state.pointee.values
                state.pointee.values = window
                defer { state.pointee.values = moved }
                try block()
            }
        }
        machine.pen.note(site.span)
        do {
            return try builtin.invoke(Invocation(machine: machine, arguments: window + base, site: site, block: body))
        } catch let fault as NotFinite {
            state.pointee.values = window
            throw explain(fault, slots)
        }
    }
}

// From what a source adds to code.

/// What earlier sources left behind.
struct Compilation {
    /// So many of the main function's variables have their place and their kind.
    var variableCount = 0
    /// Variables that came to hold more than compiled code knew of, and what it had known; for undo.
    var widenings: [(variable: Variable, from: Kind)] = []
    /// Functions that have a successor; for undo.
    var replaced: [Function] = []
    /// Calls mean other functions than they were compiled for.
    var isStale = false
}

extension Session {
    /// Infers the kinds of what the last source added and compiles that. Where it changes what a variable of an earlier
    /// one holds or what a function is given, all code is made anew.
    func compile() -> PlainCode {
        let new = main.variables[compilation.variableCount...].filter(\.isGlobal)
        for variable in new { variable.address = machine.allocateGlobal() }
        replaceFunctions()
        let extended = compilation.isStale ? nil : Inference.run(main: nextMain())
        let instances = extended ?? inferAnew()
        compilation.isStale = false
        let code = Compiler(machine: machine).compile(instances)
        for instance in instances { instance.isCompiled = true }
        for variable in new { variable.compiledKind = variable.kind }
        compilation.variableCount = main.variables.count
        return code
    }

    private func replaceFunctions() {
        for (earlier, later) in resolver?.replaced ?? [] where later.isCalledLike(earlier) {
            earlier.successor = later
            later.escapes = later.escapes || earlier.escapes
            compilation.replaced.append(earlier)
            compilation.isStale = true
        }
    }

    /// Takes back that functions were replaced since there were so many.
    func restoreFunctions(to length: Int) {
        while compilation.replaced.count > length {
            compilation.replaced.removeLast().successor = nil
            compilation.isStale = true
        }
    }

    /// The script's own code, of which each source brings some.
    private func nextMain() -> Instance {
        let instance = Instance(main, parameters: nil)
        for (index, kind) in (main.direct?.kinds ?? []).enumerated() { instance.kinds[index] = kind }
        main.direct = instance
        return instance
    }

    /// Functions that earlier sources keep as values stay callable.
    private func inferAnew() -> [Instance] {
        let functions = resolver?.functions ?? []
        let kept = functions.filter { $0.general != nil && $0 !== main }
        for function in functions where function !== main { (function.direct, function.general, function.numeric) = (nil, nil, nil) }
        let compiled = main.variables.filter { $0.compiledKind != nil }, before = compiled.map(\.compiledKind)
        for variable in compiled { variable.compiledKind = nil }
        let instances = Inference.run(main: nextMain(), values: kept) ?? []
        for (variable, kind) in zip(compiled, before) {
            variable.compiledKind = variable.kind
            if let kind, kind != variable.kind {
                machine.move(variable, from: kind)
                compilation.widenings.append((variable, kind))
            }
        }
        return instances
    }
}

// What only `pen check` looks for, in a resolved tree without errors: what is allowed in a script and hardly meant, and calls
// that must fail.

import PenSyntax

/// Finds variables that nobody uses, values computed for nothing, lines that are never reached, pictures that are empty
/// whatever happens, and arguments that no call would take. It speaks where that is certain, and is silent about imported
/// files.
struct ScriptCheck {
    let main: Function
    let source: Source
    private(set) var found: [Diagnostic] = []
    private let arguments: ArgumentCheck
    /// Variables whose value is asked for somewhere.
    private var used: Set<ObjectIdentifier> = []
    private var declarations: [(variables: [Variable], value: Node)] = []
    /// A file of declarations alone is there for others to import.
    private let isLibrary: Bool

    init(main: Function, functions: [Function], source: Source, machine: Machine) {
        (self.main, self.source, arguments) = (main, source, ArgumentCheck(machine: machine, kinds: KnownKinds(functions, scene: machine.scene)))
        isLibrary = main.body.statements.allSatisfy(\.isDeclaration)
        for function in functions {
            for value in function.defaults { if let value { visit(value) } }
            visit(function.body, keepsLast: function !== main)
        }
        warnOfUnusedVariables()
        warnOfEmptyPicture()
    }

    private mutating func warn(_ code: Diagnostic.Code, _ message: String, _ span: Span, fix: Diagnostic.Fix? = nil) {
        if span.source == source.id { found.append(Diagnostic(.warning, code, message, at: span, fix: fix)) }
    }

    // MARK: Visiting everything once

    /// - Parameters:
    ///   - keepsLast: the value of the last statement may be the block's.
    ///   - isShape: it is the block of a shape.
    private mutating func visit(_ block: BlockNode, keepsLast: Bool, isShape: Bool = false) {
        warnOfOverwrittenStyles(OverwrittenStyles(in: block, isShape: isShape))
        for (index, statement) in block.statements.enumerated() {
            let isLast = index == block.statements.count - 1
            if statement.leaves, !isLast { warnOfUnreachable(block.statements[(index + 1)...], behind: statement) }
            if case .evaluate(let node) = statement.kind, !(isLast && keepsLast) { warnOfUnusedResult(node) }
            visit(statement, keepsLast: isLast && keepsLast)
        }
    }

    private mutating func visit(_ statement: StatementNode, keepsLast: Bool) {
        switch statement.kind {
        case .declare(let variable, let value): declarations.append(([variable], value))
        case .destructure(let variables, let value): declarations.append((variables, value))
        case .assign(let variable, let value):
            // `n += 1` uses n for itself alone.
            let wasUsed = used.contains(ObjectIdentifier(variable))
            visit(value)
            if !wasUsed { used.remove(ObjectIdentifier(variable)) }
            return
        default: break
        }
        let children = statement.children
        for node in children.nodes { visit(node) }
        for block in children.blocks { visit(block, keepsLast: keepsLast && statement.isChoice) }
    }

    private mutating func visit(_ node: Node) {
        if case .variable(let variable) = node.kind { used.insert(ObjectIdentifier(variable)) }
        if node.span.source == source.id, let fault = fault(of: node) { found.append(fault) }
        let children = node.children
        for child in children.nodes { visit(child) }
        for block in children.blocks { visit(block, keepsLast: true, isShape: node.isShape) }
    }

    private func fault(of node: Node) -> Diagnostic? {
        switch node.kind {
        case .callBuiltin(let call): arguments.fault(of: call, node.span)
        case .callFunction(let function, let given): arguments.fault(of: function, given, node.span)
        case .member(let base, let name): arguments.fault(of: base, name)
        default: nil
        }
    }

    // MARK: Warnings

    private mutating func warnOfUnreachable(_ statements: ArraySlice<StatementNode>, behind leaver: StatementNode) {
        guard let first = statements.first, let last = statements.last else { return }
        let reason = if case .whileLoop = leaver.kind { "the loop above never ends" } else { "the line above leaves the block" }
        warn(.unreachableCode, "this is never reached: \(reason)", first.span.through(last.span))
    }

    private mutating func warnOfOverwrittenStyles(_ styles: OverwrittenStyles) {
        for (name, place, again) in styles.found where place.source == source.id {
            let note = Diagnostic.Note("set again here", at: again)
            found.append(Diagnostic(.warning, .idleStyle, "nothing is drawn with this \(name): it is set again before", at: place, notes: [note]))
        }
    }

    private mutating func warnOfUnusedResult(_ node: Node) {
        guard case .callBuiltin(let call) = node.kind, !call.builtin.info.isCommand, !call.builtin.info.isValue,
            !call.builtin.info.parameters.contains(where: { $0.type.contains("function") }) else { return }
        let name = call.builtin.info.name
        var fix: Diagnostic.Fix?
        if case .variable(let variable)? = call.positional.first?.kind, source.text(node.span).hasPrefix(variable.name + ".") {
            fix = Diagnostic.Fix(replacing: node.span.atStart, with: variable.name + " = ")
        }
        let code: Diagnostic.Code = call.makesPath ? .undrawnPath : .unusedResult
        warn(code, "\(name) only gives a \(call.makesPath ? "path" : "value"), and nobody takes it here", node.span, fix: call.makesPath ? nil : fix)
    }

    private mutating func warnOfUnusedVariables() {
        for (variables, value) in declarations where !variables.contains(where: { used.contains(ObjectIdentifier($0)) }) {
            guard let variable = variables.first(where: { !$0.name.hasPrefix("_") }), !(isLibrary && variable.isGlobal), !Effects(of: value).isLoud else { continue }
            if case .callBuiltin(let call) = value.kind, call.makesPath {
                warn(.undrawnPath, "\(variable.name) is a path that is never drawn; draw \(variable.name) draws it", variable.span)
            } else {
                warn(.unusedVariable, "\(variable.name) is given a value that is never used", variable.span)
            }
        }
    }

    /// A script that prints has answered.
    private mutating func warnOfEmptyPicture() {
        guard let first = main.body.statements.first, !isLibrary else { return }
        let effects = Effects(of: main.body)
        if !effects.draws, !effects.prints { warn(.emptyPicture, "nothing here draws, so the picture is empty", first.span) }
    }
}

extension StatementNode {
    /// Nothing behind it in its block is reached.
    fileprivate var leaves: Bool {
        switch kind {
        case .returning, .breaking, .continuing: return true
        case .conditional(let branches, let otherwise?): return (branches.map(\.block) + [otherwise]).allSatisfy { $0.statements.last?.leaves ?? false }
        case .whileLoop(let condition, let block):
            guard case .constant(.boolean(true)) = condition.kind else { return false }
            return !block.breaks
        default: return false
        }
    }

    /// Ends the loop around it, maybe.
    fileprivate var breaks: Bool {
        switch kind {
        case .breaking: true
        case .whileLoop, .repeatLoop, .rangeLoop, .listLoop: false
        default: children.blocks.contains(where: \.breaks) || children.nodes.contains(where: \.breaks)
        }
    }

    fileprivate var isChoice: Bool { if case .conditional = kind { true } else { false } }

    /// Only declares, or brings what another file declares.
    fileprivate var isDeclaration: Bool {
        switch kind {
        case .declare, .destructure: return !Effects(of: self).isLoud
        case .imported: return true
        default: return false
        }
    }
}

extension BlockNode {
    fileprivate var breaks: Bool { statements.contains(where: \.breaks) }
}

extension Node {
    fileprivate var isShape: Bool { if case .callBuiltin(let call) = kind { call.builtin.info.name == "shape" } else { false } }

    /// A block in it ends the loop around it, maybe.
    fileprivate var breaks: Bool { children.blocks.contains(where: \.breaks) || children.nodes.contains(where: \.breaks) }
}

extension BuiltinCall {
    /// Gives a path, and does nothing else.
    fileprivate var makesPath: Bool { ["path", "textPath", "subpath", "outline"].contains(builtin.info.name) }
}

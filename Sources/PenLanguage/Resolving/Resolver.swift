// From the syntax tree to the resolved tree: what every name means.

import PenSyntax

/// Resolves one source after another; names declared at the top of one are seen by the next.
final class Resolver {
    var diagnostics: [Diagnostic] = []
    /// Every function met so far, lambdas too; the first `completeFunctions` of them have all their captures.
    var functions: [Function] = []
    var completeFunctions = 0
    /// Where the source that is being read begins in the order of all that is read.
    var base = 0
    /// Top-level names of the session.
    let top: Scope
    let main: Function
    let imports: Imports
    let constants: Constants
    var scope: Scope
    /// Function bodies wait until their block is read, since they may use what is declared below them.
    var pending: [[() -> Void]] = [[]]
    /// Whether names of earlier sources may be declared again, as at a prompt.
    var isConversation = false
    /// What a conversation shows; nil in a script.
    var answers: Answers?
    /// What variables were before they became angles, or ceased to be; for undo.
    var angleHistory: [(Variable, Bool)] = []
    /// Functions that the source being read puts in the place of earlier ones.
    var replaced: [(earlier: Function, later: Function)] = []
    /// Looks for what is legal and yet hardly meant, too.
    var isChecking = false
    /// How many loops of the current function are open, for `break`.
    var loopDepth = 0
    /// Who mentions which function where, and which function reads which variable of another: for `completeCaptures`.
    var uses: [(user: Function, used: Function, place: Int)] = []
    var reads: [(Function, Variable)] = []
    /// Whether a `return`, `break` or `continue` here would have to leave a value.
    var isInsideValue = false
    /// The arguments of something that happens over time are being resolved.
    var takesTimes = false
    /// The `let` whose value is being read.
    var declaring: OwnValue?

    init(main: Function, top: Scope, imports: Imports, constants: Constants) {
        (self.main, self.top, self.imports, self.constants, scope) = (main, top, imports, constants, top)
        functions = [main]
        completeFunctions = 1
    }

    /// - Parameter length: the source's, in bytes.
    func resolve(_ statements: [Statement], length: Int) {
        top.block.variables.removeAll()
        replaced.removeAll()
        hoist(statements)
        top.block.statements = statements.compactMap(resolve)
        runPending()
        if isConversation { top.block.statements.answerLast() }
        warnOfIdleProperties(statements)
        warnOfEarlierFunctions()
        base += length + 1
    }

    /// Where something stands among all that was read: sources follow each other, and an imported one stands where it
    /// is imported.
    func place(of span: Span) -> Int { base + Int(span.start) }

    /// Calls that no longer fit keep the function that they were written for.
    private func warnOfEarlierFunctions() {
        for (earlier, later) in replaced where !later.isCalledLike(earlier) {
            guard let user = functions.first(where: { $0.mentions.contains { $0 === earlier } }) else { continue }
            warn(.alreadyDeclared, "\(user.name ?? "a function") goes on with the earlier \(later.name ?? ""), which takes other parameters", at: later.span)
        }
    }

    /// - Parameter plain: what is said where the offered line does not run.
    func report(_ code: Diagnostic.Code, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil, or plain: String? = nil) {
        var diagnostic = Diagnostic(.error, code, message, at: span, notes: notes, fix: fix)
        if let plain { diagnostic.alternatives = [Diagnostic(code == .foreignName ? .unknownName : code, plain, at: span, notes: notes)] }
        diagnostics.append(diagnostic)
    }

    /// Looking for near names takes long among many, and nobody reads that many offers.
    var hasManyFaults: Bool { diagnostics.count > 24 }

    func warn(_ code: Diagnostic.Code, _ message: String, at span: Span, fix: Diagnostic.Fix? = nil) {
        diagnostics.append(Diagnostic(.warning, code, message, at: span, fix: fix))
    }

    // MARK: Scopes

    /// Reads a block in a scope of its own; `declare` binds loop variables first.
    func resolve(block: Block, isLoop: Bool = false, declare: () -> Void = {}) -> BlockNode {
        let node = BlockNode(span: block.span)
        inScope(Scope(parent: scope, function: scope.function, block: node)) {
            declare()
            hoist(block.statements)
            if isLoop { loopDepth += 1 }
            node.statements = block.statements.compactMap(resolve)
            if isLoop { loopDepth -= 1 }
        }
        return node
    }

    func inScope(_ inner: Scope, _ work: () -> Void) {
        let outer = scope
        scope = inner
        pending.append([])
        work()
        runPending()
        pending.removeLast()
        scope = outer
    }

    /// Resolves the bodies of the functions declared in the block that ends here.
    func runPending() {
        let jobs = pending[pending.count - 1]
        pending[pending.count - 1] = []
        jobs.forEach { $0() }
    }

    /// Makes the functions of a block known in the whole of it.
    func hoist(_ statements: [Statement]) {
        for statement in statements {
            guard case .function(let name, let body) = statement.kind else { continue }
            let isCommand: Bool
            if case .block = body.result { isCommand = true } else { isCommand = false }
            let function = Function(name: name.text, span: name.span, parent: scope.function, parameterNames: body.parameters.map(\.name.text), isCommand: isCommand)
            function.declaration = statement.span
            functions.append(function)
            if scope === top { answers?.note { $0.declare(function, name, statement.span) } }
            warnOfShadow(name)
            if bind(name, .function(function)) {
                let home = scope
                pending[pending.count - 1].append { [unowned self] in
                    let outer = self.scope
                    self.scope = home
                    self.fill(function, body)
                    self.scope = outer
                }
            }
        }
    }

    /// - Parameter isLet: declared by `let`, where a check warns of hiding a builtin or a colour; parameters and loop
    ///   variables may have any name.
    func declare(_ name: Name, isLet: Bool = false) -> Variable {
        if isLet { warnOfShadow(name) }
        if let earlier = earlierVariable(name) {
            earlier.isReassigned = true
            return earlier
        }
        let variable = Variable(name: name.text, span: name.span, place: place(of: name.span), owner: scope.function, isGlobal: scope.isGlobal)
        scope.block.variables.append(variable)
        bind(name, .variable(variable))
        return variable
    }

    private func warnOfShadow(_ name: Name) {
        guard isChecking, scope.find(name.text) == nil, constants.value(name.text) != nil || isMissed(name) else { return }
        warn(.shadowedName, "\(name.text) now hides what pen has of that name", at: name.span)
    }

    /// Whether hiding a builtin takes something away: a function that the script never calls is missed by nobody.
    private func isMissed(_ name: Name) -> Bool {
        guard let builtin = Builtin.named[name.text] else { return false }
        return builtin.info.isCommand || builtin.info.isValue || imports.source(name.span.source)?.calls(name.text) ?? true
    }

    /// The variable that a `let` at a prompt gives a new value, also for the functions that use it.
    func earlierVariable(_ name: Name) -> Variable? {
        guard isConversation, scope === top, case .variable(let variable)? = top.bindings[name.text], variable.span.source != name.span.source,
            !imports.files.contains(variable.span.source) else { return nil }
        return variable
    }

    /// Whether a later source may give a name another meaning.
    private func replaces(_ name: Name, _ binding: Scope.Binding, _ earlier: Scope.Binding) -> Bool {
        guard isConversation, scope === top, earlier.span.source != name.span.source else { return false }
        if case (.function(let earlier), .function(let later)) = (earlier, binding) { replaced.append((earlier, later)) }
        return true
    }

    @discardableResult
    private func bind(_ name: Name, _ binding: Scope.Binding) -> Bool {
        if let earlier = scope.bindings[name.text], !replaces(name, binding, earlier) {
            reportSecond(name, binding, earlier)
            return false
        }
        scope.bind(name.text, binding)
        return true
    }

    /// Functions are known before the line that declares them, but it is the later line that is wrong.
    private func reportSecond(_ name: Name, _ binding: Scope.Binding, _ earlier: Scope.Binding) {
        let isLater = earlier.span.source != name.span.source || earlier.span.start <= name.span.start
        let (first, second) = isLater ? (earlier.span, name.span) : (name.span, earlier.span)
        let notes = [Diagnostic.Note("declared here first", at: first)]
        guard case .variable = binding, case .variable = earlier else {
            return report(.alreadyDeclared, "\(name.text) is already declared in this block; a function and what else there is need names of their own", at: second, notes: notes)
        }
        report(.alreadyDeclared, "\(name.text) is already declared in this block; to change it write it without let", at: second, notes: notes, fix: withoutLet(name))
    }

    /// Takes the `let` away that stands before a name, if one does.
    private func withoutLet(_ name: Name) -> Diagnostic.Fix? {
        let start = max(0, name.span.start - 4)
        let before = Span(source: name.span.source, start: start, end: name.span.start)
        guard imports.source(name.span.source)?.text(before) == "let " else { return nil }
        return Diagnostic.Fix(replacing: before, with: "")
    }

    // MARK: Functions

    func fill(_ function: Function, _ body: FunctionBody) {
        let block = BlockNode(span: function.span)
        let outer = (loopDepth, isInsideValue)
        (loopDepth, isInsideValue) = (0, false)
        inScope(Scope(parent: scope, function: function, block: block)) {
            for parameter in body.parameters {
                function.defaults.append(parameter.defaultValue.map(resolve))
                _ = declare(parameter.name)
            }
            switch body.result {
            case .value(let expression):
                let node = resolve(expression)
                function.givesAngle = answers != nil && isAngle(expression)
                block.statements = [StatementNode(.evaluate(node), node.span)]
            case .block(let inner):
                // The body shares the parameters' scope: a let of a parameter's name is a second declaration.
                hoist(inner.statements)
                block.statements = inner.statements.compactMap(resolve)
            }
        }
        function.body = block
        (loopDepth, isInsideValue) = outer
    }

    func lambda(_ body: FunctionBody, _ span: Span, isRepeated repetition: Isolation.Purpose? = nil) -> Node {
        let function = Function(name: nil, span: span, parent: scope.function, parameterNames: body.parameters.map(\.name.text), isCommand: true)
        function.repetition = repetition
        functions.append(function)
        fill(function, body)
        mention(function, at: span, escaping: true)
        return Node(.function(function), span)
    }

    func mention(_ function: Function, at span: Span, escaping: Bool) {
        if escaping { function.escapes = true }
        answers?.note { $0.mention(function, at: span, by: scope.function) }
        if scope.function !== main { scope.function.mentions.append(function) }
        uses.append((scope.function, function, place(of: span)))
    }

    /// Notes that a variable is used here, where it may belong to an enclosing function.
    func use(_ variable: Variable) {
        guard variable.owner !== scope.function else { return }
        reads.append((scope.function, variable))
        guard !variable.isGlobal else {
            if !scope.function.globals.contains(where: { $0 === variable }) { scope.function.globals.append(variable) }
            return
        }
        variable.isCaptured = true
        var function: Function? = scope.function
        while let here = function, here !== variable.owner {
            if !here.captures.contains(where: { $0 === variable }) { here.captures.append(variable) }
            function = here.parent
        }
    }
}

// A function of the script, resolved.

import PenSyntax

final class Function {
    let name: String?
    let span: Span
    let parent: Function?
    /// All of its text.
    var declaration: Span
    /// Its value is an angle.
    var givesAngle = false
    /// Parameters and all variables declared in its blocks.
    var variables: [Variable] = []
    /// Known before the body has been read.
    let parameterNames: [String]
    var parameterCount: Int { parameterNames.count }
    /// By parameter; evaluated in the function where the argument was left out.
    var defaults: [Node?] = [] {
        didSet { dispatch.pointee.requiredCount = defaults.lastIndex { $0 == nil }.map { $0 + 1 } ?? 0 }
    }
    var requiredCount: Int { dispatch.pointee.requiredCount }
    /// Its value is its last statement's.
    var body: BlockNode
    /// Declared with a block: may stand at the head of a line.
    let isCommand: Bool
    /// Variables of enclosing functions that it uses, itself or through the functions that it mentions.
    var captures: [Variable] = []
    /// Functions that it calls or mentions.
    var mentions: [Function] = []
    /// Globals that it uses itself.
    var globals: [Variable] = []
    /// Variables of others that it changes itself, and where.
    var outerChanges: [(variable: Variable, span: Span)] = []
    /// What pen calls as often as it likes, such as the block of a shape with properties of its own; nil for others.
    var repetition: Isolation.Purpose?
    /// Used as a value, so that anyone may call it with anything.
    var escapes = false
    /// The earliest place from which it can be called, as `Resolver.place` counts.
    var earliestUse = Int.max

    /// What a later source of a conversation has put in its place: its name means that one from then on, in earlier
    /// functions too.
    var successor: Function?

    /// For calls by name: parameters have the kinds that all these calls have in common.
    var direct: Instance?
    /// For calls with any values.
    var general: Instance? { didSet { dispatch.pointee.general = general.map { Unmanaged.passUnretained($0.entry) } } }
    /// For calls as a value with numbers alone.
    var numeric: Instance? { didSet { dispatch.pointee.numeric = numeric.map { Unmanaged.passUnretained($0.entry) } } }
    /// Stays where it is, also when the function is compiled anew.
    let dispatch = UnsafeMutablePointer<Dispatch>.allocate(capacity: 1)

    init(name: String?, span: Span, parent: Function?, parameterNames: [String], isCommand: Bool) {
        (self.name, self.span, self.parent, self.parameterNames, self.isCommand) = (name, span, parent, parameterNames, isCommand)
        declaration = span
        body = BlockNode(span: span)
        dispatch.initialize(to: Dispatch(parameterCount: parameterNames.count))
    }

    deinit { dispatch.deallocate() }

    /// The script itself.
    var isMain: Bool { parent == nil }

    var parameters: ArraySlice<Variable> { variables[..<parameterCount] }

    /// Itself and all functions that it may call by their names.
    var reachable: [Function] {
        var found: [Function] = [self], next = 0
        while next < found.count {
            for other in found[next].mentions.map(\.latest) where !found.contains(where: { $0 === other }) { found.append(other) }
            next += 1
        }
        return found
    }

    /// Globals that it may read.
    var reachedGlobals: [Variable] {
        var seen: Set<ObjectIdentifier> = []
        return reachable.flatMap(\.globals).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Where it, or a function that it may call by its name, changes a variable at the top of the script.
    var changeOfGlobals: (variable: Variable, span: Span)? { reachable.lazy.flatMap(\.outerChanges).first { $0.variable.isGlobal } }

    /// Whether it stands inside of another function, or is it.
    func isInside(_ other: Function) -> Bool {
        var function: Function? = self
        while let here = function {
            if here === other { return true }
            function = here.parent
        }
        return false
    }

    /// What its name means now.
    var latest: Function {
        var function = self
        while let next = function.successor { function = next }
        return function
    }

    /// Whether every call of this function could be one of the other.
    func isCalledLike(_ other: Function) -> Bool {
        parameterNames == other.parameterNames && isCommand == other.isCommand && defaults.map { $0 == nil } == other.defaults.map { $0 == nil }
    }

    enum Choice { case direct, general, numeric }

    /// Which instance a call by name means. Arguments that may be anything would make the direct one as general as the
    /// general one; and what is only compiled in case anyone calls a value must not make the direct one slower.
    func choice(for kinds: [Kind], from caller: Instance) -> Choice {
        guard caller.isSpeculative else { return escapes && kinds.contains(.any) ? .general : .direct }
        return parameterCount > 0 && kinds.allSatisfy { $0 == .number } ? .numeric : .general
    }

    func instance(_ choice: Choice) -> Instance? {
        switch choice {
        case .direct: return direct
        case .general: return general
        case .numeric: return numeric
        }
    }
    var instances: [Instance] { [direct, general, numeric].compactMap { $0 } }
}

/// A function for certain kinds of arguments: what its variables hold then, where they live, and its code.
final class Instance {
    let function: Function
    /// By variable of the function.
    var kinds: [Kind]
    var result = Kind.none
    var layout = Layout()
    let entry: Entry
    /// Code relies on what its variables hold and what it gives.
    var isCompiled = false
    /// Made for calls of the function as a value, of which there may be none.
    let isSpeculative: Bool

    init(_ function: Function, parameters: Kind?) {
        isSpeculative = parameters != nil
        self.function = function
        kinds = [Kind](repeating: .none, count: function.variables.count)
        if let parameters { for index in 0..<function.parameterCount { kinds[index] = parameters } }
        entry = Entry()
    }

    /// Where variables live in a call's windows of the two stacks.
    struct Layout {
        /// By variable of the function.
        var slots: [Int] = []
        /// In the order of the function's captures.
        var captureSlots: [Int] = []
        var numberCount = 0
        var valueCount = 0
    }
}

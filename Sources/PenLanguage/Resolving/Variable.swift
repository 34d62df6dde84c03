// A variable of the script.

import PenSyntax

final class Variable {
    let name: String
    let span: Span
    /// Where its declaration stands among all that was read, as `Resolver.place` counts.
    let place: Int
    let owner: Function
    /// Its place among its owner's variables.
    let index: Int
    /// Declared at the top of the script, outside all blocks: lives at a fixed address.
    let isGlobal: Bool
    /// Assigned again after its declaration.
    var isReassigned = false
    /// Used by a function other than its owner.
    var isCaptured = false
    /// A function can read it before its `let` has run.
    var mayBeUnset = false
    /// What a global holds in all functions.
    var kind = Kind.none
    /// What it held when code was compiled that relies on it; nil before that.
    var compiledKind: Kind?
    /// A conversation shows it in degrees; and whether a function sets it to numbers that are no angles.
    var isAngle = false
    var isSetToNumbers = false
    /// A global's place in the machine's global memory.
    var address = 0

    init(name: String, span: Span, place: Int, owner: Function, isGlobal: Bool) {
        (self.name, self.span, self.place, self.owner, self.isGlobal) = (name, span, place, owner, isGlobal)
        index = owner.variables.count
        owner.variables.append(self)
    }

    /// Shared with closures that must see each other's changes: kept on the heap.
    var isShared: Bool { isCaptured && (isReassigned || mayBeUnset) && !isGlobal }
}

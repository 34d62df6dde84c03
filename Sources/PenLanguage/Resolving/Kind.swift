// What is always known about a variable's or a result's values.

/// A small lattice: `none` below everything, `any` above. Numbers, Booleans and points are kept unboxed.
enum Kind: UInt8, Sendable {
    /// No value has been seen yet.
    case none
    /// Only ever nothing: the result of a command.
    case nothing
    case number
    case boolean
    case point
    case any

    func joined(with other: Kind) -> Kind {
        if self == other || other == .none { return self }
        return self == .none ? other : .any
    }

    /// How many doubles a value takes in the number stack; 0 for those that live in the value stack.
    var doubles: Int {
        switch self {
        case .number, .boolean: return 1
        case .point: return 2
        case .none, .nothing, .any: return 0
        }
    }
}

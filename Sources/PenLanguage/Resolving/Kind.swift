// What is always known about a variable's or a result's values.

/// A small lattice: `none` below everything, `any` above. Numbers, truth values and points are kept unboxed; a variable
/// that only ever holds one function of the script is called as directly as the function itself.
enum Kind: Equatable {
    /// No value has been seen yet.
    case none
    /// Only ever nothing: the result of a command.
    case nothing
    case number
    case boolean
    case point
    /// Always this function, which captures nothing.
    case function(Function)
    case any

    static func == (a: Kind, b: Kind) -> Bool {
        switch (a, b) {
        case (.none, .none), (.nothing, .nothing), (.number, .number), (.boolean, .boolean), (.point, .point), (.any, .any): return true
        case (.function(let f), .function(let g)): return f === g
        default: return false
        }
    }

    func joined(with other: Kind) -> Kind {
        if self == other || other == .none { return self }
        return self == .none ? other : .any
    }

    /// As a variable's or an argument's: what holds nothing today may hold something tomorrow, and is no kind of its own.
    var asArgument: Kind { self == .nothing ? .any : self }

    /// How many doubles a value takes in the number stack; 0 for those that live in the value stack.
    var doubles: Int {
        switch self {
        case .number, .boolean: return 1
        case .point: return 2
        case .none, .nothing, .function, .any: return 0
        }
    }
}

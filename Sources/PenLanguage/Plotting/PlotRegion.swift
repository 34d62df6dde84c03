// Conditions as functions that are below zero where they hold.

/// How the functions of an area are put together.
indirect enum PlotRegion {
    /// Where the function of that number is below zero.
    case below(Int)
    case all([PlotRegion])
    case any([PlotRegion])
    case not(PlotRegion)

    /// Below zero inside.
    func value(_ function: (Int) throws -> Double) rethrows -> Double {
        switch self {
        case .below(let index): return try function(index)
        case .all(let parts): return try parts.map { try $0.value(function) }.reduce(-.infinity) { $0.isNaN || $1.isNaN ? .nan : max($0, $1) }
        case .any(let parts):
            // Where one part says nothing the others may.
            return try parts.map { try $0.value(function) }.reduce(.nan) { $0.isNaN ? $1 : $1.isNaN ? $0 : min($0, $1) }
        case .not(let inner): return -(try inner.value(function))
        }
    }

    /// - Parameter functions: gets the functions that are met, in the order of their numbers.
    init?(_ value: Value, _ functions: inout [FunctionObject]) {
        switch value {
        case .function(let function):
            self = .below(functions.count)
            functions.append(function)
        case .list(let list):
            guard case .text(let word)? = list.values.first else { return nil }
            var parts: [PlotRegion] = []
            for value in list.values.dropFirst() {
                guard let part = PlotRegion(value, &functions) else { return nil }
                parts.append(part)
            }
            switch word {
            case "and": self = .all(parts)
            case "or": self = .any(parts)
            case "not" where parts.count == 1: self = .not(parts[0])
            default: return nil
            }
        default: return nil
        }
    }
}

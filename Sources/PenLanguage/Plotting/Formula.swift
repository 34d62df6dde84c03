// What is plotted, as a value.

import PenGeometry

/// A formula that is meant itself: its function, and the numbers over which it is meant.
struct Formula: Convertible {
    enum Kind: String {
        /// `sin(x)`, or `(cos(t), sin(t))`, or a function or a list of points.
        case graph
        /// `x == y^2`: the graph of a function of y.
        case inverse
        /// `x^2 + y^2 == 4`
        case line
        /// `y < sin(x)`
        case area
    }

    var kind: Kind
    /// A function; of an area perhaps a list that says how functions are put together.
    var function: Value
    var range: Value
    var step: Value
    var variable: String

    static var typeName: String { "formula" }
    static var isFormula: Bool { true }

    /// The resolver leaves it as a list. What comes otherwise is what it says: a function, a list of points, a path.
    static func convert(_ value: Value) -> Formula? {
        switch value {
        case .list(let parts) where parts.count == 5:
            guard case .text(let word) = parts[0], let kind = Kind(rawValue: word), case .text(let variable) = parts[4] else { break }
            return Formula(kind: kind, function: parts[1], range: parts[2], step: parts[3], variable: variable)
        case .function, .list, .path: break
        default: return nil
        }
        return Formula(kind: .graph, function: value, range: .nothing, step: .nothing, variable: "x")
    }

    var value: Value { .list(ListObject(packing: [.text(kind.rawValue), function, range, step, .text(variable)])) }
}

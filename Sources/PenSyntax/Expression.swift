// The syntax tree: expressions.

/// A name as written, with its place. Primes are not part of it.
public struct Name: Sendable, Equatable {
    public var text: String
    public var span: Span
    public init(_ text: String, _ span: Span) { (self.text, self.span) = (text, span) }
}

/// What has a value, and where it stands.
public struct Expression: Sendable {
    public var kind: Kind
    public var span: Span
    public init(_ kind: Kind, _ span: Span) { (self.kind, self.span) = (kind, span) }

    /// Numbers, the most frequent of all, take no memory of their own.
    public enum Kind: Sendable {
        /// A number literal, its unit already multiplied in: `90deg` is π/2, `50%` is 0.5, `250ms` is 0.25.
        case number(Double, Unit?)
        case text([TextPiece])
        /// `#rgb`, `#rrggbb` or `#rrggbbaa`, as 0xRRGGBBAA.
        case colour(UInt32)
        case boolean(Bool)
        case nothing
        /// A use of a name; `primes` counts the derivative marks: `f''` has two.
        indirect case name(String, primes: Int)
        case list([Expression])
        /// `(x, y)`
        indirect case point(Expression, Expression)
        /// `(a)`: kept because `(f)` is a function's value where `f` alone calls it, and for the formatter.
        indirect case parenthesized(Expression)
        indirect case negate(Expression)
        indirect case not(Expression)
        indirect case binary(BinaryOperator, Expression, Expression)
        indirect case combination(AreaOperator, Expression, Expression)
        /// `2pi`: a number directly before a name or a parenthesis.
        indirect case implicitProduct(Expression, Expression)
        indirect case and(Expression, Expression)
        indirect case or(Expression, Expression)
        /// `a < b <= c`: every operator stands between its neighbours.
        indirect case comparison(Expression, [(ComparisonOperator, Expression)])
        indirect case range(Expression, Expression, closed: Bool)
        indirect case call(Call)
        indirect case index(Expression, Expression)
        indirect case member(Expression, Name)
        indirect case function(FunctionBody)
        indirect case conditional(Conditional)
        /// Stands where the parser could read nothing; an error has been reported.
        case missing
    }

    public enum Unit: String, Sendable { case degrees, radians, turns, seconds, milliseconds, percent }
}

public enum BinaryOperator: String, Sendable {
    case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%", power = "^"
}

/// How two areas become one.
public enum AreaOperator: String, Sendable, CaseIterable {
    case union = "∪", intersection = "∩", difference = "∖", symmetricDifference = "△"
}

public enum ComparisonOperator: String, Sendable {
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
}

/// A part of a text literal: `"radius \(r)"` is a literal and an inserted value.
public enum TextPiece: Sendable {
    case literal(String)
    case value(Expression)
}

/// `callee(arguments) { block }`, or a command `callee arguments { block }`.
public struct Call: Sendable {
    public enum Style: Sendable { case command, parentheses }
    public var callee: Expression
    public var arguments: [Argument]
    public var block: Block?
    public var style: Style
    public init(callee: Expression, arguments: [Argument], block: Block?, style: Style) {
        (self.callee, self.arguments, self.block, self.style) = (callee, arguments, block, style)
    }
}

/// One argument of a call.
public struct Argument: Sendable {
    public enum Kind: Sendable {
        case positional(Expression)
        /// `label: value`
        indirect case labelled(Name, Expression)
        /// `via (1, 2), (3, 4)`: a preposition and one value or more.
        indirect case clause(Name, [Expression])
        /// `for x in range by step`
        indirect case iteration(Name, Pattern, Expression, step: Expression?)
    }
    public var kind: Kind
    public var span: Span
    public init(_ kind: Kind, _ span: Span) { (self.kind, self.span) = (kind, span) }
}

/// `x => value`, `(x, y) => { block }`, or what a declared function does.
public struct FunctionBody: Sendable {
    public enum Result: Sendable {
        case value(Expression)
        case block(Block)
    }
    public var parameters: [ParameterDeclaration]
    public var result: Result
    public init(parameters: [ParameterDeclaration], result: Result) { (self.parameters, self.result) = (parameters, result) }
}

public struct ParameterDeclaration: Sendable {
    public var name: Name
    public var defaultValue: Expression?
    public init(name: Name, defaultValue: Expression?) { (self.name, self.defaultValue) = (name, defaultValue) }
}

/// `if c { } else if d { } else { }`, as a statement or as a value.
public struct Conditional: Sendable {
    public struct Branch: Sendable {
        public var condition: Expression
        public var block: Block
        public init(condition: Expression, block: Block) { (self.condition, self.block) = (condition, block) }
    }
    public var branches: [Branch]
    public var otherwise: Block?
    public init(branches: [Branch], otherwise: Block?) { (self.branches, self.otherwise) = (branches, otherwise) }
}

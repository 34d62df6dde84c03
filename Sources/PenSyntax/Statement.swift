// The syntax tree: statements.

public struct Statement: Sendable {
    public var kind: Kind
    public var span: Span
    public init(_ kind: Kind, _ span: Span) { (self.kind, self.span) = (kind, span) }

    public enum Kind: Sendable {
        indirect case declaration(Pattern, Expression)
        /// `target = value`, or with an operator `target += value`; the target is a name, an index or a member.
        indirect case assignment(Expression, BinaryOperator?, Expression)
        indirect case function(Name, FunctionBody)
        indirect case conditional(Conditional)
        indirect case whileLoop(Expression, Block)
        indirect case repeatLoop(Expression, Block)
        indirect case forLoop(Pattern, in: Expression, by: Expression?, Block)
        indirect case returning(Expression?)
        case breaking
        case continuing
        /// The text between the quotes, and its place.
        indirect case importing(Name)
        /// A command, a call, or a value that is shown.
        case expression(Expression)
    }
}

/// Statements between braces; the span includes them.
public struct Block: Sendable {
    public var statements: [Statement]
    public var span: Span
    public init(statements: [Statement], span: Span) { (self.statements, self.span) = (statements, span) }
}

/// What `let` and `for` bind: one name, or several that take a list, a pair or a point apart.
public enum Pattern: Sendable {
    case name(Name)
    case names([Name], Span)
}

/// What the parser makes of a source: always a tree, with every error found on the way.
public struct SyntaxTree: Sendable {
    public var statements: [Statement]
    public var diagnostics: [Diagnostic]
    public init(statements: [Statement], diagnostics: [Diagnostic]) {
        (self.statements, self.diagnostics) = (statements, diagnostics)
    }
}

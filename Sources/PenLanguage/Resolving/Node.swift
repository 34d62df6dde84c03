// The resolved tree: names have become variables, functions and builtins; constants are folded. It is kept as long as
// the session lives, and evaluated by compiling it to closures.

import PenSyntax

/// A resolved expression.
struct Node {
    let kind: Kind
    let span: Span

    init(_ kind: Kind, _ span: Span) { (self.kind, self.span) = (kind, span) }

    indirect enum Kind {
        case constant(Value)
        case variable(Variable)
        /// A function of the script, as a value.
        case function(Function)
        case builtin(Builtin)
        case derivative(Node, order: Int)
        case text([TextPart])
        case list([Node])
        case point(Node, Node)
        case negate(Node)
        case not(Node)
        case arithmetic(BinaryOperator, Node, Node)
        case and(Node, Node)
        case or(Node, Node)
        case comparison(Node, [(ComparisonOperator, Node)])
        case range(Node, Node, closed: Bool)
        case callFunction(Function, arguments: [Node?])
        case callBuiltin(BuiltinCall)
        case callValue(Node, arguments: [Node])
        case index(Node, Node)
        case member(Node, Name)
        case conditional([Branch], otherwise: BlockNode?)
    }

    enum TextPart {
        case literal(String)
        case value(Node)
    }

    struct Branch {
        let condition: Node
        let block: BlockNode
    }
}

/// A builtin called by its name, with its arguments as they were written.
struct BuiltinCall {
    let builtin: Builtin
    let positional: [Node]
    /// Arguments with a label or a preposition, by the parameter's index.
    let labelled: [(parameter: Int, value: Node)]
    let block: BlockNode?
    let nameSpan: Span
    /// The sign between two values that stands for the call.
    var sign: AreaOperator?
    var use = Use.value

    enum Use {
        /// At the head of a line, without parentheses.
        case command
        /// Alone on a line, with parentheses: its value is dropped, unless it is the last of a block whose value is wanted.
        case line
        case value
    }
}

extension Node {
    /// The same as the last of a block whose value is wanted.
    var givingValue: Node {
        guard case .callBuiltin(var call) = kind, call.use == .line else { return self }
        call.use = .value
        return Node(.callBuiltin(call), span)
    }
}

/// A resolved statement.
struct StatementNode {
    let kind: Kind
    let span: Span

    init(_ kind: Kind, _ span: Span) { (self.kind, self.span) = (kind, span) }

    indirect enum Kind {
        case declare(Variable, Node)
        case destructure([Variable], Node)
        case assign(Variable, Node)
        case assignElement(Node, index: Node, BinaryOperator?, Node)
        case assignMember(Node, Name, BinaryOperator?, Node)
        case conditional([Node.Branch], otherwise: BlockNode?)
        case whileLoop(Node, BlockNode)
        case repeatLoop(Node, BlockNode)
        /// Over a range that is written in the head.
        case rangeLoop(Variable, lower: Node, upper: Node, closed: Bool, step: Node?, BlockNode)
        case listLoop([Variable], in: Node, step: Node?, BlockNode)
        case returning(Node?)
        case breaking
        case continuing
        /// The statements of an imported file.
        case imported(BlockNode)
        /// A call or a command: its value is dropped.
        case evaluate(Node)
        case show(Node)
        /// A variable's name alone on a line: called if it holds a function, shown if not.
        case callOrShow(Node)
    }
}

final class BlockNode {
    var statements: [StatementNode] = []
    /// Variables declared here that closures share and that are assigned again: each run of the block makes new ones.
    var variables: [Variable] = []
    let span: Span
    init(span: Span) { self.span = span }
}

// Where the cursor stands in an unfinished text, as far as the words before it show.

/// What could be typed next. It is read from the words alone: what the names mean is for others to say.
public struct CursorPlace: Sendable {
    public enum Wanted: Sendable, Equatable {
        /// A name that does not exist yet, the rest of a comment, digits: nobody can know.
        case nothing
        case statement
        case value
        /// A value is complete, and a blank follows it.
        case continuation
        /// What follows the dot behind this value.
        case member(of: Span)
        /// What stands directly behind a number: a unit or a factor.
        case factor
        /// A text of which this much is written, without its quotes.
        case text(Span)
    }

    public var wanted = Wanted.nothing
    /// What is written of the word or the text at the cursor, and where that begins, in bytes.
    public var word = ""
    public var start = 0
    /// The innermost call whose arguments are being written; nil where there is none.
    public var call: OpenCall?
    /// What holds the cursor within the argument, the outermost first.
    public var nesting: [Nesting] = []
    /// The value is a part of a longer one: `a + `, so that nothing is known of its kind.
    public var isOperand = false
    /// The operator or the word of the language right before the cursor's word: `+`, `in`.
    public var leader = ""
    /// The words of the language that may follow a complete value here: `in`, `by`, `else`.
    public var followers: [String] = []
    /// Where a value is assigned to something that is there already: what it is assigned to.
    public var target: Span?
    /// An import's file is wanted.
    public var isImport = false
    /// The cursor is in a function's block, so that there is something to return from; in a loop's.
    public var isInFunction = false
    public var isInLoop = false
    /// What the text declares and can be seen here, the latest last.
    public var names: [DeclaredName] = []

    public enum Nesting: Sendable, Equatable {
        case list
        /// Round brackets around one value, or the so many-th of several, from 0.
        case parentheses(Int)
    }
}

/// A call or a command that is being written.
public struct OpenCall: Sendable {
    public struct Argument: Sendable {
        /// A label or a preposition.
        public var label: String?
        /// The label is a preposition, whose values are several perhaps.
        public var isClause = false
        /// What is written of the value; empty where nothing is.
        public var value: Span

        public init(label: String? = nil, isClause: Bool = false, value: Span) { (self.label, self.isClause, self.value) = (label, isClause, value) }
    }

    public var name: String
    /// Where the name stands.
    public var span: Span
    /// The value before the dot: `road.pointAt(`.
    public var receiver: Span?
    /// Written at the head of a line, without parentheses around its arguments.
    public var isCommand: Bool
    /// In their order, several values of one clause apart; the last one is being written.
    public var arguments: [Argument]

    /// The argument at the cursor.
    public var current: Argument { arguments[arguments.count - 1] }
}

/// A name that an unfinished text declares.
public struct DeclaredName: Sendable {
    public enum Kind: Sendable, Equatable {
        /// A variable and the value that it is given.
        case variable(Span)
        /// A loop's variable and what the loop goes through.
        case element(of: Span)
        /// A function's parameter.
        case parameter
        case function(parameters: [String], isCommand: Bool)
    }

    public var name: String
    public var kind: Kind
}

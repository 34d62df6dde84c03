// A bracket that is open at some point of an unfinished text, and what is going on in it.

/// What `CursorReader` knows inside of one bracket; the text itself counts as one.
struct CursorFrame {
    enum Use: Equatable {
        /// Statements: the text, or a block.
        case block
        /// The arguments of a call.
        case arguments
        /// The parameters of a definition, or the names of a `let` or `for`.
        case names
        case parentheses, list
        /// A list's place.
        case index
        /// A value in a text.
        case insertion
    }

    let use: Use
    /// The token that opens it; -1 for the text.
    let opening: Int
    /// The call that is written in it: that of the parentheses, or the command at the head of the line.
    var call: OpenCall?
    /// The first token of the statement, where there are statements.
    var head = -1
    /// The word that heads the statement, if it is one of the language's.
    var keyword: TokenKind?
    /// `in` of a `for` has been read; `by` too.
    var hasIn = false
    var hasBy = false
    /// What the statement declares: known behind its end, or in its block.
    var declared: [DeclaredName] = []
    /// Where the value begins that the statement declares or assigns; -1 before that.
    var value = -1
    /// What the statement assigns to.
    var target: Span?
    var names: [DeclaredName] = []
    /// So many values of a list or between round brackets are complete.
    var count = 0
    /// The bracket stands behind an operator.
    var isOperand = false
    /// The statement before was an `if`, which `else` would continue.
    var isBehindIf = false
    var isFunction = false
    var isLoop = false

    init(_ use: Use, opening: Int) { (self.use, self.opening) = (use, opening) }
}

extension OpenCall {
    init(_ name: String, _ span: Span, receiver: Span?, isCommand: Bool) {
        self.init(name: name, span: span, receiver: receiver, isCommand: isCommand, arguments: [])
        begin(label: nil, isClause: false, at: span.end)
    }

    mutating func begin(label: String?, isClause: Bool, at place: Int32) {
        arguments.append(Argument(label: label, isClause: isClause, value: Span(source: span.source, start: place, end: place)))
    }

    /// A comma: the next value of a clause, or the next argument.
    mutating func next(at place: Int32) {
        begin(label: current.isClause ? current.label : nil, isClause: current.isClause, at: place)
    }

    /// A label or a preposition: of the argument that begins here, or of the next.
    mutating func label(_ label: String, isClause: Bool, at place: Int32) {
        if current.value.start == current.value.end { arguments.removeLast() }
        begin(label: label, isClause: isClause, at: place)
    }

    /// A piece of the argument's value.
    mutating func extend(_ token: Token) {
        let last = arguments.count - 1
        if arguments[last].value.start == arguments[last].value.end { arguments[last].value.start = token.start }
        arguments[last].value.end = token.end
    }
}

// What went wrong, where, and what to do about it: one type for lexer, parser, resolver and evaluator.

/// A message with its place. Messages speak the reader's language: they never say token, identifier, operand or
/// expression.
public struct Diagnostic: Error, Sendable, Equatable {
    public enum Severity: String, Sendable { case error, warning }

    /// A further place that explains the message: where a bracket was opened, where a name was declared first.
    public struct Note: Sendable, Equatable {
        public var message: String
        public var span: Span?
        public init(_ message: String, at span: Span? = nil) { (self.message, self.span) = (message, span) }
    }

    /// A change of the text that mends the fault; edits do not overlap and stand in order.
    public struct Fix: Sendable, Equatable {
        public struct Edit: Sendable, Equatable {
            public var span: Span
            public var replacement: String
            public init(_ span: Span, _ replacement: String) { (self.span, self.replacement) = (span, replacement) }
        }
        public var edits: [Edit]
        public init(_ edits: [Edit]) { self.edits = edits }
        public init(replacing span: Span, with text: String) { edits = [Edit(span, text)] }
    }

    /// A call of a pen function that was going on, innermost first.
    public struct Call: Sendable, Equatable {
        public var name: String
        public var span: Span
        public init(_ name: String, at span: Span) { (self.name, self.span) = (name, span) }
    }

    public var severity: Severity
    public var code: Code
    public var message: String
    public var span: Span
    public var notes: [Note]
    /// Shown as the corrected line under "try:".
    public var fix: Fix?
    public var calls: [Call] = []
    /// What else may be meant, or what is said without an offer: the first of this diagnostic and these whose corrected
    /// line runs is shown.
    public var alternatives: [Diagnostic] = []

    public init(_ severity: Severity, _ code: Code, _ message: String, at span: Span, notes: [Note] = [], fix: Fix? = nil) {
        (self.severity, self.code, self.message, self.span, self.notes, self.fix) = (severity, code, message, span, notes, fix)
    }

    /// An error.
    public init(_ code: Code, _ message: String, at span: Span, notes: [Note] = [], fix: Fix? = nil) {
        self.init(.error, code, message, at: span, notes: notes, fix: fix)
    }
}

// The values that the inputs of a conversation show.

import PenSyntax

/// Keeps what an input is answered with, for `_` in the inputs that follow.
final class Answers {
    /// A value, and whether it is an angle, which cannot be seen from its number.
    struct Given {
        let value: Value
        let isAngle: Bool
    }

    let tell: (Answer) -> Void
    /// The input that is being read, if it was typed: in scripts `_` is a name like any other. Where it stands there, and
    /// whether nothing else does.
    private(set) var input: Int32?
    private(set) var uses: [(span: Span, isAlone: Bool)] = []
    /// What `_` is.
    private(set) var previous: Given?
    /// What the running input has shown last, and where that stands.
    private(set) var last: (given: Given, span: Span)?
    /// Names alone on a line that were called, since they stand for functions.
    private var calls: Set<Span> = []
    /// Where values are shown that are angles.
    private var angles: Set<Span> = []

    init(tell: @escaping (Answer) -> Void) { self.tell = tell }

    /// What the input that is being read declares and mentions.
    private(set) var names = NamesOfInput()

    /// - Parameter isTyped: false for a whole script.
    func begin(source: Int32, isTyped: Bool, previous: Given?) {
        (input, self.previous) = (isTyped ? source : nil, previous)
        (uses, last, calls, names) = ([], nil, [], NamesOfInput(source: source))
    }

    func note(_ note: (inout NamesOfInput) -> Void) { note(&names) }

    /// `_` is used in the input that is being read.
    func use(at span: Span, isAlone: Bool) -> Value? {
        if previous != nil { uses.append((span, isAlone)) }
        return previous?.value
    }

    func noteAngle(at span: Span) { angles.insert(span) }

    func noteCall(at span: Span) { calls.insert(span) }

    func wasCalled(at span: Span) -> Bool { calls.contains(span) }

    /// What an input is answered with whose last line this is; nil where that shows nothing.
    func given(by statement: Statement?) -> Given? {
        guard case .expression(let expression)? = statement?.kind, let last, last.span == expression.span else { return nil }
        return last.given
    }

    func show(_ value: Value, at span: Span, by machine: Machine) {
        let given = Given(value: value, isAngle: angles.contains(span))
        last = (given, span)
        let writer = AnswerWriter(scene: machine.scene, source: machine.source)
        if case .color(let color) = value { return tell(Answer(text: writer.text(of: given), color: color.color)) }
        tell(Answer(text: writer.text(of: given), color: nil))
    }
}

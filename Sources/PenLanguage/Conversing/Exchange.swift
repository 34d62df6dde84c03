// An input that holds, and what a script needs to know of it.

import PenSyntax

struct Exchange {
    let text: String
    /// Where it comes from, if it is a whole script.
    let file: String?
    let mark: Session.Mark
    /// What it was answered with: what its last line showed.
    let given: Answers.Given?
    let names: NamesOfInput
    /// The same, or the answer before it.
    let latest: Answers.Given?
    /// Where `_` stands, and whether nothing else does.
    let uses: [(span: Span, isAlone: Bool)]
    /// The last line, which gave the answer, and how it did.
    let answering: AnsweringLine?

    init(text: String, file: String?, mark: Session.Mark, answers: Answers, statement: Statement?, earlier: Answers.Given?) {
        (self.text, self.file, self.mark, names, uses) = (text, file, mark, answers.names, answers.uses)
        given = file == nil ? answers.given(by: statement) : nil
        latest = given ?? earlier
        answering = given == nil ? nil : statement.flatMap { AnsweringLine($0, answers) }
    }
}

extension Exchange {
    /// A statement with the `;` and the spaces behind it.
    func wholeLine(_ statement: Span) -> Span {
        let rest = text.utf8.dropFirst(Int(statement.end)), gap = rest.prefix { $0 == UInt8(ascii: " ") }
        guard rest.dropFirst(gap.count).first == UInt8(ascii: ";") else { return statement }
        let space = rest.dropFirst(gap.count + 1).prefix { $0 == UInt8(ascii: " ") }
        return Span(source: statement.source, start: statement.start, end: statement.end + Int32(gap.count + 1 + space.count))
    }
}

/// A line whose value a name can be given.
struct AnsweringLine {
    let span: Span
    /// What makes a value of it, where a command stands, and whether a script shows it.
    let edits: [Diagnostic.Fix.Edit]
    let isShown: Bool

    init?(_ statement: Statement, _ answers: Answers) {
        guard case .expression(let expression) = statement.kind else { return nil }
        span = expression.span
        guard case .call(let call) = expression.kind else {
            // A function's name alone calls it.
            let wasCalled = answers.wasCalled(at: span)
            (edits, isShown) = (wasCalled ? [Diagnostic.Fix.Edit(span.atEnd, "()")] : [], !wasCalled)
            return
        }
        isShown = false
        guard call.style == .command, let first = call.arguments.first, let last = call.arguments.last else {
            edits = []
            return
        }
        let gap = Span(source: span.source, start: call.callee.span.end, end: first.span.start)
        edits = [Diagnostic.Fix.Edit(gap, "("), Diagnostic.Fix.Edit(last.span.atEnd, ")")]
    }
}

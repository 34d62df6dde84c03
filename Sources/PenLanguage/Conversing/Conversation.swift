// A script that grows input by input, each of which can be taken back.

import PenSyntax

/// What a prompt needs of the language: inputs that succeed stay, inputs that fail leave nothing behind.
public final class Conversation {
    public let session: Session
    /// The inputs that hold, in their order.
    public var inputs: [String] { exchanges.map(\.text) }
    /// Whether what an input prints and shows is not to be seen: it has been, or the input is only tried.
    public private(set) var isSilent = false

    private let answers: Answers
    private var exchanges: [Exchange] = []
    /// Taken back, the next to be repeated last.
    private var undone: [Exchange] = []

    /// - Parameter answer: is told what inputs are answered with; nil for the session's print.
    public init(_ session: Session, answer: ((Answer) -> Void)? = nil) {
        self.session = session
        let print = session.machine.print
        answers = Answers(tell: answer ?? { print($0.text + "\n") })
        session.isConversation = true
        session.machine.answers = answers
    }

    /// Runs an input. One that does not finish is taken back.
    /// - Parameter file: where the input comes from, if it is a whole script; its imports are seen from there.
    public func say(_ text: String, from file: String? = nil, report: @escaping (Diagnostic) -> Void) -> Session.Ending {
        undone.removeAll()
        return run(text, from: file, report: report)
    }

    private func run(_ text: String, from file: String?, report: @escaping (Diagnostic) -> Void) -> Session.Ending {
        let mark = session.mark(), source = session.add(name: file ?? "input", bytes: Array(text.utf8))
        begin(source, isTyped: file == nil)
        let ending = session.run(source, report: report)
        guard case .finished = ending else {
            session.rollback(to: mark)
            return ending
        }
        exchanges.append(Exchange(text: text, file: file, mark: mark, answers: answers, statement: session.lastStatement, earlier: exchanges.last?.latest))
        return ending
    }

    private func begin(_ source: Source, isTyped: Bool) {
        answers.begin(source: source.id, isTyped: isTyped, previous: exchanges.last?.latest)
    }

    /// Runs an input unseen, and takes it back.
    /// - Parameter look: is shown what the input was answered with, while that lasts.
    func attempt(_ source: Source, report: @escaping (Diagnostic) -> Void, look: (Answers.Given?) -> Void = { _ in }) -> Session.Ending {
        let mark = session.mark()
        defer { session.rollback(to: mark) }
        begin(source, isTyped: true)
        let ending = silently { session.run(source, report: report) }
        look(answers.given(by: session.lastStatement))
        return ending
    }

    private func silently<Result>(_ work: () -> Result) -> Result {
        isSilent = true
        defer { isSilent = false }
        return work()
    }

    /// Takes the last input back, with all that it did.
    /// - Returns: the input; nil where there is none.
    public func undo() -> String? {
        guard let last = exchanges.popLast() else { return nil }
        session.rollback(to: last.mark)
        undone.append(last)
        return last.text
    }

    /// Runs what was taken back last once more, without its prints.
    /// - Returns: the input; nil where there is none.
    public func redo() -> String? {
        guard let next = undone.popLast() else { return nil }
        guard case .finished = silently({ run(next.text, from: next.file, report: { _ in }) }) else {
            undone.removeAll()
            return nil
        }
        return next.text
    }

    /// The script that does what the inputs did, and the names for which it cannot: they stood for different things.
    public var script: (text: String, ambiguous: [String]) {
        let script = ConversationScript(exchanges)
        return (script.text, script.ambiguous)
    }
}

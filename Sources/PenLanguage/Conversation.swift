// A script that grows input by input, each of which can be taken back.

import PenSyntax

/// What a prompt needs of the language: inputs that succeed stay, inputs that fail leave nothing behind.
public final class Conversation {
    public let session: Session
    /// The inputs that hold, in their order.
    public var inputs: [String] { done.map(\.text) }
    /// Whether an input is being run again: what it prints has been seen.
    public private(set) var isRepeating = false

    private var done: [(text: String, mark: Session.Mark)] = []
    /// Taken back, the next to be repeated last.
    private var undone: [String] = []

    public init(_ session: Session) {
        self.session = session
        session.isConversation = true
    }

    /// Runs an input. One that does not finish is taken back.
    public func say(_ text: String, report: @escaping (Diagnostic) -> Void) -> Session.Ending {
        undone.removeAll()
        return run(text, report: report)
    }

    private func run(_ text: String, report: @escaping (Diagnostic) -> Void) -> Session.Ending {
        let mark = session.mark()
        let ending = session.run(session.add(name: "input", bytes: Array(text.utf8)), report: report)
        if case .finished = ending { done.append((text, mark)) } else { session.rollback(to: mark) }
        return ending
    }

    /// Takes the last input back, with all that it did.
    /// - Returns: the input; nil where there is none.
    public func undo() -> String? {
        guard let last = done.popLast() else { return nil }
        session.rollback(to: last.mark)
        undone.append(last.text)
        return last.text
    }

    /// Runs what was taken back last once more, without its prints.
    /// - Returns: the input; nil where there is none.
    public func redo() -> String? {
        guard let text = undone.popLast() else { return nil }
        isRepeating = true
        defer { isRepeating = false }
        guard case .finished = run(text, report: { _ in }) else {
            undone.removeAll()
            return nil
        }
        return text
    }
}

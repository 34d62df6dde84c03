// Inputs that are run and taken back: to know what a value is, or how long something takes.

import PenSyntax

extension Conversation {
    /// How long an input takes, without the reading of it.
    public struct Timing: Sendable {
        /// The best of all runs, in seconds.
        public let seconds: Double
        public let runs: Int
    }

    /// So many runs at most, and so many seconds; there is always one.
    private static let mostRuns = 200
    private static let patience = 0.3

    /// What kind of value an input is answered with, as help writes types; nothing of the input stays.
    /// - Returns: nil for the type where it gives no value.
    public func type(of text: String, report: @escaping (Diagnostic) -> Void) -> (ending: Session.Ending, type: String?) {
        var type: String?
        let ending = attempt(source(text), report: report) { type = $0?.typeName }
        return (ending, type)
    }

    /// Runs an input again and again, each time from the state in which the session is and stays.
    public func time(_ text: String, report: @escaping (Diagnostic) -> Void) -> (ending: Session.Ending, timing: Timing) {
        let source = source(text)
        var (best, total, runs) = (Double.infinity, 0.0, 0)
        while true {
            let ending = attempt(source, report: runs == 0 ? report : { _ in })
            runs += 1
            (best, total) = (min(best, session.runTime), total + session.runTime)
            guard case .finished = ending, total < Conversation.patience, runs < Conversation.mostRuns else { return (ending, Timing(seconds: best, runs: runs)) }
        }
    }

    private func source(_ text: String) -> Source { session.add(name: "input", bytes: Array(text.utf8)) }
}

extension Answers.Given {
    /// As help writes types.
    fileprivate var typeName: String {
        switch value {
        case .number, .jet: isAngle ? "angle" : "number"
        case .point, .jetPoint: "point"
        case .text: "text"
        case .list(let list): Answers.Given.name(of: list)
        case .function: "function"
        case .range: "range"
        case .color: "colour"
        case .path: "path"
        case .transform: "transform"
        case .gradient: "gradient"
        case .layer: "layer"
        case .box: "box"
        case .place: "place"
        case .boolean: "yes or no"
        case .nothing, .cell, .unset: "nothing"
        }
    }

    /// `list of 3 points`, where they are all of one kind.
    private static func name(of list: ListObject) -> String {
        guard list.count > 0 else { return "empty list" }
        let first = Answers.Given(value: list[0], isAngle: false).typeName
        let isUniform = (1..<max(1, list.count)).allSatisfy { list[$0].kindName == list[0].kindName }
        if case .list = list[0] { return isUniform ? "list of \(list.count) lists" : "list of \(list.count) values" }
        guard isUniform, first != "yes or no" else { return "list of \(list.count) value" + (list.count == 1 ? "" : "s") }
        return "list of \(list.count) \(first)" + (list.count == 1 ? "" : "s")
    }
}

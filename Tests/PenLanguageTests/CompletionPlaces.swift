// Asking what could be typed next in a session.

import PenLanguage
import PenSyntax
import Testing

/// A conversation in which some inputs were said.
final class TypedSession {
    let conversation: Conversation
    private(set) var printed = ""

    init(_ inputs: [String] = []) {
        conversation = Conversation(Session())
        for input in inputs {
            guard case .finished = conversation.say(input, report: { _ in }) else { Issue.record("\(input) fails"); continue }
        }
    }

    func completion(_ text: String) -> Completion { conversation.session.completion(of: text) }

    /// What is offered, in its order.
    func offers(_ text: String) -> [String] { completion(text).candidates.map(\.text) }

    /// What stands there after the key, where one thing alone is offered.
    func completed(_ text: String) -> String? {
        let completion = completion(text)
        guard completion.candidates.count == 1, let only = completion.candidates.first else { return nil }
        return String(decoding: text.utf8.prefix(completion.start), as: UTF8.self) + only.text + only.following
    }

    /// The signature with the next parameter between marks.
    func signature(_ text: String) -> String? {
        let completion = completion(text)
        return completion.signature?.pieces.map { $0.parameter != nil && $0.parameter == completion.parameter ? "<\($0.text)>" : $0.text }.joined()
    }
}

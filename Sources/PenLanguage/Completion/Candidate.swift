// What can stand at the cursor.

import PenScene

public struct Candidate {
    public enum Kind: Sendable { case command, function, variable, property, label, preposition, word, constant, color, choice, unit, file }

    /// What is put in place of what was typed of it.
    public let text: String
    public let kind: Kind
    /// What is written behind it where it is the only one: `(`, a blank, `: `.
    public let following: String
    /// How well it fits here: the least first.
    let rank: Int
    private let makeHelp: () -> String

    /// - Parameter help: asked only of those that are shown.
    public init(_ text: String, _ kind: Kind, following: String = "", help: @escaping @autoclosure () -> String) {
        self.init(text, kind, rank: 0, following: following, help: help())
    }

    init(_ text: String, _ kind: Kind, rank: Int, following: String = "", help: @escaping @autoclosure () -> String) {
        (self.text, self.kind, self.rank, self.following, makeHelp) = (text, kind, rank, following, help)
    }

    /// One line about it; empty where there is nothing to say.
    public var help: String { makeHelp() }
}

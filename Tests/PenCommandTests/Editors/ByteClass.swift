// What a byte of a script is, told by pen's lexer and by an editor's grammar.

import Foundation
import PenSyntax

@testable import PenSyntax

enum ByteClass: String {
    case comment, text, number, colour, keyword, preposition, label, plain

    /// The class of each byte by the tokens that the lexer makes; nil for blanks.
    static func classes(of bytes: [UInt8]) -> [ByteClass?] {
        var classes = [ByteClass?](repeating: nil, count: bytes.count)
        var end = 0
        for token in Lexer.tokens(of: Source(id: 0, name: "", bytes: bytes)).tokens {
            markComments(from: end, to: Int(token.start), bytes, &classes)
            for index in Int(token.start)..<Int(token.end) { classes[index] = ByteClass(token.kind) }
            end = Int(token.end)
        }
        return classes
    }

    /// Between tokens there are blanks and comments only.
    private static func markComments(from start: Int, to end: Int, _ bytes: [UInt8], _ classes: inout [ByteClass?]) {
        var isInComment = false
        for index in start..<end {
            let isFirst = bytes[index] == UInt8(ascii: "/") || index == 0 && bytes[index] == UInt8(ascii: "#")
            isInComment = bytes[index] != UInt8(ascii: "\n") && (isInComment || isFirst)
            if isInComment { classes[index] = .comment }
        }
    }

    private init(_ kind: TokenKind) {
        switch kind {
        case .number: self = .number
        case .colour: self = .colour
        case .text, .textOpening, .textMiddle, .textClosing: self = .text
        case .label: self = .label
        case .preposition: self = .preposition
        case _ where kind.isReserved: self = .keyword
        default: self = .plain
        }
    }

    /// By the name that the editor's grammar has for it: a scope of TextMate's, or a group of vim's.
    init(editorName name: String) {
        let beginnings: [(String, ByteClass)] = [
            ("comment", .comment), ("string", .text), ("constant.character.escape", .text), ("punctuation.section.embedded", .text), ("constant.numeric", .number),
            ("keyword.other.unit", .number), ("constant.other.color", .colour), ("keyword.control", .keyword), ("storage.type", .keyword),
            ("keyword.operator.word", .keyword), ("constant.language", .keyword), ("keyword.other.preposition", .preposition), ("variable.parameter.label", .label),
        ]
        let groups: [String: ByteClass] = [
            "penComment": .comment, "penText": .text, "penEscape": .text, "penInsertion": .text, "penNumber": .number, "penColour": .colour, "penControl": .keyword,
            "penDeclaration": .keyword, "penLogic": .keyword, "penTruth": .keyword, "penPreposition": .preposition, "penLabel": .label,
        ]
        self = groups[name] ?? beginnings.first { name.hasPrefix($0.0) }?.1 ?? .plain
    }
}

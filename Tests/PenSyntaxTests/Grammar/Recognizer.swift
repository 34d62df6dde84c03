// Whether a text can be derived from the grammar.

@testable import PenSyntax

/// Finds for each rule and place all places where a derivation of the rule can end; each is found once.
struct Recognizer {
    private let grammar: Grammar
    private let source: Source
    /// With a newline of its own before each token that starts a line.
    private var tokens: [Token] = []
    private var known: [String: [Int: Set<Int>]] = [:]
    private(set) var furthest = 0

    init(_ grammar: Grammar, _ source: Source) {
        (self.grammar, self.source) = (grammar, source)
        for token in Lexer.tokens(of: source).tokens {
            if token.flags.contains(.startsLine), token.kind != .end || !tokens.isEmpty {
                tokens.append(Token(kind: .newline, flags: .spaceBefore, start: token.start, end: token.start))
            }
            tokens.append(token)
        }
    }

    mutating func accepts() -> Bool { ends(.reference("script"), 0).contains(tokens.count - 1) }

    /// Where it stops making sense.
    var place: Int32 { tokens[furthest].start }

    private mutating func ends(_ rule: Rule, _ start: Int) -> Set<Int> {
        switch rule {
        case .sign(let sign): return matches(sign, start) ? [start + 1] : []
        case .reference(let name): return ends(ofRule: name, start)
        case .remark(let remark): return holds(remark, start) ? [start] : []
        case .optional(let part): return ends(part, start).union([start])
        case .choice(let choices): return choices.reduce(into: []) { $0.formUnion(ends($1, start)) }
        case .sequence(let parts):
            return parts.reduce([start]) { starts, part in
                starts.reduce(into: Set<Int>()) { $0.formUnion(ends(part, $1)) }
            }
        case .repeated(let part):
            var (all, new): (Set<Int>, Set<Int>) = ([start], [start])
            while !new.isEmpty {
                new = new.reduce(into: Set<Int>()) { $0.formUnion(ends(part, $1)) }.subtracting(all)
                all.formUnion(new)
            }
            return all
        }
    }

    private mutating func ends(ofRule name: String, _ start: Int) -> Set<Int> {
        if let kind = Recognizer.tokenRules[name] {
            guard start < tokens.count, kind.contains(tokens[start].kind) else { return [] }
            return step(start)
        }
        if name == "prime" { return [] }
        if let found = known[name]?[start] { return found }
        let found = grammar.rules[name].map { ends($0, start) } ?? []
        known[name, default: [:]][start] = found
        return found
    }

    private static let tokenRules: [String: [TokenKind]] = [
        "newline": [.newline], "name": [.name], "anyName": [.name], "label": [.label], "number": [.number], "colour": [.colour],
        "plainText": [.text], "textStart": [.textOpening], "textMiddle": [.textMiddle], "textEnd": [.textClosing],
        "preposition": [.preposition], "assigningSign": [.compoundAssign],
    ]

    private mutating func step(_ start: Int) -> Set<Int> {
        furthest = max(furthest, start)
        return [start + 1]
    }

    private mutating func matches(_ sign: String, _ start: Int) -> Bool {
        guard start < tokens.count, tokens[start].kind != .newline, tokens[start].kind != .label else { return false }
        guard isWord(sign, start) || Recognizer.otherSpellings[text(start)] == sign else { return false }
        furthest = max(furthest, start)
        return true
    }

    private static let otherSpellings = ["−": "-", "×": "*", "·": "*", "÷": "/", "≤": "<=", "≥": ">=", "≠": "!="]

    private func text(_ index: Int) -> String {
        source.text(Span(source: source.id, start: tokens[index].start, end: tokens[index].end))
    }

    private func isWord(_ word: String, _ index: Int) -> Bool { text(index) == word }

    private func holds(_ remark: String, _ start: Int) -> Bool {
        guard start < tokens.count else { return false }
        let isSpaced = tokens[start].flags.contains(.spaceBefore)
        switch remark {
        case "space": return isSpaced
        case "no space": return !isSpaced
        case "begins neither with if nor with a minus and a space": return tokens[start].kind != .if
        case "a name or a parenthesis follows, this not behind a unit":
            return tokens[start].kind == .name || tokens[start].kind == .openParenthesis
        default: return true
        }
    }
}

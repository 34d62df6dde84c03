// The grammar file, read into rules.

import Foundation

/// What a rule of `grammar/pen.ebnf` says.
indirect enum Rule {
    case sequence([Rule])
    case choice([Rule])
    case optional(Rule)
    case repeated(Rule)
    case sign(String)
    case reference(String)
    /// `? … ?`
    case remark(String)
}

struct Grammar {
    private(set) var rules: [String: Rule] = [:]

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func load() throws -> Grammar {
        Grammar(try String(contentsOf: root.appending(path: "grammar/pen.ebnf"), encoding: .utf8))
    }

    private var words: ArraySlice<String> = []

    private init(_ text: String) {
        words = Grammar.words(of: text)[...]
        while let name = words.popFirst() {
            precondition(words.popFirst() == "=", "= after \(name)")
            rules[name] = choice()
            precondition(words.popFirst() == ".", ". after \(name)")
        }
    }

    /// Names, signs with their quotes, remarks with their question marks; comments are left out.
    private static func words(of text: String) -> [String] {
        let pattern = /\(\*(?:.|\n)*?\*\)|"[^"\n]+"|\?.+?\? |\?.+?\?\n|[A-Za-z]+|[=.|()\[\]{}]/
        return text.matches(of: pattern).map { String($0.output).trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.hasPrefix("(*") }
    }

    private mutating func choice() -> Rule {
        var choices = [sequence()]
        while words.first == "|" {
            words.removeFirst()
            choices.append(sequence())
        }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func sequence() -> Rule {
        var parts: [Rule] = []
        while let word = words.first, !["|", ")", "]", "}", "."].contains(word) {
            words.removeFirst()
            switch word {
            case "(": parts.append(choice()); words.removeFirst()
            case "[": parts.append(.optional(choice())); words.removeFirst()
            case "{": parts.append(.repeated(choice())); words.removeFirst()
            case _ where word.hasPrefix("\""): parts.append(.sign(String(word.dropFirst().dropLast())))
            case _ where word.hasPrefix("?"): parts.append(.remark(word.trimmingCharacters(in: ["?", " "])))
            default: parts.append(.reference(word))
            }
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }
}

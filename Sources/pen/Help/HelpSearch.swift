// Looking for words in all pages of help.

import PenLanguage
import PenSyntax

/// Finds the pages that fit words best. Words match where they have one stem: `rotating` finds what is rotated.
struct HelpSearch {
    private let words: [String]

    init(_ words: [String]) {
        self.words = words.flatMap { HelpSearch.words(in: $0) }.filter { !HelpSearch.fillers.contains($0) }
    }

    /// Best first: those that match every word, or, where there are none, those that match most.
    var results: [HelpSubject] {
        guard !words.isEmpty else { return [] }
        let rated = HelpSubject.all.enumerated().map { index, subject in (rating: rating(of: subject), index: index, subject: subject) }
        let most = rated.map(\.rating.matches).max() ?? 0
        let best = rated.filter { most > 0 && $0.rating.matches == most }
        return best.sorted { ($1.rating.points, $0.index) < ($0.rating.points, $1.index) }.map(\.subject)
    }

    private func rating(of subject: HelpSubject) -> (matches: Int, points: Int) {
        let entry = Entry(subject)
        let points = words.map(entry.points)
        return (points.count { $0 > 0 }, points.reduce(0, +))
    }

    private static let fillers: Set<String> = ["a", "an", "the", "of", "to", "how", "do", "i", "is", "with", "in", "and", "for", "my"]

    static func words(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    }

    static func stems(in text: String) -> Set<String> { Set(words(in: text).map(stem)) }

    /// In small letters, cut where a capital begins a word: `lineWidth` is `line` and `width`.
    static func parts(of name: String) -> [String] {
        var parts: [String] = [""]
        for character in name {
            if character.isUppercase || !character.isLetter { parts.append("") }
            if character.isLetter || character.isNumber { parts[parts.count - 1] += character.lowercased() }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// A word without the ending of its form, if enough of it is left to be told from others.
    static func stem(_ word: String) -> String {
        for ending in ["ations", "ation", "ions", "ion", "ings", "ing", "ed", "es", "e", "s"] where word.hasSuffix(ending) && word.count - ending.count >= 3 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    /// What can be found of a subject.
    private struct Entry {
        let name: String
        let parts: Set<String>
        let others: [String]
        let summary: Set<String>
        let details: Set<String>

        init(_ subject: HelpSubject) {
            name = subject.name.lowercased()
            parts = Set(HelpSearch.parts(of: subject.name).map(HelpSearch.stem))
            others = subject.otherNames + ForeignNames.names(of: subject.name)
            summary = HelpSearch.stems(in: subject.summary)
            details = HelpSearch.stems(in: subject.details)
        }

        /// 0 where the word is nowhere.
        func points(_ word: String) -> Int {
            let stem = HelpSearch.stem(word)
            if name == word { return 100 }
            if others.contains(word) { return 80 }
            if HelpSearch.stem(name) == stem { return 70 }
            if parts.contains(stem) { return 50 }
            if word.count >= 2, name.hasPrefix(word) { return 40 }
            if others.contains(where: { $0.hasPrefix(stem) && stem.count >= 3 || HelpSearch.words(in: $0).contains(word) }) { return 30 }
            if summary.contains(stem) { return 20 }
            if word.count >= 4, name.contains(word) { return 15 }
            if details.contains(stem) { return 8 }
            if word.count >= 3, summary.contains(where: { $0.hasPrefix(stem) }) { return 5 }
            return word.count >= 3 && details.contains { $0.hasPrefix(stem) } ? 2 : 0
        }
    }
}

extension HelpSubject {
    /// What its page says beside its summary.
    fileprivate var details: String {
        switch self {
        case .topic(let topic): topic.parts.map(\.words).joined(separator: " ")
        case .builtin(let builtin): builtin.parameters.map { "\($0.name) \($0.help) \($0.words.joined(separator: " "))" }.joined(separator: " ")
        case .word(let word): word.form
        case .colour, .command, .option: ""
        }
    }
}

extension HelpTopic.Part {
    fileprivate var words: String {
        switch self {
        case .text(let text): text
        case .table(let rows): rows.map { $0.left + " " + $0.right }.joined(separator: " ")
        }
    }
}

// What can be said of names in a script of which some lines could not be read.

import PenSyntax

extension Source {
    /// The errors of names that are certain: a line that could not be read may declare a name, but then it has it, and every
    /// place where such a name stands has an error.
    func namesThatNothingDeclares(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let unknown = diagnostics.filter { $0.code == .unknownName && $0.span.source == id }
        let reports = Dictionary(grouping: unknown) { text($0.span) }
        let counts = wordCounts(of: Set(reports.keys))
        return unknown.filter { counts[text($0.span)] == reports[text($0.span)]?.count }
    }

    /// How often each of some words stands in the text, also in comments.
    private func wordCounts(of words: Set<String>) -> [String: Int] {
        var counts: [String: Int] = [:]
        guard !words.isEmpty else { return counts }
        for word in bytes.split(whereSeparator: { !$0.isPartOfName }) {
            let word = String(decoding: word, as: UTF8.self)
            if words.contains(word) { counts[word, default: 0] += 1 }
        }
        return counts
    }
}

extension UInt8 {
    /// Letters of other alphabets are bytes from 128.
    var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...: true
        default: false
        }
    }
}

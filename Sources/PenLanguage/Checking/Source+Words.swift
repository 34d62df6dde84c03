// What words stand in a text, to word an error well.

import PenSyntax

extension Source {
    /// Whether the name stands before an opening parenthesis anywhere.
    func calls(_ name: String) -> Bool {
        words(name).contains { $0.upperBound < bytes.count && bytes[$0.upperBound] == UInt8(ascii: "(") }
    }

    /// The first place from `start` on where a line begins with `let` and the name.
    func declaration(of name: String, behind start: Int32) -> Span? {
        let head = Array("let ".utf8)
        let place = words(name).first { word in
            word.lowerBound >= Int(start) + head.count && bytes[(word.lowerBound - head.count)..<word.lowerBound].elementsEqual(head)
                && (word.lowerBound == head.count || bytes[word.lowerBound - head.count - 1] == UInt8(ascii: "\n"))
        }
        return place.map { Span(source: id, start: Int32($0.lowerBound), end: Int32($0.upperBound)) }
    }

    /// Where a word stands, alone.
    private func words(_ word: String) -> [Range<Int>] {
        let letters = Array(word.utf8)
        guard let first = letters.first, bytes.count >= letters.count else { return [] }
        return bytes.indices.filter { start in
            bytes[start] == first && start + letters.count <= bytes.count && bytes[start..<(start + letters.count)].elementsEqual(letters)
                && (start == 0 || !bytes[start - 1].isPartOfName) && (start + letters.count == bytes.count || !bytes[start + letters.count].isPartOfName)
        }.map { $0..<($0 + letters.count) }
    }
}

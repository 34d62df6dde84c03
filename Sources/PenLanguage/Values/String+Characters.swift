// Texts as rows of characters; those of ASCII alone without looking for the characters' bounds.

import PenGeometry

extension String {
    /// True where every character is one byte. A carriage return could be half of a line end, which is one character.
    private var isBytewise: Bool {
        var copy = self
        return copy.withUTF8 { $0.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
    }

    /// How many characters a reader sees.
    var characterCount: Int {
        if isBytewise { return utf8.count }
        return patiently.reduce(0) { count, _ in count + 1 }
    }

    /// The characters from one index up to another.
    /// - Precondition: `range` lies in `0..<characterCount`.
    func part(_ range: Range<Int>) -> String {
        if isBytewise {
            let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
            return String(self[start..<utf8.index(start, offsetBy: range.count)])
        }
        let start = index(startIndex, offsetBy: range.lowerBound)
        return String(self[start..<index(start, offsetBy: range.count)])
    }

    /// Where another text begins, as UTF-8 offsets, without overlaps (Knuth, Morris and Pratt: linear time).
    func occurrences(of pattern: String, limit: Int = .max) -> [Int] {
        let pattern = Array(pattern.utf8)
        guard !pattern.isEmpty, limit > 0 else { return [] }
        let fallback = String.fallbacks(of: pattern)
        var found: [Int] = [], matched = 0
        for (offset, byte) in utf8.enumerated().patiently {
            while matched > 0, pattern[matched] != byte { matched = fallback[matched - 1] }
            if pattern[matched] == byte { matched += 1 }
            guard matched == pattern.count else { continue }
            found.append(offset + 1 - matched)
            if found.count == limit { break }
            matched = 0
        }
        return found
    }

    /// For each prefix of the pattern, the length of the longest proper prefix that also ends it.
    private static func fallbacks(of pattern: [UInt8]) -> [Int] {
        var fallback = [Int](repeating: 0, count: pattern.count)
        for index in pattern.indices.dropFirst() {
            var length = fallback[index - 1]
            while length > 0, pattern[length] != pattern[index] { length = fallback[length - 1] }
            fallback[index] = pattern[length] == pattern[index] ? length + 1 : 0
        }
        return fallback
    }

    /// The pieces between the places where a separator stands.
    func pieces(separatedBy separator: String) -> [String] {
        let bytes = Array(utf8), width = separator.utf8.count
        var pieces: [String] = [], start = 0, ends = occurrences(of: separator)
        ends.append(bytes.count)
        for offset in ends.patiently {
            pieces.append(String(decoding: bytes[start..<offset], as: UTF8.self))
            start = offset + width
        }
        return pieces
    }

    /// Without white space at both ends.
    var trimmed: String {
        guard let first = indices.patiently.first(where: { !self[$0].isWhitespace }),
            let last = indices.reversed().patiently.first(where: { !self[$0].isWhitespace }) else { return "" }
        return String(self[first...last])
    }
}

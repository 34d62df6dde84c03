// What stands between two tokens: line ends, blanks and comments.

/// The text before a token. It is looked at only where a script is formatted: the lexer keeps nothing of it.
struct Gap {
    struct Comment {
        /// From `//` to the last character that is no blank; also the line `#!…` that begins a script.
        var range: Range<Int>
        /// The line ends between it and what stands before it: 0 behind code, 2 and more where lines are blank.
        var newlines: Int
    }

    private(set) var comments: [Comment] = []
    /// The line ends behind the last comment, if there is any.
    private(set) var newlines = 0

    /// The gap before the token at an index of a text without errors.
    init(before index: Int, _ tokens: [Token], _ bytes: [UInt8]) {
        let end = Int(tokens[index].start)
        var position = index == 0 ? 0 : Int(tokens[index - 1].end)
        // The first line begins where another would end.
        if index == 0 { newlines = 1 }
        while position < end {
            switch bytes[position] {
            case 0x0A:
                newlines += 1
                position += 1
            case 0x0D:
                newlines += 1
                position += position + 1 < end && bytes[position + 1] == 0x0A ? 2 : 1
            case 0x2F, 0x23:
                position = addComment(bytes, from: position)
            default:
                position += 1
            }
        }
    }

    private mutating func addComment(_ bytes: [UInt8], from start: Int) -> Int {
        let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
        comments.append(Comment(range: start..<Gap.endWithoutBlanks(bytes, start..<line.endIndex), newlines: newlines))
        newlines = 0
        return line.endIndex
    }

    private static func endWithoutBlanks(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            var start = end - 1
            while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            guard bytes[start] == 0x20 || bytes[start] == 0x09 || bytes.scalar(at: start)?.scalar.isBlank == true else { break }
            end = start
        }
        return end
    }
}

// The words of a lesson, for pages.

extension LessonText {
    var html: String {
        parts.map { part in
            switch part {
            case .paragraph(let text): "<p>\(LessonText.marked(text))</p>\n"
            case .code(let lines): "<pre>\(lines.joined(separator: "\n").escapedForHTML)</pre>\n"
            }
        }.joined()
    }

    /// `code` and **strong** words; code holds no marks.
    private static func marked(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
            index % 2 == 1 ? "<code>\(String(piece).escapedForHTML)</code>" : strong(String(piece).escapedForHTML)
        }.joined()
    }

    private static func strong(_ text: String) -> String {
        text.split(separator: "**", omittingEmptySubsequences: false).enumerated().map { $0 % 2 == 1 ? "<strong>\($1)</strong>" : String($1) }.joined()
    }
}

extension String {
    /// For texts and for attributes in double quotes.
    var escapedForHTML: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.append(character)
            }
        }
    }
}

// The words of a lesson.

import PenTerminal

/// Paragraphs with `code` and **strong** words; lines that begin with four blanks are code and stay as they are.
struct LessonText: Sendable {
    enum Part: Equatable, Sendable {
        case paragraph(String)
        case code([String])
    }

    let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        var paragraph = ""
        func close() {
            if !paragraph.isEmpty { parts.append(.paragraph(paragraph)) }
            paragraph = ""
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("    ") {
                close()
                LessonText.add(String(line.dropFirst(4)), to: &parts)
            } else if line.allSatisfy({ $0 == " " }) {
                close()
            } else {
                let needsBlank = paragraph.last.map { !Typesetter.standsAlone($0) } ?? false
                paragraph += (needsBlank ? " " : "") + line
            }
        }
        close()
        self.parts = parts
    }

    private static func add(_ line: String, to parts: inout [Part]) {
        if case .code(let lines)? = parts.last { parts[parts.count - 1] = .code(lines + [line]) } else { parts.append(.code([line])) }
    }

    /// For the terminal.
    func shown(width: Int, hasColors: Bool) -> String {
        let typesetter = Typesetter(width: width, hasColors: hasColors)
        return parts.map { part in
            switch part {
            case .paragraph(let text): typesetter.paragraph(text)
            case .code(let lines): lines.map { typesetter.typed($0) }.joined()
            }
        }.joined(separator: "\n")
    }
}

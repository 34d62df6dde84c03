// Paragraphs in lines of the terminal, also of scripts that have no blanks between words.

import PenTerminal

/// Breaks at blanks, and beside characters that are two columns wide, as Chinese is broken.
struct Typesetter {
    let width: Int
    let hasColors: Bool

    /// What is not broken.
    private struct Piece {
        var text: String
        var columns: Int
        var isAfterBlank: Bool
    }

    /// Chinese characters and their punctuation.
    static func standsAlone(_ character: Character) -> Bool { DisplayWidth.of(character) == 2 }

    /// Marks that begin no line.
    private static let closing: Set<Character> = ["，", "。", "；", "：", "、", "！", "？", "）", "”", "」", "》"]
    /// Marks that end none.
    private static let opening: Set<Character> = ["（", "“", "「", "《"]

    private var code: (begin: String, end: String) { hasColors ? ("\u{1B}[36m", "\u{1B}[0m") : ("`", "`") }
    private var strong: (begin: String, end: String) { hasColors ? ("\u{1B}[1m", "\u{1B}[0m") : ("", "") }

    func paragraph(_ text: String) -> String {
        var lines = [""], used = 0
        for piece in pieces(of: text) {
            let blank = piece.isAfterBlank && used > 0 ? 1 : 0
            if used > 0, used + blank + piece.columns > width {
                lines.append("")
                used = 0
            } else if blank > 0 {
                lines[lines.count - 1] += " "
                used += 1
            }
            lines[lines.count - 1] += piece.text
            used += piece.columns
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line to be typed.
    func typed(_ line: String) -> String { "    " + (hasColors ? code.begin + line + code.end : line) + "\n" }

    func heading(_ text: String) -> String { strong.begin + text + strong.end + "\n" }

    private func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = [], waiting = "", previous: Character = " ", isCode = false, isStrong = false
        var rest = Substring(text)
        func mark(_ marks: (begin: String, end: String), opens: Bool) {
            if opens { waiting += marks.begin } else if !pieces.isEmpty { pieces[pieces.count - 1].text += marks.end }
        }
        while let character = rest.popFirst() {
            if character == "`" {
                isCode.toggle()
                mark(code, opens: isCode)
            } else if !isCode, character == "*", rest.first == "*" {
                rest.removeFirst()
                isStrong.toggle()
                mark(strong, opens: isStrong)
            } else if character == " ", isCode, !pieces.isEmpty, waiting.isEmpty, pieces[pieces.count - 1].columns < width / 2 {
                // What is typed as one is shown as one.
                pieces[pieces.count - 1].text += " "
                pieces[pieces.count - 1].columns += 1
                previous = "\u{A0}"
            } else if character == " " {
                previous = " "
            } else {
                if !pieces.isEmpty, Typesetter.joins(previous, character) { pieces[pieces.count - 1].text += waiting + String(character) } else {
                    pieces.append(Piece(text: waiting + String(character), columns: 0, isAfterBlank: previous == " "))
                }
                pieces[pieces.count - 1].columns += DisplayWidth.of(character) + (hasColors ? 0 : waiting.count)
                (waiting, previous) = ("", character)
            }
        }
        return pieces
    }

    /// Whether no line may end between two characters.
    private static func joins(_ a: Character, _ b: Character) -> Bool {
        a != " " && (a == "\u{A0}" || closing.contains(b) || opening.contains(a) || !standsAlone(a) && !standsAlone(b))
    }
}

// Font families as CSS lists them.

import PenScene

enum CSSFontFamily {
    static func list(_ font: FontName) -> String {
        font.families.map { FontName.generic.contains($0) ? $0 : quoted($0) }.joined(separator: ", ")
    }

    /// A name of plain words stands as it is, any other as a CSS string.
    private static func quoted(_ name: String) -> String {
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        let isPlain = words.allSatisfy { word in
            word.first.map { $0.isASCII && $0.isLetter } ?? false && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        }
        if isPlain { return name }
        return "'" + name.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : $1.isNewline ? " " : String($1) } + "'"
    }
}

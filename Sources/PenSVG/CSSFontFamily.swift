// Font families as CSS lists them.

enum CSSFontFamily {
    private static let generic: Set<String> = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"]

    /// The family, and after it the generic one that is most like it.
    /// - Parameter font: one name or several with commas between them; nil for the default.
    static func list(for font: String?) -> String {
        let names = (font ?? "").split(separator: ",").map(trimmed).filter { !$0.isEmpty }
        guard let first = names.first, let last = names.last else { return "sans-serif" }
        let written = names.map { generic.contains($0) ? $0 : quoted($0) }
        return (generic.contains(last) ? written : written + [fallback(for: first)]).joined(separator: ", ")
    }

    private static func trimmed(_ name: Substring) -> String {
        var name = name.drop(while: \.isWhitespace)
        while name.last?.isWhitespace == true { name.removeLast() }
        return String(name)
    }

    private static func fallback(for name: String) -> String {
        let name = name.lowercased()
        if ["mono", "courier", "consolas", "menlo", "code"].contains(where: name.contains) { return "monospace" }
        if name.contains("sans") { return "sans-serif" }
        let serifs = ["serif", "times", "georgia", "garamond", "palatino", "baskerville", "bodoni", "roman", "song", "ming", "mincho"]
        return serifs.contains(where: name.contains) ? "serif" : "sans-serif"
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

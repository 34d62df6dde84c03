// What a script calls a font.

/// The families of a font in the order in which they are tried, how bold it is and whether it is slanted. Read from a
/// name as `Georgia bold italic` or `Times New Roman, serif`.
public struct FontName: Hashable, Sendable {
    /// A generic family of CSS is the last.
    public let families: [String]
    /// How many of the families were named; the last of the others is what is most like the first.
    public let namedCount: Int
    /// As CSS counts it: 400 is regular, 700 bold.
    public private(set) var weight = 400
    public private(set) var isItalic = false

    public static let generic: Set<String> = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"]
    private static let shortNames = ["sans": "sans-serif", "mono": "monospace"]
    private static let weights = ["thin": 100, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700]
    private static let slants: Set<String> = ["italic", "oblique"]

    /// - Parameter text: one name or several with commas between them, each with words for weight and slant behind it or
    ///   not; nil for the default.
    public init(_ text: String?) {
        var names: [String] = []
        for name in (text ?? "").split(separator: ",") {
            var words = name.split(whereSeparator: \.isWhitespace)
            while let last = words.last?.lowercased(), FontName.weights[last] != nil || FontName.slants.contains(last) {
                if let weight = FontName.weights[last] { self.weight = weight } else { isItalic = true }
                words.removeLast()
            }
            let family = words.joined(separator: " "), short = family.lowercased()
            if !family.isEmpty { names.append(FontName.shortNames[short] ?? (FontName.generic.contains(short) ? short : family)) }
        }
        namedCount = names.count
        if names.last.map(FontName.generic.contains) ?? false { families = names } else { families = names + [FontName.likest(names.first)] }
    }

    private static func likest(_ name: String?) -> String {
        guard let name = name?.lowercased() else { return "sans-serif" }
        if ["mono", "courier", "consolas", "menlo", "code"].contains(where: name.contains) { return "monospace" }
        if name.contains("sans") { return "sans-serif" }
        let serifs = ["serif", "times", "georgia", "garamond", "palatino", "baskerville", "bodoni", "roman", "song", "ming", "mincho"]
        return serifs.contains(where: name.contains) ? "serif" : "sans-serif"
    }
}

// What a reader should know of a text's outlines.

import PenScene

enum TextNote: Hashable {
    case missingFont(String, standIn: String)
    /// A character that no font has.
    case missingGlyph(Unicode.Scalar)
    /// A character that only a font of coloured pictures has, or has first.
    case picture(Character)

    /// Notes as sentences; all characters of a kind are in one.
    static func sentences(_ notes: [TextNote]) -> [String] {
        var sentences: [String] = [], missing: [String] = [], pictures: [String] = []
        for note in notes {
            switch note {
            case .missingFont(let name, let standIn): sentences.append("there is no font “\(short(name))”; \(standIn) stands in for it")
            case .missingGlyph(let scalar): missing.append("“\(scalar)” (U+\(hexadecimal(scalar)))")
            case .picture(let character): pictures.append("“\(character)”")
            }
        }
        if !missing.isEmpty { sentences.append("no font has \(list(missing)); boxes stand in") }
        if !pictures.isEmpty { sentences.append("\(list(pictures)): coloured pictures are drawn as outlines, or as boxes where no font has one") }
        return sentences
    }

    private static func short(_ name: String) -> String { name.count <= 60 ? name : name.prefix(59) + "…" }

    private static func list(_ names: [String]) -> String {
        names.count <= 6 ? names.joined(separator: ", ") : names.prefix(5).joined(separator: ", ") + " and \(names.count - 5) more"
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

/// A note and the layer that it is about.
struct PlacedNote {
    var note: TextNote
    var origin: LayerOrigin?

    /// A layer's notes as few sentences; the layers in the order of their first notes.
    static func sentences(_ notes: [PlacedNote]) -> [(sentence: String, origin: LayerOrigin?)] {
        var origins: [LayerOrigin?] = []
        for note in notes where !origins.contains(note.origin) { origins.append(note.origin) }
        return origins.flatMap { origin in
            TextNote.sentences(notes.filter { $0.origin == origin }.map(\.note)).map { ($0, origin) }
        }
    }
}

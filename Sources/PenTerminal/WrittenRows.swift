// How far down a window texts have moved the cursor.

/// Counts rows as the terminal breaks lines, so that what stands above a text can be found again.
public struct WrittenRows: Sendable {
    private let columns: Int
    private var column = 0
    /// From where the cursor was to where it is; nil once a control character has moved it nobody knows where.
    public private(set) var rows: Int? = 0

    /// The cursor stands at the beginning of a line.
    public init(columns: Int) { self.columns = max(columns, 1) }

    public mutating func write(_ text: String) {
        var rest = text[...]
        while rows != nil, let character = rest.popFirst() {
            switch character {
            case "\n", "\r\n": breakLine()
            case "\r": column = 0
            case "\t": column = min((column / 8 + 1) * 8, columns - 1)
            case "\u{1B}": skipColours(&rest)
            default: advance(over: character)
            }
        }
    }

    private mutating func breakLine() {
        rows = rows.map { $0 + 1 }
        column = 0
    }

    /// A character behind the last column goes to the next row; only then does the cursor go there, too.
    private mutating func advance(over character: Character) {
        if let scalar = character.unicodeScalars.first, scalar.properties.generalCategory == .control { return rows = nil }
        let width = DisplayWidth.of(character)
        if column + width > columns { breakLine() }
        column += width
    }

    /// Sequences for colours take no room.
    private mutating func skipColours(_ rest: inout Substring) {
        guard rest.first == "[", let end = rest.dropFirst().firstIndex(where: { !("0"..."9").contains($0) && $0 != ";" && $0 != ":" }), rest[end] == "m"
        else { return rows = nil }
        rest = rest[rest.index(after: end)...]
    }
}

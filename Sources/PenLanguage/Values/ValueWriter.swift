// Writing values: in full, as `print` does, or cut to what a message has room for.

/// Writes values one after another. Lists in lists stand on a stack of its own: they may be nested deeper than the
/// native stack allows, and may hold themselves.
struct ValueWriter {
    private(set) var text: String
    private let room: Room?
    /// How many values have been written.
    private var written = 0
    private var open: [OpenList] = []
    private var isOpen: Set<ObjectIdentifier> = []

    /// What a message has room for.
    struct Room {
        var items = 10
        var bytes = 100
        /// How deep lists in lists are shown.
        var depth = 4
    }

    private struct OpenList {
        let list: ListObject
        var next = 0
    }

    /// - Parameter room: nil for no limit.
    init(_ text: String = "", room: Room? = nil) { (self.text, self.room) = (text, room) }

    /// - Parameter look: called now and then with the text's size in bytes; may stop the writing by throwing.
    mutating func write(_ value: Value, look: (Int) throws -> Void) rethrows {
        guard case .list(let list) = value else { return writePlainly(value) }
        begin(list)
        while let inner = open.popLast() { try writeItems(of: inner, look) }
    }

    /// Writes items up to the next list in the list, or to the end.
    private mutating func writeItems(of list: OpenList, _ look: (Int) throws -> Void) rethrows {
        var list = list
        while list.next < list.list.count, !isFull {
            if list.next > 0 { text += ", " }
            let item = list.list[list.next]
            list.next += 1
            written += 1
            if written & 1023 == 0 { try look(text.utf8.count) }
            if case .list(let inner) = item {
                open.append(list)
                return begin(inner)
            }
            writePlainly(item)
        }
        end(list)
    }

    private var isFull: Bool {
        guard let room else { return false }
        return written >= room.items || text.utf8.count >= room.bytes
    }

    /// A list inside itself ends in `…`.
    private mutating func begin(_ list: ListObject) {
        guard open.count < room?.depth ?? .max, isOpen.insert(ObjectIdentifier(list)).inserted else { return text += "[…]" }
        text += "["
        open.append(OpenList(list: list))
    }

    private mutating func end(_ list: OpenList) {
        let rest = list.list.count - list.next
        if rest > 0 { text += (list.next > 0 ? ", " : "") + "… \(rest) more" }
        text += "]"
        isOpen.remove(ObjectIdentifier(list.list))
    }

    private mutating func writePlainly(_ value: Value) {
        guard let room else { return value.writePlainly(to: &text) }
        let space = max(24, room.bytes - text.utf8.count)
        if case .text(let s) = value { return text += Value.quoted(s, within: space) }
        var whole = ""
        value.writePlainly(to: &whole)
        text += whole.cut(toBytes: max(80, space))
    }
}

extension String {
    /// The text, or as many of its first characters as take so many bytes, and `…`.
    func cut(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = startIndex, bytes = 0
        for character in self {
            bytes += character.utf8.count
            if bytes > limit { break }
            end = index(after: end)
        }
        return self[..<end] + "…"
    }
}

// Source texts and places in them.

/// A place in a source text: UTF-8 offsets, and which text.
public struct Span: Hashable, Sendable {
    public var source: Int32
    public var start: Int32
    public var end: Int32

    public init(source: Int32, start: Int32, end: Int32) {
        (self.source, self.start, self.end) = (source, start, end)
    }

    /// The empty place before it, and the one behind it: where something is put in.
    public var atStart: Span { Span(source: source, start: start, end: start) }
    public var atEnd: Span { Span(source: source, start: end, end: end) }

    /// The span from the start of this one to the end of `other`, which stands later in the same text.
    public func through(_ other: Span) -> Span { Span(source: source, start: start, end: max(end, other.end)) }

    /// Whether something is in both.
    public func overlaps(_ other: Span) -> Bool { source == other.source && start < other.end && other.start < end }
}

/// A text in the language, with a name to be shown in messages.
public final class Source: Sendable {
    public let id: Int32
    /// As messages show it: the path as the user wrote it, or `<stdin>`.
    public let name: String
    /// UTF-8, with a byte order mark removed; may be invalid, which the lexer reports.
    public let bytes: [UInt8]

    public init(id: Int32, name: String, bytes: [UInt8]) {
        (self.id, self.name) = (id, name)
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    public convenience init(id: Int32 = 0, name: String = "<script>", text: String) {
        self.init(id: id, name: name, bytes: Array(text.utf8))
    }

    /// The text of a span; invalid bytes become U+FFFD.
    public func text(_ span: Span) -> String {
        let count = Int32(bytes.count)
        let start = min(max(0, span.start), count)
        return String(decoding: bytes[Int(start)..<Int(min(max(start, span.end), count))], as: UTF8.self)
    }
}

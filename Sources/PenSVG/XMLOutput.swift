// Well-formed XML, whatever the strings hold.

import PenGeometry

/// A growing document: elements with their attributes, indented, in UTF-8.
struct XMLOutput {
    private(set) var bytes: [UInt8] = []
    private(set) var depth = 0
    /// Deeper elements are not indented further, so that deep nesting costs no more than its elements.
    private static let deepestIndent = 12

    /// Where blanks would be seen, elements follow each other without any.
    private let isInline: Bool

    init(depth: Int = 0, isInline: Bool = false) { (self.depth, self.isInline) = (depth, isInline) }

    // MARK: Elements

    /// Begins an element on a line of its own; its attributes follow.
    mutating func begin(_ tag: String) {
        newLine()
        beginInline(tag)
    }

    /// Begins an element right here.
    mutating func beginInline(_ tag: String) {
        append("<")
        append(raw: tag.utf8)
    }

    /// Ends an element that has nothing in it.
    mutating func endEmpty() { append("/>") }

    /// Ends a start tag; what follows on lines of its own lies in the element.
    mutating func open() {
        append(">")
        depth += 1
    }

    /// Ends an element that was opened, on a line of its own.
    mutating func close(_ tag: String) {
        depth -= 1
        newLine()
        closeInline(tag)
    }

    /// Ends a start tag; text follows.
    mutating func openInline() { append(">") }

    /// Ends an element right here.
    mutating func closeInline(_ tag: String) {
        append("</")
        append(raw: tag.utf8)
        append(">")
    }

    /// An element with a text and nothing else.
    mutating func element(_ tag: String, text: String) {
        begin(tag)
        openInline()
        append(escaping: text, isAttribute: false)
        closeInline(tag)
    }

    mutating func newLine() {
        guard !isInline, !bytes.isEmpty || depth > 0 else { return }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<min(depth, Self.deepestIndent) { append("  ") }
    }

    // MARK: Attributes

    mutating func attribute(_ name: StaticString, _ value: String) {
        attribute(name) { $0.append(escaping: value, isAttribute: true) }
    }

    mutating func attribute(_ name: StaticString, _ value: Double, decimals: Int) {
        attribute(name) { $0.append(value, decimals: decimals) }
    }

    /// An attribute whose value is written by `write`, which must need no escaping.
    mutating func attribute(_ name: StaticString, _ write: (inout XMLOutput) -> Void) {
        append(" ")
        append(name)
        append("=\"")
        write(&self)
        append("\"")
    }

    // MARK: Text

    mutating func append(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

    mutating func append(raw: some Sequence<UInt8>) { bytes.append(contentsOf: raw) }

    mutating func append(_ number: Double, decimals: Int) { appendShortest(number, decimals: decimals, to: &bytes) }

    /// Characters that XML 1.0 does not allow become U+FFFD; line ends and tabs survive in attributes, too.
    mutating func append(escaping text: some StringProtocol, isAttribute: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"" where isAttribute: append("&quot;")
            case "\n" where isAttribute: append("&#10;")
            case "\t" where isAttribute: append("&#9;")
            case "\r": append("&#13;")
            case "\n", "\t": bytes.append(UInt8(scalar.value))
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            default: bytes.append(contentsOf: UTF8.encode(scalar)!)
            }
        }
    }
}

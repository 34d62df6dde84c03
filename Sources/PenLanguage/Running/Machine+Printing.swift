// Texts of values that may be long: limits and interruptions hold while they are written.

import PenSyntax

extension Machine {
    /// Adds a value as `print` writes it.
    @inline(__always) func write(_ value: Value, to text: inout String, at span: Span) throws {
        switch value {
        case .text(let s) where s.utf8.count > Machine.longText: try append(s, to: &text, at: span)
        case .text(let s): text += s
        case .number(let x): Value.write(x, to: &text)
        default:
            try value.print(to: &text, look: watch(span))
            try Machine.stopIfOver(at: span)
        }
    }

    /// A value as `print` writes it.
    func printed(_ value: Value, at span: Span) throws -> String {
        var text = ""
        try write(value, to: &text, at: span)
        return text
    }

    /// A value alone on a line.
    func show(_ value: Value, at span: Span) throws {
        if case .nothing = value { return }
        if let answers { return answers.show(value, at: span, by: self) }
        let text = try value.written(look: watch(span))
        try Machine.stopIfOver(at: span)
        print(text + "\n")
    }

    /// Texts of more bytes are copied piece by piece.
    static let longText = 1 << 20
    private static let piece = 1 << 18

    /// Adds a long text to another.
    func append(_ more: String, to text: inout String, at span: Span) throws {
        try charge(bytes: text.utf8.count + more.utf8.count, at: span)
        try Machine.append(more, to: &text, at: span)
    }

    /// Adds a text piece by piece; its memory is charged already.
    static func append(_ more: String, to text: inout String, at span: Span) throws {
        text.reserveCapacity(text.utf8.count + more.utf8.count)
        var start = more.startIndex
        while start < more.endIndex {
            // An end inside a letter's bytes is taken as before the letter, both times.
            let end = more.utf8.index(start, offsetBy: piece, limitedBy: more.endIndex) ?? more.endIndex
            text += more[start..<end]
            start = end
            try stopIfOver(at: span)
        }
    }

    /// Looks at the limits as a text grows.
    private func watch(_ span: Span) -> (Int) throws -> Void {
        var charged = 1 << 20
        return { [self] size in
            try checkpoint(at: span)
            guard size > charged else { return }
            charged = 2 * size
            try charge(bytes: charged, at: span)
        }
    }
}

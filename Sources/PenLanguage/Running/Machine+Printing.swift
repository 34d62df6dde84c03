// Texts of values that may be long: limits and interruptions hold while they are written.

import PenSyntax

extension Machine {
    /// Adds a value as `print` writes it.
    @inline(__always) func write(_ value: Value, to text: inout String, at span: Span) throws {
        switch value {
        case .text(let s): text += s
        case .number(let x): Value.write(x, to: &text)
        default: try value.print(to: &text, look: watch(span))
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
        print(try value.written(look: watch(span)) + "\n")
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

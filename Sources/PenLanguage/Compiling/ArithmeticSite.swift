// Where values whose kinds are known only when the script runs are added, multiplied …, and what to offer if that fails.

import PenSyntax

final class ArithmeticSite {
    let op: BinaryOperator
    let span: Span
    /// Writes a sum of a text and another value as one text.
    private let insertion: Diagnostic.Fix?

    init(_ op: BinaryOperator, _ span: Span, insertion: Diagnostic.Fix?) { (self.op, self.span, self.insertion) = (op, span, insertion) }

    func apply(_ a: Value, _ b: Value) throws -> Value {
        do { return try Arithmetic.apply(op, a, b, span) } catch var diagnostic as Diagnostic where op == .add && a.isText != b.isText {
            diagnostic.fix = insertion
            throw diagnostic
        }
    }
}

extension FunctionCompiler {
    func site(_ op: BinaryOperator, _ a: Node, _ b: Node, _ span: Span) -> ArithmeticSite {
        ArithmeticSite(op, span, insertion: op == .add ? insertion(a, b) : nil)
    }

    /// `"n = " + 3` as `"n = \(3)"`
    private func insertion(_ a: Node, _ b: Node) -> Diagnostic.Fix? {
        guard let bytes = machine.source(a.span.source)?.bytes, a.span.end <= b.span.start, Int(b.span.end) <= bytes.count else { return nil }
        func place(_ start: Int32, _ end: Int32) -> Span { Span(source: a.span.source, start: start, end: end) }
        let gap = bytes[Int(a.span.end)..<Int(b.span.start)], quote = UInt8(ascii: "\"")
        // `s += 3`: only the new part changes.
        if gap.contains(UInt8(ascii: "=")) {
            return Diagnostic.Fix([.init(place(b.span.start, b.span.start), "\"\\("), .init(place(b.span.end, b.span.end), ")\"")])
        }
        let goesOn = a.endsInText && bytes[Int(a.span.end) - 1] == quote, leads = b.isText && bytes[Int(b.span.start)] == quote
        let start = Diagnostic.Fix.Edit(place(a.span.start, a.span.start), "\"\\("), end = Diagnostic.Fix.Edit(place(b.span.end, b.span.end), ")\"")
        if goesOn { return Diagnostic.Fix([.init(place(a.span.end - 1, b.span.start), "\\("), end]) }
        if leads { return Diagnostic.Fix([start, .init(place(a.span.end, b.span.start + 1), ")")]) }
        return Diagnostic.Fix([start, .init(place(a.span.end, b.span.start), ")\\("), end])
    }
}

extension Node {
    /// Written between quotes.
    fileprivate var isText: Bool {
        switch kind {
        case .constant(.text), .text: return true
        default: return false
        }
    }

    fileprivate var endsInText: Bool {
        if case .arithmetic(.add, _, let last) = kind { return last.isText }
        return isText
    }
}

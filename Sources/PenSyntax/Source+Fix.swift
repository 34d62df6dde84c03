// Mending a text.

extension Source {
    /// The text with a fix applied; edits that do not fit the text are left out.
    public func applying(_ fix: Diagnostic.Fix) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        for edit in fix.edits where edit.span.source == id {
            let (start, end) = (Int(edit.span.start), Int(edit.span.end))
            guard start >= index, end >= start, end <= bytes.count else { continue }
            result += bytes[index..<start]
            result += Array(edit.replacement.utf8)
            index = end
        }
        return result + bytes[index...]
    }
}

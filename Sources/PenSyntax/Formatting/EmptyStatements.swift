// Semicolons that separate nothing.

extension [Token] {
    /// The tokens without the semicolons behind the brace that opens a block and before what ends one. A line that begins
    /// with such a semicolon begins with the token behind it.
    var withoutEmptyStatements: [Token] {
        var result: [Token] = []
        result.reserveCapacity(count)
        var places = [Int32](repeating: -1, count: count)
        var flags: Token.Flags = []
        for index in indices {
            if isEmptyStatement(index) {
                flags.formUnion(self[index].flags)
                continue
            }
            places[index] = Int32(result.count)
            result.append(self[index])
            result[result.count - 1].flags.formUnion(flags)
            flags = []
        }
        for index in result.indices where result[index].partner >= 0 { result[index].partner = places[Int(result[index].partner)] }
        return result
    }

    /// Two semicolons, and one at the head of a script, are errors.
    private func isEmptyStatement(_ index: Int) -> Bool {
        guard self[index].kind == .semicolon else { return false }
        return self[index + 1].kind == .closeBrace || self[index + 1].kind == .end || self[index - 1].kind == .openBrace
    }
}

// Definitions as PostScript and Logo write them.

extension Parser {
    /// `/x 5 def`, where the stroke is next.
    mutating func definitionBehindValue() -> Unreadable? {
        guard kind == .slash, peek().kind == .name, !isReadingAhead else { return nil }
        var last = index + 1
        while !tokens[last + 1].flags.contains(.startsLine), ![.end, .semicolon].contains(tokens[last + 1].kind) { last += 1 }
        guard last > index + 2, isWord(tokens[last], "def") || tokens[last].kind == .def else { return nil }
        let whole = place(token.start, tokens[last].end), name = text(peek())
        if tokens[index + 2].kind == .openBrace {
            return unreadable(.wrongFunction, "a function is defined with def \(name)() { … }", whole)
        }
        let value = source.text(place(tokens[index + 2].start, tokens[last - 1].end))
        return unreadable(.wrongDeclaration, "a name gets its value with let: let \(name) = …", whole,
            fix: .init(replacing: whole, with: "let \(name) = \(value)"))
    }

    /// `to square :size … end`, where `to` is next.
    mutating func procedureOfLogo() -> Unreadable? {
        guard kind == .preposition, text(token) == "to", peek().kind == .name || peek().kind == .label, !isReadingAhead else { return nil }
        var (head, parameters) = (index + 2, [String]())
        while isNameBehindColon(head) {
            parameters.append(text(tokens[head + 1]))
            head += 2
        }
        guard tokens[head].flags.contains(.startsLine) else { return nil }
        let start = place(token.start, tokens[head - 1].end), own = "def \(text(peek()))(\(parameters.joined(separator: ", "))) {"
        var (edits, last) = ([Diagnostic.Fix.Edit(start, own)], head)
        while tokens[last].kind != .end, !(isWord(tokens[last], "end") && tokens[last].flags.contains(.newlineBefore)) {
            if isNameBehindColon(last) { edits.append(.init(place(last), "")) }
            last += 1
        }
        let isClosed = tokens[last].kind != .end
        if isClosed { edits.append(.init(place(last), "}")) }
        move(to: isClosed ? last + 1 : last)
        return unreadable(.wrongFunction, "a function is defined with def: \(own) … }", start, fix: isClosed ? .init(edits) : nil)
    }

    /// `:size`, as Logo asks for a variable's value.
    func isNameBehindColon(_ colon: Int) -> Bool {
        tokens[colon].kind == .colon && tokens[colon].flags.contains(.spaceBefore) && [.name, .label].contains(tokens[colon + 1].kind)
            && tokens[colon].end == tokens[colon + 1].start
    }
}

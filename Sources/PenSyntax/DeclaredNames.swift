// The names that a text declares anywhere, as far as its words show it: made only to word an error well.

struct DeclaredNames {
    private(set) var variables: Set<String> = []
    private(set) var functions: Set<String> = []
    /// An imported file may declare any name.
    private(set) var hasImports = false

    init(_ tokens: [Token], in source: Source) {
        func word(_ index: Int) -> String {
            String(decoding: source.bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
        }
        for (index, token) in tokens.enumerated() where index + 1 < tokens.count {
            let next = tokens[index + 1]
            switch token.kind {
            case .import: hasImports = true
            case .let, .for:
                if next.kind == .name { variables.insert(word(index + 1)) }
                if next.kind == .openParenthesis { addNames(in: index + 1, tokens, word) }
            case .def:
                if next.kind == .name { functions.insert(word(index + 1)) }
            case .name:
                if next.kind == .arrow { variables.insert(word(index)) }
                guard next.kind == .openParenthesis, next.partner > 0, Int(next.partner) + 1 < tokens.count else { continue }
                let isDefinition = tokens[Int(next.partner) + 1].kind == .assign
                if isDefinition { functions.insert(word(index)) }
                if isDefinition || index > 0 && tokens[index - 1].kind == .def { addNames(in: index + 1, tokens, word) }
            case .openParenthesis:
                guard token.partner > 0, Int(token.partner) + 1 < tokens.count else { continue }
                if tokens[Int(token.partner) + 1].kind == .arrow { addNames(in: index, tokens, word) }
            default: break
            }
        }
    }

    private mutating func addNames(in opening: Int, _ tokens: [Token], _ word: (Int) -> String) {
        guard tokens[opening].partner > opening else { return }
        for index in opening..<Int(tokens[opening].partner) where tokens[index].kind == .name { variables.insert(word(index)) }
    }
}

// How a function is called, in pieces.

/// `curveTo end via …`: the name, and each parameter by itself, so that one can be marked.
public struct Signature: Sendable {
    public struct Piece: Sendable, Equatable {
        public var text: String
        /// The parameter that it is for, from 0; nil for what stands between.
        public var parameter: Int?
    }

    public private(set) var pieces: [Piece]
    public var text: String { pieces.map(\.text).joined() }

    init(_ info: BuiltinInfo) {
        let parameters = info.parameters.map { (name: $0.name, isOptional: $0.defaultText != nil) }
        self.init(info.name, parameters, isCommand: info.isCommand)
        if info.block != .none { pieces.append(Piece(text: " { … }")) }
    }

    init(_ name: String, _ parameters: [(name: String, isOptional: Bool)], isCommand: Bool) {
        pieces = [Piece(text: name)]
        if !isCommand { pieces.append(Piece(text: "(")) }
        for (index, parameter) in parameters.enumerated() {
            // Where no value stands before it, `by` is a name.
            let preposition = isCommand && BuiltinInfo.prepositions.contains(parameter.name) && (index > 0 || parameter.name != "by")
            let separator = !isCommand ? (index == 0 ? "" : ", ") : index == 0 || preposition ? " " : ", "
            let shown = preposition ? parameter.name + " …" : isCommand && parameter.isOptional && index > 0 ? parameter.name + ": …" : parameter.name
            if !separator.isEmpty { pieces.append(Piece(text: separator)) }
            pieces.append(Piece(text: shown, parameter: index))
        }
        if !isCommand { pieces.append(Piece(text: ")")) }
    }
}

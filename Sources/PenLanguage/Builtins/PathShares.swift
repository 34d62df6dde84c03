// Which part of a path is meant.

/// What a share of a path counts.
enum Along: String, CaseIterable { case length, parameter }

extension Builtin {
    static var share: Parameter<Double> { Parameter("t", "a part of the length, from 0 to 1", .share) }
    static var counted: Parameter<Word<Along>> {
        Parameter("by", "what t counts: the length, or the parameter of the curve (of several, each has an equal share)", default: Word(.length), "length")
    }
}

extension Limit where T == Double {
    /// A part of a path. Rounding may lead beyond the ends, which are meant then; a mistake leads far.
    static var share: Limit { Limit { $0 >= -1e-9 && $0 <= 1 + 1e-9 ? nil : "is a part of the path, from 0 to 1 or from 0% to 100%" } }
}

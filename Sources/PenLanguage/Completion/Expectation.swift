// What kind of value is wanted at the cursor.

struct Expectation {
    let accepts: (Value) -> Bool
    /// What is meant first, where more is accepted: two numbers may stand for a point.
    var prefers: (Value) -> Bool
    /// Some values are not accepted.
    var isParticular = true
    /// The words of a parameter that takes one of a few.
    var words: [String] = []
    var isAngle = false
    var isImageFile = false

    init(accepts: @escaping (Value) -> Bool) { (self.accepts, prefers) = (accepts, accepts) }

    init(_ kinds: ValueKind...) { self.init { $0.valueKind.map(kinds.contains) ?? false } }

    init(_ parameter: BuiltinInfo.Parameter, isSecondNumber: Bool) {
        let type = parameter.valueType
        accepts = { isSecondNumber ? $0.valueKind == .number : type.contains($0) || parameter.takesPoint && $0.valueKind == .number }
        prefers = isSecondNumber ? accepts : type.contains
        isParticular = isSecondNumber || !type.isAnything
        (words, isAngle, isImageFile) = (parameter.words, parameter.isAngle, parameter.isImageFile)
    }

    /// A function itself is wanted, not what it gives.
    var takesFunctions: Bool { isParticular && ValueKind.function.samples.contains(where: accepts) }

    /// Of one of the values in a list.
    var inList: Expectation {
        var inner = Expectation { [accepts] in accepts(.list(ListObject(packing: [$0]))) }
        (inner.isParticular, inner.words, inner.isAngle) = (isParticular, words, isAngle)
        return inner
    }

    /// Of the so many-th value between round brackets: of a point, if that can be meant.
    func inParentheses(_ index: Int) -> Expectation {
        let takesPoint = accepts(.point(.zero))
        var inner = Expectation { [accepts] in takesPoint && $0.valueKind == .number || index == 0 && accepts($0) }
        if index == 0 { inner.prefers = prefers }
        (inner.isParticular, inner.isAngle) = (isParticular, isAngle)
        return inner
    }
}

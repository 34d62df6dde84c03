// A builtin's parameter: its name, its Swift type, what it means and what it may be.

import PenGeometry

struct Parameter<T: Convertible> {
    let name: String
    let help: String
    /// As written in the language, for help; nil where the argument must be given.
    private(set) var defaultText: String?
    private(set) var fallback: T?
    /// What is wrong with the value ("must not be negative"), or nil.
    let complaint: (T) -> String?
    private var isAngle = T.isAngle
    private var isTime = false
    private var isImageFile = false
    private var kinds: [ValueKind]?

    /// The same as an angle, where its type does not say so.
    var asAngle: Parameter {
        var copy = self
        copy.isAngle = true
        return copy
    }

    /// The same as a time in seconds.
    var asTime: Parameter {
        var copy = self
        copy.isTime = true
        return copy
    }

    /// The same as the name of an image's file.
    var asImageFile: Parameter {
        var copy = self
        copy.isImageFile = true
        return copy
    }

    /// The same where its type takes more kinds of values than it is for.
    func of(_ kinds: ValueKind...) -> Parameter {
        var copy = self
        copy.kinds = kinds
        return copy
    }

    /// The same where nothing must be said, as none.
    var required: Parameter {
        var copy = self
        (copy.defaultText, copy.fallback) = (nil, nil)
        return copy
    }

    /// A parameter that must be given, unless its type is optional.
    init(_ name: String, _ help: String, _ limit: Limit<T> = .none) {
        self.init(name, help, defaultText: T.missing == nil ? nil : "none", fallback: T.missing, limit)
    }

    /// A parameter that has a default; `shown` is how the default is written in the language.
    init(_ name: String, _ help: String, default fallback: T, _ shown: String, _ limit: Limit<T> = .none) {
        self.init(name, help, defaultText: shown, fallback: fallback, limit)
    }

    private init(_ name: String, _ help: String, defaultText: String?, fallback: T?, _ limit: Limit<T>) {
        (self.name, self.help, self.defaultText, self.fallback, self.complaint) = (name, help, defaultText, fallback, limit.complaint)
    }

    /// The same without its type.
    var erased: AnyParameter { AnyParameter(info: info) { _ = try $0.argument($1, for: self) } }

    var info: BuiltinInfo.Parameter {
        BuiltinInfo.Parameter(name: name, type: T.typeName, help: help, defaultText: defaultText, words: T.words,
            takesRest: T.takesRest, takesProperty: T.isProperty, takesFormula: T.isFormula, takesPoint: T.isPoint, isAngle: isAngle, isTime: isTime, isImageFile: isImageFile, valueType: ValueType(T.self, of: kinds))
    }
}

/// A parameter of any type.
struct AnyParameter {
    let info: BuiltinInfo.Parameter
    /// Throws what a call would with its argument of an index.
    let check: (Invocation, Int) throws -> Void
}

/// What a parameter's values must fulfil beyond their kind.
struct Limit<T> {
    let complaint: (T) -> String?
    static var none: Limit { Limit { _ in nil } }
}

extension Limit where T == Double {
    static var notNegative: Limit { Limit { !$0.isFinite ? "must be finite" : $0 < 0 ? "must not be negative" : nil } }
    static var positive: Limit { Limit { !$0.isFinite ? "must be finite" : $0 <= 0 ? "must be greater than 0" : nil } }
    /// Whole numbers in a range that a Swift `Int` can hold.
    static func whole(_ range: ClosedRange<Double>) -> Limit {
        Limit {
            guard $0.rounded() == $0 else { return "must be a whole number" }
            if range.contains($0) { return nil }
            return "must be a whole number from \(Value.number(range.lowerBound).shown) to \(Value.number(range.upperBound).shown)"
        }
    }
}

extension Limit where T == Double? {
    static var positive: Limit { Limit { $0.flatMap(Limit<Double>.positive.complaint) } }
}

extension Parameter<String?> {
    static var font: Parameter {
        Parameter("font", "a family, or several of which the first that is there is taken, with bold, italic or light behind it: \"Georgia, serif bold\"")
    }
}

// What help, completion and the reference know of a builtin.

import PenSyntax

public struct BuiltinInfo: Sendable {
    public enum Family: String, Sendable, CaseIterable {
        case pen = "Drawing with the pen"
        case figures = "Figures"
        case properties = "Properties"
        case coordinates = "Coordinates and clipping"
        case layers = "Layers and the canvas"
        case animation = "Animation"
        case paths = "Paths"
        case plots = "Plots"
        case classroom = "The Bézier classroom"
        case mathematics = "Mathematics"
        case points = "Points and transforms"
        case colours = "Colours and gradients"
        case lists = "Lists and texts"
        case running = "Running"
    }

    public struct Parameter: Sendable {
        public var name: String
        /// As a reader would say it: `number`, `point`, `list of points`.
        public var type: String
        public var help: String
        /// As written in the language; nil where the argument must be given.
        public var defaultText: String?
        /// The words of a parameter that takes one of a few.
        public var words: [String] = []
        /// Takes all values that are left.
        public var takesRest = false
        /// A property that is meant itself and not its value: `strokeEnd`, `car.position.x`.
        public var takesProperty = false
        /// A formula that is meant itself: `sin(x)`, `x^2 + y^2 == 4`.
        public var takesFormula = false
        /// Two numbers may stand for one value.
        public var takesPoint = false
        /// An angle: a plain number above a full turn is a mistake for degrees.
        public var isAngle = false
        /// Seconds, so that nobody takes s and ms for variables behind a number.
        public var isTime = false
        /// The name of an image's file.
        public var isImageFile = false
        /// Which values it takes.
        public var valueType: ValueType
    }

    public enum BlockUse: Sendable { case none, optional, required }

    public var name: String
    public var family: Family
    public var summary: String
    public var parameters: [Parameter]
    public var block: BlockUse = .none
    /// A piece of script that runs as it stands.
    public var example: String
    /// A command does something; a function only computes.
    public var isCommand: Bool
    /// Its name alone gives its value: `currentPoint`.
    public var isValue = false
    /// What a function gives; nil for commands, also for those that give the layer which they make.
    public var result: ValueType?

    static let prepositions = Set(LanguageWord.all.filter { $0.role == .preposition }.map(\.name))

    /// `curveTo end via …`, `sin(x)`
    public var signature: String { Signature(self).text }

    /// Every builtin, in the order of families.
    public static var all: [BuiltinInfo] { Builtin.all.map(\.info) }

    /// What other systems call it; in small letters.
    public var otherNames: [String] { Aliases.pen.filter { $0.value == name }.keys.sorted() }

    /// The builtin or the constant that does what another system's `name` does there, or that is spelled so in small letters.
    public static func ownName(for name: String) -> String? {
        let folded = name.lowercased()
        return Aliases.pen[folded] ?? all.first { $0.name.lowercased() == folded }?.name
    }
}

// A builtin, said once: from this record come argument checking, errors, help, completion, the reference and evaluation.

/// What `help`, completion and the reference know of a builtin.
public struct BuiltinInfo: Sendable {
    public enum Family: String, Sendable, CaseIterable {
        case pen = "Drawing with the pen"
        case figures = "Figures"
        case properties = "Properties"
        case coordinates = "Coordinates and clipping"
        case layers = "Layers and the canvas"
        case paths = "Paths"
        case mathematics = "Mathematics"
        case points = "Points and transforms"
        case colours = "Colours and gradients"
        case lists = "Lists and texts"
        case running = "Running"
    }
    public struct Parameter: Sendable {
        public var name: String
        /// As a reader would say it: `number`, `point`, `angle`, `list of points`, `butt, round or square`.
        public var type: String
        public var help: String
        /// As written in the language; nil where the argument must be given.
        public var defaultText: String?
        /// The words of a parameter that takes one of a few.
        public var words: [String] = []
    }
    public var name: String
    public var family: Family
    public var summary: String
    public var parameters: [Parameter]
    /// A piece of script that runs as it stands.
    public var example: String
    /// A command does something; a function only computes.
    public var isCommand: Bool
    /// `curveTo P via C…`
    public var signature: String { name + parameters.map { " " + $0.name }.joined() }

    /// Every builtin, by family and name.
    public static let all: [BuiltinInfo] = []
}

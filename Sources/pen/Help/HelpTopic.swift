// A page of help about more than one name.

struct HelpTopic: Sendable {
    enum Part: Sendable {
        case text(String)
        /// Two columns.
        case table([(left: String, right: String)])
    }

    var name: String
    /// Further words under which a reader may look for it; lower-cased.
    var otherNames: [String] = []
    var summary: String
    var parts: [Part]
    /// A script that runs as it stands.
    var example: String
    /// The names of other pages; of those that are builtins the pages point back here.
    var related: [String]

    static let families: [(title: String, topics: [HelpTopic])] = [
        ("Drawing", drawing), ("Plots", [plots]), ("Motion", motion), ("Looks", looks), ("The language", language), ("The command", command),
    ]

    static let all: [HelpTopic] = families.flatMap(\.topics)
}

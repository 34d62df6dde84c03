// What may stand in a place of the command line, as a shell completes it.

enum ExpectedWord: Sendable {
    /// Nothing that could be known.
    case nothing
    /// Files of pen, and folders on the way to them.
    case scripts
    case files
    case words(@autoclosure @Sendable () -> [String])

    /// What stands for it in a help text.
    var placeholder: String? {
        switch self {
        case .nothing: nil
        case .scripts: "FILE.pen…"
        case .files: "FILE"
        case .words(let words): words().count <= 4 ? words().joined(separator: "|") : "NAME"
        }
    }
}

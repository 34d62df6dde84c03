// What may stand in a place of the command line, as a shell completes it.

enum ExpectedWord: Sendable {
    /// Nothing that could be known.
    case nothing
    /// Files of pen, and folders on the way to them.
    case scripts
    case files
    case words(@autoclosure @Sendable () -> [String])
}

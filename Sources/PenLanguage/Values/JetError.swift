// Why numbers with derivatives do not go together.

enum JetError: Error {
    /// Two quantities that depend on different variables: a derivative inside a derivative.
    case mixed
}

// What an unfinished input could go on with.

/// What belongs to the place at the end of an unfinished input.
public struct Completion {
    public enum Files: Sendable { case scripts, images }

    /// What the candidates replace: where it begins, in bytes from the input's start, and what is written of it. In a text
    /// it is what the text says so far.
    public internal(set) var start = 0
    public internal(set) var word = ""
    /// The best first.
    public internal(set) var candidates: [Candidate] = []
    /// The call whose arguments are written here, and the parameter that is next.
    public internal(set) var signature: Signature?
    public internal(set) var parameter: Int?
    /// What is said of that parameter.
    public internal(set) var parameterHelp = ""
    /// A file's name is wanted, which the session does not know.
    public internal(set) var files: Files?
}

// Where a prompt's inputs come from.

/// Lines, one after the other.
protocol InputLines: AnyObject {
    /// - Parameters:
    ///   - prompt: what stands before the line, where somebody types it.
    ///   - earlier: the lines of an input before this one; nil for what is no input.
    func read(prompt: String, after earlier: String?) -> LineReader.Event

    /// Puts a line among those that can be brought back.
    func remember(_ line: String)

    /// Nothing more is read.
    func leave()
}

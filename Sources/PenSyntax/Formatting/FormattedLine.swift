// One line of a formatted script.

struct FormattedLine {
    enum CommentPlace {
        /// On a line of its own, indented as code is.
        case alone
        /// On a line of its own, below one that stands behind code and goes on here.
        case below
        /// Behind code, below or above others that do so.
        case behind
        /// One blank behind code, whatever others do.
        case close
    }

    var isBlankBefore: Bool
    /// Levels.
    var indentation: Int
    /// Bytes of the code without the blanks before it; empty where a comment stands alone.
    var code: Range<Int>
    /// Columns, those of the indentation included.
    var width: Int
    /// Bytes of the source.
    var comment: Range<Int>?
    var place = CommentPlace.alone
}

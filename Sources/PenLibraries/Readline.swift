// GNU readline, as far as a prompt needs it.

/// The functions of GNU readline and its history that edit a line, one key at a time (tiswww.case.edu/php/chet/readline).
public struct Readline: @unchecked Sendable {
    public typealias Text = UnsafeMutablePointer<CChar>

    /// The prompt, and who receives a finished line, which is to be freed; nil at the end of the input.
    public let begin: @convention(c) (UnsafePointer<CChar>, @convention(c) (Text?) -> Void) -> Void
    public let readKey: @convention(c) () -> Void
    public let end: @convention(c) () -> Void
    /// Throws away what a signal has interrupted: a search, a numeric argument.
    public let forgetPending: @convention(c) () -> Void
    public let freeLine: @convention(c) () -> Void
    public let replaceLine: @convention(c) (UnsafePointer<CChar>, Int32) -> Void
    public let resize: @convention(c) () -> Void
    public let startFresh: @convention(c) () -> Int32
    public let redisplay: @convention(c) () -> Void
    public let prepareTerminal: @convention(c) (Int32) -> Void
    public let restoreTerminal: @convention(c) () -> Void
    /// A name and a value of the init file's `set`.
    public let set: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32

    /// Reads the init file and looks at the locale and the terminal; once, before a line is read.
    public let initialize: @convention(c) () -> Int32
    /// Asks the terminal again how large it is.
    public let measureScreen: @convention(c) () -> Void
    /// The function that the last key has called, and those that clear the window.
    public let lastFunction: UnsafeMutablePointer<UnsafeRawPointer?>
    public let clearingFunctions: [UnsafeRawPointer]
    /// The line being edited, the place of its cursor and its end, in bytes.
    public let line: UnsafeMutablePointer<Text?>
    public let point, lineEnd: UnsafeMutablePointer<Int32>

    public typealias Matches = UnsafeMutablePointer<Text?>

    /// What makes matches of the text between two places of the line: what all begin with, each of them, and nil. A single
    /// one stands alone. All of it is allocated, and freed by readline.
    public let completes: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> Matches?)?>
    /// What shows matches below the line, which it may use in place of readline's list.
    public let showsMatches: UnsafeMutablePointer<(@convention(c) (Matches?, Int32, Int32) -> Void)?>
    /// Set by the former: no match means that there is none, and not that readline is to look for files.
    public let isCompleted: UnsafeMutablePointer<Int32>
    /// What is put behind a single match, 0 for nothing; whether matches are sorted; where words end.
    public let appended, sortsMatches: UnsafeMutablePointer<Int32>
    public let wordBreaks: UnsafeMutablePointer<UnsafePointer<CChar>?>
    /// Shows prompt and line below what somebody else has written.
    public let showAgain: @convention(c) () -> Int32

    public let useHistory: @convention(c) () -> Void
    public let addHistory: @convention(c) (UnsafePointer<CChar>) -> Void
    public let limitHistory: @convention(c) (Int32) -> Void

    public let catchesSignals, catchesResizing: UnsafeMutablePointer<Int32>
    public let name: UnsafeMutablePointer<UnsafePointer<CChar>?>

    private static let opened = Result<Readline, MissingLibrary> { () throws(MissingLibrary) in try Readline() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> Readline { try opened.get() }

    private init() throws(MissingLibrary) {
        let library = try DynamicLibrary("readline", version: 8, package: "libreadline8")
        begin = try library.function("rl_callback_handler_install")
        readKey = try library.function("rl_callback_read_char")
        end = try library.function("rl_callback_handler_remove")
        forgetPending = try library.function("rl_callback_sigcleanup")
        freeLine = try library.function("rl_free_line_state")
        replaceLine = try library.function("rl_replace_line")
        resize = try library.function("rl_resize_terminal")
        startFresh = try library.function("rl_on_new_line")
        redisplay = try library.function("rl_redisplay")
        prepareTerminal = try library.function("rl_prep_terminal")
        restoreTerminal = try library.function("rl_deprep_terminal")
        set = try library.function("rl_variable_bind")
        initialize = try library.function("rl_initialize")
        measureScreen = try library.function("rl_reset_screen_size")
        lastFunction = try library.variable("rl_last_func")
        // The second is there since version 8.1.
        clearingFunctions = ["rl_clear_screen", "rl_clear_display"].compactMap { try? library.function($0) }
        line = try library.variable("rl_line_buffer")
        (point, lineEnd) = (try library.variable("rl_point"), try library.variable("rl_end"))
        completes = try library.variable("rl_attempted_completion_function")
        showsMatches = try library.variable("rl_completion_display_matches_hook")
        isCompleted = try library.variable("rl_attempted_completion_over")
        appended = try library.variable("rl_completion_append_character")
        sortsMatches = try library.variable("rl_sort_completion_matches")
        wordBreaks = try library.variable("rl_completer_word_break_characters")
        showAgain = try library.function("rl_forced_update_display")
        useHistory = try library.function("using_history")
        addHistory = try library.function("add_history")
        limitHistory = try library.function("stifle_history")
        catchesSignals = try library.variable("rl_catch_signals")
        catchesResizing = try library.variable("rl_catch_sigwinch")
        name = try library.variable("rl_readline_name")
    }
}

// `pen watch FILE.pen`: drawing again whenever the script is saved.

import PenTerminal

struct WatchCommand {
    private let options: Options
    private let path: ByteString
    private let destination: Destination

    /// Throws where there is nothing to watch, or the options contradict each other.
    init(options: Options) throws {
        var options = options
        options.words.removeFirst()
        if options.words.isEmpty, !options.arguments.isEmpty { options.words.append(options.arguments.removeFirst()) }
        let call = "pen watch FILE.pen draws it again whenever it is saved."
        guard let path = options.words.first, options.code.isEmpty else { throw CommandFailure(.usage, "watch needs a script's file.", hint: call) }
        guard path.text != "-" else { throw CommandFailure(.usage, "watch needs a file, and not standard input.", hint: call) }
        guard !options.checksOnly else { throw CommandFailure(.usage, "watch draws, and --check runs nothing: give one of them.") }
        if case .stream = FileContent(of: path) { throw CommandFailure(.usage, "\(path) is no plain file, which could be watched.") }
        destination = try RunCommand(options: options).destination
        if destination.takesStandardOutput { throw CommandFailure(.usage, "watch draws in the terminal or into a file: -o FILE.svg.") }
        if case .folder = destination, options.words.count > 1 { throw CommandFailure(.usage, "watch draws one script, and here are \(options.words.count).") }
        (self.options, self.path) = (options, path)
    }

    func run() -> ExitCode { WatchLoop(options: options, path: path, usesWindow: usesWindow).watch() }

    /// Whether the picture can be painted in place.
    private var usesWindow: Bool {
        destination == .terminal && options.preview != PreviewMode.none && Terminal(descriptor: 1).movesCursor
    }
}

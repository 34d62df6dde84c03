// `pen join`: shares of a film, drawn one by one, become the film.

/// Puts numbered frames in order and encodes them as `pen FILE.pen -o FILE.mp4` would have, to the same bytes.
struct JoinCommand {
    private let files: [ByteString]
    private let path: ByteString
    private let film: Film
    private let opensResult: Bool

    init(options: Options) throws {
        let call = "pen join frames/*.png -o FILE.mp4, with --fps and --loop as for the film itself."
        let words = options.words.dropFirst() + options.arguments
        guard let first = words.first else { throw CommandFailure(.usage, "join needs the frames of a film.", hint: call) }
        guard let path = options.output, path.text != "-", path.text != "none" else { throw CommandFailure(.usage, "join needs the name of the film.", hint: call) }
        let format = try options.format ?? Destination.format(of: path)
        guard format.isFilm else { throw CommandFailure(.usage, "join makes films, and \(format.name) is none.", hint: call) }
        try Ffmpeg.require()
        let named = words.count == 1 ? try NumberedName(first)?.files : nil
        files = try FrameNumber.ordered(named ?? Array(words))
        film = Film(format: format, rate: options.rate ?? .usual, loops: options.loops)
        (self.path, opensResult) = (path, options.opensResult)
    }

    func run() throws -> ExitCode {
        Console.complain(try film.write(JoinedFrames(files), to: path))
        if opensResult { try Viewer.open(path) }
        return .success
    }
}

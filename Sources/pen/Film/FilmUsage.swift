// Which options go with which outputs, where something moves.

enum FilmUsage {
    /// Throws where options contradict each other or the destination.
    static func check(_ options: Options, _ destination: Destination) throws {
        let kind = Kind(destination)
        if kind == .film || kind == .numbered { try checkFilm(options, kind) } else { try checkStill(options, destination, kind) }
        if kind == .film { try Ffmpeg.require() }
    }

    private enum Kind {
        case film, numbered, still, other

        init(_ destination: Destination) {
            switch destination {
            case .file(_, let format), .folder(_, let format): self = format.isFilm ? .film : .still
            case .standardOutput: self = .still
            case .numbered: self = .numbered
            case .terminal, .nowhere: self = .other
            }
        }
    }

    private static func checkFilm(_ options: Options, _ kind: Kind) throws {
        if kind == .film, options.frames != nil {
            throw CommandFailure(.usage, "--frames draws a share of a film as numbered pictures: -o FILE-%04d.png.", hint: "pen join puts the shares together.")
        }
        guard !options.times.isEmpty else { return }
        if kind == .film { throw CommandFailure(.usage, "--at names moments, and a film shows a time: --from and --to say which.") }
        if let name = named(options) { throw CommandFailure(.usage, "--at names the moments that are drawn, and \(name) says the same for a film: give one of them.") }
    }

    private static func checkStill(_ options: Options, _ destination: Destination, _ kind: Kind) throws {
        if options.times.count > 1, !destination.hasPages {
            let fault = destination == .terminal ? "the terminal shows one moment: give one --at." : "several --at are several pictures."
            throw CommandFailure(.usage, fault, hint: "-o FILE.pdf makes pages of them, and -o FILE-%d.png or FILE-%d.svg a file of each.")
        }
        // The terminal plays what moves.
        if kind == .still || options.rate != nil || options.frames != nil, let name = named(options) {
            throw CommandFailure(.usage, "\(name) goes with films.", hint: "-o FILE.gif (or .webp, .apng, .mp4, .webm) writes one, and -o FILE-%04d.png its frames.")
        }
    }

    /// An option that only films have.
    private static func named(_ options: Options) -> String? {
        let given = [("--fps", options.rate != nil), ("--frames", options.frames != nil), ("--from", options.from != nil), ("--to", options.to != nil), ("--loop", options.loops)]
        return given.first { $0.1 }?.0
    }
}

extension Destination {
    /// Whether one output holds pictures of several moments.
    fileprivate var hasPages: Bool {
        switch self {
        case .file(_, .pdf), .folder(_, .pdf), .standardOutput(.pdf), .nowhere: true
        default: false
        }
    }
}

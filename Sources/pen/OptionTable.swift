// Every option, declared once: parsing, help and suggestions come from this table.

import PenTerminal

/// One option as the user knows it, and what it does to the options.
struct OptionDeclaration: Sendable {
    var short: String?
    var long: String
    /// The placeholder of its value in the help; nil for an option that takes none.
    var placeholder: String?
    var help: String
    /// What its value may be, for the shells.
    var takes: ExpectedWord
    var apply: @Sendable (inout Options, ByteString) throws -> Void

    init(
        _ short: String? = nil, _ long: String, _ placeholder: String? = nil, _ help: String, takes: ExpectedWord = .nothing,
        _ apply: @escaping @Sendable (inout Options, ByteString) throws -> Void
    ) {
        (self.short, self.long, self.placeholder, self.help, self.takes, self.apply) = (short, long, placeholder, help, takes, apply)
    }

    static let all: [OptionDeclaration] = [
        .init("-o", "--output", "FILE", "FILE.svg .png .pdf .gif .mp4 …, FOLDER/, -, none", takes: .files) { $0.output = try OptionValue.path($1) },
        .init(nil, "--format", "F", "svg, png, gif, mp4, …, whatever FILE is called", takes: .words(Options.Format.allCases.map(\.rawValue))) { $0.format = try OptionValue.format($1.text) },
        .init(nil, "--size", "W[,H]", "width and height of the picture in the file") { $0.size = try OptionValue.size($1.text) },
        .init(nil, "--scale", "S", "the same by a factor") { $0.scale = try OptionValue.positive($1.text) },
        .init(nil, "--at", "T", "the picture after T seconds (also 500ms, 2m)") { $0.times.append(try OptionValue.moment($1.text)) },
        .init(nil, "--outline-text", nil, "draw texts in SVG and PDF as paths") { options, _ in options.outlinesTexts = true },
        .init(nil, "--preview", "MODE", "by pixels or by cells: pen help preview", takes: .words(PreviewMode.allCases.map(\.rawValue))) { $0.preview = try OptionValue.preview($1.text) },
        .init(nil, "--width", "N", "columns of the picture in the terminal") { $0.width = try OptionValue.columns($1.text) },
        .init(nil, "--grid", nil, "show coordinates under the picture") { options, _ in options.showsGrid = true },
        .init(nil, "--points", nil, "show anchors and control points") { options, _ in options.showsPoints = true },
        .init(nil, "--open", nil, "open the written file in its viewer") { options, _ in options.opensResult = true },
        .init("-e", "--execute", "CODE", "run CODE instead of a file") { $0.code.append($1) },
        .init(nil, "--max-steps", "N", "stop after N loop turns and calls, such as 5M") { $0.limits.maximumSteps = try OptionValue.count($1.text) },
        .init(nil, "--timeout", "T", "stop after T seconds (also 500ms, 2m)") { $0.limits.timeout = try OptionValue.duration($1.text) },
        .init(nil, "--max-memory", "N", "stop at N bytes (512M; 2G if not given)") { $0.limits.maximumMemory = try OptionValue.bytes($1.text) },
        .init("-h", "--help", nil, "show this; pen help options shows the others, too") { options, _ in options.wantsHelp = true },
        .init("-V", "--version", nil, "show the version") { options, _ in options.wantsVersion = true },
    ]

    /// As the help writes it: `-o, --output FILE`
    var spelling: String { [short, long].compactMap(\.self).joined(separator: ", ") + (placeholder.map { " " + $0 } ?? "") }

    /// Those that the help does not show at once, but `pen help options` does.
    static let ofPNG: [OptionDeclaration] = [
        .init(nil, "--compress", "N", "for PNG: 0 (fast) to 9 (small)") { $0.compression = try OptionValue.compression($1.text) },
        .init(nil, "--gamma", nil, "for PNG: colours are mixed as light") { options, _ in options.mixesLight = true },
    ]

    static let ofMotion: [OptionDeclaration] = [
        .init(nil, "--poster", "T", "the moment that is shown where nothing moves (also 500ms, 2m)") { $0.poster = try OptionValue.moment($1.text) },
        .init(nil, "--from", "T", "what moves is shown from T seconds on (also 500ms, 2m)") { $0.from = try OptionValue.moment($1.text) },
        .init(nil, "--to", "T", "and until T seconds") { $0.to = try OptionValue.duration($1.text) },
        .init(nil, "--loop", nil, "what moves begins again at its end") { options, _ in options.loops = true },
        .init(nil, "--speed", "S", "what moves plays in the terminal as many times as fast") { $0.speed = try OptionValue.positive($1.text) },
        .init(nil, "--play", nil, "what moves plays in the terminal, also where nobody could press a key") { options, _ in options.motion = try OptionValue.motion(.play, after: options.motion) },
        .init(nil, "--still", nil, "the terminal shows a still picture of what moves") { options, _ in options.motion = try OptionValue.motion(.still, after: options.motion) },
        .init(nil, "--tolerance", "D", "how far from its place moving SVG may show something (0.1)") { $0.tolerance = try OptionValue.tolerance($1.text) },
        .init(nil, "--fps", "N", "frames of a film in a second, such as 30 or 30000/1001") { $0.rate = try OptionValue.rate($1.text) },
        .init(nil, "--frames", "A..B", "only these frames of a film, by their numbers from 0") { $0.frames = try OptionValue.frames($1.text) },
    ]

    static let ofCommands: [OptionDeclaration] = [
        .init(nil, "--all", nil, "with help: the whole reference") { options, _ in options.wantsAll = true },
        .init(nil, "--search", nil, "with help: the pages that have these words") { options, _ in options.wantsSearch = true },
        .init(nil, "--check", nil, "pen check by another name") { options, _ in options.checksOnly = true },
        .init(nil, "--json", nil, "with check: what it finds as JSON") { options, _ in options.writesJSON = true },
        .init(nil, "--list", nil, "with learn: the lessons, and which are done") { options, _ in options.wantsList = true },
        .init(nil, "--language", "L", "with learn: en or zh, whatever the locale says", takes: .words(LessonFiles.own.languages)) { $0.language = $1.text },
        .init(nil, "--lessons", "DIR", "with learn: the lessons of a folder", takes: .files) { $0.lessons = try OptionValue.path($1) },
        .init(nil, "--html", "DIR", "with learn: the lessons as pages, which need no network", takes: .files) { $0.site = try OptionValue.path($1) },
    ]

    static let groups: [(title: String, options: [OptionDeclaration])] = [
        ("Of most use", all), ("For what moves, and for films", ofMotion), ("For PNG", ofPNG), ("Of single commands", ofCommands),
    ]

    static let every: [OptionDeclaration] = groups.flatMap(\.options)
}

// `pen learn`: lessons in the terminal, as a list, checked, or as pages.

struct LearnCommand {
    let options: Options
    private let files: LessonFiles

    init(options: Options) throws {
        self.options = options
        // A check takes the folder as its word, too.
        let folder = options.lessons ?? (options.checksOnly ? options.words.dropFirst().first : nil)
        files = try folder.map { try LessonFiles(folder: $0) } ?? .own
    }

    func run() throws -> ExitCode {
        if let word = options.words.dropFirst(2).first { throw CommandFailure(.usage, "pen learn takes one lesson, and not \(word) as well.") }
        if options.checksOnly { return try LessonAudit(files: files, options: options).run() }
        if let site = options.site { return try LessonSite(files: files, options: options).write(to: site) }
        let course = try Course(files, language: options.language, first: options.words.dropFirst().first?.text)
        if options.wantsList { return try Console.show(course.list(Typesetter(width: Paragraph.standardOutput.width, hasColors: false), mark: nil)) }
        return try Prompt(options: options, course: course).run()
    }
}

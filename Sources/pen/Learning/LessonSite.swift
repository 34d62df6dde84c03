// All lessons as pages that need no network.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `pen learn --html DIR`: a page for each lesson and language, with its pictures beside it, and one that lists them.
struct LessonSite {
    let files: LessonFiles
    let options: Options

    private struct Course {
        let language: String
        let words: LearnWords
        let lessons: [Lesson]
        /// The language's own name.
        var name: String { words.language == language ? words.ownName : language }
    }

    func write(to folder: ByteString) throws -> ExitCode {
        let courses = try files.languages.map { Course(language: $0, words: LearnWords.of($0), lessons: try files.lessons(in: $0)) }
        try makeFolder(folder)
        for course in courses {
            let place = folder.appending(ByteString(course.language))
            try makeFolder(place)
            for index in course.lessons.indices { try write(index, of: course, among: courses, to: place) }
        }
        try write(contents(courses), to: folder.appending(ByteString("index.html")))
        return try Console.show("wrote \(courses.reduce(0) { $0 + $1.lessons.count }) lessons; open \(folder.appending(ByteString("index.html")))\n")
    }

    private func makeFolder(_ folder: ByteString) throws {
        guard folder.withPointer({ mkdir($0, 0o777) }) != 0, errno != EEXIST else { return }
        throw CommandFailure(.cannotWrite, "cannot make the folder \(folder): \(SystemError.last.message).")
    }

    private func write(_ page: LessonPage, to path: ByteString) throws {
        try OutputFile(path: path).write(Array(page.html(style: LessonFiles.own.text(of: "page.css"), script: LessonFiles.own.text(of: "page.js")).utf8))
    }

    // MARK: Lessons

    private func write(_ index: Int, of course: Course, among courses: [Course], to folder: ByteString) throws {
        let lesson = course.lessons[index], example = lesson.name + ".svg", solution = lesson.name + "-solution.svg"
        let moves = try draw([lesson.example], of: lesson, to: folder.appending(ByteString(example)))
        _ = try draw([lesson.start, lesson.solution], of: lesson, to: folder.appending(ByteString(solution)))
        var page = LessonPage(language: course.language, words: course.words, title: course.words.lesson(lesson.number, lesson.title))
        page.add(lesson, example: example, moves: moves, solution: solution)
        page.links = links(index, of: course, among: courses)
        try write(page, to: folder.appending(ByteString(LessonSite.file(of: lesson))))
    }

    /// - Returns: whether the picture moves.
    private func draw(_ scripts: [Lesson.Code], of lesson: Lesson, to path: ByteString) throws -> Bool {
        switch LessonCheck.run(scripts.map { (lesson.file, $0.bytes) }, options) {
        case .failure(let fault): throw CommandFailure(.scriptError, fault.text)
        case .success(let run):
            try OutputFile(path: path).write(try Picture(of: lesson.file, run.session.scene, options: options).bytes(.svg) { _ in })
            return run.session.scene.isMoving
        }
    }

    private static func file(of lesson: Lesson) -> String { "\(lesson.number)-\(lesson.name).html" }

    private func links(_ index: Int, of course: Course, among courses: [Course]) -> [LessonPage.Link] {
        let lessons = course.lessons
        let before = lessons.indices.contains(index - 1) ? [LessonPage.Link(target: LessonSite.file(of: lessons[index - 1]), title: "← " + lessons[index - 1].title)] : []
        let next = lessons.indices.contains(index + 1) ? [LessonPage.Link(target: LessonSite.file(of: lessons[index + 1]), title: lessons[index + 1].title + " →")] : []
        let others = courses.filter { $0.language != course.language }.compactMap { other in
            other.lessons.first { $0.name == lessons[index].name }.map { LessonPage.Link(target: "../\(other.language)/\(LessonSite.file(of: $0))", title: other.name) }
        }
        return before + [LessonPage.Link(target: "../index.html", title: course.words.contents)] + others + next
    }

    // MARK: The list

    private func contents(_ courses: [Course]) -> LessonPage {
        var page = LessonPage(language: courses[0].language, words: courses[0].words, title: courses[0].words.welcome)
        for course in courses {
            let items = course.lessons.map { "<li value=\"\($0.number)\"><a href=\"\(course.language)/\(LessonSite.file(of: $0))\">\($0.title.escapedForHTML)</a></li>\n" }
            page.content += "<section lang=\"\(course.language)\">\n<h2>\(course.name.escapedForHTML)</h2>\n<ol>\n\(items.joined())</ol>\n</section>\n"
        }
        return page
    }
}

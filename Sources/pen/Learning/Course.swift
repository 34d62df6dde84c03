// The lessons of one language, and how far somebody has come.

/// What a learner goes through.
final class Course {
    let lessons: [Lesson]
    let words: LearnWords
    let tools: (name: String, text: String)
    let learned = LearnedLessons()
    /// Where the learner is.
    var index: Int

    /// - Parameters:
    ///   - language: as the command line says it; nil for the environment's.
    ///   - first: the number or name of the lesson to begin with; nil for the next that is not done.
    init(_ files: LessonFiles, language: String?, first: String?) throws {
        let language = try Course.language(language, of: files)
        (lessons, words, tools) = (try files.lessons(in: language), LearnWords.of(language), files.check)
        index = 0
        index = try first.map(find) ?? nextToDo(after: lessons.count - 1) ?? 0
    }

    /// The wanted language, or English, or whichever there is.
    private static func language(_ wanted: String?, of files: LessonFiles) throws -> String {
        let languages = files.languages
        if let wanted {
            if languages.contains(wanted) { return wanted }
            throw CommandFailure(.usage, "there are no lessons in the language `\(wanted)`.", hint: "There are \(languages.joined(separator: ", ")).")
        }
        return [UserLanguage.code, "en"].first(where: languages.contains) ?? languages[0]
    }

    var lesson: Lesson { lessons[index] }

    func isDone(_ lesson: Lesson) -> Bool { learned.names.contains(lesson.name) }

    var doneCount: Int { lessons.count(where: isDone) }

    /// The first lesson behind this one that is not done, going round; nil where all are.
    func nextToDo(after index: Int) -> Int? {
        (1...lessons.count).map { (index + $0) % lessons.count }.first { !isDone(lessons[$0]) }
    }

    func find(_ word: String) throws -> Int {
        if let number = Int(word), let index = lessons.firstIndex(where: { $0.number == number }) { return index }
        if let index = lessons.firstIndex(where: { $0.name == word }) { return index }
        let near = nearestName(to: word, in: lessons.map(\.name))
        throw CommandFailure(.usage, "there is no lesson \(word).", hint: near.map { "Did you mean \($0)?" } ?? ":lessons, or pen learn --list, shows them.")
    }

    /// A line for each lesson: its number, its sign where it is done, its title.
    /// - Parameter mark: where the learner is; nil where nobody is.
    func list(_ paragraph: Typesetter, mark: Int?) -> String {
        let lines = lessons.enumerated().map { index, lesson in
            let number = String(lesson.number)
            let signs = (index == mark ? ">" : " ") + String(repeating: " ", count: max(0, 3 - number.count)) + number + (isDone(lesson) ? " ✓ " : "   ")
            return signs + lesson.title + "\n"
        }
        return lines.joined() + paragraph.paragraph(words.progress(doneCount, lessons.count))
    }
}

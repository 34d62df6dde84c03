// Commands to the prompt while somebody learns.

import PenLanguage
import PenScene

extension ColonCommand {
    /// Those that a lesson has beside the prompt's own.
    static let ofLessons: [ColonCommand] = [
        .init(name: "check", summary: "look whether the exercise is done") { prompt, _ in try prompt.checkExercise() },
        .init(name: "hint", summary: "a hint for the exercise") { prompt, _ in prompt.tell { ($0.words.hint, $0.lesson.hint) } },
        .init(name: "solution", summary: "one way to do the exercise, and its picture") { prompt, _ in try prompt.showSolution() },
        .init(name: "next", summary: "the next lesson") { prompt, _ in try prompt.go(by: 1) },
        .init(name: "back", summary: "the lesson before") { prompt, _ in try prompt.go(by: -1) },
        .init(name: "lessons", argument: "[LESSON]", summary: "all lessons, and which are done; or go to one") { try $0.lessons($1) },
        .init(name: "again", summary: "this lesson from its beginning") { prompt, _ in try prompt.beginLesson() },
    ]
}

extension Prompt {
    private var typesetter: Typesetter { Typesetter(width: Paragraph.standardOutput.width, hasColors: page.terminal.colorDepth != .none) }

    private func write(_ text: LessonText, under title: String? = nil) {
        let typesetter = typesetter
        page.write((title.map { typesetter.heading($0) } ?? "") + text.shown(width: typesetter.width, hasColors: typesetter.hasColors))
    }

    func tell(_ part: (Course) -> (title: String, text: LessonText)) {
        guard let course else { return }
        let (title, text) = part(course)
        write(text, under: title)
    }

    // MARK: Lessons

    /// The page, its picture, and what is to be done; the conversation begins anew.
    func beginLesson() throws {
        guard let course else { return }
        let lesson = course.lesson
        beginExercise()
        page.write("\n" + typesetter.heading(course.words.lesson(lesson.number, lesson.title)) + "\n")
        write(lesson.page)
        page.write("\n")
        try showExample(lesson)
        var typed = ""
        if isTyped, page.terminal.window.rows < Prompt.rowsOfLesson {
            switch reader.read(prompt: course.words.more, after: nil) {
            case .end: return quit()
            case .line(let line): typed = line
            case .interrupted, .killed: break
            }
        }
        page.write("\n")
        showTasks(lesson, course.words)
        // Whoever did not wait is answered.
        if !typed.isEmpty { answer(typed) }
    }

    /// A lower window shows a lesson in two parts.
    private static let rowsOfLesson = 36

    private func showTasks(_ lesson: Lesson, _ words: LearnWords) {
        write(lesson.trying, under: words.trying)
        page.write("\n")
        write(lesson.exercise, under: words.exercise)
        page.write("\n")
        // Said once, it is known; :help says it again.
        if !knowsWords { page.write(typesetter.paragraph(words.keys)) }
        knowsWords = true
    }

    /// Plays while the first line is typed, and goes when that is drawn.
    private func showExample(_ lesson: Lesson) throws {
        switch LessonCheck.run([(lesson.file, lesson.example.bytes)], options) {
        case .success(let run): try show { try pane.show(run.session, options: options) }
        case .failure(let fault): page.complain(fault.text)
        }
    }

    /// A conversation in which what the exercise gives is there.
    private func beginExercise() {
        (conversation, forgotten) = (makeConversation(), [])
        pane.clear()
        guard let lesson = course?.lesson else { return }
        // Warnings say nothing to the learner, who did not write it.
        _ = run { conversation, _ in conversation.say(lesson.start.text, from: lesson.file) { _ in } }
    }

    func beginExerciseAgain() throws {
        guard let course else { return }
        beginExercise()
        try showPicture()
        page.write(typesetter.paragraph(course.words.again))
    }

    func go(by step: Int) throws {
        guard let course else { return }
        let next = course.index + step
        guard course.lessons.indices.contains(next) else { return page.write(typesetter.paragraph(step > 0 ? lastWords(course) : course.words.isFirst)) }
        course.index = next
        try beginLesson()
    }

    private func lastWords(_ course: Course) -> String {
        course.doneCount == course.lessons.count ? course.words.allDone : course.words.isLast + " " + course.words.progress(course.doneCount, course.lessons.count)
    }

    func lessons(_ argument: String) throws {
        guard let course else { return }
        guard argument.isEmpty else {
            course.index = try course.find(argument)
            return try beginLesson()
        }
        page.write(course.list(typesetter, mark: course.index))
    }

    // MARK: The exercise

    func checkExercise() throws {
        guard let course else { return }
        let words = course.words
        switch LessonCheck(lesson: course.lesson, tools: course.tools, options: options).answer(to: conversation.session.scene) {
        case .right: tellRight(course)
        case .missing(let answer): page.write(typesetter.paragraph(answer.isEmpty ? words.notYet : words.missing + " " + answer))
        case .fault(let text): page.complain(text)
        }
    }

    private func tellRight(_ course: Course) {
        let words = course.words
        course.learned.add(course.lesson.name)
        let isLast = course.doneCount == course.lessons.count
        page.write(typesetter.paragraph("✓ " + words.right + " " + words.progress(course.doneCount, course.lessons.count) + " " + (isLast ? words.allDone : words.goesOn)))
        guard !isWarnedOfProgress, let failure = course.learned.failure else { return }
        isWarnedOfProgress = true
        page.complain("pen: " + words.notKept(failure) + "\n")
    }

    func showSolution() throws {
        guard let course else { return }
        let lesson = course.lesson, lines = lesson.solution.text.split(separator: "\n").map { typesetter.typed(String($0)) }
        page.write(typesetter.heading(course.words.solution) + lines.joined())
        try illustrate(lesson.start.text + "\n" + lesson.solution.text, part: 3)
    }
}

// Whether the lessons of a course are as lessons should be.

import PenLanguage
import PenScene

/// `pen learn --check`: every solution passes its own check and an empty drawing does not; examples draw; all languages
/// have the same lessons.
struct LessonAudit {
    let files: LessonFiles
    let options: Options

    func run() throws -> ExitCode {
        let courses = try files.languages.map { (language: $0, lessons: try files.lessons(in: $0)) }
        var faults: [String] = []
        for course in courses {
            for lesson in course.lessons { faults += self.faults(of: lesson) }
            if let first = courses.first { faults += differences(course, first) }
        }
        for fault in faults { Console.complain(fault.last == "\n" ? fault : fault + "\n") }
        guard faults.isEmpty else { return .scriptError }
        return try Console.show("\(courses.map { "\($0.lessons.count) lessons in \($0.language)" }.joined(separator: ", ")): all is well\n")
    }

    /// Names and numbers go together.
    private func differences(_ course: (language: String, lessons: [Lesson]), _ other: (language: String, lessons: [Lesson])) -> [String] {
        func keys(_ lessons: [Lesson]) -> Set<String> { Set(lessons.map { "\($0.number) \($0.name)" }) }
        let (own, others) = (keys(course.lessons), keys(other.lessons))
        return others.subtracting(own).sorted().map { "\(files.name): lesson \($0) is there in \(other.language) and not in \(course.language)." }
            + own.subtracting(others).sorted().map { "\(files.name): lesson \($0) is there in \(course.language) and not in \(other.language)." }
    }

    private func faults(of lesson: Lesson) -> [String] {
        let check = LessonCheck(lesson: lesson, tools: files.check, options: options)
        return example(lesson) + solution(lesson, check) + emptiness(lesson, check)
    }

    private func example(_ lesson: Lesson) -> [String] {
        switch LessonCheck.run([(lesson.file, lesson.example.bytes)], options) {
        case .failure(let fault): [fault.text]
        case .success(let run): run.session.scene.isEmpty ? ["\(lesson.file): the example draws nothing."] : []
        }
    }

    private func solution(_ lesson: Lesson, _ check: LessonCheck) -> [String] {
        switch LessonCheck.run([(lesson.file, lesson.start.bytes), (lesson.file, lesson.solution.bytes)], options) {
        case .failure(let fault): return [fault.text]
        case .success(let run):
            switch check.answer(to: run.session.scene) {
            case .right: return []
            case .missing(let answer): return ["\(lesson.file): the solution does not pass: \(answer)"]
            case .fault(let text): return [text]
            }
        }
    }

    private func emptiness(_ lesson: Lesson, _ check: LessonCheck) -> [String] {
        guard case .success(let run) = LessonCheck.run([(lesson.file, lesson.start.bytes)], options) else { return [] }
        switch check.answer(to: run.session.scene) {
        case .right: return ["\(lesson.file): an empty drawing passes."]
        case .missing: return []
        case .fault(let text): return [text]
        }
    }
}
